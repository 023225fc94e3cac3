"""Discipline: states, tests, falling back, what fire does to a squad."""
