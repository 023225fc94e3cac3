"""Directions: 360 of them as whole vectors, clockwise from the north, and what lies ahead of one.

16,384 times the cosine of a whole degree is never within 0.0004 of a half: its rounding is the same on every machine.
"""

from __future__ import annotations

from math import cos, radians, sin

from bocage.board.table.points import Path, Point

SCALE = 16_384
FULL = 360

DIRECTIONS: Path = tuple(
    [(round(SCALE * sin(radians(degree))), -round(SCALE * cos(radians(degree)))) for degree in range(FULL)]
)
"""The vector of each degree: 0 is north, 90 east."""


def direction(heading: int) -> Point:
    """The vector of a heading in degrees.

    >>> direction(90), direction(-90)
    ((16384, 0), (-16384, 0))
    """
    return DIRECTIONS[heading % FULL]


def heading(start: Point, end: Point) -> int:
    """The whole degree that points nearest from one point to another; north where they are the same.

    >>> heading((0, 0), (10, 0)), heading((0, 0), (-10, -10))
    (90, 315)
    """
    x, y = end[0] - start[0], end[1] - start[1]
    if not (x or y):
        return 0
    low = 0 if x > 0 or (x == 0 and y < 0) else FULL // 2
    high = low + FULL // 2
    while high - low > 1:
        halfway = (low + high) // 2
        dx, dy = DIRECTIONS[halfway]
        if dx * y - dy * x >= 0:
            low = halfway
        else:
            high = halfway
    return max((low % FULL, high % FULL), key=lambda one: DIRECTIONS[one][0] * x + DIRECTIONS[one][1] * y)


def turned(points: Path, heading: int) -> Path:
    """Points round the origin, drawn as facing north, turned to a heading.

    >>> turned(((0, -10),), 90)
    ((10, 0),)
    """
    sine, cosine = DIRECTIONS[heading % FULL][0], -DIRECTIONS[heading % FULL][1]
    half = SCALE // 2
    return tuple(
        [((x * cosine - y * sine + half) // SCALE, (x * sine + y * cosine + half) // SCALE) for x, y in points]
    )


def is_ahead(origin: Point, facing: Point, point: Point) -> bool:
    """Whether a point lies in the open half-plane before an origin that looks along a vector.

    >>> is_ahead((0, 0), (0, -1), (500, -1)), is_ahead((0, 0), (0, -1), (500, 0))
    (True, False)
    """
    return facing[0] * (point[0] - origin[0]) + facing[1] * (point[1] - origin[1]) > 0


def is_in_quarter(origin: Point, facing: Point, point: Point) -> bool:
    """Whether a point lies within 45 degrees of a vector, to either side.

    >>> is_in_quarter((0, 0), (0, -1), (5, -5)), is_in_quarter((0, 0), (0, -1), (6, -5))
    (True, False)
    """
    x, y = point[0] - origin[0], point[1] - origin[1]
    return abs(facing[0] * y - facing[1] * x) <= facing[0] * x + facing[1] * y
