"""Slow connections: connections that say nothing, or too slowly, are let go of, as are those beyond the limit."""

from __future__ import annotations

import asyncio
import resource

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_PATIENCE = 30.0
"""Seconds in which a request must have arrived, from the moment that it, or its connection, began."""
LARGEST_HEAD = 32 * 1024
RESERVED = 100
"""Descriptors that are not for connections: database, processes, files."""


def most_connections() -> int:
    """How many connections may be open at once: as many as there are descriptors for, less some that are needed.

    >>> most_connections() > 0
    True
    """
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 100_000 if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)


class PatientProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to all waiting for a request."""

    _waiting: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See `asyncio.Protocol`."""
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of its head."""
        self._head += len(name) + len(value)
        if self._head > LARGEST_HEAD:
            self.transport.abort()
        else:
            super().on_header(name, value)

    def on_message_complete(self) -> None:
        """It is there."""
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which has patience of its own."""
        self._arrived()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._arrived()
        self._waiting = self.loop.call_later(REQUEST_PATIENCE, self.transport.abort)

    def _arrived(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
