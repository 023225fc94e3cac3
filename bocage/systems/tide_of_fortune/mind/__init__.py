"""What machine players think."""
