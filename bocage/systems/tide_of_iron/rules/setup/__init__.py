"""Before the first round: building squads, placing units, what the box holds."""
