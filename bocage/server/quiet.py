"""Quiet: a log does not say the same thing over and over; it says how often it would have."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

OFTEN = 5
"""So many times a minute a line is written."""
MINUTE = 60.0
MOST_KNOWN = 1_000


class Quiet(logging.Filter):
    """Lets the first few lines of a kind pass in a minute; the first one of a later minute tells how many did not.

    >>> now = [0.0]
    >>> quiet = Quiet(lambda: now[0])
    >>> lines = [logging.LogRecord("a", logging.ERROR, "b.py", 7, "lost %d", (n,), None) for n in range(9)]
    >>> sum(quiet.filter(line) for line in lines)
    5
    >>> now[0] = 61.0
    >>> quiet.filter(lines[0]), lines[0].getMessage()
    (True, 'lost 0 (and 4 times more)')
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._known: dict[tuple[str, int, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """See `logging.Filter`."""
        kind, now = (record.pathname, record.lineno, record.levelno), self._clock()
        since, times = self._known.get(kind, (now, 0))
        if now - since >= MINUTE:
            if times > OFTEN:
                record.msg, record.args = f"{record.getMessage()} (and {times - OFTEN} times more)", None
            since, times = now, 0
        if len(self._known) >= MOST_KNOWN and kind not in self._known:
            self._known.clear()
        self._known[kind] = (since, times + 1)
        return times < OFTEN
