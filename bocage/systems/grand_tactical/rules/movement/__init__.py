"""Movement: costs, stacking, Column, leaving a hex, transport."""
