"""The rulebook, a package for each of its parts."""
