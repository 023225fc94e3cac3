"""Lines of sight over a map: the squares and edges that each crosses, as bitsets to be set against obstacles.

A line is drawn over the general grid, and over each lattice of offset squares: what it meets there is added. Lines are
remembered.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache, partial
from operator import attrgetter
from typing import Final, NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.kept import Kept
from bocage.board.square.edges import Corner, Edge, EdgePaper
from bocage.board.square.lattices import ASKED_FOR, REMEMBERED, Fork, Lattice, Line, OffsetLattice
from bocage.board.square.paper import Point, Square
from bocage.board.square.sweeps import NOTHING, Behind, Cut, Shadows, Sweep, Sweeper, joined

UNCUT: Final = Cut(NOTHING, NOTHING)
KEPT_ROWS: Final = 512
"""So many rows of lines are remembered: those of all squares but on the largest maps."""


class Aim(NamedTuple):
    """A point to aim at and the line to it."""

    x: int
    y: int
    scale: int
    """The point is (x / scale, y / scale) half squares."""
    line: Line


class Spot(NamedTuple):
    """A point to aim at and the squares whose inside the line to it crosses, those of its ends too.

    `left` and `right` are the squares that it touches on either side and does not cross.
    """

    x: int
    y: int
    scale: int
    """The point is (x / scale, y / scale) half squares."""
    crossed: int
    left: int
    right: int


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
        self._behind: Final = lru_cache(ASKED_FOR)(self._find_behind)
        self._edge_cuts: Final[dict[Square, dict[Edge, Cut]]] = defaultdict(dict)
        self._cut: Final = lru_cache(REMEMBERED)(self._find_cut)
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
        return (*outer, *[self.slant(square, spot, but) for spot in self.slants(square, one, other)])

    def slants(self, square: Square, one: Square, other: Square) -> tuple[Spot, ...]:
        """The points worth aiming at between two centres; the lines to them are not drawn yet."""
        return self._slants(square, one, other)

    def slants_behind(self, square: Square, spots: Sequence[Spot], edges: int) -> Behind:
        """Those of some such points, by their numbers, to which the line crosses or touches any of some edges."""
        if not edges or not spots:
            return NOTHING
        ends = [self.edge_ends(edge) for edge in bits(edges)]
        return self._sweeper.spots_behind(square, [spot[:3] for spot in spots], ends)

    def slant(self, square: Square, spot: Spot, but: int) -> Aim:
        """The line to such a point; the squares that are not in `but` do not count, nor does that where it begins."""
        line = self._drawn(self.centre(square), (spot.x, spot.y), spot.scale)
        return Aim(spot.x, spot.y, spot.scale, line._replace(squares=line.squares & but & ~(1 << square)))

    def hidden_corners(self, square: Square, blocks: int, edges: int, among: int = -1, by: int | None = None) -> int:
        """Those of a bitset of corners that cannot be seen from a square; the squares around a corner do not count.

        Where `by` is given, it is known that none of them is hidden without the squares in it.

        >>> sheet = SightlinePaper(5, 1)
        >>> hidden = sheet.hidden_corners(0, blocks=1 << 2, edges=0)
        >>> [sheet.corner_name(each) for each in range(sheet.corner_count) if hidden >> each & 1]
        ['D1/NE', 'E1/NE', 'D1/SE', 'E1/SE']
        """
        own = 1 << square
        if by is None:
            behind = self.corners_behind(square, blocks, edges)
            crossed, pinched = behind.crossed, behind.pinched
        else:
            new = self.corners_behind(square, by, 0)
            crossed, pinched = new.crossed, new.joined(self.corners_behind(square, blocks & ~by, edges)).pinched
            pinched &= new.left | new.right
        chosen = bits(among & pinched & ~crossed)
        points = [self._corner_points[corner] for corner in chosen]
        found = self._hidden(square, points, blocks, edges, lambda end: own | self.around(chosen[end]))
        return among & crossed | mask(chosen[end] for end in found)

    def corners_behind(self, square: Square, blocks: int, edges: int) -> Behind:
        """The corners to which the line from a square crosses any of some squares and edges, or only touches some.

        The squares around a corner do not count.
        """
        return self._behind(square, blocks & ~(1 << square), edges)

    def _find_behind(self, square: Square, blocks: int, edges: int) -> Behind:
        crossed, left, right = self.cut(square, edges).corners
        if blocks:
            shadows = self.shadows[square]
            for each in bits(blocks):
                crossed |= shadows.behind[each]
                left |= shadows.left[each]
                right |= shadows.right[each]
        return Behind(crossed, left, right)

    # What is worked out for all lines from a square

    @cached_property
    def sweeps(self) -> Kept[Square, Sweep]:
        """What the lines from each square to all others meet.

        >>> sheet = SightlinePaper(12, 12)
        >>> a1, c2 = sheet.square("A1"), sheet.square("C2")
        >>> sheet.sweeps[a1].crossed[c2] == sheet.line(a1, c2).squares
        True
        """
        return Kept(self._sweeper.sweep, KEPT_ROWS)

    @cached_property
    def shadows(self) -> Kept[Square, Shadows]:
        """What each square hides of the corners, seen from each square."""
        return Kept(self._sweeper.shadows, KEPT_ROWS)

    def cut(self, square: Square, edges: int) -> Cut:
        """What a bitset of edges hides, seen from a square."""
        return self._cut(square, edges) if edges else UNCUT

    @cached_property
    def _sweeper(self) -> Sweeper:
        return Sweeper(self)

    def _find_cut(self, square: Square, edges: int) -> Cut:
        known = self._edge_cuts[square]
        new = [edge for edge in bits(edges) if edge not in known]
        if new:
            known.update(zip(new, self._sweeper.cuts(square, [self.edge_ends(edge) for edge in new]), strict=True))
        cuts = [known[edge] for edge in bits(edges)]
        return Cut(joined([cut.squares for cut in cuts]), joined([cut.corners for cut in cuts]))

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

    def _find_slants(self, square: Square, one: Square, other: Square) -> tuple[Spot, ...]:
        start, first, last = self.centre(square), self.centre(one), self.centre(other)
        points = []
        for part in self._turning_points(start, first, last):
            scale = part.denominator
            x = first[0] * scale + (last[0] - first[0]) * part.numerator
            y = first[1] * scale + (last[1] - first[1]) * part.numerator
            points.append((x, y, scale))
        met = self._sweeper.spots(square, points) if points else ()
        return tuple([Spot(*point, *squares) for point, squares in zip(points, met, strict=True)])

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
