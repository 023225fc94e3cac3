"""The rules, a package for each part of the rulebook."""
