"""State: records, the game, its indexes, its set-up."""
