"""The classes of Tide of Fortune's data files, their closed vocabularies and checks."""
