"""All that never changes in a match: the table, its sight and its ways, squads, weapons."""
