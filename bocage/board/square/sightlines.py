"""Lines of sight over a map: the squares and edges that each crosses, as bitsets to be set against obstacles.

A line is drawn over the general grid, and over each lattice of offset squares: what it meets there is added. Lines are
remembered.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache, partial
from operator import attrgetter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import bits, mask, mask_of_flags
from bocage.board.square.edges import Corner, EdgePaper
from bocage.board.square.lattices import ASKED_FOR, REMEMBERED, Fork, Lattice, Line, OffsetLattice
from bocage.board.square.paper import Point, Square

SIDE: Final = 2
"""Half squares along the side of a square."""


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
        self._lattice: Final = Lattice((0, 0), columns)
        shifts = sorted({(x & 1, y & 1) for x, y in self.places[columns * rows :]})
        self._lattices: Final = tuple(self._offset_lattice(shift) for shift in shifts)
        self._line: Final = lru_cache(REMEMBERED)(self._find_line)
        self._corner_line: Final = lru_cache(REMEMBERED)(self._find_corner_line)
        self._boxes: Final = lru_cache(ASKED_FOR)(self._find_boxes)
        self._spans: Final = lru_cache(ASKED_FOR)(self._find_spans)
        self._slants: Final = lru_cache(REMEMBERED)(self._find_slants)

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
        """The points worth aiming at from one centre of two adjacent squares to the other, those first.

        Between two neighbouring points of these the line meets whatever it meets at one of them, and perhaps more.
        Neither of the two squares counts as met.
        """
        but = ~(1 << one | 1 << other)
        ends = [(self.centre(end), self.line(square, end)) for end in (one, other)]
        outer = [Aim(x, y, 1, line._replace(squares=line.squares & but)) for (x, y), line in ends]
        return (*outer, *self.slants(square, one, other))

    def slants(self, square: Square, one: Square, other: Square) -> tuple[Aim, ...]:
        """The aims that lie between the centres."""
        return self._slants(square, one, other)

    def hidden_corners(self, square: Square, blocks: int, edges: int, among: int = -1, by: int | None = None) -> int:
        """Those of a bitset of corners that cannot be seen from a square; the squares around a corner do not count.

        Where `by` is given, it is known that none of them is hidden without the squares in it.

        >>> sheet = SightlinePaper(5, 1)
        >>> hidden = sheet.hidden_corners(0, blocks=1 << 2, edges=0)
        >>> [sheet.corner_name(each) for each in range(sheet.corner_count) if hidden >> each & 1]
        ['D1/NE', 'E1/NE', 'D1/SE', 'E1/SE']
        """
        own = 1 << square
        new = blocks if by is None else by
        crossed, touched = self.corners_behind(square, new & ~own, edges if by is None else 0)
        chosen = bits(among & touched & ~crossed)
        points = [self._corner_points[corner] for corner in chosen]
        found = self._hidden(square, points, blocks, edges, lambda end: own | self.around(chosen[end]))
        return among & crossed | mask(chosen[end] for end in found)

    def corners_behind(self, square: Square, blocks: int, edges: int) -> tuple[int, int]:
        """The corners to which the line from a square crosses any of some squares and edges, and touches any of them.

        The squares around a corner do not count. That is asked of all of them at once: with v the vector to a corner, a
        square is crossed when the cross products of v with the vectors to its own corners are of both signs, and
        touched when they are not all of one.
        """
        if not (blocks or edges):
            return 0, 0
        boxes, solid = self._boxes(blocks, edges)
        x, y = self.centre(square)
        across, down, near_x, far_x, near_y, far_y = self._spans(square)
        west, north, east, south = boxes - np.array([[x], [y], [x], [y]], dtype=np.int32)
        around = (abs(west + east - 2 * across) < 3 * SIDE) & (abs(north + south - 2 * down) < 3 * SIDE) & solid
        turns = [across * j - down * i for i in (west, east) for j in (north, south)]
        least, most = np.minimum.reduce(turns), np.maximum.reduce(turns)
        crossed = (far_x > west) & (near_x < east) & (far_y > north) & (near_y < south) & (least < 0) & (most > 0)
        touched = (far_x >= west) & (near_x <= east) & (far_y >= north) & (near_y <= south) & (least <= 0) & (most >= 0)
        return mask_of_flags((crossed & ~around).any(axis=1)), mask_of_flags((touched & ~around).any(axis=1))

    def _find_spans(self, square: Square) -> tuple[NDArray[np.int32], ...]:
        """How far all corners lie across and down from a square, and from where to where the lines to them reach."""
        x, y = self.centre(square)
        across, down = (self._corners - np.array([[x], [y]], dtype=np.int32))[:, :, None]
        reaches = np.minimum(across, 0), np.maximum(across, 0), np.minimum(down, 0), np.maximum(down, 0)
        return across, down, *reaches

    @cached_property
    def _corners(self) -> NDArray[np.int32]:
        return np.array(self._corner_points, dtype=np.int32).T.copy()

    def _find_boxes(self, blocks: int, edges: int) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
        """The west, north, east and south ends of some squares and edges, and which of them are squares."""
        squares = [(x, y, x + SIDE, y + SIDE) for x, y in [self.places[each] for each in bits(blocks)]]
        lines = [(*start, *end) for start, end in [self.edge_ends(each) for each in bits(edges)]]
        boxes = np.array([*squares, *lines], dtype=np.int32).T.copy()
        return boxes, np.arange(boxes.shape[1]) < len(squares)

    def _hidden(
        self, square: Square, ends: Sequence[Point], blocks: int, edges: int, exempt: Callable[[int], int]
    ) -> set[int]:
        """Which of some points are hidden from a square; of each it is told which squares do not hide it."""
        start = self.centre(square)
        hidden = set(self._lattice.blocked(start, ends, blocks & self.general, edges, exempt))
        for lattice in self._lattices:
            places, closed = lattice.places_of(blocks), lattice.edge_places_of(edges)
            if places or closed:
                own = partial(_places_exempt, lattice, exempt)
                hidden.update(lattice.blocked(start, ends, places, closed, own))
        return hidden

    # How lines are found

    def _find_line(self, a: Square, b: Square) -> Line:
        line = Line(0, 0) if a == b else self._drawn(self.centre(a), self.centre(b), 1)
        return line._replace(squares=line.squares & ~(1 << a | 1 << b))

    def _find_corner_line(self, square: Square, corner: Corner) -> Line:
        line = self._drawn(self.centre(square), self.corner_point(corner), 1)
        return line._replace(squares=line.squares & ~(1 << square))

    def _drawn(self, start: Point, end: Point, scale: int) -> Line:
        """The line between two points of the map; the end is given in fractions of half a square."""
        squares, edges, relative = self._lattice.drawn(start, end, scale)
        line = _moved(relative, squares, edges)
        for lattice in self._lattices:
            met = lattice.line(start, end, scale)
            if met is not None:
                line = _joined(line, met)
        return line

    def _offset_lattice(self, shift: Point) -> OffsetLattice:
        """The squares that are shifted by half a square to the east, to the south or both."""
        places = {each: place for each, place in enumerate(self.places) if (place[0] & 1, place[1] & 1) == shift}
        sides = {edge: side for side, edge in self._offset_segments.items() if (side[0] & 1, side[1] & 1) == shift}
        return OffsetLattice(shift, self.columns, places, sides)

    # Aiming between two squares

    def _find_slants(self, square: Square, one: Square, other: Square) -> tuple[Aim, ...]:
        start, first, last = self.centre(square), self.centre(one), self.centre(other)
        exempt = ~(1 << square | 1 << one | 1 << other)
        aims = []
        for part in self._turning_points(start, first, last):
            scale = part.denominator
            x = first[0] * scale + (last[0] - first[0]) * part.numerator
            y = first[1] * scale + (last[1] - first[1]) * part.numerator
            line = self._drawn(start, (x, y), scale)
            aims.append(Aim(x, y, scale, line._replace(squares=line.squares & exempt)))
        return tuple(aims)

    def _turning_points(self, start: Point, first: Point, last: Point) -> Iterable[Fraction]:
        """Where, between two points, the line from a third one meets a corner: only there it meets other squares.

        Corners of the general grid are everywhere: where they are met is worked out once for all places.
        """
        (px, py), step = start, (last[0] - first[0], last[1] - first[1])
        to = first[0] - px, first[1] - py
        general = _general_turns(px & 1, py & 1, to, step)
        xs, ys = sorted((px, first[0], last[0])), sorted((py, first[1], last[1]))
        near = [(x - px, y - py) for x, y in self._offset_corners if xs[0] <= x <= xs[2] and ys[0] <= y <= ys[2]]
        others = {part for corner in near if (part := _turning_point(corner, to, step)) is not None}
        return sorted({*general, *others}) if others else general

    @cached_property
    def _offset_corners(self) -> tuple[Point, ...]:
        return tuple((x, y) for x, y in self._corner_points if x & 1 or y & 1)


@lru_cache(REMEMBERED)
def _general_turns(px: int, py: int, to: Point, step: Point) -> tuple[Fraction, ...]:
    """The turning points at corners of the general grid, seen from a point that lies so in its square."""
    xs, ys = sorted((0, to[0], to[0] + step[0])), sorted((0, to[1], to[1] + step[1]))
    columns = (x for x in range(xs[0], xs[2] + 1) if not (px + x) & 1)
    rows = [y for y in range(ys[0], ys[2] + 1) if not (py + y) & 1]
    parts = (_turning_point((x, y), to, step) for x in columns for y in rows)
    return tuple(sorted({part for part in parts if part is not None}))


def _turning_point(corner: Point, to: Point, step: Point) -> Fraction | None:
    """Which part of a step has to be made until the line to its end goes through a corner that is nearer.

    With v the vector to the corner, w that to the beginning of the step and d the step, the line to w + t d goes
    through the corner when the cross product of v with it is 0.
    """
    (vx, vy), (wx, wy), (dx, dy) = corner, to, step
    width, slant = wx * dy - wy * dx, vx * dy - vy * dx
    if not (0 < slant < width or width < slant < 0):
        return None
    part = vy * wx - vx * wy
    return Fraction(part, slant) if 0 < part < slant or slant < part < 0 else None


def _places_exempt(lattice: OffsetLattice, exempt: Callable[[int], int], end: int) -> int:
    return lattice.places_of(exempt(end))


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
