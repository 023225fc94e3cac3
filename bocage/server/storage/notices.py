"""Notices: PostgreSQL tells every server of each claim, so that listeners learn at once who has a match."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg

from bocage.server.storage.leases import CHANNEL
from bocage.server.storage.store import Store

log = logging.getLogger("bocage.server")

LOOK = 0.5
AGAIN = 2.0
"""Seconds after which it is tried again to listen, and after which the thread looks whether it is to end."""


class Notices:
    """A thread that listens; what it hears is told in the event loop."""

    def __init__(self, store: Store, told: Callable[[str, int], None]) -> None:
        self._where = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._where, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hear(connection)
            except psycopg.Error as error:
                log.warning("claims cannot be heard of: %s", type(error).__name__)
                self._ended.wait(AGAIN)

    def _hear(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=LOOK):
                match, _, epoch = notice.payload.partition(" ")
                if epoch.isdecimal():
                    self._loop.call_soon_threadsafe(self._told, match, int(epoch))
