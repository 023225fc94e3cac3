"""Command: points, troop quality, Leaders and their range, attachment."""
