"""Lines of sight over a map: the squares and edges that each crosses, as bitsets to be set against obstacles.

A line over the general grid is worked out once for all places from which it is drawn the same way, and moved there by
shifting its bitsets; what it meets among offset squares is looked up for each line. Lines are remembered.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from bocage.board.square.edges import Corner, Edge, EdgePaper
from bocage.board.square.lines import Cell, CellEdge, Trace, Way, trace
from bocage.board.square.paper import Point, Square

_REMEMBERED: Final = 1 << 16


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


class Aim(NamedTuple):
    """A point to aim at and the line to it."""

    x: int
    y: int
    scale: int
    """The point is (x / scale, y / scale) half squares."""
    line: Line


class SightlinePaper(EdgePaper):
    """A sheet over which lines are drawn.

    >>> sheet = SightlinePaper(12, 12)
    >>> line = sheet.line(sheet.square("A1"), sheet.square("C2"))
    >>> [sheet.name(each) for each in sheet.squares if line.squares >> each & 1]
    ['B1', 'B2']
    """

    def __init__(self, columns: int, rows: int, *, offset: Iterable[str] = ()) -> None:
        super().__init__(columns, rows, offset=offset)
        self._phases: Final = tuple(sorted({(x & 1, y & 1) for x, y in self.places[columns * rows :]}))
        self._line: Final = lru_cache(_REMEMBERED)(self._find_line)
        self._corner_line: Final = lru_cache(_REMEMBERED)(self._find_corner_line)
        self._aims: Final = lru_cache(_REMEMBERED)(self._find_aims)

    def line(self, a: Square, b: Square) -> Line:
        """What the line from centre to centre of two squares meets; the same both ways."""
        return self._line(a, b) if a < b else self._line(b, a)

    def line_to_corner(self, square: Square, corner: Corner) -> Line:
        """What the line from the centre of a square to a corner meets; the squares around the corner count.

        >>> sheet = SightlinePaper(12, 12)
        >>> line = sheet.line_to_corner(sheet.square("A1"), sheet.corner_named("C1/SE"))
        >>> [sheet.name(each) for each in sheet.squares if line.squares >> each & 1]
        ['B1', 'C1']
        """
        return self._corner_line(square, corner)

    def aims(self, square: Square, one: Square, other: Square) -> tuple[Aim, ...]:
        """The points worth aiming at between the centres of two adjacent squares, those first, seen from a square.

        Between two neighbouring points of these the line meets whatever it meets at one of them, and perhaps more.
        Neither of the two squares counts as met.
        """
        return self._aims(square, one, other)

    # How lines are found

    def _find_line(self, a: Square, b: Square) -> Line:
        line = Line(0, 0) if a == b else self._drawn(self.centre(a), self.centre(b), 1)
        return line._replace(squares=line.squares & ~(1 << a | 1 << b))

    def _find_corner_line(self, square: Square, corner: Corner) -> Line:
        line = self._drawn(self.centre(square), self.corner_point(corner), 1)
        return line._replace(squares=line.squares & ~(1 << square))

    def _drawn(self, start: Point, end: Point, scale: int) -> Line:
        """The line between two points of the map; the end is given in fractions of half a square."""
        (px, py), (qx, qy) = start, end
        column, row = px // 2, py // 2
        to = (qx - 2 * column * scale, qy - 2 * row * scale)
        first_square, first_edge, line = _general_line(self.columns, px & 1, py & 1, *to, scale)
        squares = row * self.columns + column + first_square
        line = _moved(line, squares, self.general_edge(column, row, False) + first_edge)
        for phase in self._phases:
            line = self._with_offset_squares(line, phase, start, end, scale)
        return line

    def _with_offset_squares(self, line: Line, phase: Point, start: Point, end: Point, scale: int) -> Line:
        """A line with what it meets among the squares that are shifted by a phase."""
        east, south = phase
        (px, py), (qx, qy) = start, end
        column, row = (px - east) // 2, (py - south) // 2
        west, north = 2 * column + east, 2 * row + south
        traced = _relative_trace(px - west, py - north, qx - west * scale, qy - north * scale, scale)

        def square(cell: Cell) -> Square | None:
            return self._at.get((2 * cell[0] + west, 2 * cell[1] + north))

        def edge(side: CellEdge) -> Edge | None:
            return self._offset_segments.get((2 * side[0] + west, 2 * side[1] + north, side[2]))

        return _joined(line, _as_bitsets(traced, square, edge))

    # Aiming between two squares

    def _find_aims(self, square: Square, one: Square, other: Square) -> tuple[Aim, ...]:
        start, first, last = self.centre(square), self.centre(one), self.centre(other)
        exempt = ~(1 << square | 1 << one | 1 << other)
        aims = []
        for part in (Fraction(0), Fraction(1), *sorted(set(self._turning_points(start, first, last)))):
            scale = part.denominator
            x = first[0] * scale + (last[0] - first[0]) * part.numerator
            y = first[1] * scale + (last[1] - first[1]) * part.numerator
            line = self._drawn(start, (x, y), scale)
            aims.append(Aim(x, y, scale, line._replace(squares=line.squares & exempt)))
        return tuple(aims)

    def _turning_points(self, start: Point, first: Point, last: Point) -> Iterator[Fraction]:
        """Where, between two points, the line from a third one meets a corner: only there it meets other squares.

        With v the vector to the corner, w to the first point and d from the first to the last, the line to w + t d
        goes through the corner when the cross product of v with it is 0.
        """
        (px, py), dx, dy = start, last[0] - first[0], last[1] - first[1]
        wx, wy = first[0] - px, first[1] - py
        width = wx * dy - wy * dx
        xs, ys = sorted((px, first[0], last[0])), sorted((py, first[1], last[1]))
        for x in range(xs[0], xs[2] + 1):
            for y in range(ys[0], ys[2] + 1):
                vx, vy = x - px, y - py
                slant = vx * dy - vy * dx
                is_nearer = 0 < slant < width or width < slant < 0
                if is_nearer and (x, y) in self._corner_ids:
                    part = Fraction(vy * wx - vx * wy, slant)
                    if 0 < part < 1:
                        yield part


@lru_cache(_REMEMBERED)
def _relative_trace(px: int, py: int, qx: int, qy: int, scale: int) -> Trace:
    """The line from a point of the first cell to another, which is given in fractions of half a square."""
    return trace(px * scale, py * scale, qx, qy, 2 * scale)


@lru_cache(_REMEMBERED)
def _general_line(columns: int, px: int, py: int, qx: int, qy: int, scale: int) -> tuple[int, int, Line]:
    """What a line meets in a general grid of so many columns.

    Its bitsets begin with its first square and its first edge, whose numbers, seen from the first cell, come with it.
    """
    traced = _relative_trace(px, py, qx, qy, scale)
    ways = [way for fork in traced.forks for way in (fork.left, fork.right)]
    cells = [*traced.cells, *(cell for way in ways for cell in way.cells)]
    edges = [*traced.edges, *(side for way in ways for side in way.edges)]

    def square(cell: Cell) -> int:
        return cell[1] * columns + cell[0]

    def edge(side: CellEdge) -> int:
        return 2 * (side[1] * (columns + 1) + side[0]) + side[2]

    first_square, first_edge = min(map(square, cells), default=0), min(map(edge, edges), default=0)
    line = _as_bitsets(traced, lambda cell: square(cell) - first_square, lambda side: edge(side) - first_edge)
    return first_square, first_edge, line


def _as_bitsets(
    traced: Trace, square: Callable[[Cell], Square | None], edge: Callable[[CellEdge], Edge | None]
) -> Line:
    """What a line meets, by the ids of those squares and edges that there are.

    Of its forks only those count that have something on either side: no other can hinder it.
    """

    def met(way: Way) -> tuple[int, int]:
        return _mask_of(map(square, way.cells)), _mask_of(map(edge, way.edges))

    forks = tuple(
        Fork(*left, *right, fork.along)
        for fork in traced.forks
        if any(left := met(fork.left)) and any(right := met(fork.right))
    )
    beside = edges_beside = 0
    for fork in forks:
        beside |= fork.left_squares | fork.right_squares
        edges_beside |= fork.left_edges | fork.right_edges
    return Line(_mask_of(map(square, traced.cells)), _mask_of(map(edge, traced.edges)), beside, edges_beside, forks)


def _mask_of(ids: Iterable[int | None]) -> int:
    total = 0
    for each in ids:
        if each is not None:
            total |= 1 << each
    return total


def _moved(line: Line, squares: int, edges: int) -> Line:
    forks = tuple(
        Fork(left << squares, left_edges << edges, right << squares, right_edges << edges, along)
        for left, left_edges, right, right_edges, along in line.forks
    )
    beside, edges_beside = line.beside << squares, line.edges_beside << edges
    return Line(line.squares << squares, line.edges << edges, beside, edges_beside, forks)


def _joined(one: Line, other: Line) -> Line:
    return Line(
        one.squares | other.squares,
        one.edges | other.edges,
        one.beside | other.beside,
        one.edges_beside | other.edges_beside,
        tuple(sorted(one.forks + other.forks, key=attrgetter("along"))),
    )
