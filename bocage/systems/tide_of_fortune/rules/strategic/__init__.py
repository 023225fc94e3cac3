"""Strategic operations."""
