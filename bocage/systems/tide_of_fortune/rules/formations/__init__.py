"""Formations: ratings, command, battle groups, assets, armies."""
