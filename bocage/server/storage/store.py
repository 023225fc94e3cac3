"""The store: one writer that commits what many matches hand it together, and a few readers."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from bocage.server.storage.database import READERS, connect
from bocage.server.storage.queries import Append, append_all

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]

BATCH = 200
PAUSE = 1.0
"""Seconds after which the database may have gone away in the meantime."""


class Store:
    """A database. A job may be run again when another of its batch fails, so it does nothing but read and write rows.

    What `write` answers is on disk.
    """

    def __init__(self, url: str) -> None:
        self.engine: Engine = connect(url)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writing: Connection | None = None
        self._used = 0.0
        self.commits = 0
        self.commit_seconds = 0.0
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        """Run a query on a connection of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction; answers when it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, future, loop))
        return await future

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use the database."""
        return self.engine.dialect.name == "postgresql"

    async def aside(self, work: Work[T]) -> T:
        """Run statements in a transaction of their own, which others need not wait for where there can be several."""
        if not self.is_shared:
            return await self.write(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._aside, work)

    def _aside(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Write what is left, and let go of the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
        try:
            while (job := self._jobs.get()) is not None:
                batch = [job]
                stop = False
                while len(batch) < BATCH and not stop and not self._jobs.empty():
                    more = self._jobs.get()
                    if more is None:
                        stop = True
                    else:
                        batch.append(more)
                self._commit(batch)
                if stop:
                    return
        finally:
            self._let_go()

    def _commit(self, batch: list[Job]) -> None:
        begun = time.monotonic()
        try:
            connection = self._connected()
            with connection.begin():
                appends = [work for work, _, _ in batch if isinstance(work, Append)]
                results = [None if isinstance(work, Append) else work(connection) for work, _, _ in batch]
                if appends:
                    append_all(connection, appends)
        except Exception as error:
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
            else:
                _settle(batch[0], None, error)
        else:
            self.commits += 1
            self.commit_seconds += time.monotonic() - begun
            for job, result in zip(batch, results, strict=True):
                _settle(job, result, None)

    def _connected(self) -> Connection:
        """The writer's connection: kept while there is much to write, looked at anew after a pause."""
        now = time.monotonic()
        if self._writing is not None and (self._writing.invalidated or now - self._used > PAUSE):
            self._let_go()
        if self._writing is None:
            self._writing = self.engine.connect()
        self._used = now
        return self._writing

    def _let_go(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None


def _settle(job: Job, result: Any, error: Exception | None) -> None:
    _, future, loop = job

    def settle() -> None:
        if future.done():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
