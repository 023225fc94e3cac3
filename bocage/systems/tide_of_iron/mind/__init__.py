"""What machine players know and think of a game."""
