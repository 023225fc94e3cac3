"""Zones of control and stacking."""
