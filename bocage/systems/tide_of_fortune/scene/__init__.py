"""The scene: what of a scenario never changes."""
