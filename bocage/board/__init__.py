"""Boards: geometry that all systems share."""
