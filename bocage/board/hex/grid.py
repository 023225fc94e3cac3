"""The hex grid: neighbours, distances, arcs, hexsides and lines, looked up by hex id."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import bits, flags_of_mask, mask, mask_of_flags, masks_of_rows
from bocage.board.hex.lines import RelativeLine, relative_line
from bocage.board.hex.paper import Hex, Shifted, Top
from bocage.board.hex.sides import Direction, HexsidePaper, Side
from bocage.board.hex.vectors import DIRECTIONS, Vector, bearing, length, unpack
from bocage.board.kept import Kept

Between: TypeAlias = tuple[Hex, ...]
"""The hexes strictly between the ends of a line, in order."""

OFF_MAP: Final = -1
"""Stands for a hex that is not on the paper while a line is drawn."""

LARGE: Final = 1 << 12
"""A map with more hexes has no table of all distances, which would take as many bytes as the square of this."""
_FARTHEST: Final = 255


class LineSides(NamedTuple):
    """The hexsides that a line meets."""

    left: tuple[Side, ...]
    """Crossed by the line nudged left, in order."""
    right: tuple[Side, ...]
    """Crossed by the line nudged right; the same object as `left` when the line touches no hex without cutting it."""
    along: tuple[Side, ...]
    """Those that the line runs along, in order."""


class HexGrid(HexsidePaper):
    """A map of hexes, named by small ids, whose facts are computed once and looked up in play.

    Directions count clockwise from 0: N, NE, SE, S, SW, NW with a flat top, NE, E, SE, SW, W, NW with a pointy top.
    Half hexes are printed but not part of play: they are no one's neighbour and nobody sees into them, though lines
    pass through them. `cut` names the edges of the paper ("NESW") that are cut through the centres of the outermost
    hexes, `half` names single half hexes.

    >>> grid = HexGrid(10, 8)
    >>> [grid.name(hex) for hex in grid.neighbours(grid.hex("C6"))]
    ['C5', 'D5', 'D6', 'C7', 'B6', 'B5']
    >>> grid.distance(grid.hex("A1"), grid.hex("C6"))
    6
    >>> HexGrid(4, 2, cut="N", half=["B2"])
    HexGrid(4, 2, half=['A1', 'C1', 'B2'])
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        *,
        top: Top = "flat",
        shifted: Shifted = "even",
        cut: str = "",
        half: Iterable[str] = (),
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(columns, rows, top=top, shifted=shifted, names=names)
        if self._diameter() > _FARTHEST:
            raise ValueError(f"a hex grid reaches at most {_FARTHEST} hexes across, not {columns} x {rows}")
        unplayable = self._cut_hexes(cut) | mask(self.hex(name) for name in half)
        self.playable: Final = (1 << len(self)) - 1 & ~unplayable
        """The bitset of the hexes in play: all but the half hexes."""
        self.hexes: Final = tuple(bits(self.playable))
        """The hexes in play."""
        self.half_hexes: Final = tuple(bits(unplayable))
        """The hexes that are printed but not in play."""
        self._in_play: Final = {self._vectors[each]: each for each in self.hexes}
        self._steps: Final = self._all_steps()
        self._neighbours: Final = tuple(tuple(to for to in steps if to is not None) for steps in self._steps)
        self.adjacent: Final = tuple(mask(near) for near in self._neighbours)
        """The bitset of the neighbours of each hex."""
        self._large: Final = len(self) > LARGE
        self._within: Final[dict[int, tuple[int, ...] | Kept[Hex, int]]] = {}
        self._sextants: Final[dict[tuple[Hex, Direction], int]] = {}

    def __repr__(self) -> str:
        """The call that makes a grid of this shape."""
        layout = "".join(
            f", {name}={value!r}"
            for name, value, usual in (("top", self.top, "flat"), ("shifted", self.shifted, "even"))
            if value != usual
        )
        half = f", half={[self.name(each) for each in self.half_hexes]!r}" if self.half_hexes else ""
        names = f", names={self._names!r}" if self._names else ""
        return f"HexGrid({self.columns}, {self.rows}{layout}{half}{names})"

    # Neighbours and directions

    def neighbour(self, hex: Hex, direction: Direction) -> Hex | None:
        """The hex in play next to a hex in a direction.

        >>> grid = HexGrid(10, 8)
        >>> grid.neighbour(grid.hex("A1"), 0) is None, grid.name(grid.neighbour(grid.hex("A1"), 2))
        (True, 'B1')
        """
        return self._steps[hex][direction]

    def neighbours(self, hex: Hex) -> tuple[Hex, ...]:
        """The hexes in play next to a hex, clockwise from direction 0."""
        return self._neighbours[hex]

    def bearing(self, a: Hex, b: Hex) -> tuple[Direction, ...]:
        """The direction in which a hex lies from another, or both when it lies exactly between two.

        >>> grid = HexGrid(10, 8)
        >>> grid.bearing(grid.hex("A1"), grid.hex("B6")), grid.bearing(grid.hex("A1"), grid.hex("C1"))
        ((3,), (1, 2))
        """
        return bearing(self._vectors[b] - self._vectors[a])

    def step(self, hex: Hex, direction: Direction, n: int = 1) -> Hex | None:
        """The hex in play that lies `n` steps away in a direction, whatever lies between.

        >>> grid = HexGrid(10, 8)
        >>> grid.name(grid.step(grid.hex("C6"), 0, 3)), grid.step(grid.hex("C6"), 0, 6)
        ('C3', None)
        """
        return self._in_play.get(self._vectors[hex] + n * DIRECTIONS[direction])

    def spine(self, hex: Hex, direction: Direction) -> tuple[Hex, ...]:
        """The row of hexes that leads away from a hex in a direction, to the edge of the map.

        >>> grid = HexGrid(10, 8)
        >>> [grid.name(each) for each in grid.spine(grid.hex("C6"), 1)]
        ['D5', 'E5', 'F4', 'G4', 'H3', 'I3', 'J2']
        """
        row = []
        following = self.neighbour(hex, direction)
        while following is not None:
            row.append(following)
            following = self.neighbour(following, direction)
        return tuple(row)

    # Distances and areas

    @cached_property
    def distances(self) -> tuple[bytes, ...]:
        """The distance of each hex from each, `distances[a][b]`, over the whole paper."""
        return tuple(self._distances_from(each) for each in range(len(self)))

    def distance(self, a: Hex, b: Hex) -> int:
        """How many hexes away a hex is, counting the far end and not the near one."""
        if self._large:
            return length(self._vectors[b] - self._vectors[a])
        return self.distances[a][b]

    def within(self, hex: Hex, radius: int) -> int:
        """The bitset of the hexes in play up to `radius` hexes away, and the hex itself if it is in play.

        >>> HexGrid(10, 8).within(34, 2).bit_count()
        19
        """
        if radius not in self._within:
            self._within[radius] = Kept(partial(self._one_within, radius)) if self._large else self._all_within(radius)
        return self._within[radius][hex]

    def ring(self, hex: Hex, radius: int) -> tuple[Hex, ...]:
        """The hexes in play exactly `radius` hexes away, clockwise from direction 0.

        >>> grid = HexGrid(10, 8)
        >>> [grid.name(each) for each in grid.ring(grid.hex("A1"), 2)]
        ['C1', 'C2', 'B2', 'A3']
        """
        if radius == 0:
            return (hex,) if self.playable >> hex & 1 else ()
        ring = []
        place = self._vectors[hex] + radius * DIRECTIONS[0]
        for side in range(6):
            for _ in range(radius):
                ring.append(self._in_play.get(place))
                place += DIRECTIONS[(side + 2) % 6]
        return tuple(each for each in ring if each is not None)

    def arc(self, hex: Hex, first: Direction, width: int, radius: int | None = None) -> int:
        """The bitset of the hexes in the arc that opens clockwise from the spine `first` over `width` sextants.

        A sextant is 60 degrees wide, from one spine to the next, and both belong to it; the hex itself does not. The
        120 degrees in front of a unit that faces direction d are `arc(hex, d - 1, 2)`.

        >>> grid = HexGrid(10, 8)
        >>> [grid.name(each) for each in bits(grid.arc(grid.hex("C3"), 0, 1, radius=2))]
        ['C1', 'D1', 'C2', 'D2', 'E2']
        """
        sextants = 0
        for direction in range(first, first + width):
            sextants |= self._sextant(hex, direction % 6)
        return sextants if radius is None else sextants & self.within(hex, radius)

    # Lines

    def line(self, a: Hex, b: Hex) -> tuple[Between, Between]:
        """The hexes strictly between two hexes that the line between their centres cuts, nudged left and right.

        Both are the same object unless the line runs along hexsides or meets a corner. A nudged line that would
        leave the map, along its edge, is not drawn: the other one counts for both.

        >>> grid = HexGrid(10, 8)
        >>> left, right = grid.line(grid.hex("B4"), grid.hex("D4"))
        >>> [grid.name(hex) for hex in left], [grid.name(hex) for hex in right]
        (['C4'], ['C5'])
        """
        start = self._vectors[a]
        return self._laid(start, relative_line(self._vectors[b] - start))

    def line_outside(self, a: Hex, b: Hex) -> Between | None:
        """The hexes that a nudged line which leaves the map, along its edge, still meets; None if neither leaves it.

        >>> grid = HexGrid(10, 8)
        >>> [grid.name(hex) for hex in grid.line_outside(grid.hex("A1"), grid.hex("E1"))]
        ['C1']
        >>> grid.line_outside(grid.hex("B4"), grid.hex("D4"))
        """
        if None not in self._steps[a] or None not in self._steps[b]:
            return None
        start = self._vectors[a]
        shape = relative_line(self._vectors[b] - start)
        if shape.left is shape.right:
            return None
        for nudged in (shape.left, shape.right):
            met = tuple([self._at[place] for vector in nudged if (place := start + vector) in self._at])
            if len(met) < len(nudged):
                return met
        return None

    def line_sides(self, a: Hex, b: Hex) -> LineSides:
        """The hexsides that the line between two hexes crosses, nudged left and right, and runs along.

        >>> grid = HexGrid(10, 8)
        >>> sides = grid.line_sides(grid.hex("B4"), grid.hex("D4"))
        >>> [[grid.side_name(side) for side in group] for group in sides]
        [['B4/NE', 'C4/SE'], ['B4/SE', 'D4/SW'], ['C4/S']]
        """
        if a == b:
            return LineSides((), (), ())
        left_hexes, right_hexes = self.line(a, b)
        left = self._sides_between((a, *left_hexes, b))
        right = left if left_hexes is right_hexes else self._sides_between((a, *right_hexes, b))
        start = self._vectors[a]
        along = relative_line(self._vectors[b] - start).along
        return LineSides(left, right, tuple(self._side_along(start + vector, side) for vector, side in along))

    # How the tables are made

    def _diameter(self) -> int:
        corners = (0, self.columns - 1, len(self) - self.columns, len(self) - 1)
        return max(length(self._vectors[a] - self._vectors[b]) for a in corners for b in corners)

    def _cut_hexes(self, cut: str) -> int:
        """An edge is cut through the centres of the outermost hexes: those on the cut are half hexes."""
        places = [self.place(each) for each in range(len(self))]
        columns, rows = zip(*places, strict=True)
        edges = {
            "N": (rows, min(rows)),
            "E": (columns, max(columns)),
            "S": (rows, max(rows)),
            "W": (columns, min(columns)),
        }
        if unknown := set(cut) - set(edges):
            raise ValueError(f"an edge of the map is one of N, E, S, W, not {min(unknown)!r}")
        return mask(each for edge in cut for each, line in enumerate(edges[edge][0]) if line == edges[edge][1])

    def _all_steps(self) -> tuple[tuple[Hex | None, ...], ...]:
        return tuple(
            tuple(self._in_play.get(place + step) if place in self._in_play else None for step in DIRECTIONS)
            for place in self._vectors
        )

    def _all_within(self, radius: int) -> tuple[int, ...]:
        table = np.frombuffer(b"".join(self.distances), dtype=np.uint8).reshape(len(self), len(self))
        return masks_of_rows((table <= radius) & flags_of_mask(self.playable, len(self)))

    def _one_within(self, radius: int, hex: Hex) -> int:
        near = np.frombuffer(self._distances_from(hex), dtype=np.uint8) <= radius
        return mask_of_flags(near) & self.playable

    @cached_property
    def coordinates(self) -> NDArray[np.int16]:
        """The two coordinates of the vector of every hex, as two rows."""
        return np.array([unpack(vector) for vector in self._vectors], dtype=np.int16).T.copy()

    def _coordinates_from(self, hex: Hex) -> NDArray[np.int16]:
        return self.coordinates - self.coordinates[:, hex : hex + 1]

    def _distances_from(self, hex: Hex) -> bytes:
        a, b = self._coordinates_from(hex)
        distances: NDArray[np.int16] = np.maximum(np.maximum(abs(a), abs(b)), abs(a + b))
        return distances.astype(np.uint8).tobytes()

    def _sextant(self, hex: Hex, first: Direction) -> int:
        """A sextant is all sums of steps along its two spines: neither count is negative, and not both are zero."""
        if (hex, first) not in self._sextants:
            (da, db), (ea, eb) = unpack(DIRECTIONS[first]), unpack(DIRECTIONS[(first + 1) % 6])
            a, b = self._coordinates_from(hex)
            inside = (a * eb - b * ea >= 0) & (da * b - db * a >= 0)
            self._sextants[hex, first] = mask_of_flags(inside) & self.playable & ~(1 << hex)
        return self._sextants[hex, first]

    def _laid(self, start: Vector, shape: RelativeLine) -> tuple[Between, Between]:
        at = self._at
        if shape.left is shape.right:
            between = tuple([at[start + vector] for vector in shape.left])
            return between, between
        left = tuple([at.get(start + vector, OFF_MAP) for vector in shape.left])
        right = tuple([at.get(start + vector, OFF_MAP) for vector in shape.right])
        return right if OFF_MAP in left else left, left if OFF_MAP in right else right

    def _sides_between(self, way: tuple[Hex, ...]) -> tuple[Side, ...]:
        return tuple(self.side(a, b) for a, b in pairwise(way))

    def _side_along(self, left: Vector, direction: Direction) -> Side:
        """At the edge of the map only one of the two hexes beside the line exists."""
        if left in self._at:
            return self.side_at(self._at[left], direction)
        return self.side_at(self._at[left + DIRECTIONS[direction]], (direction + 3) % 6)
