"""Hulls: turned rectangles such as vehicles, what they cover and touch, and from which side they are seen."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import Literal

from bocage.board.table.crossings import crosses, is_near_leg, nearest_on_leg
from bocage.board.table.points import FINE, Path, Point, length, middle, rounded
from bocage.board.table.shapes import Area, Band, Line, do_overlap, hull
from bocage.board.table.turns import direction, heading, turned

Flank = Literal["front", "side", "rear"]
KEPT = 1 << 12


@lru_cache(maxsize=KEPT)
def hull_at(at: Point, size: tuple[int, int], facing: int) -> Area:
    """The hull of so much length and width at a point.

    >>> hull_at((100, 100), (60, 40), 90).box
    (70, 80, 130, 120)
    """
    return hull(at, *size, facing)


def flank_towards(at: Point, size: tuple[int, int], facing: int, eye: Point) -> Flank:
    """Which side of a hull looks at a point, by the lines through its corners; on such a line it is front or rear.

    >>> flank_towards((0, 0), (60, 40), 0, (0, -500)), flank_towards((0, 0), (60, 40), 0, (400, -100))
    ('front', 'side')
    """
    dx, dy = direction(facing)
    x, y = eye[0] - at[0], eye[1] - at[1]
    ahead, across = dx * x + dy * y, abs(dx * y - dy * x)
    if across * size[0] > abs(ahead) * size[1]:
        return "side"
    return "front" if ahead > 0 else "rear"


def do_touch(one: Area, shape: Area | Band | Line) -> bool:
    """Whether a hull covers part of a shape.

    >>> do_touch(hull_at((0, 0), (60, 40), 0), Line(((-100, 0), (100, 0))))
    True
    """
    if not do_overlap(one.box, shape.box):
        return False
    if any(crosses(*edge, leg) for edge in one.legs for leg in shape.legs):
        return True
    if isinstance(shape, Line):
        return any(one.holds(point) for point in shape.points)
    return any(shape.holds(point) for point in one.points) or any(one.holds(point) for point in shape.points)


def gap_to(one: Area, point: Point, across: int) -> int:
    """How far a base is from a hull, 0 where they touch.

    >>> gap_to(hull_at((0, 0), (60, 40), 0), (60, 0), 24)
    28
    """
    if one.holds(point):
        return 0
    far = min(length((point, nearest_on_leg(point, leg))) for leg in one.legs)
    return max(0, rounded(far - FINE * across // 2))


def are_within(one: Area, other: Area, reach: int) -> bool:
    """Whether two hulls are no further apart than `reach`.

    >>> are_within(hull_at((0, 0), (60, 40), 0), hull_at((60, 0), (60, 40), 0), 20)
    True
    """
    west, north, east, south = one.box
    if not do_overlap((west - reach - 1, north - reach - 1, east + reach + 1, south + reach + 1), other.box):
        return False
    if do_touch(one, other):
        return True
    corners = [(point, other.legs) for point in one.points] + [(point, one.legs) for point in other.points]
    return any(is_near_leg(point, leg, reach) for point, legs in corners for leg in legs)


def swept(a: Point, b: Point, size: tuple[int, int], facing: int) -> Area:
    """What a hull passes over on a straight leg along its heading.

    >>> swept((0, 0), (0, -100), (60, 40), 0).box
    (-20, -130, 20, 30)
    """
    return hull_at(middle((a, b)), (size[0] + rounded(length((a, b))), size[1]), facing)


def corners_round(at: Point, size: tuple[int, int], facing: int, apart: int) -> Path:
    """Points all round a hull, `apart` from its edge and from one another, nearest to its middle first.

    >>> corners_round((0, 0), (60, 40), 0, 20)[0]
    (-40, -10)
    """
    across, ahead = size[1] // 2 + apart, size[0] // 2 + apart
    ring = [(x, y) for y in range(-ahead, ahead + 1, apart) for x in (-across, across)]
    ring += [(x, y) for x in range(-across + apart, across, apart) for y in (-ahead, ahead)]
    ring.sort(key=lambda one: (one[0] ** 2 + one[1] ** 2, one))
    return tuple([(at[0] + x, at[1] + y) for x, y in turned(tuple(ring), facing)])


def turn_between(one: int, other: int) -> int:
    """The smaller angle between two headings in degrees.

    >>> turn_between(350, 20), turn_between(0, 180)
    (30, 180)
    """
    angle = abs(one - other) % 360
    return min(angle, 360 - angle)


def headings_of(path: Path) -> list[int]:
    """The heading of each leg of a path.

    >>> headings_of(((0, 0), (10, 0), (10, 10)))
    [90, 180]
    """
    return [heading(a, b) for a, b in itertools.pairwise(path)]
