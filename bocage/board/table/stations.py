"""Stations: good places on a table: beside walls, inside the edges of areas, along roads, on a lattice."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from math import isqrt

from bocage.board.table.crossings import Leg
from bocage.board.table.points import FINE, Path, Point, along, between, squared
from bocage.board.table.shapes import Area


def beside(leg: Leg, off: int, every: int) -> Path:
    """Points on both sides of a leg, `off` millimetres from it, so far from one another.

    >>> beside(((0, 0), (100, 0)), 15, 80)
    ((50, -15), (50, 15))
    """
    a, b = leg
    whole = isqrt(FINE * FINE * squared(a, b))
    if not whole:
        return ()
    n = max(1, whole // (FINE * every))
    found: list[Point] = []
    for number in range(n):
        x, y = between(a, b, (2 * number + 1) * whole // (2 * n), whole)
        dx, dy = b[0] - a[0], b[1] - a[1]
        aside = between((0, 0), (dy, -dx), FINE * off, whole)
        found += [(x + aside[0], y + aside[1]), (x - aside[0], y - aside[1])]
    return tuple(found)


def inside(area: Area, off: int, every: int) -> Path:
    """Points inside an area, `off` millimetres from its outline.

    >>> inside(Area(((0, 0), (100, 0), (100, 100), (0, 100))), 20, 100)
    ((50, 20), (80, 50), (50, 80), (20, 50))
    """
    return tuple([point for leg in area.legs for point in beside(leg, off, every) if area.holds(point)])


def on_the_way(path: Path, every: int) -> Path:
    """Points along a path.

    >>> on_the_way(((0, 0), (200, 0)), 100)
    ((50, 0), (150, 0))
    """
    n = max(1, sum([isqrt(squared(a, b)) for a, b in itertools.pairwise(path)]) // every)
    return tuple([along(path, 2 * number + 1, 2 * n) for number in range(n)])


def lattice(size: tuple[int, int], every: int) -> Path:
    """Points all over a table.

    >>> lattice((200, 100), 100)
    ((50, 50), (150, 50))
    """
    return tuple(
        [(x, y) for y in range(every // 2, size[1], every) for x in range(every // 2, size[0], every)],
    )


def spread(points: Iterable[Point], apart: int) -> Path:
    """Those of the points that are so far from all that came before them.

    >>> spread([(0, 0), (10, 0), (50, 0)], 40)
    ((0, 0), (50, 0))
    """
    kept: list[Point] = []
    for point in points:
        if all(squared(point, other) >= apart * apart for other in kept):
            kept.append(point)
    return tuple(kept)
