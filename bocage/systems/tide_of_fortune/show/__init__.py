"""What clients show."""
