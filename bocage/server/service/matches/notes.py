"""Notes: what a live match writes beside its choices, without anybody waiting for it, until the match leaves memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bocage.server.service.matches.live import Live

log = logging.getLogger("bocage.server")


class Notes:
    """The notes of a live match that are not on disk yet."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._writing: set[asyncio.Task[None]] = set()

    def write(self, what: str, work: Callable[[Any], None]) -> None:
        """Put something on disk soon; where that fails, the log says what it was."""
        task = asyncio.create_task(self._live.write(work), name=what)
        self._writing.add(task)
        task.add_done_callback(self._written)

    async def written(self) -> None:
        """Wait until nothing is left to write: a claim of the match must not find one of its notes at work."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("%s could not be written: %s", task.get_name(), task.exception())
