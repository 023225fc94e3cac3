"""The assault and the charges used in it."""
