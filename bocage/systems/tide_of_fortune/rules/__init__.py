"""The rules, a room for each chapter."""
