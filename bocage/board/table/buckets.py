"""Buckets: the table cut into squares, by which whoever stands near a point is found without asking everybody."""

from __future__ import annotations

from bocage.board.kept import Kept
from bocage.board.table.points import Point
from bocage.board.table.shapes import Box

KEPT = 1 << 14


class Buckets:
    """Squares of a table, numbered row by row; points beyond an edge count to the square beside it.

    >>> buckets = Buckets((400, 300), 100)
    >>> buckets[250, 120], buckets.around((110, 110), 20)
    (6, (0, 1, 4, 5))
    >>> buckets.under((110, 110, 110, 310))
    (5, 9)
    """

    __slots__ = ("_around", "_columns", "_rows", "_side", "_under", "count")

    def __init__(self, size: tuple[int, int], side: int = 100) -> None:
        self._side = side
        self._columns, self._rows = -(-size[0] // side), -(-size[1] // side)
        self.count = self._columns * self._rows
        self._around: Kept[tuple[Point, int], tuple[int, ...]] = Kept(self._find, most=KEPT)
        self._under: Kept[tuple[int, int], tuple[int, ...]] = Kept(self._between, most=KEPT)

    def __getitem__(self, point: Point) -> int:
        """The square that a point lies in."""
        column = min(max(point[0] // self._side, 0), self._columns - 1)
        return min(max(point[1] // self._side, 0), self._rows - 1) * self._columns + column

    def around(self, point: Point, reach: int) -> tuple[int, ...]:
        """The squares that hold all points so near."""
        return self._around[point, reach]

    def under(self, box: Box) -> tuple[int, ...]:
        """The squares that hold all points of a box."""
        west, north, east, south = box
        return self._under[self[west, north], self[east, south]]

    def _find(self, key: tuple[Point, int]) -> tuple[int, ...]:
        (x, y), reach = key
        return self._under[self[x - reach, y - reach], self[x + reach, y + reach]]

    def _between(self, corners: tuple[int, int]) -> tuple[int, ...]:
        first, last = corners
        width = last % self._columns - first % self._columns + 1
        rows = range(first // self._columns, last // self._columns + 1)
        west = first % self._columns
        return tuple([row * self._columns + west + column for row in rows for column in range(width)])
