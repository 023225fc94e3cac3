"""The edges and corners of the squares of a sheet, as places of their own.

Edges of the general grid are numbered so that a step of one square is the same difference of ids everywhere: a line
that is worked out once, relative to its start, is moved to any place by one shift of its bitsets. Some of these ids,
past the east and south ends of the sheet, name no edge.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Final, TypeAlias

from bocage.board.bits import bits, mask
from bocage.board.square.facings import COMPASS, ORTHOGONAL, STEPS, Facing
from bocage.board.square.paper import Paper, Point, Square

Edge: TypeAlias = int
Corner: TypeAlias = int
Segment: TypeAlias = tuple[int, int, bool]
"""An edge as its north or west end and whether it runs south (True) or east (False)."""

_CORNER_NAMES: Final = ("NW", "NE", "SE", "SW")


class EdgePaper(Paper):
    """A sheet whose edges and corners have ids: squares that share one know it by the same id.

    >>> sheet = EdgePaper(10, 8)
    >>> sheet.edge_named("C5/E") == sheet.edge_named("D5/W")
    True
    >>> sheet.corner_named("C5/SE") == sheet.corner_named("D6/NW")
    True
    """

    # Edges

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """All edges."""
        return tuple(bits(mask(edge for each in self.squares for edge in self.edges_of(each))))

    def edges_of(self, square: Square) -> tuple[Edge, Edge, Edge, Edge]:
        """The four edges of a square: N, E, S, W."""
        return self._edges[square]

    def edge_at(self, square: Square, facing: Facing) -> Edge:
        """The edge of a square in an orthogonal direction.

        >>> sheet = EdgePaper(10, 8)
        >>> sheet.edge_name(sheet.edge_at(sheet.square("C5"), 4))
        'C5/S'
        """
        return self._edges[square][facing // 2]

    def squares_of(self, edge: Edge) -> tuple[Square, ...]:
        """The two squares that share an edge, or the one that has it alone.

        >>> sheet = EdgePaper(10, 8)
        >>> [sheet.name(each) for each in sheet.squares_of(sheet.edge_named("C5/N"))]
        ['C4', 'C5']
        """
        return self._squares_of_edges[edge]

    def edge_name(self, edge: Edge) -> str:
        """The name of an edge: its first square and the direction from there."""
        first = self._squares_of_edges[edge][0]
        return f"{self.name(first)}/{COMPASS[2 * self._edges[first].index(edge)]}"

    def edge_named(self, name: str) -> Edge:
        """The edge of that name, from any of its squares.

        >>> EdgePaper(10, 8).edge_named("C5/NE")
        Traceback (most recent call last):
        ValueError: no edge 'C5/NE': after the square comes one of /N /E /S /W
        """
        square, _, side = name.partition("/")
        sides = [COMPASS[facing] for facing in ORTHOGONAL]
        if side not in sides:
            raise ValueError(f"no edge {name!r}: after the square comes one of /{' /'.join(sides)}")
        return self._edges[self.square(square)][sides.index(side)]

    def edge_ends(self, edge: Edge) -> tuple[Point, Point]:
        """The two ends of an edge, the one in the north or west first."""
        first = self._squares_of_edges[edge][0]
        x, y, runs_south = self._sides(first)[self._edges[first].index(edge)]
        return (x, y), ((x, y + 2) if runs_south else (x + 2, y))

    def general_edge(self, column: int, row: int, runs_south: bool) -> Edge:
        """The id of the edge that begins at a corner of the general grid and runs south or east from there."""
        return 2 * (row * (self.columns + 1) + column) + runs_south

    @property
    def _first_offset_edge(self) -> Edge:
        return 2 * (self.columns + 1) * (self.rows + 1)

    @cached_property
    def _offset_segments(self) -> dict[Segment, Edge]:
        """The edges of offset squares; one that lies half upon an edge of the general grid is still another edge."""
        segments = dict.fromkeys(segment for each in bits(self.offset) for segment in self._sides(each))
        return {segment: self._first_offset_edge + number for number, segment in enumerate(segments)}

    @cached_property
    def _edges(self) -> tuple[tuple[Edge, Edge, Edge, Edge], ...]:
        return tuple(self._edges_around(each) for each in self.squares)

    def _edges_around(self, square: Square) -> tuple[Edge, Edge, Edge, Edge]:
        north, east, south, west = self._sides(square)
        return self._edge_on(north), self._edge_on(east), self._edge_on(south), self._edge_on(west)

    def _edge_on(self, segment: Segment) -> Edge:
        x, y, runs_south = segment
        if x & 1 or y & 1:
            return self._offset_segments[segment]
        return self.general_edge(x // 2, y // 2, runs_south)

    @cached_property
    def _squares_of_edges(self) -> dict[Edge, tuple[Square, ...]]:
        found: dict[Edge, tuple[Square, ...]] = {}
        for each in self.squares:
            for edge in self._edges[each]:
                found[edge] = (*found.get(edge, ()), each)
        return found

    def _sides(self, square: Square) -> tuple[Segment, Segment, Segment, Segment]:
        x, y = self.places[square]
        return (x, y, False), (x + 2, y, True), (x, y + 2, False), (x, y, True)

    # Corners

    @property
    def corner_count(self) -> int:
        """How many corners there are: their ids count from 0, the general grid first."""
        return len(self._corner_points)

    def corner_at(self, point: Point) -> Corner | None:
        """The corner at a point.

        >>> EdgePaper(10, 8).corner_at((2, 2)), EdgePaper(10, 8).corner_at((1, 1))
        (12, None)
        """
        return self._corner_ids.get(point)

    def corner_point(self, corner: Corner) -> Point:
        """The point where a corner lies."""
        return self._corner_points[corner]

    def corners_of(self, square: Square) -> tuple[Corner, Corner, Corner, Corner]:
        """The four corners of a square, clockwise from the north-west."""
        nw, ne, se, sw = (self._corner_ids[point] for point in self.corners(square))
        return nw, ne, se, sw

    def is_offset_corner(self, corner: Corner) -> bool:
        """Whether a corner is none of the general grid."""
        x, y = self._corner_points[corner]
        return bool(x & 1 or y & 1)

    def general_corners_near(self, corner: Corner) -> tuple[Corner, ...]:
        """The corners of the general grid up to half a square away, to the side or diagonally."""
        return self._general_near[corner]

    @cached_property
    def _general_near(self) -> tuple[tuple[Corner, ...], ...]:
        around = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        near = ([(x + i, y + j) for i, j in around if not ((x + i) & 1 or (y + j) & 1)] for x, y in self._corner_points)
        return tuple(tuple(self._corner_ids[point] for point in points if point in self._corner_ids) for points in near)

    def squares_at(self, corner: Corner) -> tuple[Square, ...]:
        """The squares that have a corner, four inside the general grid, as one reads.

        >>> sheet = EdgePaper(10, 8)
        >>> [sheet.name(each) for each in sheet.squares_at(sheet.corner_named("C5/SE"))]
        ['C5', 'D5', 'C6', 'D6']
        """
        x, y = self._corner_points[corner]
        places = ((x - 2, y - 2), (x, y - 2), (x - 2, y), (x, y))
        return tuple(self._at[place] for place in places if place in self._at)

    def corner_name(self, corner: Corner) -> str:
        """The name of a corner: its first square and where it lies there."""
        first = self.squares_at(corner)[0]
        return f"{self.name(first)}/{_CORNER_NAMES[self.corners_of(first).index(corner)]}"

    def corner_named(self, name: str) -> Corner:
        """The corner of that name, from any of its squares.

        >>> EdgePaper(10, 8).corner_named("C5/N")
        Traceback (most recent call last):
        ValueError: no corner 'C5/N': after the square comes one of /NW /NE /SE /SW
        """
        square, _, place = name.partition("/")
        if place not in _CORNER_NAMES:
            raise ValueError(f"no corner {name!r}: after the square comes one of /{' /'.join(_CORNER_NAMES)}")
        return self.corners_of(self.square(square))[_CORNER_NAMES.index(place)]

    def around(self, corner: Corner, rings: int = 1) -> int:
        """The bitset of the squares, of either kind, under a template of `2 * rings` squares a side on a corner.

        >>> sheet = EdgePaper(10, 8)
        >>> [sheet.name(each) for each in bits(sheet.around(sheet.corner_named("C5/SE")))]
        ['C5', 'D5', 'C6', 'D6']
        """
        return self._templates(rings)[corner]

    def reached_by(self, square: Square, rings: int = 1) -> int:
        """The bitset of the corners on which a template of `2 * rings` squares a side lies upon a square, even partly.

        >>> sheet = EdgePaper(10, 8)
        >>> [sheet.corner_name(each) for each in bits(sheet.reached_by(sheet.square("C5")))]
        ['B4/SE', 'C4/SE', 'B5/SE', 'C5/SE']
        """
        return self._reached(rings)[square]

    @cached_property
    def _templates(self) -> Callable[[int], tuple[int, ...]]:
        """The squares under a template on each corner, worked out once for each size."""
        return cache(lambda rings: tuple(self._covered(point, rings) for point in self._corner_points))

    @cached_property
    def _reached(self) -> Callable[[int], tuple[int, ...]]:
        return cache(self._find_reached)

    def _covered(self, point: Point, rings: int) -> int:
        x, y = point
        return self.touching(x - 2 * rings, y - 2 * rings, x + 2 * rings, y + 2 * rings)

    def _find_reached(self, rings: int) -> tuple[int, ...]:
        found = [0] * len(self.squares)
        for corner, covered in enumerate(self._templates(rings)):
            for square in bits(covered):
                found[square] |= 1 << corner
        return tuple(found)

    def scattered(self, corner: Corner, facing: Facing, n: int) -> tuple[Corner, ...]:
        """Where a template on a corner ends when it goes `n` corners in an orthogonal direction.

        None when it leaves the map. From the corners of offset squares back to the general grid there may be two
        corners just as near, between which someone has to choose.

        >>> sheet = EdgePaper(10, 8, offset=["C5se"])
        >>> [sheet.corner_name(each) for each in sheet.scattered(sheet.corner_named("C5/SE"), 2, 2)]
        ['E5/SE']
        >>> [sheet.corner_name(each) for each in sheet.scattered(sheet.corner_named("C5se/NE"), 0, 1)]
        ['C4/SE', 'D4/SE']
        """
        reached = {corner: None}
        for _ in range(n):
            reached = {after: None for before in reached for after in self._corners_ahead(before, facing)}
        return tuple(reached)

    def _corners_ahead(self, corner: Corner, facing: Facing) -> tuple[Corner, ...]:
        x, y = self._corner_points[corner]
        dx, dy = STEPS[facing]
        straight = self._corner_ids.get((x + dx, y + dy))
        if straight is not None:
            return (straight,)
        if not self.is_offset_corner(corner):
            return ()
        for near in (1, 2):
            ahead_x, ahead_y = x + near * dx // 2, y + near * dy // 2
            beside = [(ahead_x + i * dy // 2, ahead_y + i * dx // 2) for i in (-1, 0, 1)]
            corners = (self._corner_ids[point] for point in beside if point in self._corner_ids)
            if found := [each for each in corners if not self.is_offset_corner(each)]:
                return tuple(sorted(found))
        return ()

    @cached_property
    def _corner_points(self) -> tuple[Point, ...]:
        general = [(2 * column, 2 * row) for row in range(self.rows + 1) for column in range(self.columns + 1)]
        return tuple(dict.fromkeys([*general, *(point for each in bits(self.offset) for point in self.corners(each))]))

    @cached_property
    def _corner_ids(self) -> dict[Point, Corner]:
        return {point: corner for corner, point in enumerate(self._corner_points)}
