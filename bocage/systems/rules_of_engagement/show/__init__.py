"""What clients ask."""
