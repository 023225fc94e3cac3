"""The ground: the pieces of terrain as shapes, what lies at a point, and what a path meets."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import isqrt
from typing import NamedTuple

from bocage.board.kept import Kept
from bocage.board.table import Area, Band, Barrier, Gate, Line, Path, Paths, Point
from bocage.board.table.crossings import Leg, crossed_at, crosses, is_near_leg, nearest_on_leg
from bocage.board.table.points import FINE, between, squared
from bocage.board.table.shapes import box_of, box_of_line, do_overlap
from bocage.content import TablePiece, TableText
from bocage.systems.rules_of_engagement.schema.rulebook import Rulebook
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.schema.vocabulary import COVERS, MOVES, Cover, MoveClass, Shelter

KEPT = 1 << 16
OPEN_GROUND = 0
"""The place of whoever stands on no piece of terrain; that of a piece is its number and one."""
RUIN = "ruin"
"""What a building becomes that is destroyed.  [roe.bldg.ruin]"""
HARD: tuple[MoveClass, ...] = ("difficult", "very-difficult", "impassable")
"""What nobody runs in.  [roe.move.terrain-difficult]"""
SLOW: tuple[MoveClass, ...] = ("very-difficult", "impassable")
"""What slows whoever can pass it at all.  [roe.move.terrain-very-difficult]"""


class Piece(NamedTuple):
    """A piece of terrain on the table."""

    place: int
    name: str
    kind: TerrainKind
    text: TablePiece
    shape: Area | Band | Line

    @property
    def is_area(self) -> bool:
        """Whether one can stand in it."""
        return not isinstance(self.shape, Line)


class Footing(NamedTuple):
    """What somebody stands on."""

    place: int
    move: MoveClass
    shelter: Shelter
    cover: Cover


FIELD = Footing(OPEN_GROUND, "easy", "open", "none")


def _over(base: Footing, piece: Piece) -> Footing:
    """What was laid in play adds to what was there: the harder going and the better cover of the two."""
    move = max(base.move, piece.kind.move, key=MOVES.index)
    cover = max(base.cover, piece.kind.cover, key=COVERS.index)
    return Footing(piece.place, move, piece.kind.ground, cover)


def shape_of(text: TablePiece) -> Area | Band | Line:
    """The shape of a piece."""
    if not text.path:
        return text.area
    return Band(text.path, text.width) if text.width else Line(text.path)


class Ground:
    """The pieces of a table, and what is asked of points and paths.

    What is laid in play lies over a ground that stays: whatever is asked goes to that one first, and its answers are
    kept there for all games of a scene.
    """

    def __init__(
        self, size: tuple[int, int], pieces: tuple[Piece, ...], rulebook: Rulebook, below: Ground | None = None
    ) -> None:
        self.size = size
        self.rulebook = rulebook
        self.below = below
        self.own = pieces
        """The pieces that are not on the ground below."""
        self.pieces: tuple[Piece, ...] = pieces if below is None else (*below.pieces, *pieces)
        self._by_place = {piece.place: piece for piece in self.pieces}
        self._own_lines = tuple(piece for piece in pieces if not piece.is_area)
        self._roads = tuple(piece for piece in self.pieces if piece.is_area and piece.kind.move == "road")
        self.houses = tuple(piece for piece in self.pieces if piece.kind.walls)
        self.ways, self.climbs = self._find_ways()
        self._eased = frozenset(piece.place for piece in self.pieces if self._is_eased(piece))
        raised = [piece for piece in self.pieces if piece.kind.elevated]
        self.hills = tuple((one.shape, one.kind.height) for one in raised if isinstance(one.shape, Area))
        """What lifts those who stand on it, and how high."""
        self._footings: Kept[Point, Footing] = Kept(self._find_footing, most=KEPT)
        self._posts: dict[int, tuple[Point, ...]] = {}
        self._covers: Kept[tuple[Point, Point], int] = Kept(lambda line: self._find_cover(*line), most=KEPT)

    def _find_ways(self) -> tuple[Paths, Paths]:
        """The ways on this ground, and those of men who have ropes and boats with them: for these only walls bar them.

        [roe.terrain.impassable roe.move.terrain-impassable]
        """
        if self.below is not None and not any(self._is_barrier(piece) for piece in self.own):
            return self.below.ways, self.below.climbs
        bars = [piece for piece in self.pieces if self._is_barrier(piece)]
        ways = Paths([_barrier(piece, self.rulebook) for piece in bars], self.clearance, self.size)
        if all(piece.kind.walls for piece in bars):
            return ways, ways
        walls = [_barrier(piece, self.rulebook) for piece in bars if piece.kind.walls]
        return ways, Paths(walls, self.clearance, self.size)

    def _is_barrier(self, piece: Piece) -> bool:
        """Whether one goes round a piece: not where a road leads over it, which is a bridge."""
        if not isinstance(piece.shape, Area):
            return False
        return piece.kind.walls or (piece.kind.move == "impassable" and not self._has_road(piece))

    def _is_eased(self, piece: Piece) -> bool:
        """Whether something easier lies on a piece on which nobody runs: a road, a ford."""
        return piece.kind.move in HARD and any(
            one.is_area and MOVES.index(one.kind.move) < MOVES.index(piece.kind.move)
            for one in self.pieces
            if do_overlap(one.shape.box, piece.shape.box)
        )

    def _has_road(self, piece: Piece) -> bool:
        return any(do_overlap(road.shape.box, piece.shape.box) for road in self._roads)

    def with_pieces(self, pieces: tuple[Piece, ...]) -> Ground:
        """The same ground with more on it."""
        return Ground(self.size, pieces, self.rulebook, self)

    def piece(self, place: int) -> Piece | None:
        """The piece of terrain that is a place; None for open ground, and where it is gone."""
        return self._by_place.get(place)

    def manner(self, place: int) -> str:
        """The word for how one stands to a place: on a road, in any other piece, towards nothing on open ground."""
        piece = self._by_place.get(place)
        if piece is None:
            return "towards"
        return "on" if piece.kind.move == "road" else "in"

    @property
    def clearance(self) -> int:
        """How far the centre of a base keeps from a corner."""
        return self.rulebook.bases.figure // 2 + 2

    def holds(self, point: Point) -> bool:
        """Whether a point is on the table."""
        return 0 <= point[0] <= self.size[0] and 0 <= point[1] <= self.size[1]

    def footing(self, point: Point) -> Footing:
        """What somebody at a point stands on: a road before all else, then the last piece that was laid there."""
        return self._footings[point]

    def _find_footing(self, point: Point) -> Footing:
        here = [piece for piece in self.own if not isinstance(piece.shape, Line) and piece.shape.holds(point)]
        if self.below is not None:
            base = self.below.footing(point)
            return base if not here else _over(base, here[-1])
        here.sort(key=lambda piece: (piece.kind.move == "road", piece.kind.walls, piece.place))
        if not here:
            return FIELD
        top = here[-1]
        return Footing(top.place, top.kind.move, top.kind.ground, top.kind.cover)

    def rise(self, point: Point) -> int:
        """How much higher than the table somebody at a point stands.  [roe.ruling.los-hills]"""
        return max((height for area, height in self.hills if area.holds(point)), default=0) if self.hills else 0

    def house_at(self, point: Point) -> Piece | None:
        """The building that a point is in."""
        piece = self._by_place.get(self.footing(point).place)
        return piece if piece is not None and piece.kind.walls else None

    def posts(self, house: Piece) -> tuple[Point, ...]:
        """Where one stands in a building to look out of each of its doors and windows."""
        found = self._posts.get(house.place)
        if found is None:
            openings = (*house.text.doors, *house.text.windows)
            found = self._posts[house.place] = tuple([self._post(house, opening) for opening in openings])
        return found

    def _post(self, house: Piece, opening: Point) -> Point:
        """A base behind an opening, clear of the wall."""
        assert isinstance(house.shape, Area)
        (ax, ay), (bx, by) = leg_at(house, opening)
        whole = isqrt(FINE * FINE * squared((ax, ay), (bx, by)))
        dx, dy = between((0, 0), (by - ay, ax - bx), FINE * self.clearance, whole)
        x, y = opening
        return (x + dx, y + dy) if house.shape.holds((x + dx, y + dy)) else (x - dx, y - dy)

    def cover(self, eye: Point, point: Point) -> int:
        """The cover at a point against an eye: 0 none, 1 light, 2 heavy; the better one where there are two.

        That of the ground one stands on, and of a linear obstacle between the two within 5 cm of whoever is behind it.
        [roe.hit.cover-light roe.hit.cover-heavy roe.hit.cover-not-cumulative roe.barricade.infantry roe.wire.no-cover]
        """
        return self._covers[eye, point]

    def _find_cover(self, eye: Point, point: Point) -> int:
        found = COVERS.index(self.footing(point).cover)
        if self.below is not None and self.footing(point) == self.below.footing(point):
            found = self.below.cover(eye, point)
        elif self.below is not None:
            found = self.below.behind(eye, point, found)
        return self.behind(eye, point, found)

    def behind(self, eye: Point, point: Point, found: int) -> int:
        """The cover of what is a line between an eye and a point, of this ground's own, if it is better than another.

        [roe.hit.cover-not-cumulative]
        """
        across, near = self.rulebook.bases.figure, self.rulebook.fire.behind
        box = box_of_line(eye, point)
        for piece in self._own_lines:
            worth = COVERS.index(piece.kind.cover)
            if worth > found and do_overlap(box, piece.shape.box):
                for leg in piece.shape.legs:
                    if crosses(eye, point, leg) and is_near_leg(point, leg, near, across):
                        found = worth
        return found

    def is_slowed(self, path: Path) -> bool:
        """Whether a path starts in, enters or crosses very difficult terrain, or what others do not cross at all.

        [roe.move.terrain-very-difficult roe.terrain.very-difficult]
        """
        return any(self._meets(piece, path) for piece in self.pieces if piece.kind.move in SLOW)

    def is_barred(self, path: Path) -> bool:
        """Whether a path leads into what nobody passes.  [roe.move.terrain-impassable roe.terrain.impassable]"""
        return any(self._meets(piece, path) for piece in self.pieces if piece.kind.move == "impassable")

    def is_hard_to_run(self, path: Path) -> bool:
        """Whether a path goes on in terrain in which nobody runs, once it has come to its edge.

        Whoever runs into it stops as he enters, his base at the edge.  [roe.move.terrain-difficult]
        """
        return any(self._meets(piece, path) for piece in self.pieces if piece.kind.move in HARD)

    def is_at_hard_edge(self, point: Point) -> bool:
        """Whether the base of somebody at a point touches ground on which nobody runs.  [roe.move.terrain-difficult]"""
        across = self.rulebook.bases.figure
        return any(
            is_near_leg(point, leg, 0, across)
            for piece in self.pieces
            if piece.kind.move in HARD
            for leg in piece.shape.legs
        )

    def _meets(self, piece: Piece, path: Path) -> bool:
        """Whether a path starts in, enters or crosses a piece, other than on a road or by easier ground laid over it.

        [roe.terrain.road roe.terrain.easy roe.move.terrain-road-easy]
        """
        shape = piece.shape
        if not do_overlap(box_of(path), shape.box):
            return False
        legs = list(itertools.pairwise(path))
        if isinstance(shape, Line):
            return any(crosses(a, b, leg) and not self._is_gap(a, b, leg) for a, b in legs for leg in shape.legs)
        if isinstance(shape, Area):
            ends = shape.holds(path[0]) or shape.holds(path[-1])
            if not ends and not any(crosses(a, b, leg) for a, b in legs for leg in shape.legs):
                return False
            if piece.place not in self._eased:
                return True
        hard = MOVES.index(piece.kind.move)
        return any(shape.holds(at) and MOVES.index(self.footing(at).move) >= hard for at in _along(path))

    def _is_gap(self, a: Point, b: Point, leg: Leg) -> bool:
        """Whether a road leads through a line where a path crosses it."""
        whole = isqrt(squared(a, b))
        return bool(self._roads) and self.footing(between(a, b, crossed_at(a, b, leg, whole), whole)).move == "road"


def pieces_of(table: TableText, kinds: dict[str, TerrainKind], ruins: tuple[int, ...] = ()) -> tuple[Piece, ...]:
    """The pieces of a table; those that are in ruins are no longer what they were.  [roe.bldg.ruin]"""
    found = []
    for number, (name, text) in enumerate(zip(table.names, table.pieces, strict=True)):
        kind = kinds[RUIN if number + 1 in ruins else text.kind]
        found.append(Piece(number + 1, name, kind, text, shape_of(text)))
    return tuple(found)


def leg_at(house: Piece, opening: Point) -> Leg:
    """The wall of a building that an opening is in."""
    return next(leg for leg in house.shape.legs if nearest_on_leg(opening, leg) == opening)


def _along(path: Path) -> Iterator[Point]:
    """Points of a path, every centimetre and at its bends."""
    yield path[0]
    for a, b in itertools.pairwise(path):
        parts = max(1, isqrt(squared(a, b)) // 10)
        yield from (between(a, b, part, parts) for part in range(1, parts + 1))


def _barrier(piece: Piece, rulebook: Rulebook) -> Barrier:
    """Walls are crossed by their openings alone, those of a bunker by its door.

    [roe.ruling.building-openings roe.bunker.cc]
    """
    assert isinstance(piece.shape, Area)
    slits = () if piece.kind.av else piece.text.windows
    openings = (*piece.text.doors, *slits) if piece.kind.walls else ()
    return Barrier(piece.shape, tuple(Gate(at, rulebook.sight.opening) for at in openings))
