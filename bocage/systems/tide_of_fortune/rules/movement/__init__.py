"""Movement and what happens on the way."""
