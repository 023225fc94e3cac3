"""Pools: where matches are played. One machine's processes here; anything that maps tasks to outcomes will do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bocage.arena.simulation import Outcome, Task


class Pool(Protocol):
    """Plays tasks, wherever it likes, and hands back their outcomes in the order of the tasks.

    Tasks and outcomes are plain frozen records, so that they can travel.
    """

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        """The outcome of each task."""
        ...


class Processes:
    """The processes of this machine; each takes `chunk` matches at a time, or as many as seem good.

    >>> Processes(2).jobs
    2
    """

    def __init__(self, jobs: int = 1, chunk: int | None = None) -> None:
        self.jobs = jobs
        self._chunk = chunk

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        """See `Pool`."""
        from bocage.arena.simulation import play_task

        jobs = min(self.jobs, len(tasks))
        if jobs <= 1:
            yield from map(play_task, tasks)
            return
        chunk = self._chunk or max(1, min(16, len(tasks) // (jobs * 4)))
        with get_context().Pool(jobs) as pool:
            yield from pool.imap(play_task, tasks, chunksize=chunk)
