"""What never changes in a match: the ground, the counters as printed, the order of battle, the tables."""
