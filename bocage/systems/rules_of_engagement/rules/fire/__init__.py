"""Fire: sight, range, the chain from hit to casualty, opportunity fire."""
