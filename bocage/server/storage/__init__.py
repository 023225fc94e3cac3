"""Storage: matches, seats, journals, snapshots and talk in SQLite or PostgreSQL."""
