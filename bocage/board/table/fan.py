"""Fans: what is seen from a point, as an outline. For pictures alone: rules ask for each line by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.board.table.points import Path, Point
from bocage.board.table.turns import FULL, SCALE, direction

STEP = 20
"""So far a ray goes on at a time, until something hides its end."""
FINEST = 2


def fan(eye: Point, size: tuple[int, int], is_seen: Callable[[Point], bool], every: int = 2) -> Path:
    """The outline of what is seen from a point of a table: the end of a ray at every so many degrees.

    A ray ends where something first hides its end, or at the edge of the table.

    >>> fan((50, 50), (100, 100), lambda at: at[1] < 80, every=90)
    ((50, 0), (100, 50), (50, 79), (0, 50))
    """
    return tuple([_end(eye, degree, size, is_seen) for degree in range(0, FULL, every)])


def _end(eye: Point, degree: int, size: tuple[int, int], is_seen: Callable[[Point], bool]) -> Point:
    last = 0
    for far in _distances(eye, degree, size):
        if not is_seen(_at(eye, degree, far)):
            return _at(eye, degree, _edge(last, far, lambda one: is_seen(_at(eye, degree, one))))
        last = far
    return _at(eye, degree, last)


def _distances(eye: Point, degree: int, size: tuple[int, int]) -> Iterator[int]:
    """Step by step up to the edge of the table."""
    dx, dy = direction(degree)
    rooms = [
        (one if way < 0 else whole - one) * SCALE // abs(way)
        for one, way, whole in zip(eye, (dx, dy), size, strict=True)
        if way
    ]
    most = min(rooms)
    yield from range(STEP, most, STEP)
    yield most


def _edge(seen: int, hidden: int, is_seen: Callable[[int], bool]) -> int:
    while hidden - seen >= FINEST:
        halfway = (seen + hidden) // 2
        if is_seen(halfway):
            seen = halfway
        else:
            hidden = halfway
    return seen


def _at(eye: Point, degree: int, far: int) -> Point:
    dx, dy = direction(degree)
    half = SCALE // 2
    return eye[0] + (dx * far + half) // SCALE, eye[1] + (dy * far + half) // SCALE
