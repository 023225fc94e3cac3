"""Points of a table in whole millimetres: distances between round bases, lengths of paths, places of contact.

Every answer is exact and the same on every machine: squares are compared, and a root is only ever a whole one.
"""

from __future__ import annotations

import itertools
from functools import cache
from math import isqrt
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
"""East of the west edge and south of the north edge, in millimetres."""
Path: TypeAlias = tuple[Point, ...]
"""Straight legs from point to point."""

FINE = 16
"""Lengths along a line are counted in sixteenths of a millimetre."""


def squared(a: Point, b: Point) -> int:
    """The square of the distance between two points.

    >>> squared((0, 0), (3, 4))
    25
    """
    x, y = a[0] - b[0], a[1] - b[1]
    return x * x + y * y


def is_within(a: Point, b: Point, reach: int, across: int = 0) -> bool:
    """Whether two bases are no further apart than `reach`, rounded to a millimetre; `across` are their two diameters.

    >>> is_within((0, 0), (75, 0), 50, across=50), is_within((0, 0), (76, 0), 50, across=50)
    (True, False)
    """
    most = 2 * reach + across + 1
    return 4 * squared(a, b) < most * most


def is_beyond(a: Point, b: Point, reach: int, across: int = 0) -> bool:
    """Whether two bases are `reach` or more apart, rounded to a millimetre.

    >>> is_beyond((0, 0), (75, 0), 50, across=50), is_beyond((0, 0), (74, 0), 50, across=50)
    (True, False)
    """
    least = 2 * reach + across - 1
    return least <= 0 or 4 * squared(a, b) >= least * least


def gap(a: Point, b: Point, across: int = 0) -> int:
    """How far two bases are apart, rounded to a millimetre, and 0 where they touch or overlap.

    >>> gap((0, 0), (30, 40), across=25)
    38
    """
    return max(0, (isqrt(4 * squared(a, b)) - across + 1) // 2)


def length(path: Path) -> int:
    """The length of a path in sixteenths of a millimetre.

    >>> length(((0, 0), (3, 4), (3, 14)))
    240
    """
    return sum([isqrt(FINE * FINE * squared(a, b)) for a, b in itertools.pairwise(path)])


def is_no_longer(path: Path, reach: int) -> bool:
    """Whether a path, rounded to a millimetre, is no longer than `reach`.

    >>> is_no_longer(((0, 0), (200, 1)), 200), is_no_longer(((0, 0), (200, 20)), 200)
    (True, False)
    """
    return length(path) < FINE * reach + FINE // 2


def rounded(fine: int) -> int:
    """A length in sixteenths, in whole millimetres.

    >>> rounded(247), rounded(248)
    (15, 16)
    """
    return (fine + FINE // 2) // FINE


def along(path: Path, part: int, parts: int) -> Point:
    """The point at `part` of `parts` of the way, by length.

    >>> along(((0, 0), (10, 0), (10, 10)), 3, 4)
    (10, 5)
    """
    if part >= parts or len(path) == 1:
        return path[-1]
    left = length(path) * part // parts
    for a, b in itertools.pairwise(path):
        leg = isqrt(FINE * FINE * squared(a, b))
        if left < leg:
            return between(a, b, left, leg)
        left -= leg
    return path[-1]


def between(a: Point, b: Point, part: int, parts: int) -> Point:
    """The point at `part` of `parts` of the straight line from one point to another, rounded to a millimetre.

    >>> between((0, 0), (10, -10), 1, 4)
    (3, -2)
    """
    half = parts // 2
    return a[0] + ((b[0] - a[0]) * part + half) // parts, a[1] + ((b[1] - a[1]) * part + half) // parts


def towards(a: Point, b: Point, far: int) -> Point:
    """The point that lies `far` millimetres from one point on the line to another, or that other if it is nearer.

    >>> towards((0, 0), (30, 40), 25)
    (15, 20)
    """
    whole = isqrt(FINE * FINE * squared(a, b))
    return b if whole <= FINE * far else between(a, b, FINE * far, whole)


def middle(points: Path) -> Point:
    """The point in the midst of some points.

    >>> middle(((0, 0), (10, 0), (10, 10)))
    (7, 3)
    """
    n = len(points)
    return (2 * sum([x for x, _ in points]) + n) // (2 * n), (2 * sum([y for _, y in points]) + n) // (2 * n)


@cache
def contacts(distance: int) -> Path:
    """The whole vectors of exactly that length, clockwise from the east: where a base touches one so far away.

    >>> len(contacts(25)), contacts(25)[:4]
    (20, ((25, 0), (24, 7), (20, 15), (15, 20)))
    """
    first = [
        (x, y)
        for x in range(distance, 0, -1)
        if (y := isqrt(distance * distance - x * x)) ** 2 == distance * distance - x * x
    ]
    quarters = (
        first,
        [(-y, x) for x, y in first],
        [(-x, -y) for x, y in first],
        [(y, -x) for x, y in first],
    )
    return tuple([vector for quarter in quarters for vector in quarter])
