"""Assault, step by step."""
