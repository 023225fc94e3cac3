"""Cells: the table as a raster, and for each cell the cells that may be seen from it, as a bitset.

A row is worked out once, when it is first asked for. A bit that is not set is certain: whatever two points of the two
cells one takes, the line between them is blocked. A bit that is set says nothing, and the line itself has to be tried.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import mask_of_flags
from bocage.board.kept import Kept
from bocage.board.table.crossings import Leg
from bocage.board.table.points import Point
from bocage.board.table.shapes import Area

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
DEEP = 2
"""A line through a point so deep inside an outline runs at least as far inside it."""


class Raster:
    """A table in square cells, numbered row by row; points beyond an edge count to the cell beside it.

    >>> raster = Raster((200, 100), 50)
    >>> raster.count, raster[120, 60], raster.middle(6)
    (8, 6, (124, 74))
    """

    __slots__ = ("cell", "columns", "corners", "count", "middles", "rows")

    def __init__(self, size: tuple[int, int], cell: int = 50) -> None:
        self.cell = cell
        self.columns, self.rows = -(-size[0] // cell), -(-size[1] // cell)
        self.count = self.columns * self.rows
        numbers = np.arange(self.count, dtype=np.int64)
        west, north = numbers % self.columns * cell, numbers // self.columns * cell
        far = cell - 1
        xs = np.stack([west, west + far, west + far, west], axis=1)
        ys = np.stack([north, north, north + far, north + far], axis=1)
        self.corners: Numbers = np.stack([xs, ys], axis=2)
        """The outermost points of each cell."""
        self.middles: Numbers = np.stack([west + far // 2, north + far // 2], axis=1)

    def __getitem__(self, point: Point) -> int:
        """The cell that a point lies in."""
        column = min(max(point[0] // self.cell, 0), self.columns - 1)
        return min(max(point[1] // self.cell, 0), self.rows - 1) * self.columns + column

    def middle(self, cell: int) -> Point:
        """The point in the middle of a cell."""
        x, y = self.middles[cell].tolist()
        return x, y


class Blind:
    """A leg that blocks every line across it, unless an end of the line is in one of the cells `spared`.

    What does not depend on the eye is worked out once: on which side of it each cell lies, all of it or not, and the
    cells of each side that are not spared.
    """

    __slots__ = ("leg", "places", "side", "spared")

    def __init__(self, raster: Raster, leg: Leg, spared: Flags) -> None:
        (ax, ay), (bx, by) = leg
        sides = (bx - ax) * (raster.corners[:, :, 1] - ay) - (by - ay) * (raster.corners[:, :, 0] - ax)
        left, right = (sides > 0).all(axis=1), (sides < 0).all(axis=1)
        self.leg = leg
        self.spared = spared
        self.side: list[int] = np.where(left, 1, np.where(right, -1, 0)).tolist()
        self.places: tuple[Numbers, Numbers] = (np.flatnonzero(left & ~spared), np.flatnonzero(right & ~spared))
        """The cells to the left of it and to the right."""


def blind_leg(raster: Raster, leg: Leg, reach: int) -> Blind:
    """A leg that those who may stand within `reach` of it look over."""
    far = reach + raster.cell
    return Blind(raster, leg, _distances_squared(raster.middles, leg) <= far * far)


def blind_chords(raster: Raster, area: Area) -> list[Blind]:
    """Legs deep inside a convex area: what crosses one of them runs through the area."""
    if not area.is_convex:
        return []
    cx, cy = sum(x for x, _ in area.points) // len(area.points), sum(y for _, y in area.points) // len(area.points)
    inner = [(x + (cx - x) // 8, y + (cy - y) // 8) for x, y in area.points]
    if not all(_is_deep(point, area) for point in inner):
        return []
    touched = np.any([_distances_squared(raster.middles, leg) <= raster.cell**2 for leg in area.legs], axis=0)
    held = np.array([area.holds(raster.middle(cell)) for cell in range(raster.count)])
    half = len(inner) // 2
    return [
        Blind(raster, (inner[one], inner[other % len(inner)]), touched | held)
        for one in range(half)
        for other in sorted({one + half, one + (len(inner) + 1) // 2})
    ]


def _is_deep(point: Point, area: Area) -> bool:
    x, y = point
    return all(area.holds((x + dx, y + dy)) for dx in (-DEEP, DEEP) for dy in (-DEEP, DEEP))


def _distances_squared(points: Numbers, leg: Leg) -> Numbers:
    """The squares of the distances of points to a leg, rounded down."""
    (ax, ay), (bx, by) = leg
    lx, ly = bx - ax, by - ay
    x, y = points[:, 0] - ax, points[:, 1] - ay
    far = max(lx * lx + ly * ly, 1)
    dot = np.clip(x * lx + y * ly, 0, far)
    squares: Numbers = x * x + y * y - (2 * dot * (x * lx + y * ly) - dot * dot) // far
    return squares


def rows_of(raster: Raster, blinds: Sequence[Blind]) -> Kept[int, int]:
    """For each cell, once it is asked for, the bitset of the cells that may be seen from it."""

    def row(cell: int) -> int:
        may: Flags = np.ones(raster.count, dtype=np.bool_)
        for blind in blinds:
            if blind.side[cell] and not blind.spared[cell]:
                may[_behind(raster, cell, blind)] = False
        return mask_of_flags(may)

    return Kept(row)


def _behind(raster: Raster, cell: int, blind: Blind) -> Numbers:
    """The cells of which every point is hidden from every point of a cell by a leg, both on one side of it each.

    The sign of a cross product is linear in either end of the line: if it is the same for all corners of both cells,
    it is the same for all their points. Of the corners of a cell that is looked at, those count where it is least and
    where it is most.
    """
    is_left = blind.side[cell] > 0
    found = blind.places[is_left]
    if not found.size:
        return found
    eyes, corners = raster.corners[cell], raster.corners[found, 0]
    hidden = np.ones(found.size, dtype=np.bool_)
    for (x, y), turns_left in zip(blind.leg, (not is_left, is_left), strict=True):
        ahead, across = y - eyes[:, 1], x - eyes[:, 0]
        steps = (raster.cell - 1) * ahead, (raster.cell - 1) * -across
        limit = np.minimum if turns_left else np.maximum
        start = eyes[:, 1] * across - eyes[:, 0] * ahead + limit(steps[0], 0) + limit(steps[1], 0)
        crossed = ahead[:, None] * corners[:, 0] - across[:, None] * corners[:, 1] + start[:, None]
        hidden &= ((crossed > 0) if turns_left else (crossed < 0)).all(axis=0)
    return found[hidden]
