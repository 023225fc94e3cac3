"""What strategy cards do, a module for each family of effects."""
