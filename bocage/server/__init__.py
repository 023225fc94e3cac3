"""The server: matches, seats and storage as a service, under a thin layer of HTTP and WebSocket (see docs/api.md)."""

from __future__ import annotations

__all__ = ["run"]


def run(host: str = "127.0.0.1", port: int | None = None, db: str | None = None, browser: bool = False) -> None:
    """Serve until interrupted, by default on the first free port from 8000 on; `browser` shows it in one.

    `db` is the URL of a database, by default a SQLite file in the user's data folder.
    """
    from bocage.server.running import serve

    serve(host, port, db, browser)
