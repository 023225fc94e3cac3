"""The server: matches, seats and storage as a service, under a thin layer of HTTP and WebSocket (see docs/api.md)."""

from __future__ import annotations

__all__ = ["run"]


def run(host: str = "127.0.0.1", port: int = 8000, db: str | None = None) -> None:
    """Serve until interrupted: `db` is the URL of a database, by default a SQLite file in the user's data folder."""
    from bocage.server.running import serve

    serve(host, port, db)
