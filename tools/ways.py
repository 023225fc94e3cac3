"""The cheapest ways over a map of hexes: along hexsides from corner to corner for water, from hex to hex for roads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from math import inf
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from bocage.board.hex import Side
from bocage.board.hex.paper import HALF_HEIGHT
from bocage.board.hex.paper import Point as Corner
from tools.geography import Country, Point

Floats = NDArray[np.float64]
N = TypeVar("N")

CALM = 0.25
"""What a hexside costs that lies on the line; one that lies off it costs the squares of its kilometres more."""


class Shores:
    """The hexsides between two hexes of a map, as a net of corners on which water is drawn."""

    def __init__(self, country: Country) -> None:
        self._country = country
        grid = country.grid
        self._sides = [side for side in range(grid.side_count) if len(grid.hexes_of(side)) == 2]
        self._ends = [grid.side_corners(side) for side in self._sides]
        self._corners: list[Corner] = sorted({corner for ends in self._ends for corner in ends})
        self._number = {corner: number for number, corner in enumerate(self._corners)}

    def along(self, line: Sequence[Point]) -> list[Side]:
        """The hexsides of the cheapest way from the corner nearest to a line's start to the one nearest to its end."""
        off = distances(self._places, line) ** 2
        middles = distances((self._places[self._a] + self._places[self._b]) / 2, line) ** 2
        prices = CALM + middles + (off[self._a] + off[self._b]) / 4
        start, end = (self._nearest(point) for point in (line[0], line[-1]))
        way = cheapest(start, end, lambda at: ((to, float(prices[link])) for to, link in self._net[at]))
        links = [next(link for to, link in self._net[a] if to == b) for a, b in pairwise(way)]
        return [self._sides[link] for link in links]

    @cached_property
    def _places(self) -> Floats:
        """The corners in kilometres from the origin of the map."""
        first = self._country.grid.centre(0)
        scale = self._country.layout.hex_km / (2 * HALF_HEIGHT)
        places: Floats = (np.array(self._corners, dtype=float) - np.array(first)) * scale
        return places

    @cached_property
    def _a(self) -> NDArray[np.intp]:
        return np.array([self._number[a] for a, _ in self._ends])

    @cached_property
    def _b(self) -> NDArray[np.intp]:
        return np.array([self._number[b] for _, b in self._ends])

    @cached_property
    def _net(self) -> list[list[tuple[int, int]]]:
        """The corners next to each, and the number of the hexside that leads there."""
        net: list[list[tuple[int, int]]] = [[] for _ in self._corners]
        for link, (a, b) in enumerate(self._ends):
            net[self._number[a]].append((self._number[b], link))
            net[self._number[b]].append((self._number[a], link))
        return net

    def _nearest(self, point: Point) -> int:
        return int(np.argmin(((self._places - np.array(point)) ** 2).sum(axis=1)))


def distances(points: Floats, line: Sequence[Point]) -> Floats:
    """How far points lie from a line.

    >>> distances(np.array([(1.0, 2.0), (5.0, 0.0)]), [(0, 0), (4, 0)]).tolist()
    [2.0, 1.0]
    """
    nearest = np.full(len(points), inf)
    for a, b in pairwise(np.array(line, dtype=float)):
        leg = b - a
        whole = float(leg @ leg)
        part = np.clip((points - a) @ leg / whole, 0, 1) if whole else np.zeros(len(points))
        nearest = np.minimum(nearest, np.hypot(*(points - a - part[:, None] * leg).T))
    return nearest


def holds(rings: Iterable[Sequence[Point]], points: Floats) -> NDArray[np.bool_]:
    """Which points lie in an area with holes: a ray from them leaves its rings an odd number of times.

    >>> holds([[(0, 0), (4, 0), (4, 4), (0, 4)], [(1, 1), (3, 1), (3, 3), (1, 3)]], np.array([(0.5, 2.0), (2.0, 2.0)]))
    array([ True, False])
    """
    x, y = points.T
    inside = np.zeros(len(points), dtype=np.bool_)
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if ay != by:
                inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) / (by - ay) * (bx - ax))
    return inside


def cheapest(start: N, end: N, steps: Callable[[N], Iterable[tuple[N, float]]]) -> list[N]:
    """The cheapest way between two places, both included; empty where there is none.

    >>> cheapest(0, 4, lambda at: [(at + 1, 1.0), (at + 2, 1.5)])
    [0, 2, 4]
    """
    best: dict[N, float] = {start: 0.0}
    came: dict[N, N] = {}
    open_: list[tuple[float, N]] = [(0.0, start)]
    while open_:
        cost, at = heappop(open_)
        if at == end:
            return _back(came, end)
        if cost > best[at]:
            continue
        for to, price in steps(at):
            total = cost + price
            if total < best.get(to, inf):
                best[to], came[to] = total, at
                heappush(open_, (total, to))
    return []


def _back(came: dict[N, N], end: N) -> list[N]:
    way = [end]
    while way[-1] in came:
        way.append(came[way[-1]])
    return way[::-1]
