"""The state: units, Leaders, formations, divisions, chits, Parks, works, and what is derived from them."""
