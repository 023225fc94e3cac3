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
    """A leg that blocks every line across it, unless an end of the line is in one of the cells `spared`."""

    __slots__ = ("leg", "spared")

    def __init__(self, leg: Leg, spared: Flags) -> None:
        self.leg = leg
        self.spared = spared


def blind_leg(raster: Raster, leg: Leg, reach: int) -> Blind:
    """A leg that those who may stand within `reach` of it look over."""
    far = reach + raster.cell
    return Blind(leg, _distances_squared(raster.middles, leg) <= far * far)


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
        Blind((inner[one], inner[other % len(inner)]), touched | held)
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
            if not blind.spared[cell]:
                may &= ~_behind(raster, cell, blind)
        return mask_of_flags(may)

    return Kept(row)


def _behind(raster: Raster, cell: int, blind: Blind) -> Flags:
    """The cells of which every point is hidden from every point of a cell by a leg.

    The sign of a cross product is linear in either end of the line: if it is the same for all corners of both cells,
    it is the same for all their points.
    """
    (ax, ay), (bx, by) = blind.leg
    lx, ly = bx - ax, by - ay
    sides = lx * (raster.corners[:, :, 1] - ay) - ly * (raster.corners[:, :, 0] - ax)
    here = sides[cell]
    if (here > 0).all():
        beyond = (sides < 0).all(axis=1)
    elif (here < 0).all():
        beyond = (sides > 0).all(axis=1)
    else:
        return np.zeros(raster.count, dtype=np.bool_)
    beyond &= ~blind.spared
    found = np.flatnonzero(beyond)
    if found.size:
        eyes, marks = raster.corners[cell][None, :, None, :], raster.corners[found][:, None, :, :]
        dx, dy = marks[..., 0] - eyes[..., 0], marks[..., 1] - eyes[..., 1]
        first = dx * (ay - eyes[..., 1]) - dy * (ax - eyes[..., 0])
        last = dx * (by - eyes[..., 1]) - dy * (bx - eyes[..., 0])
        across = ((first > 0) & (last < 0)).all(axis=(1, 2)) | ((first < 0) & (last > 0)).all(axis=(1, 2))
        beyond[found] = across
    return beyond
