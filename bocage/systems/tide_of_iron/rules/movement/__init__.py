"""Movement, hex by hex, and what units meet on their way."""
