"""Events, a module for each part of the rulebook."""
