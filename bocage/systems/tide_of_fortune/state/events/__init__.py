"""Events: what is told of a game, a module for each room."""
