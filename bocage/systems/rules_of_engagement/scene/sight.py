"""Sight between men: over the ground, into terrain, and through the openings of buildings."""

from __future__ import annotations

from copy import copy
from math import isqrt
from typing import NamedTuple, TypeAlias

from bocage.board.kept import Kept
from bocage.board.table import Area, Build, Fence, Obstacles, Path, Plateau, Point, Sightlines, Thicket
from bocage.board.table.crossings import crosses
from bocage.board.table.points import gap, is_within, squared
from bocage.board.table.shapes import box_of_line, do_overlap
from bocage.board.table.turns import is_ahead
from bocage.systems.rules_of_engagement.scene.ground import Ground, leg_at

KEPT = 1 << 15
Raised: TypeAlias = tuple[int, Point]
"""A point, and by how much it is higher than the table."""


Loft: TypeAlias = tuple[Point, int]
"""Where somebody stands upstairs, and on which floor."""


class Eye(NamedTuple):
    """From where somebody looks and is seen: himself, or an opening, and then outwards alone; `up` above the ground."""

    at: Point
    outwards: Point | None = None
    up: int = 0


class Sight:
    """Who sees whom on a table: areas hide what is in and behind them, low walls and orchards nothing.

    [roe.los.method roe.los.area-terrain-blocks roe.los.low-terrain]
    """

    def __init__(self, ground: Ground, below: Sight | None = None) -> None:
        self.ground = ground
        book = ground.rulebook.sight
        self.across = ground.rulebook.bases.figure
        build = Build(self.across, book.eye, book.mark, book.over)
        thickets = [
            Thicket(
                piece.shape,
                piece.kind.height + ground.rise(piece.shape.points[0]),
                0 if piece.kind.walls else book.depth,
            )
            for piece in ground.own
            if piece.kind.los == "area" and isinstance(piece.shape, Area)
        ]
        fences = [
            Fence(leg, piece.kind.height + ground.rise(leg[0]), book.near)
            for piece in ground.own
            if piece.kind.los == "linear"
            for leg in piece.shape.legs
        ]
        plateaus = [Plateau(area, height) for area, height in ground.hills]
        self.lines: Sightlines = (
            Sightlines(ground.size, thickets, fences, build, plateaus) if below is None else below.lines
        )
        self._more = None if below is None or not (thickets or fences) else Obstacles(thickets, fences, build)
        self._eyes: Kept[Point, tuple[Eye, ...]] = Kept(self._find_eyes, most=KEPT)
        self._raised: Kept[tuple[Raised, Raised], bool] = Kept(self._find_raised, most=KEPT)
        self._solids: tuple[Area, ...] = ()
        self._lofts: dict[Point, int] = {}
        self._keep_squads()

    def _keep_squads(self) -> None:
        self._squads: Kept[tuple[Path, Path], bool] = Kept(lambda pair: self._find_any(*pair), most=KEPT)
        self._shots: Kept[tuple[Path, Path], tuple[int | None, ...]] = Kept(self._find_shots, most=KEPT)

    def past(self, hulls: tuple[Area, ...]) -> Sight:
        """The same with vehicles on the table: solid to all but those who are in them.  [roe.ruling.los-figures]"""
        found = copy(self)
        found._solids = hulls
        found._keep_squads()
        return found

    def aloft(self, lofts: tuple[Loft, ...]) -> Sight:
        """The same with men upstairs, who look over what is lower.  [roe.ruling.building-openings]"""
        found = copy(self)
        found._lofts = dict(lofts)
        found._eyes = Kept(found._find_eyes, most=KEPT)
        found._keep_squads()
        return found

    def _is_behind_a_hull(self, a: Point, b: Point) -> bool:
        box = box_of_line(a, b)
        return any(
            do_overlap(box, hull.box)
            and not (hull.holds(a) or hull.holds(b))
            and any(crosses(a, b, leg) for leg in hull.legs)
            for hull in self._solids
        )

    def is_free(self, a: Point, b: Point, up_a: int = 0, up_b: int = 0) -> bool:
        """Whether nothing is in the way between two points, from on top of hills and past them; from there over hulls.

        Either may be higher than the ground there.  [roe.ruling.los-hills roe.ruling.los-figures]
        """
        if self.ground.hills or up_a or up_b:
            line = self._from_above(a, b, up_a, up_b)
            if line[0][0]:
                return self._raised[line]
        if not self.lines.is_free(a, b) or (self._solids and self._is_behind_a_hull(a, b)):
            return False
        return self._more is None or self._more.is_free_at(a, b, 0, 0)

    def is_free_anew(self, a: Point, b: Point, up_a: int = 0) -> bool:
        """The same, tried anew and kept nowhere: for pictures, which ask for many points."""
        return self._find_raised(self._from_above(a, b, up_a, 0))

    def _from_above(self, a: Point, b: Point, up_a: int, up_b: int) -> tuple[Raised, Raised]:
        one, other = (self.ground.rise(a) + up_a, a), (self.ground.rise(b) + up_b, b)
        return (one, other) if one >= other else (other, one)

    def _find_raised(self, line: tuple[Raised, Raised]) -> bool:
        """The higher of the two looks down."""
        (high, a), (low, b) = line
        free = self.lines.is_free_at(a, b, high, low)
        return free and (self._more is None or self._more.is_free_at(a, b, high, low))

    def eyes(self, point: Point) -> tuple[Eye, ...]:
        """From where somebody at a point looks."""
        return self._eyes[point]

    def _find_eyes(self, point: Point) -> tuple[Eye, ...]:
        """In a building only from the openings that he is at, outwards.

        [roe.ruling.building-openings roe.bldg.fire-from]
        """
        house, up = self.ground.house_at(point), self._up(point)
        if house is None:
            return (Eye(point),)
        assert isinstance(house.shape, Area)
        found = []
        for opening in house.text.windows if up else (*house.text.doors, *house.text.windows):
            if is_within(point, opening, self.ground.rulebook.sight.at_opening, self.across):
                (ax, ay), (bx, by) = leg_at(house, opening)
                out = (by - ay, ax - bx)
                inwards = house.shape.holds((opening[0] + 2 * _sign(out[0]), opening[1] + 2 * _sign(out[1])))
                found.append(Eye(opening, (-out[0], -out[1]) if inwards else out, up))
        return tuple(found)

    def _up(self, point: Point) -> int:
        """How high above the ground somebody stands at a point."""
        return self._lofts.get(point, 0) * self.ground.rulebook.sight.floor

    def sees(self, a: Point, b: Point) -> bool:
        """Whether somebody at one point sees somebody at another, and so the other way round."""
        eyes, marks = self._eyes[a], self._eyes[b]
        if len(eyes) == len(marks) == 1 and eyes[0].outwards is marks[0].outwards is None:
            return self.is_free(a, b)
        if self.ground.house_at(a) is not None and self.ground.house_at(a) is self.ground.house_at(b):
            return self._lofts.get(a, 0) == self._lofts.get(b, 0)
        return any(
            (one.outwards is None or is_ahead(one.at, one.outwards, other.at))
            and (other.outwards is None or is_ahead(other.at, other.outwards, one.at))
            and self.is_free(one.at, other.at, one.up, other.up)
            for one in eyes
            for other in marks
        )

    def any_sees(self, one: Path, other: Path) -> bool:
        """Whether somebody of a squad sees somebody of another, by the places of their figures."""
        return self._squads[one, other]

    def _find_any(self, one: Path, other: Path) -> bool:
        """By the rows of cells first: where no bit is set, no line has to be tried."""
        if not (self._is_on_the_level(one) and self._is_on_the_level(other)):
            return any(self.sees(a, b) for a in one for b in other)
        cells, rows = self.lines.cells, self.lines.rows
        is_free = self.is_free if self._solids or self._more is not None else self.lines.is_free
        there = [(cells[point], point) for point in other]
        marks = 0
        for cell, _ in there:
            marks |= 1 << cell
        for a in one:
            row = rows[cells[a]]
            if row & marks:
                for cell, b in there:
                    if row >> cell & 1 and is_free(a, b):
                        return True
        return False

    def _is_on_the_level(self, places: Path) -> bool:
        """Whether nobody stands in a building or on a hill."""
        for point in places:
            eyes = self._eyes[point]
            if len(eyes) != 1 or eyes[0].outwards is not None:
                return False
        return not self.ground.hills or not any(map(self.ground.rise, places))

    def shots(self, one: Path, other: Path) -> tuple[int | None, ...]:
        """For each figure of a squad how far the nearest figure of another is that it sees, None where it sees none.

        [roe.range.check]
        """
        return self._shots[one, other]

    def _find_shots(self, pair: tuple[Path, Path]) -> tuple[int | None, ...]:
        one, other = pair
        if self.ground.hills or self._lofts:
            return tuple(min((self.range(a, b) for b in other if self.sees(a, b)), default=None) for a in one)
        return tuple([self._nearest_seen(a, other) for a in one])

    def _nearest_seen(self, a: Point, other: Path) -> int | None:
        """On the level, where whoever is nearer is the shorter shot."""
        near = sorted(other, key=lambda b: squared(a, b))
        return next((self.range(a, b) for b in near if self.sees(a, b)), None)

    def range(self, a: Point, b: Point) -> int:
        """How far a shot goes: upwards the true way, downwards and on the level as on the map.

        [roe.range.shooting-up roe.range.shooting-down]
        """
        flat = gap(a, b, 2 * self.across)
        up = self._up(b) - self._up(a)
        if self.ground.hills:
            up += self.ground.rise(b) - self.ground.rise(a)
        return flat if up <= 0 else (isqrt(4 * (flat * flat + up * up)) + 1) // 2


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
