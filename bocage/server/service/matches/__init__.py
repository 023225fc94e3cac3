"""Matches that are played: who owns one, what seats do in it, and what of it is shown when."""
