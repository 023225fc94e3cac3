"""The sea: naval fire, batteries, mines."""
