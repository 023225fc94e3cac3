"""What machine players ask."""
