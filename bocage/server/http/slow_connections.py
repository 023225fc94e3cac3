"""Slow connections: connections that say nothing, or too slowly, are let go of, as are those beyond the limits."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from bocage.server.http.guard import address_of

REQUEST_PATIENCE = 30.0
"""Seconds in which a request must have arrived, from the moment that it, or its connection, began."""
LARGEST_HEAD = 32 * 1024
RESERVED = 100
"""Descriptors that are not for connections: database, processes, files."""
SHARE = 4
"""One address may have one of so many connections, unless it is that of a proxy."""
_ADDRESSES: WeakKeyDictionary[ServerState, Counter[str]] = WeakKeyDictionary()
"""How many connections each address has at a server; those that have become WebSockets are counted elsewhere."""


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
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See `asyncio.Protocol`."""
        super().connection_made(transport)
        most = most_connections()
        if len(self.connections) > most or self._counted() > max(1, most // SHARE):
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._arrived()
        self._uncounted()
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
        self._uncounted()
        super().handle_websocket_upgrade()

    def _counted(self) -> int:
        """How many connections its address has, with this one; 0 for a proxy, which speaks for many."""
        proxies = getattr(self.config.loaded_app, "trusted_hosts", ())
        if self.client is None or self.client[0] in proxies:
            return 0
        self._address = address_of({"client": self.client})
        known = _ADDRESSES.setdefault(self.server_state, Counter())
        known[self._address] += 1
        return known[self._address]

    def _uncounted(self) -> None:
        known = _ADDRESSES.get(self.server_state)
        if self._address and known is not None:
            known[self._address] -= 1
            if not known[self._address]:
                del known[self._address]
        self._address = ""

    def _wait(self) -> None:
        self._arrived()
        self._waiting = self.loop.call_later(REQUEST_PATIENCE, self.transport.abort)

    def _arrived(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
