"""Batteries: Artillery Parks and radio contact."""
