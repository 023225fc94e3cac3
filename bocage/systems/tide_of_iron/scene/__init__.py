"""All of a scenario that never changes in a match."""
