"""Templates that are laid on a table: who is under a disc or a strip, and where one lands that goes astray."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt

from bocage.board.table.crossings import is_on_band
from bocage.board.table.points import FINE, Point, between, squared


def under_disc(centre: Point, diameter: int, places: Iterable[Point]) -> tuple[int, ...]:
    """Which of the places, by their number, have their centre under a disc.

    >>> under_disc((0, 0), 50, [(25, 0), (26, 0), (15, 20)])
    (0, 2)
    """
    x, y = centre
    most = diameter * diameter
    return tuple([number for number, (px, py) in enumerate(places) if 4 * ((px - x) ** 2 + (py - y) ** 2) <= most])


def under_strip(start: Point, end: Point, width: int, places: Iterable[Point]) -> tuple[int, ...]:
    """Which of the places, by their number, have their centre on a strip from one point to another.

    >>> under_strip((0, 0), (100, 0), 30, [(50, 15), (50, 16), (120, 0)])
    (0,)
    """
    return tuple([number for number, place in enumerate(places) if is_on_band(place, (start, end), width)])


def scattered(origin: Point, aim: Point, off: int, least: int = 0) -> Point:
    """The point `off` millimetres beyond an aim as seen from an origin, or short of it where `off` is below 0.

    It is never nearer to the origin than `least`.

    >>> scattered((0, 0), (400, 0), 50), scattered((0, 0), (400, 0), -150, least=300)
    ((450, 0), (300, 0))
    """
    whole = isqrt(FINE * FINE * squared(origin, aim))
    return between(origin, aim, max(whole + FINE * off, FINE * least), whole) if whole else aim
