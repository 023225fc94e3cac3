"""Works: buildings and bunkers under fire, mines and wire in the way of marches, engineers with their charges."""
