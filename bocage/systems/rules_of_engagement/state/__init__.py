"""Records, the game with its indexes, events, set-up."""
