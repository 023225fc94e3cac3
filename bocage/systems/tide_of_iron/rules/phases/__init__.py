"""The round: Action, Command and Status phase, and what is done in them."""
