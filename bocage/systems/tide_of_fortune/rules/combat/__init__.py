"""Combat and barrages."""
