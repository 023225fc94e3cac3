"""A cluster: matches are played on the machines of a Ray cluster, all of which have this version of the program."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bocage.kernel.errors import BocageError

if TYPE_CHECKING:
    from bocage.arena.simulation import Outcome, Task

CHUNK = 4
AHEAD = 3
"""So many chunks for each processor are handed out before the first of them is asked for."""
PATIENCE = 10.0
RETRIES = 20
"""So often a chunk is played again whose process or machine died."""


class Cluster:
    """The machines of a Ray cluster; each processor takes `chunk` matches at a time.

    A chunk whose worker dies is played again elsewhere: its matches depend on their seeds alone, and come out the same.
    """

    def __init__(self, address: str, chunk: int = CHUNK) -> None:
        self._address = address
        self._chunk = chunk

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        """See `Pool`."""
        ray = _ray()
        try:
            _check_there(self._address)
            ray.init(self._address, log_to_driver=False, logging_level="error", ignore_reinit_error=True)
        except (OSError, ValueError, RuntimeError) as error:
            raise BocageError(f"there is no cluster at {self._address}: {_line(error)}") from None
        try:
            yield from self._played(ray, tasks)
        except ray.exceptions.RayError as error:
            raise BocageError(f"the cluster at {self._address} failed: {_line(error)}") from None
        finally:
            ray.shutdown()

    def _played(self, ray: Any, tasks: Sequence[Task]) -> Iterator[Outcome]:
        play = ray.remote(max_retries=RETRIES)(play_some)
        chunks = iter([tasks[first : first + self._chunk] for first in range(0, len(tasks), self._chunk)])
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for chunk in chunks:
            waiting.append(play.remote(chunk))
            if len(waiting) >= most:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())


def play_some(tasks: Sequence[Task]) -> list[Outcome]:
    """Play some matches one after the other."""
    from bocage.arena.simulation import play_task

    return [play_task(task) for task in tasks]


def _check_there(address: str) -> None:
    """Ray itself waits for minutes for a machine that does not answer."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "//" not in host:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise BocageError("a cluster needs Ray: pip install 'bocage[cluster]'") from None
    return ray


def _line(error: Exception) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
