"""The classes of the data files, closed vocabularies, checks."""
