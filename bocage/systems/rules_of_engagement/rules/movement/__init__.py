"""Movement: marches, cohesion, nearness to the enemy, what the ground allows."""
