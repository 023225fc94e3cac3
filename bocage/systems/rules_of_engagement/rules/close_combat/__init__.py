"""Close combat: charges, fights man against man, the loser's nerve, reinforcement, exploitation."""
