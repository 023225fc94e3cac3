"""Hands of action cards: when they may be played, and the dice they touch."""
