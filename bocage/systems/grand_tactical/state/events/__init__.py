"""What happens, as it is told: a module for each part of the rulebook."""
