"""Formations: how several figures stand together, whether they hang together, and how one makes room for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from bocage.board.table.points import Path, Point, between, is_within, middle, squared, towards
from bocage.board.table.turns import SCALE, direction

NUDGES: Path = tuple(
    [
        between((0, 0), direction(degree), far, SCALE)
        for far in (13, 26, 39, 52, 78)
        for degree in range(0, 360, 30 if far < 50 else 15)
    ]
)
"""Where else a figure may stand whose place is taken, the nearest first."""


def shifted(points: Path, to: Point) -> Path:
    """The same figures in the same order, moved so that the first of them stands at a point.

    >>> shifted(((0, 0), (30, 0)), (100, 50))
    ((100, 50), (130, 50))
    """
    x, y = to[0] - points[0][0], to[1] - points[0][1]
    return tuple([(px + x, py + y) for px, py in points])


def in_line(count: int, to: Point, heading: int, apart: int) -> Path:
    """So many figures in a line abreast that faces a heading, the first in its middle and the others to both sides.

    >>> in_line(3, (100, 100), 0, 30)
    ((100, 100), (130, 100), (70, 100))
    """
    return _strung(count, to, heading + 90, apart)


def in_column(count: int, to: Point, heading: int, apart: int) -> Path:
    """So many figures one behind the other, the first in front.

    >>> in_column(3, (100, 100), 0, 30)
    ((100, 100), (100, 130), (100, 160))
    """
    back = direction(heading + 180)
    return tuple([_step(to, back, number * apart) for number in range(count)])


@lru_cache(maxsize=1 << 12)
def in_ranks(count: int, to: Point, heading: int, apart: int, abreast: int) -> Path:
    """So many figures in ranks of `abreast`, the first in the middle of the front rank.

    >>> in_ranks(3, (100, 100), 0, 30, 2)
    ((100, 100), (130, 100), (100, 130))
    """
    back = direction(heading + 180)
    return tuple(
        [
            _strung(abreast, _step(to, back, number // abreast * apart), heading + 90, apart)[number % abreast]
            for number in range(count)
        ]
    )


def _strung(count: int, to: Point, heading: int, apart: int) -> Path:
    along = direction(heading)
    return tuple([_step(to, along, (number + 1) // 2 * apart * (1 if number % 2 else -1)) for number in range(count)])


def _step(start: Point, vector: Point, far: int) -> Point:
    x, y = between((0, 0), vector, far, SCALE)
    return start[0] + x, start[1] + y


def chains(points: Sequence[Point], reach: int, across: int) -> list[list[int]]:
    """The figures, by number, in groups of which each hangs together by gaps of at most `reach`.

    >>> chains([(0, 0), (75, 0), (151, 0)], 50, across=50)
    [[0, 1], [2]]
    """
    left = list(range(len(points)))
    groups: list[list[int]] = []
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [other for other in left if is_within(points[one], points[other], reach, across)]
            group += near
            left = [other for other in left if other not in near]
        groups.append(sorted(group))
    return groups


def hang_together(points: Sequence[Point], reach: int, across: int) -> bool:
    """Whether the figures form one chain.

    >>> hang_together([(0, 0), (75, 0), (150, 0)], 50, across=50)
    True
    """
    if len(points) < 2:
        return True
    most = (2 * reach + across + 1) ** 2
    left = set(points)
    front = [points[0]]
    left.discard(points[0])
    while front and left:
        x, y = front.pop()
        near = [(px, py) for px, py in left if 4 * ((px - x) ** 2 + (py - y) ** 2) < most]
        left.difference_update(near)
        front += near
    return not left


def closed_up(points: Path, reach: int, across: int) -> Path:
    """The same figures where stragglers have come up to the largest group, each by the shortest way.

    >>> closed_up(((0, 0), (40, 0), (200, 0)), 50, across=50)
    ((0, 0), (40, 0), (115, 0))
    """
    found = {number: points[number] for number in max(chains(points, reach, across), key=len)}
    while len(found) < len(points):
        number, near = min(
            ((one, other) for one in range(len(points)) if one not in found for other in found.values()),
            key=lambda pair: squared(points[pair[0]], pair[1]),
        )
        found[number] = towards(near, points[number], reach + across // 2)
    return tuple([found[number] for number in range(len(points))])


def settled(wanted: Path, is_free: Callable[[Point, Sequence[Point]], bool], nudges: Iterable[Point] = NUDGES) -> Path:
    """The wanted places, where each figure whose place will not do stands at the nearest one that does.

    `is_free` is told the place and those that were given already. A figure that finds none stays where it was wanted:
    whoever judges the whole will say so.

    >>> settled(((0, 0), (0, 0)), lambda point, taken: point not in taken)
    ((0, 0), (0, -13))
    """
    placed: list[Point] = []
    for point in wanted:
        if not is_free(point, placed):
            tries = ((point[0] + x, point[1] + y) for x, y in nudges)
            point = next((one for one in tries if is_free(one, placed)), point)
        placed.append(point)
    return tuple(placed)


def flanks(points: Sequence[Point]) -> tuple[Point, Point]:
    """The two figures that are furthest from one another, the first of equals.

    >>> flanks([(0, 0), (5, 5), (90, 0)])
    ((0, 0), (90, 0))
    """
    pairs = [(a, b) for n, a in enumerate(points) for b in points[n:]]
    return max(pairs, key=lambda pair: squared(*pair))


def leaders_first(points: Path, leader: int) -> Path:
    """The same places with that of the leader in front.

    >>> leaders_first(((0, 0), (5, 5)), 1)
    ((5, 5), (0, 0))
    """
    return (points[leader], *points[:leader], *points[leader + 1 :])


def nearest_to(points: Sequence[Point], to: Point) -> int:
    """The number of the point that is nearest to another, the first of equals.

    >>> nearest_to([(9, 9), (1, 1)], (0, 0))
    1
    """
    return min(range(len(points)), key=lambda number: (squared(points[number], to), number))


def gathered(points: Path) -> Point:
    """Where a squad stands as a whole: the point of its own that is nearest to its middle.

    >>> gathered(((0, 0), (10, 0), (90, 0)))
    (10, 0)
    """
    return points[nearest_to(points, middle(points))]
