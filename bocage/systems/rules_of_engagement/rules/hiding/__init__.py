"""Hiding: markers and dummies, snipers in secret places, and how they are found."""
