"""The grid of squares: neighbours, zones, distances and arcs, looked up by square id."""

from collections.abc import Iterable
from functools import cached_property, partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import bits, mask, mask_of_flags, masks_of_rows
from bocage.board.square.edges import Corner
from bocage.board.square.facings import FULL_CIRCLE, ORTHOGONAL, STEPS, Facing, arc_holds, bearing, turn_between
from bocage.board.square.paper import Square
from bocage.board.square.ranges import corner_distances, distance_table
from bocage.board.square.sightlines import SightlinePaper


class SquareGrid(SightlinePaper):
    """A map of squares, named by small ids, whose facts are computed once and looked up in play.

    A square of the general grid neighbours the eight around it. An offset square neighbours the offset squares around
    it and, straight across each of its sides and half a square at most, the complete squares of the general grid.

    >>> grid = SquareGrid(12, 12, offset=["E5se"])
    >>> [grid.name(each) for each in grid.neighbours(grid.square("E5se"))]
    ['E4', 'F4', 'G5', 'G6', 'E7', 'F7', 'D5', 'D6']
    >>> grid.distance(grid.square("A1"), grid.square("C6"))
    5
    """

    def __init__(self, columns: int, rows: int, *, offset: Iterable[str] = ()) -> None:
        super().__init__(columns, rows, offset=offset)
        self._steps: Final = tuple(
            tuple(self._same_kind(each, (x + dx, y + dy)) for dx, dy in STEPS)
            for each, (x, y) in enumerate(self.places)
        )
        self._directions: Final = self._all_directions()
        self._neighbours: Final = tuple(tuple(sorted(near, key=lambda to: (near[to], to))) for near in self._directions)
        self.adjacent: Final = tuple(mask(near) for near in self._neighbours)
        """The bitset of the neighbours of each square."""
        self.orthogonal: Final = tuple(
            mask(to for to, facing in near.items() if facing in ORTHOGONAL) for near in self._directions
        )
        """The bitset of the neighbours of each square that are not diagonal."""
        self.abutting: Final = tuple(
            mask(to for facing in ORTHOGONAL if (to := steps[facing]) is not None) for steps in self._steps
        )
        """The bitset of the squares of the same kind that share an edge with each square."""
        self.zone: Final = tuple(self._zone(each) for each in self.squares)
        """The bitset of the squares that a unit controls by its place alone, whatever it sees or may enter.

        On the general grid the eight squares around it, complete or not, and no offset square; on an offset square the
        offset squares around it and the squares of the general grid that it covers.
        """
        self._within: Final[dict[int, tuple[int, ...]]] = {}
        self._corner_distances: Final[dict[Square, bytes]] = {}
        self._arcs: Final[dict[tuple[Square, Facing, int], int]] = {}
        self._corner_arcs: Final[dict[tuple[Square, Facing, int], int]] = {}
        self._routes: Final[dict[tuple[Square, Square], tuple[int, ...]]] = {}

    def __repr__(self) -> str:
        """The call that makes a grid of this shape."""
        offset = f", offset={[self.name(each) for each in bits(self.offset)]!r}" if self.offset else ""
        return f"SquareGrid({self.columns}, {self.rows}{offset})"

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, say for another process, is built anew."""
        return partial(type(self), offset=[self.name(each) for each in bits(self.offset)]), (self.columns, self.rows)

    # Neighbours and directions

    def neighbour(self, square: Square, facing: Facing) -> Square | None:
        """The next square in a direction: of the general grid, or of the same block of offset squares.

        >>> grid = SquareGrid(12, 12)
        >>> grid.neighbour(grid.square("A1"), 0) is None, grid.name(grid.neighbour(grid.square("A1"), 3))
        (True, 'B2')
        """
        return self._steps[square][facing]

    def neighbours(self, square: Square) -> tuple[Square, ...]:
        """The squares that one may step to from a square, clockwise from the north."""
        return self._neighbours[square]

    def direction(self, a: Square, b: Square) -> Facing:
        """The direction of a step between neighbours; between an offset square and one that faces it, straight across.

        >>> grid = SquareGrid(12, 12, offset=["E5se"])
        >>> grid.direction(grid.square("E4"), grid.square("E5se")), grid.direction(grid.square("A2"), grid.square("B1"))
        (4, 1)
        """
        try:
            return self._directions[a][b]
        except KeyError:
            raise ValueError(f"{self.name(a)} and {self.name(b)} are not adjacent") from None

    def bearing(self, a: Square, b: Square) -> Facing | None:
        """The direction nearest to that in which a square lies from another; None when they are the same.

        >>> grid = SquareGrid(12, 12)
        >>> grid.bearing(grid.square("A5"), grid.square("C4")), grid.bearing(grid.square("A5"), grid.square("D4"))
        (1, 2)
        """
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        return bearing(bx - ax, by - ay)

    def beyond(self, a: Square, b: Square) -> tuple[Square, ...]:
        """The neighbours of a square that lead on, within 45 degrees, from a step into it; clockwise.

        >>> grid = SquareGrid(12, 12)
        >>> [grid.name(each) for each in grid.beyond(grid.square("E7"), grid.square("F6"))]
        ['F5', 'G5', 'G6']
        """
        onward = self.direction(a, b)
        ways = ((facing, to) for to, facing in self._directions[b].items() if turn_between(facing, onward) <= 1)
        return tuple(to for _, to in sorted(ways, key=lambda way: ((way[0] - onward + 1) % 8, way[1])))

    # Passages

    def routes(self, a: Square, b: Square) -> tuple[int, ...]:
        """The ways from a square to its neighbour, each as the bitset of the edges that it crosses.

        A straight step has one way; a diagonal step has one round either side of the corner.

        >>> grid = SquareGrid(12, 12)
        >>> [[grid.edge_name(edge) for edge in bits(way)] for way in grid.routes(grid.square("B2"), grid.square("C3"))]
        [['B2/E', 'C2/S'], ['B2/S', 'B3/E']]
        """
        if (a, b) not in self._routes:
            self._routes[a, b] = self._find_routes(a, b)
        return self._routes[a, b]

    def passes(self, a: Square, b: Square, closed: int) -> bool:
        """Whether one can step to a neighbour when a bitset of edges is closed: some way crosses none of them.

        >>> grid = SquareGrid(12, 12)
        >>> wall = 1 << grid.edge_named("B2/E")
        >>> b2 = grid.square("B2")
        >>> grid.passes(b2, grid.square("C2"), wall), grid.passes(b2, grid.square("C3"), wall)
        (False, True)
        """
        return not closed or any(not way & closed for way in self.routes(a, b))

    # Distances and areas

    @cached_property
    def distances(self) -> tuple[bytes, ...]:
        """The distance of each square from each, `distances[a][b]`."""
        return distance_table(self, self._neighbours)

    def distance(self, a: Square, b: Square) -> int:
        """How many squares away a square is by the shortest way, diagonals included, not counting the near end.

        Between squares of the general grid the way does not lead through offset squares.
        """
        return self.distances[a][b]

    def within(self, square: Square, radius: int) -> int:
        """The bitset of the squares up to `radius` squares away, and the square itself.

        >>> grid = SquareGrid(12, 12)
        >>> grid.within(grid.square("F6"), 2).bit_count()
        25
        """
        if radius not in self._within:
            table = np.frombuffer(b"".join(self.distances), dtype=np.uint8).reshape(len(self), len(self))
            self._within[radius] = masks_of_rows(table <= radius)
        return self._within[radius][square]

    def corner_distance(self, square: Square, corner: Corner) -> int:
        """How many corners away a corner is: those of the square itself are 1 away, each ring around them 1 more.

        From an offset square the corners of the general grid on the half squares in front of its sides are 1 away.

        >>> grid = SquareGrid(12, 12)
        >>> f6 = grid.square("F6")
        >>> [grid.corner_distance(f6, grid.corner_named(name)) for name in ("F6/NW", "E5/NW", "H8/SE")]
        [1, 2, 3]
        """
        return self.corner_distances(square)[corner]

    def corner_distances(self, square: Square) -> bytes:
        """How many corners away each corner is from a square."""
        row = self._corner_distances.get(square)
        if row is None:
            row = self._corner_distances[square] = corner_distances(self, square)
        return row

    def arc(self, square: Square, facing: Facing, degrees: int) -> int:
        """The bitset of the squares whose centres lie in the arc that is centred on a direction, limits included.

        >>> grid = SquareGrid(12, 12)
        >>> arc = grid.arc(grid.square("F6"), 0, 90)
        >>> [bool(arc >> grid.square(name) & 1) for name in ("F2", "I3", "J5", "F9")]
        [True, True, False, False]
        """
        key = (square, facing, degrees)
        if key not in self._arcs:
            x, y = self._centres - self._centres[:, square : square + 1]
            self._arcs[key] = mask_of_flags(arc_holds(x, y, facing, degrees)) & ~(1 << square)
        return self._arcs[key]

    def corner_arc(self, square: Square, facing: Facing, degrees: int) -> int:
        """The bitset of the corners that lie in the arc that is centred on a direction, limits included.

        >>> grid = SquareGrid(12, 12)
        >>> arc = grid.corner_arc(grid.square("F6"), 0, 90)
        >>> [bool(arc >> grid.corner_named(name) & 1) for name in ("F2/NE", "I3/NE", "J5/NE", "F9/NE")]
        [True, True, False, False]
        """
        if degrees >= FULL_CIRCLE:
            return (1 << self.corner_count) - 1
        key = (square, facing, degrees)
        if key not in self._corner_arcs:
            x, y = self._corners - self._centres[:, square : square + 1]
            self._corner_arcs[key] = mask_of_flags(arc_holds(x, y, facing, degrees))
        return self._corner_arcs[key]

    # How the tables are made

    @cached_property
    def _centres(self) -> NDArray[np.int64]:
        return np.array([self.centre(each) for each in self.squares], dtype=np.int64).T.copy()

    @cached_property
    def _corners(self) -> NDArray[np.int64]:
        return np.array(self._corner_points, dtype=np.int64).T.copy()

    def _same_kind(self, square: Square, place: tuple[int, int]) -> Square | None:
        other = self._at.get(place)
        return other if other is not None and self.is_offset(other) == self.is_offset(square) else None

    def _all_directions(self) -> tuple[dict[Square, Facing], ...]:
        """The neighbours of each square, and the direction of the step to each."""
        near: tuple[dict[Square, Facing], ...] = tuple(
            {to: facing for facing, to in enumerate(steps) if to is not None} for steps in self._steps
        )
        for each in bits(self.offset):
            for facing in ORTHOGONAL:
                for other in bits(self._facing(each, facing)):
                    near[each][other] = facing
                    near[other][each] = (facing + 4) % 8
        return near

    def _facing(self, offset: Square, facing: Facing) -> int:
        """What faces a side of an offset square.

        It is the complete squares up to half a square off, or another block of offset squares that touches it.
        """
        x, y = self.places[offset]
        dx, dy = STEPS[facing]
        across = self.touching(x + dx // 2, y + dy // 2, x + 2 + dx // 2, y + 2 + dy // 2) & self.offset
        if across := across & ~(1 << offset):
            return across & ~mask(to for to in self._steps[offset] if to is not None)
        west = x if not dx else (x // 2 * 2 - 2 if dx < 0 else -(-x // 2) * 2 + 2)
        north = y if not dy else (y // 2 * 2 - 2 if dy < 0 else -(-y // 2) * 2 + 2)
        return self.touching(west, north, west + 2, north + 2) & self.complete

    def _zone(self, square: Square) -> int:
        around = mask(to for to in self._steps[square] if to is not None)
        if not self.is_offset(square):
            return around
        return self.adjacent[square] & self.offset | self.overlaps[square]

    def _find_routes(self, a: Square, b: Square) -> tuple[int, ...]:
        facing = self.direction(a, b)
        if facing in ORTHOGONAL:
            return (1 << self.edge_at(a, facing) | 1 << self.edge_at(b, (facing + 4) % 8),)
        turns = ((facing - 1) % 8, (facing + 1) % 8)
        return tuple(
            1 << self.edge_at(a, first) | 1 << self.edge_at(b, (second + 4) % 8)
            for first, second in (turns, turns[::-1])
        )
