"""From longitude and latitude to hexes: which hex a point lies in, which an area covers, which a line passes or parts.

All maps of real country are laid out alike: flat-top hexes, every second column half a hex lower, the origin in the
centre of the first hex. Lines and areas are way-points in WGS84 degrees; distances are in kilometres on the flat map.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import ceil, dist, sqrt
from typing import NamedTuple

import msgspec

from bocage.board.hex import Hex, HexGrid, Side

Degrees = tuple[float, float]
Point = tuple[float, float]

STEP_KM = 0.1
"""Lines are walked in steps of this part of a hex."""
NEAR = 1.2
"""A line parts hexes whose centres lie within so many hexes of it."""


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a map lies on the country."""

    columns: int
    rows: int
    origin: Degrees
    km_per_degree: tuple[float, float]
    hex_km: float
    """Between opposite sides of a hex."""


class Nearest(NamedTuple):
    """How far a point lies from a line, on which side of it, and whether nothing is nearer than an end of the line."""

    distance: float
    side: int
    loose: bool


class Country:
    """A layout with its hexes."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.grid = HexGrid(layout.columns, layout.rows)

    def point(self, degrees: Degrees) -> Point:
        """Where a point of the country lies on the plane of the map."""
        (lon, lat), (west, north), (across, down) = degrees, self.layout.origin, self.layout.km_per_degree
        return (lon - west) * across, (north - lat) * down

    @cached_property
    def centres(self) -> tuple[Point, ...]:
        """The centres of all hexes."""
        return tuple(self._centre(*self.grid.column_row(hex)) for hex in range(len(self.grid)))

    def hex_at(self, point: Point) -> Hex | None:
        """The hex whose centre is nearest, if the map has it."""
        about = round(point[0] / (self.layout.hex_km * sqrt(0.75)))
        places = [
            (column, round(point[1] / self.layout.hex_km - (column & 1) / 2)) for column in range(about - 1, about + 2)
        ]
        column, row = min(places, key=lambda place: dist(point, self._centre(*place)))
        on_map = 0 <= column < self.layout.columns and 0 <= row < self.layout.rows
        return row * self.layout.columns + column if on_map else None

    def covered(self, area: Sequence[Degrees]) -> Iterator[Hex]:
        """The hexes whose centre lies in an area."""
        corners = [self.point(each) for each in area]
        return (hex for hex, centre in enumerate(self.centres) if _holds(corners, centre))

    def passed(self, line: Sequence[Degrees]) -> frozenset[Hex]:
        """The hexes that a line passes, those too that it only brushes."""
        return frozenset(self._walk([self.point(each) for each in line]))

    def run(self, line: Sequence[Degrees], through: Collection[Hex] = ()) -> tuple[Hex, ...]:
        """The hexes that a line passes, without those that it only brushes: their neighbours on the way are adjacent.

        Of the hexes `through` which it must lead none is left out.
        """
        passed: list[Hex] = []
        for hex in self._walk([self.point(each) for each in line]):
            while len(passed) > 1 and passed[-1] not in through and self._touch(passed[-2], hex):
                passed.pop()
            if not passed or passed[-1] != hex:
                passed.append(hex)
        return tuple(passed)

    def parted(self, line: Sequence[Degrees]) -> Iterator[Side]:
        """The hexsides between hexes near a line that lie on different sides of it."""
        points = [self.point(each) for each in line]
        near = {hex: found for hex, centre in enumerate(self.centres) if (found := self._beside(points, centre))}
        for side in range(self.grid.side_count):
            hexes = self.grid.hexes_of(side)
            if len(hexes) == 2 and all(hex in near for hex in hexes) and near[hexes[0]] != near[hexes[1]]:
                yield side

    def _touch(self, a: Hex, b: Hex) -> bool:
        return a == b or bool(self.grid.adjacent[a] >> b & 1)

    def _centre(self, column: int, row: int) -> Point:
        return column * self.layout.hex_km * sqrt(0.75), (row + (column & 1) / 2) * self.layout.hex_km

    def _walk(self, points: Sequence[Point]) -> Iterator[Hex]:
        for (x, y), (to_x, to_y) in pairwise(points):
            steps = ceil(dist((x, y), (to_x, to_y)) / (STEP_KM * self.layout.hex_km)) or 1
            for step in range(steps + 1):
                hex = self.hex_at((x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
                if hex is not None:
                    yield hex

    def _beside(self, line: Sequence[Point], point: Point) -> int:
        """On which side of a line a point lies, 0 for one that is far from it or beyond its end."""
        nearest = nearest_to(line, point)
        return 0 if nearest.loose or nearest.distance > NEAR * self.layout.hex_km else nearest.side


def nearest_to(line: Sequence[Point], point: Point) -> Nearest:
    """How a point lies to a line. Where a bend is nearest, the direction between its two legs counts.

    >>> nearest_to([(0, 0), (4, 0)], (1, 2)), nearest_to([(0, 0), (4, 0)], (5, 0))
    (Nearest(distance=2.0, side=1, loose=False), Nearest(distance=1.0, side=0, loose=True))
    """
    best, where, leg = min((*_foot(a, b, point), number) for number, (a, b) in enumerate(pairwise(line)))
    a, b = line[leg], line[leg + 1]
    at_start, at_end = where == 0, where == 1
    if (at_start and leg == 0) or (at_end and leg == len(line) - 2):
        return Nearest(best, 0, loose=True)
    along = _direction(a, b)
    if at_start or at_end:
        other = _direction(line[leg - 1], a) if at_start else _direction(b, line[leg + 2])
        along = along[0] + other[0], along[1] + other[1]
    corner = b if at_end else a
    turn = along[0] * (point[1] - corner[1]) - along[1] * (point[0] - corner[0])
    return Nearest(best, 1 if turn > 0 else -1, loose=False)


def _foot(a: Point, b: Point, point: Point) -> tuple[float, float]:
    """How far a point lies from a leg of a line, and at which part of it."""
    (x, y), whole = (b[0] - a[0], b[1] - a[1]), dist(a, b) ** 2
    part = min(max(((point[0] - a[0]) * x + (point[1] - a[1]) * y) / whole, 0.0), 1.0)
    return dist(point, (a[0] + x * part, a[1] + y * part)), part


def _direction(a: Point, b: Point) -> Point:
    length = dist(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _holds(corners: Sequence[Point], point: Point) -> bool:
    """Whether a point lies in an area: a ray from it leaves the area an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > point[1]) != (by > point[1]) and point[0] < ax + (point[1] - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside
