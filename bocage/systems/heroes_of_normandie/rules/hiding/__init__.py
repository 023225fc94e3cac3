"""Ambush, concealment, and who knows what of whom."""
