"""Tables that fill themselves: what is asked for is worked out once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(dict[K, V]):
    """The answers to a question that is asked again and again; with `most` it forgets them all when there are so many.

    >>> squares = Kept(lambda number: number * number)
    >>> squares[4], squares
    (16, {4: 16})
    """

    def __init__(self, find: Callable[[K], V], most: int | None = None) -> None:
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, key: K) -> V:
        if self._most is not None and len(self) >= self._most:
            self.clear()
        found = self[key] = self._find(key)
        return found
