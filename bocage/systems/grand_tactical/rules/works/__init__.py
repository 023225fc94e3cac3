"""Improved positions, entrenchments, roadblocks, rear guards."""
