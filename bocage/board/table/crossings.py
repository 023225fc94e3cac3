"""Where straight lines cross one another and outlines, by the signs of cross products."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bocage.board.table.points import Point, squared

Leg: TypeAlias = tuple[Point, Point]
"""A straight piece of a wall or of an outline."""


def side(a: Point, b: Point, point: Point) -> int:
    """Above 0 to the right of the line from a to b (y goes south), below 0 to its left, 0 on it.

    >>> side((0, 0), (10, 0), (5, 3))
    30
    """
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def crosses(a: Point, b: Point, leg: Leg) -> bool:
    """Whether the line from a to b crosses a leg.

    A point on the line counts to its left, so that of two legs that meet there exactly one is crossed.

    >>> crosses((0, 0), (10, 10), ((0, 10), (10, 0))), crosses((0, 0), (4, 4), ((0, 10), (10, 0)))
    (True, False)
    """
    c, d = leg
    return (side(a, b, c) > 0) != (side(a, b, d) > 0) and (side(c, d, a) > 0) != (side(c, d, b) > 0)


def crossed_at(a: Point, b: Point, leg: Leg, whole: int) -> int:
    """How far along the line from a to b, of which `whole` is the length, it crosses a leg; rounded down.

    >>> crossed_at((0, 0), (10, 10), ((0, 10), (10, 0)), 100)
    50
    """
    c, d = leg
    first, last = side(c, d, a), side(c, d, b)
    return abs(first) * whole // abs(first - last)


def stretches(a: Point, b: Point, legs: Iterable[Leg], whole: int) -> list[tuple[int, int]]:
    """The stretches of the line from a to b that lie inside a closed outline, by how far along they begin and end.

    Whether the line begins inside follows from the very crossings that are counted: no point on the outline can make
    the two disagree. What runs along the outline is not inside.

    >>> square = (((0, 0), (10, 0)), ((10, 0), (10, 10)), ((10, 10), (0, 10)), ((0, 10), (0, 0)))
    >>> stretches((-10, 5), (20, 5), square, 30), stretches((5, 5), (5, 25), square, 20)
    ([(10, 20)], [(0, 5)])
    """
    inside = False
    cuts: list[int] = []
    edges: list[Leg] = []
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    for leg in legs:
        (cx, cy), (ex, ey) = leg
        first, last = dx * (cy - ay) - dy * (cx - ax), dx * (ey - ay) - dy * (ex - ax)
        if (first > 0) == (last > 0):
            if first == last == 0:
                edges.append(leg)
            continue
        lx, ly = ex - cx, ey - cy
        far = lx * (ay - cy) - ly * (ax - cx)
        parts = ly * dx - lx * dy
        if parts < 0:
            far, parts = -far, -parts
        if far > 0:
            inside = not inside
            if far < parts:
                cuts.append(far * whole // parts)
    if inside:
        cuts.append(0)
    cuts.sort()
    if len(cuts) % 2:
        cuts.append(whole)
    found = list(zip(cuts[::2], cuts[1::2], strict=True))
    return _off_the_edges(found, a, b, edges, whole) if edges and found else found


def _off_the_edges(
    found: list[tuple[int, int]], a: Point, b: Point, edges: list[Leg], whole: int
) -> list[tuple[int, int]]:
    """The stretches without what runs along the outline itself: there a line only touches it."""
    square = squared(a, b)
    for leg in edges:
        first, last = sorted(
            ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) * whole // square for x, y in leg
        )
        found = [
            piece
            for start, end in found
            for piece in ((start, min(end, first)), (max(start, last), end))
            if piece[0] < piece[1]
        ]
    return found


def is_near_leg(point: Point, leg: Leg, reach: int, across: int = 0) -> bool:
    """Whether a base of the diameter `across` is no further than `reach` from a leg, rounded to a millimetre.

    >>> wall = ((0, 0), (100, 0))
    >>> is_near_leg((50, 62), wall, 50, across=25), is_near_leg((50, 63), wall, 50, across=25)
    (True, False)
    """
    most = 2 * reach + across + 1
    return _is_nearer(point, leg, most * most)


def is_on_band(point: Point, leg: Leg, width: int) -> bool:
    """Whether a point lies on a band of that width along a leg.

    >>> is_on_band((50, 30), ((0, 0), (100, 0)), 60), is_on_band((50, 31), ((0, 0), (100, 0)), 60)
    (True, False)
    """
    return _is_nearer(point, leg, width * width + 1)


def _is_nearer(point: Point, leg: Leg, bound: int) -> bool:
    """Whether four times the square of the distance to a leg is below a bound."""
    a, b = leg
    lx, ly = b[0] - a[0], b[1] - a[1]
    px, py = point[0] - a[0], point[1] - a[1]
    dot, far = px * lx + py * ly, lx * lx + ly * ly
    if dot <= 0:
        return 4 * (px * px + py * py) < bound
    if dot >= far:
        return 4 * squared(point, b) < bound
    off = px * ly - py * lx
    return 4 * off * off < bound * far


def nearest_on_leg(point: Point, leg: Leg) -> Point:
    """The point of a leg that is nearest to a point, rounded to a millimetre.

    >>> nearest_on_leg((40, 25), ((0, 0), (100, 0)))
    (40, 0)
    """
    (ax, ay), (bx, by) = leg
    lx, ly = bx - ax, by - ay
    far = lx * lx + ly * ly
    dot = min(max((point[0] - ax) * lx + (point[1] - ay) * ly, 0), far)
    if not far:
        return ax, ay
    return ax + (2 * lx * dot + far) // (2 * far), ay + (2 * ly * dot + far) // (2 * far)
