"""Shapes that lie on a table: areas with an outline, lines of straight legs, bands along them, turned rectangles."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TypeAlias

from bocage.board.table.crossings import Leg, is_near_leg, is_on_band, side
from bocage.board.table.points import Path, Point
from bocage.board.table.turns import turned

Box: TypeAlias = tuple[int, int, int, int]
"""West, north, east and south."""


def box_of(points: Sequence[Point]) -> Box:
    """The box round some points.

    >>> box_of([(3, 9), (5, 1)])
    (3, 1, 5, 9)
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def box_of_line(a: Point, b: Point) -> Box:
    """The box round a straight line.

    >>> box_of_line((3, 9), (5, 1))
    (3, 1, 5, 9)
    """
    (ax, ay), (bx, by) = a, b
    if ax > bx:
        ax, bx = bx, ax
    return (ax, ay, bx, by) if ay < by else (ax, by, bx, ay)


def do_overlap(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common.

    >>> do_overlap((0, 0, 5, 5), (5, 5, 9, 9)), do_overlap((0, 0, 5, 5), (6, 0, 9, 9))
    (True, False)
    """
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def is_near_box(point: Point, box: Box, reach: int) -> bool:
    """Whether a point is in a box, or no further than `reach` beyond any of its sides.

    >>> is_near_box((15, 5), (0, 0, 10, 10), 5), is_near_box((16, 5), (0, 0, 10, 10), 5)
    (True, False)
    """
    x, y = point
    west, north, east, south = box
    return west - reach <= x <= east + reach and north - reach <= y <= south + reach


class Line:
    """Straight legs one after the other, such as a wall.

    >>> Line(((0, 0), (10, 0), (10, 10))).legs
    (((0, 0), (10, 0)), ((10, 0), (10, 10)))
    """

    __slots__ = ("box", "legs", "points")

    def __init__(self, points: Path) -> None:
        self.points = points
        self.legs: tuple[Leg, ...] = tuple(itertools.pairwise(points))
        self.box = box_of(points)

    def is_near(self, point: Point, reach: int, across: int = 0) -> bool:
        """Whether a base is no further than `reach` from the line."""
        return is_near_box(point, self.box, reach + across) and any(
            is_near_leg(point, leg, reach, across) for leg in self.legs
        )


class Area:
    """What lies within a simple outline.

    >>> field = Area(((0, 0), (10, 0), (10, 10), (0, 10)))
    >>> field.holds((5, 5)), field.holds((10, 5)), field.is_convex
    (True, False, True)
    """

    __slots__ = ("box", "is_convex", "legs", "points")

    def __init__(self, points: Path) -> None:
        self.points = points
        self.legs: tuple[Leg, ...] = tuple(zip(points, (*points[1:], points[0]), strict=True))
        self.box = box_of(points)
        turns = [side(a, b, c) > 0 for (a, b), (_, c) in zip(self.legs, (*self.legs[1:], self.legs[0]), strict=True)]
        self.is_convex = all(turns) or not any(turns)

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside; of points on the outline those in the north-west do."""
        x, y = point
        west, north, east, south = self.box
        if not (west <= x <= east and north <= y <= south):
            return False
        inside = False
        for (ax, ay), (bx, by) in self.legs:
            if (ay > y) != (by > y):
                off = (x - ax) * (by - ay) - (bx - ax) * (y - ay)
                if (off < 0) == (by > ay):
                    inside = not inside
        return inside

    def is_near(self, point: Point, reach: int, across: int = 0) -> bool:
        """Whether a base is inside or no further than `reach` from the outline."""
        if not is_near_box(point, self.box, reach + across):
            return False
        return self.holds(point) or any(is_near_leg(point, leg, reach, across) for leg in self.legs)


class Band:
    """A strip of some width along straight legs, such as a road.

    >>> Band(((0, 0), (100, 0)), 60).holds((50, 30))
    True
    """

    __slots__ = ("box", "legs", "points", "width")

    def __init__(self, points: Path, width: int) -> None:
        self.points = points
        self.width = width
        self.legs: tuple[Leg, ...] = tuple(itertools.pairwise(points))
        west, north, east, south = box_of(points)
        half = (width + 1) // 2
        self.box: Box = (west - half, north - half, east + half, south + half)

    def holds(self, point: Point) -> bool:
        """Whether a point lies on it."""
        return any(is_on_band(point, leg, self.width) for leg in self.legs)


def rectangle(west: int, north: int, east: int, south: int) -> Area:
    """An upright rectangle, its corners clockwise from the north-west.

    >>> rectangle(0, 0, 40, 20).points
    ((0, 0), (40, 0), (40, 20), (0, 20))
    """
    return Area(((west, north), (east, north), (east, south), (west, south)))


def hull(centre: Point, length: int, width: int, heading: int) -> Area:
    """A rectangle that is turned, such as a vehicle: `heading` are degrees clockwise from the north.

    >>> hull((100, 100), 60, 40, 90).points
    ((70, 80), (130, 80), (130, 120), (70, 120))
    """
    across, ahead = width // 2, length // 2
    corners = ((-across, ahead), (-across, -ahead), (across, -ahead), (across, ahead))
    x, y = centre
    return Area(tuple([(x + dx, y + dy) for dx, dy in turned(corners, heading)]))
