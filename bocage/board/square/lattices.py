"""Lattices: squares that are all shifted alike, over which a line is drawn by moving bitsets.

A line is worked out once for all places from which it is drawn the same way, relative to the cell that it starts in,
and moved there by shifting its bitsets. A sheet has one lattice for the general grid, whose places are the ids of its
squares and edges, and one for each way in which offset squares are shifted; of those only some places hold a square.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bocage.board.bits import mask
from bocage.board.square.lines import CellEdge, Trace, Way, trace
from bocage.board.square.paper import Point

REMEMBERED: Final = 1 << 16
ASKED_FOR: Final = 1 << 10
"""How many bitsets are remembered that are looked for on a lattice: those of whole maps, and of the ends of lines."""


class Fork(NamedTuple):
    """Where a line meets a corner or runs along an edge: what it meets when it passes on the left or on the right."""

    left_squares: int
    left_edges: int
    right_squares: int
    right_edges: int
    along: bool
    """It runs along an edge; otherwise it meets a corner."""


class Line(NamedTuple):
    """What a line meets strictly between its ends, as bitsets."""

    squares: int
    """The squares whose inside it crosses, without those of its ends."""
    edges: int
    """The edges that it crosses between their ends."""
    beside: int = 0
    """The squares of all its forks."""
    edges_beside: int = 0
    """The edges of all its forks."""
    forks: tuple[Fork, ...] = ()
    """Corners first, then edges that it runs along: the last one tells whether there are any."""


class Drawn(NamedTuple):
    """A line over a lattice: its bitsets, and by how much those of squares and of edges are to be shifted."""

    squares: int
    edges: int
    line: Line


class Lattice:
    """Cells of one size over the sheet, shifted by half a square or not; `rim` cells lie outside all around.

    >>> lattice = Lattice((0, 0), columns=12)
    >>> lattice.drawn((1, 1), (5, 3), 1)[2].squares.bit_count()
    4
    """

    __slots__ = ("_columns", "_rim", "_shift")

    def __init__(self, shift: Point, columns: int, rim: int = 0) -> None:
        self._shift: Final = shift
        self._columns: Final = columns + 2 * rim
        self._rim: Final = rim

    def square_place(self, point: Point) -> int:
        """The place of the square whose north-west corner is at a point."""
        return (point[1] // 2 + self._rim) * self._columns + point[0] // 2 + self._rim

    def edge_place(self, point: Point, runs_south: bool) -> int:
        """The place of the edge that begins at a point."""
        return 2 * ((point[1] // 2 + self._rim) * (self._columns + 1) + point[0] // 2 + self._rim) + runs_south

    def drawn(self, start: Point, end: Point, scale: int) -> tuple[int, int, Line]:
        """The line between two points, as `Drawn`; the end is given in fractions of half a square."""
        (px, py), (qx, qy), (east, south) = start, end, self._shift
        x, y = (px - east) & 1, (py - south) & 1
        west, north = px - x, py - y
        squares, edges, line = _relative_line(self._columns, x, y, qx - west * scale, qy - north * scale, scale)
        column, row = (west - east) // 2 + self._rim, (north - south) // 2 + self._rim
        return row * self._columns + column + squares, 2 * (row * (self._columns + 1) + column) + edges, line

    def blocked(
        self, start: Point, ends: Sequence[Point], blocks: int, edges: int, exempt: Callable[[int], int]
    ) -> Iterator[int]:
        """The numbers of the ends to which the line from a point is blocked, by places or edges of two bitsets.

        `exempt` tells of each end which places do not count.
        """
        (px, py), (east, south), columns = start, self._shift, self._columns
        x, y = (px - east) & 1, (py - south) & 1
        west, north = px - x, py - y
        column, row = (west - east) // 2 + self._rim, (north - south) // 2 + self._rim
        first, first_edge = row * columns + column, 2 * (row * (columns + 1) + column)
        for number, (qx, qy) in enumerate(ends):
            squares, sides, line = _relative_line(columns, x, y, qx - west, qy - north, 1)
            shift, side = first + squares, first_edge + sides
            met = line.squares << shift & blocks
            if line.edges << side & edges or (met and met & ~exempt(number)):
                yield number
            elif line.forks and (line.beside << shift & blocks or line.edges_beside << side & edges):
                there = blocks & ~exempt(number)
                if any(_is_shut(fork, there >> shift, edges >> side) for fork in line.forks):
                    yield number


class OffsetLattice(Lattice):
    """The lattice of offset squares that are shifted alike."""

    __slots__ = (
        "_blocks",
        "_edge_places",
        "_edges",
        "_edges_at",
        "_square_places",
        "_squares",
        "_squares_at",
        "edge_places_of",
        "edges_there",
        "places_of",
        "squares_there",
    )

    def __init__(self, shift: Point, columns: int, places: Mapping[int, Point], sides: Mapping[int, CellEdge]) -> None:
        super().__init__(shift, columns, rim=1)
        self._square_places: Final = {square: self.square_place(point) for square, point in places.items()}
        self._edge_places: Final = {edge: self.edge_place((x, y), south) for edge, (x, y, south) in sides.items()}
        self._squares: Final = {place: square for square, place in self._square_places.items()}
        self._edges: Final = {place: edge for edge, place in self._edge_places.items()}
        self.squares_there: Final = mask(self._squares)
        """The places with a square."""
        self.edges_there: Final = mask(self._edges)
        """The places with an edge of one."""
        self._blocks: Final = tuple(_blocks(places.values()))
        self.places_of: Final = lru_cache(ASKED_FOR)(self._find_places)
        """The places of those of some squares that belong to this lattice."""
        self.edge_places_of: Final = lru_cache(ASKED_FOR)(self._find_edge_places)
        """The places of those of some edges that belong to this lattice."""
        self._squares_at: Final = lru_cache(ASKED_FOR)(self._find_squares)
        self._edges_at: Final = lru_cache(ASKED_FOR)(self._find_edges)

    def _find_places(self, squares: int) -> int:
        return mask(place for square, place in self._square_places.items() if squares >> square & 1)

    def _find_edge_places(self, edges: int) -> int:
        return mask(place for edge, place in self._edge_places.items() if edges >> edge & 1)

    def line(self, start: Point, end: Point, scale: int) -> Line | None:
        """What a line meets here, by the ids of squares and edges; None where it meets nothing.

        Of its forks only those count that have something on either side: no other can hinder it.
        """
        if not self._may_meet(start, end, scale):
            return None
        squares, edges, line = self.drawn(start, end, scale)
        met = (line.squares | line.beside) << squares & self.squares_there
        met_edges = (line.edges | line.edges_beside) << edges & self.edges_there
        if not (met or met_edges):
            return None
        here, sides, forks = self.squares_there, self.edges_there, []
        for fork in line.forks:
            left = self._squares_at(fork.left_squares << squares & here)
            left_edges = self._edges_at(fork.left_edges << edges & sides)
            if left or left_edges:
                right = self._squares_at(fork.right_squares << squares & here)
                right_edges = self._edges_at(fork.right_edges << edges & sides)
                if right or right_edges:
                    forks.append(Fork(left, left_edges, right, right_edges, fork.along))
        crossed, cut = self._squares_at(line.squares << squares & here), self._edges_at(line.edges << edges & sides)
        return line_of(crossed, cut, tuple(forks))

    def _find_squares(self, places: int) -> int:
        return mask([self._squares[place] for place in _bits(places)])

    def _find_edges(self, places: int) -> int:
        return mask([self._edges[place] for place in _bits(places)])

    def _may_meet(self, start: Point, end: Point, scale: int) -> bool:
        """Whether a line so much as touches a block of squares: its corners do not all lie on one side of the line."""
        x, y = start[0] * scale, start[1] * scale
        dx, dy = end[0] - x, end[1] - y
        for left, top, right, bottom in self._blocks:
            west, north, east, south = left * scale - x, top * scale - y, right * scale - x, bottom * scale - y
            if max(dx, 0) < west or max(dy, 0) < north or min(dx, 0) > east or min(dy, 0) > south:
                continue
            turns = dx * north - dy * west, dx * north - dy * east, dx * south - dy * west, dx * south - dy * east
            if min(turns) <= 0 <= max(turns):
                return True
        return False


def _blocks(places: Iterable[Point]) -> Iterator[tuple[int, int, int, int]]:
    """The rectangles around those of some squares that hang together: points as yet, not places for `reach`."""
    left = set(places)
    while left:
        block = [left.pop()]
        for x, y in block:
            near = {(x + i, y + j) for i in (-2, 0, 2) for j in (-2, 0, 2)} & left
            left -= near
            block += near
        xs, ys = [x for x, _ in block], [y for _, y in block]
        yield min(xs), min(ys), max(xs) + 2, max(ys) + 2


def _is_shut(fork: Fork, blocks: int, edges: int) -> bool:
    """Whether both ways of a fork are blocked."""
    left = fork.left_squares & blocks or fork.left_edges & edges
    return bool(left) and bool(fork.right_squares & blocks or fork.right_edges & edges)


def line_of(squares: int, edges: int, forks: tuple[Fork, ...]) -> Line:
    """A line with what lies beside it, which its forks tell."""
    beside = edges_beside = 0
    for fork in forks:
        beside |= fork.left_squares | fork.right_squares
        edges_beside |= fork.left_edges | fork.right_edges
    return Line(squares, edges, beside, edges_beside, forks)


def _bits(bitset: int) -> list[int]:
    """The ids in a bitset that will hardly be asked for again."""
    found = []
    while bitset:
        lowest = bitset & -bitset
        found.append(lowest.bit_length() - 1)
        bitset ^= lowest
    return found


@lru_cache(REMEMBERED)
def _relative_trace(px: int, py: int, qx: int, qy: int, scale: int) -> Trace:
    """The line from a point of the first cell to another, which is given in fractions of half a square."""
    return trace(px * scale, py * scale, qx, qy, 2 * scale)


@lru_cache(REMEMBERED)
def _relative_line(columns: int, px: int, py: int, qx: int, qy: int, scale: int) -> Drawn:
    """What a line meets on a lattice of so many columns.

    Its bitsets begin with its first square and its first edge, whose numbers, seen from the first cell, come with it.
    """
    traced = _relative_trace(px, py, qx, qy, scale)
    ways = [Way(traced.cells, traced.edges), *(way for fork in traced.forks for way in (fork.left, fork.right))]
    numbers = [[row * columns + column for column, row in way.cells] for way in ways]
    sides = [[2 * (row * (columns + 1) + column) + south for column, row, south in way.edges] for way in ways]
    first_square = min([min(each) for each in numbers if each], default=0)
    first_edge = min([min(each) for each in sides if each], default=0)
    met = [mask([number - first_square for number in each]) for each in numbers]
    crossed = [mask([side - first_edge for side in each]) for each in sides]
    forks = tuple(
        [
            Fork(met[left], crossed[left], met[left + 1], crossed[left + 1], fork.along)
            for left, fork in zip(range(1, len(ways), 2), traced.forks, strict=True)
        ]
    )
    return Drawn(first_square, first_edge, line_of(met[0], crossed[0], forks))
