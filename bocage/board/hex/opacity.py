"""Sight that adds up what stands in its way: each viewer has a limit, so that one may see more than another.

A line from centre to centre counts the hexes between its ends that it cuts and the hexsides that it crosses. Where it
runs along a hexside, the more open of the two hexes counts, and off the map nothing is open; what it only touches in a
corner does not count, and neither do the hexsides of its end hexes. A viewer sees along a line whose sum is below his
limit. Sums are the same both ways, so viewers with equal limits see each other.

Measured on 46 x 34 hexes, CPython 3.11: `table` 12 ms to range 13, `row` 12 µs to range 8 and 18 µs to range 13.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import bits, mask_of_flags
from bocage.board.hex.grid import HexGrid
from bocage.board.hex.lines import Crossing, relative_line
from bocage.board.hex.paper import Hex
from bocage.board.hex.sheet import Sheet
from bocage.board.hex.vectors import DIRECTIONS, Vector, half_disc
from bocage.board.kept import Kept

BLOCKING: Final = 2
"""What counts as blocking: it alone closes the line of an ordinary viewer."""
CLOSED: Final = 1000
"""How much counts what lies off the map."""

_Sums: TypeAlias = NDArray[np.int16]
_Shifts: TypeAlias = NDArray[np.intp]


class Opacity:
    """How much each hex of a map counts in a line of sight; the hexsides of a bitset count as blocking.

    >>> grid = HexGrid(5, 6)
    >>> orchard = [1 if grid.name(each) in ("C2", "C4") else 0 for each in range(len(grid))]
    >>> sight = Opacity(grid, orchard)
    >>> [grid.name(each) for each in bits(sight.row(grid.hex("C1"), 5)) if grid.name(each)[0] == "C"]
    ['C1', 'C2', 'C3', 'C4']
    >>> sight.row(grid.hex("C1"), 5, limit=3) >> grid.hex("C5") & 1
    1
    """

    def __init__(self, grid: HexGrid, hexes: Sequence[int], sides: int = 0) -> None:
        self._grid: Final = grid
        self._hexes: Final = np.array(hexes, dtype=np.int16)
        self._sides: Final = sides
        self._views: Final = Kept(self._view)

    def table(self, radius: int, limit: int = BLOCKING) -> tuple[int, ...]:
        """The bitset of the hexes that each hex sees, up to `radius` hexes away; a hex in play sees itself."""
        view = self._views[radius]
        return view.sheet.tabulate(lambda to, starts: view.sums_along(to)[starts] < limit)

    def row(self, hex: Hex, radius: int, limit: int = BLOCKING, more: int = 0) -> int:
        """The bitset that a single hex sees, where the hexes of the bitset `more` are blocking too."""
        if not self._grid.playable >> hex & 1:
            return 0
        return self._views[radius].row(hex, limit, more)

    def _view(self, radius: int) -> "_View":
        return _View(Sheet(self._grid, radius), self._hexes, self._sides)


class _Line(NamedTuple):
    """What counts between a hex and the hex at a vector from it."""

    hexes: tuple[Vector, ...]
    pairs: tuple[tuple[Vector, Vector], ...]
    """The hexes on both sides of the hexsides that the line runs along."""
    sides: tuple[Crossing, ...]


@cache
def _line(to: Vector) -> _Line:
    """What both nudged lines cut and cross is cut and crossed by the line itself."""
    shape = relative_line(to)
    right, right_crossed = frozenset(shape.right), frozenset(shape.right_crossed)
    return _Line(
        tuple(each for each in shape.left if each in right),
        tuple((one, one + DIRECTIONS[direction]) for one, direction in shape.along),
        tuple(each for each in shape.left_crossed[1:-1] if each in right_crossed),
    )


class _View:
    """Opacities on a sheet, and what counts for each vector up to its radius as shifts along the sheet.

    Around a hex the sheet is a window in which a vector is always in the same place. Vectors with less in their way
    than others are filled up with the viewer's own hex, which counts nothing.
    """

    def __init__(self, sheet: Sheet, hexes: _Sums, sides: int) -> None:
        self.sheet = sheet
        self._hexes = sheet.spread(hexes, CLOSED)
        self._has_sides = bool(sides)
        self._sides = np.array(sheet.spread_sides(sides), dtype=np.int16) * np.int16(BLOCKING)
        self._places: list[int] = sheet.places.tolist()
        self._nowhere = len(sheet.grid)
        self._ends = np.where(sheet.playable, sheet.hexes, self._nowhere)
        vectors = [way for to in half_disc(sheet.radius) for way in (to, -to)]
        lines = [_line(to) for to in vectors]
        self._to = np.array([sheet.margin + sheet.shift(to) for to in vectors], dtype=np.intp)
        self._cut = self._in_window([line.hexes for line in lines])
        self._along = np.array([number for number, line in enumerate(lines) if line.pairs], dtype=np.intp)
        paired = [line.pairs for line in lines if line.pairs]
        self._left = self._in_window([tuple(left for left, _ in pairs) for pairs in paired])
        self._right = self._in_window([tuple(right for _, right in pairs) for pairs in paired])
        crossed = [(number, *each) for number, line in enumerate(lines) for each in line.sides]
        self._crossing = np.array([number for number, _, _ in crossed], dtype=np.intp)
        self._crossed = np.array([sheet.margin + sheet.shift(vector) for _, vector, _ in crossed], dtype=np.intp)
        self._directions = np.array([direction for _, _, direction in crossed], dtype=np.intp)
        self._crossings = Kept(self._crossings_from)

    def sums_along(self, to: Vector) -> _Sums:
        """What the line to a vector adds up to from each place between the margins."""
        line, look = _line(to), self.sheet.seen_from
        sums = np.zeros(self.sheet.span, dtype=np.int16)
        for vector in line.hexes:
            sums += look(self._hexes, vector)
        for left, right in line.pairs:
            sums += np.minimum(look(self._hexes, left), look(self._hexes, right))
        if self._has_sides:
            for vector, direction in line.sides:
                sums += look(self._sides[direction], vector)
        return sums

    def row(self, hex: Hex, limit: int, more: int) -> int:
        """The bitset of the hexes that a hex sees."""
        margin, place = self.sheet.margin, self._places[hex]
        start, end = place - margin, place + margin + 1
        window = self._hexes[start:end].copy()
        for each in bits(more & self.sheet.grid.within(hex, self.sheet.radius)):
            at = self._places[each] - start
            window[at] = max(window[at], BLOCKING)
        window[margin] = 0
        sums = np.add.reduce(window.take(self._cut), axis=0, dtype=np.int16)
        pairs = np.minimum(window.take(self._left), window.take(self._right))
        sums[self._along] += np.add.reduce(pairs, axis=0, dtype=np.int16)
        if self._has_sides:
            sums += self._crossings[hex]
        seen = np.zeros(self._nowhere + 1, dtype=np.bool_)
        seen[self._ends[start:end].take(self._to)] = sums < limit
        return mask_of_flags(seen[: self._nowhere]) | 1 << hex

    def _crossings_from(self, hex: Hex) -> _Sums:
        """What the hexsides on each line from a hex add up to: they never change."""
        start = self._places[hex] - self.sheet.margin
        crossed = self._sides[self._directions, start + self._crossed]
        return np.bincount(self._crossing, crossed, minlength=len(self._to)).astype(np.int16)

    def _in_window(self, vectors: Sequence[Sequence[Vector]]) -> _Shifts:
        """The places of vectors in a window, a column for each line."""
        most = max((len(each) for each in vectors), default=0)
        filled = np.full((most, len(vectors)), self.sheet.margin, dtype=np.intp)
        for number, each in enumerate(vectors):
            for row, vector in enumerate(each):
                filled[row, number] += self.sheet.shift(vector)
        return filled
