"""What the tests of several games and parts share: positions as rule cases draw them, random games, data packs."""
