"""The store: one writer that commits what many matches hand it together, and a few readers."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from bocage.server.storage.database import READERS, connect

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]

BATCH = 200


class Store:
    """A database. A job may be run again when another of its batch fails, so it does nothing but read and write rows.

    What `write` answers is on disk.
    """

    def __init__(self, url: str) -> None:
        self.engine: Engine = connect(url)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
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

    def close(self) -> None:
        """Write what is left, and let go of the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
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

    def _commit(self, batch: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
            else:
                _settle(batch[0], None, error)
        else:
            for job, result in zip(batch, results, strict=True):
                _settle(job, result, None)


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
