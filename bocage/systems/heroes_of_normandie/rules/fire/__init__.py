"""Fire Actions of every manner, and what they do to their targets."""
