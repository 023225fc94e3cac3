"""The turn: weather, air, reinforcements, dispatch, the cup, clean-up and victory."""
