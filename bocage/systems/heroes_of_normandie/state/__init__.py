"""The records of a game, its tables and indexes, its events, and how it is set up."""
