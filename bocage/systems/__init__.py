"""The wargame systems, each a package of its own, reached through the registry."""
