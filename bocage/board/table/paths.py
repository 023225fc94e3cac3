"""Paths on a table: straight where nothing is in the way, else round corners and through gates."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import isqrt
from typing import NamedTuple, TypeAlias

from bocage.board.kept import Kept
from bocage.board.table.crossings import Leg, crossed_at, crosses, nearest_on_leg
from bocage.board.table.points import FINE, Path, Point, between, squared, towards
from bocage.board.table.shapes import Area, Box, box_of_line, do_overlap

KEPT = 1 << 15


class Gate(NamedTuple):
    """An opening in an outline: its middle, and how wide it is."""

    at: Point
    width: int


class Barrier(NamedTuple):
    """An outline that nothing crosses but through its gates."""

    area: Area
    gates: tuple[Gate, ...] = ()


Wall: TypeAlias = tuple[Leg, tuple[Gate, ...]]
"""A leg of a barrier with the gates in it."""


class Paths:
    """The shortest ways on a table with barriers; `clear` is how far one keeps from their corners.

    Of the points where a way may bend only those on a table of some `size` are taken.

    >>> house = Barrier(Area(((100, 100), (200, 100), (200, 200), (100, 200))), (Gate((150, 200), 30),))
    >>> paths = Paths([house], clear=14)
    >>> paths.is_straight((0, 0), (90, 300)), paths.is_straight((0, 150), (300, 150))
    (True, False)
    >>> paths.way((150, 300), (150, 120))
    ((150, 300), (150, 120))
    >>> paths.way((150, 0), (150, 120))[1:-1]
    ((210, 90), (210, 210), (150, 214))
    """

    __slots__ = ("_barriers", "_nodes", "_seen", "_ways")

    def __init__(self, barriers: Sequence[Barrier], clear: int, size: tuple[int, int] | None = None) -> None:
        self._barriers: tuple[tuple[Box, tuple[Wall, ...]], ...] = tuple(
            (barrier.area.box, tuple((leg, _gates_in(leg, barrier.gates)) for leg in barrier.area.legs))
            for barrier in barriers
        )
        nodes = [node for barrier in barriers for node in _nodes(barrier, clear)]
        if size is not None:
            nodes = [(x, y) for x, y in nodes if 0 <= x <= size[0] and 0 <= y <= size[1]]
        self._nodes = tuple(nodes)
        self._seen: Kept[int, tuple[tuple[int, int], ...]] = Kept(self._neighbours)
        self._ways: Kept[tuple[Point, Point], Path | None] = Kept(lambda ends: self._search(*ends), most=KEPT)

    def is_straight(self, a: Point, b: Point) -> bool:
        """Whether the straight line meets no barrier, or only their gates."""
        box = box_of_line(a, b)
        for around, walls in self._barriers:
            if do_overlap(box, around) and any(_is_shut(a, b, leg, gates) for leg, gates in walls):
                return False
        return True

    def is_open(self, box: Box) -> bool:
        """Whether no barrier comes into a box: all ways within it are straight.

        >>> Paths([], clear=14).is_open((0, 0, 100, 100))
        True
        """
        return all(not do_overlap(box, around) for around, _ in self._barriers)

    def way(self, a: Point, b: Point) -> Path | None:
        """The shortest way from one point to another, or None where there is none."""
        return (a, b) if self.is_straight(a, b) else self._ways[a, b]

    def _neighbours(self, node: int) -> tuple[tuple[int, int], ...]:
        here = self._nodes[node]
        return tuple(
            (other, isqrt(FINE * FINE * squared(here, there)))
            for other, there in enumerate(self._nodes)
            if other != node and self.is_straight(here, there)
        )

    def _search(self, a: Point, b: Point) -> Path | None:
        ends = {node: _far(there, b) for node, there in enumerate(self._nodes) if self.is_straight(there, b)}
        heap = [(_far(a, there), node, -1) for node, there in enumerate(self._nodes) if self.is_straight(a, there)]
        heap.sort()
        came: dict[int, int] = {}
        best: tuple[int, int] | None = None
        while heap:
            cost, node, before = heappop(heap)
            if best is not None and cost >= best[0]:
                break
            if node in came:
                continue
            came[node] = before
            if node in ends and (best is None or cost + ends[node] < best[0]):
                best = cost + ends[node], node
            for other, far in self._seen[node]:
                if other not in came:
                    heappush(heap, (cost + far, other, node))
        return None if best is None else (a, *self._trail(came, best[1]), b)

    def _trail(self, came: dict[int, int], node: int) -> Path:
        trail: list[Point] = []
        while node != -1:
            trail.append(self._nodes[node])
            node = came[node]
        return tuple(reversed(trail))


def _gates_in(leg: Leg, gates: tuple[Gate, ...]) -> tuple[Gate, ...]:
    return tuple(gate for gate in gates if nearest_on_leg(gate.at, leg) == gate.at)


def _far(a: Point, b: Point) -> int:
    return isqrt(FINE * FINE * squared(a, b))


def _is_shut(a: Point, b: Point, leg: Leg, gates: tuple[Gate, ...]) -> bool:
    """Whether the line crosses a leg anywhere but in a gate."""
    if not crosses(a, b, leg):
        return False
    if not gates:
        return True
    whole = max(_far(a, b), 1)
    at = between(a, b, crossed_at(a, b, leg, whole), whole)
    return not any(4 * squared(at, gate.at) <= gate.width * gate.width for gate in gates)


def _nodes(barrier: Barrier, clear: int) -> list[Point]:
    """Where a way may bend: off the corners of an outline, and before and behind each gate."""
    area = barrier.area
    corners: list[Point] = []
    for (before, corner), (_, after) in zip((area.legs[-1], *area.legs), area.legs, strict=False):
        out = _away(corner, before, after, clear)
        corners.append(out if not area.holds(out) else (2 * corner[0] - out[0], 2 * corner[1] - out[1]))
    for gate in barrier.gates:
        leg = next(leg for leg in area.legs if nearest_on_leg(gate.at, leg) == gate.at)
        (ax, ay), (bx, by) = leg
        for point in ((gate.at[0] - (by - ay), gate.at[1] + bx - ax), (gate.at[0] + by - ay, gate.at[1] - bx + ax)):
            corners.append(towards(gate.at, point, clear))
    return corners


def _away(corner: Point, before: Point, after: Point, clear: int) -> Point:
    """A point off a corner, on the line that halves the angle between its legs."""
    one, other = towards(corner, before, 1000 * clear), towards(corner, after, 1000 * clear)
    scale = max(min(_far(corner, one), _far(corner, other)), 1)
    one, other = between(corner, one, scale, _far(corner, one)), between(corner, other, scale, _far(corner, other))
    x, y = 2 * corner[0] - one[0] - other[0], 2 * corner[1] - one[1] - other[1]
    return towards(corner, (corner[0] + x, corner[1] + y), clear) if x or y else (corner[0], corner[1] - clear)
