"""What clients ask of Grand Tactical."""
