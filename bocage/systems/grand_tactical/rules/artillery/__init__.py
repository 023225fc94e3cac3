"""Indirect fire: observers, missions, barrages, counter-battery."""
