"""The bid, the impulse track, operations and orders."""
