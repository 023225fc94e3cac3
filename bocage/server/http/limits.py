"""Limits: how often an address, a token or a connection may ask, and how many sockets an address may have."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bocage.server.problems import Problem

RATES = {
    "address": (20.0, 100.0),
    "page": (50.0, 300.0),
    "token": (20.0, 100.0),
    "create": (20.0 / 60, 20.0),
    "socket": (20.0, 60.0),
    "carry": (1.0 / 30, 5.0),
    "carries": (1.0, 30.0),
    "talk": (0.5, 20.0),
    "report": (1.0 / 60, 5.0),
    "call": (1.0 / 60, 10.0),
    "mailto": (1.0 / 3600, 3.0),
}
"""How many a second, and how many at once."""
AT_ONCE = {"sockets": 200}
"""How many at once, for as long as they last."""
MOST_BUCKETS = 20_000


class Limits:
    """Buckets that fill with time and are emptied by requests; a factor of 0 lifts all limits.

    >>> limits = Limits(1.0, clock=lambda: 0.0)
    >>> for _ in range(20):
    ...     limits.take("create", "127.0.0.1")
    >>> limits.take("create", "127.0.0.1")
    Traceback (most recent call last):
        ...
    bocage.server.problems.Problem: too many requests: wait 3 seconds
    """

    def __init__(self, factor: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, key: str) -> None:
        """Count a request, or refuse it."""
        if not self.factor:
            return
        rate, burst = (value * self.factor for value in RATES[kind])
        now = self._clock()
        left, at = self._buckets.get((kind, key), (burst, now))
        left = min(burst, left + (now - at) * rate)
        if left < 1:
            wait = max(1, math.ceil((1 - left) / rate))
            raise Problem("flood", f"too many requests: wait {wait} seconds", headers={"Retry-After": str(wait)})
        self._buckets[kind, key] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._sweep(now)

    @contextmanager
    def held(self, kind: str, key: str) -> Iterator[None]:
        """Count something for as long as it lasts, or refuse it.

        >>> limits = Limits(0.01)
        >>> with limits.held("sockets", "here"), limits.held("sockets", "there"), limits.held("sockets", "here"):
        ...     limits.held("sockets", "here").__enter__()
        Traceback (most recent call last):
            ...
        bocage.server.problems.Problem: there are too many connections already
        """
        mark = (kind, key)
        if self.factor and self._held[mark] >= max(1, round(AT_ONCE[kind] * self.factor)):
            raise Problem("flood", "there are too many connections already")
        self._held[mark] += 1
        try:
            yield
        finally:
            self._held[mark] -= 1
            if not self._held[mark]:
                del self._held[mark]

    def _sweep(self, now: float) -> None:
        """Forget buckets that have filled up again."""
        self._buckets = {
            (kind, key): (left, at)
            for (kind, key), (left, at) in self._buckets.items()
            if left + (now - at) * RATES[kind][0] * self.factor < RATES[kind][1] * self.factor
        }
