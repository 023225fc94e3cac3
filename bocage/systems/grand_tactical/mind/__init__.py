"""What machine players ask of Grand Tactical."""
