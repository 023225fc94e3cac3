"""Buildings and other structures, and fire at them."""
