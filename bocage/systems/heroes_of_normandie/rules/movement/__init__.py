"""Movement Actions, square by square, and forced moves."""
