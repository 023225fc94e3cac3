"""Machines in the seats of matches: processes that think, and what they are asked."""
