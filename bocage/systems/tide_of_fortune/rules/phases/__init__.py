"""The phases around operations."""
