"""State: the tables of a game of Rules of Engagement, and the indexes derived from them."""

from __future__ import annotations

from collections.abc import Iterator

from bocage import kernel
from bocage.board.bits import bits
from bocage.board.table import Area, Path, Point
from bocage.board.table.crossings import crosses
from bocage.board.table.hulls import hull_at
from bocage.board.table.shapes import box_of
from bocage.kernel import Item, PlaceId, Seat, UnitId
from bocage.systems.rules_of_engagement.scene.ground import RUIN, Ground
from bocage.systems.rules_of_engagement.scene.scene import Changes, Hull, Laid, Man, Scene
from bocage.systems.rules_of_engagement.scene.sight import Loft, Sight
from bocage.systems.rules_of_engagement.schema.fortifications import DUG
from bocage.systems.rules_of_engagement.state.records import (
    NOBODY,
    ArmyList,
    Battery,
    Charge,
    Clock,
    Figure,
    Marker,
    Squad,
    Structure,
    Vehicle,
    Work,
)

HEAVY = 2
"""The cover of what stops bullets."""


class Game(kernel.Game):
    """Squads, figures and the clock; who belongs to whom and stands where is derived."""

    __slots__ = (
        "batteries",
        "charges",
        "clock",
        "figures",
        "forces",
        "ground",
        "here",
        "lists",
        "markers",
        "members",
        "places",
        "rides",
        "scene",
        "sight",
        "squads",
        "structures",
        "vehicles",
        "watching",
        "works",
    )
    TABLES = {
        "squads": Squad,
        "figures": Figure,
        "markers": Marker,
        "vehicles": Vehicle,
        "works": Work,
        "structures": Structure,
        "charges": Charge,
        "batteries": Battery,
        "lists": ArmyList,
        "clock": Clock,
    }
    squads: list[Squad]
    figures: list[Figure]
    markers: list[Marker]
    vehicles: list[Vehicle]
    works: list[Work]
    structures: list[Structure]
    batteries: list[Battery]
    charges: list[Charge]
    lists: list[ArmyList]
    clock: list[Clock]
    scene: Scene
    members: list[int]
    """The figures of each squad that are on the table, as a bitset."""
    places: list[Path]
    """Where the figures of each squad stand, in the order of their numbers."""
    here: list[int]
    """The figures in each bucket of the table."""
    forces: list[int]
    """The figures of each seat on the table."""
    watching: list[int]
    """The squads of each seat that have opportunity fire prepared."""
    rides: list[int]
    """The vehicle of each squad that is the crew of one."""
    ground: Ground
    """The table as it is now, without what is secret; all games of a scene share it, and what is kept there."""
    sight: Sight
    """Who sees whom on it."""

    @property
    def now(self) -> Clock:
        """The turn, and whose it is."""
        return self.clock[0]

    def squad(self, squad: UnitId) -> Squad:
        """A squad by its number."""
        return self.squads[squad]

    def vehicle(self, squad: UnitId) -> Vehicle | None:
        """The vehicle that a squad sits in as its crew; none for infantry, and for a crew that has got out."""
        number = self.rides[squad]
        if number == NOBODY:
            return None
        vehicle = self.vehicles[number]
        return vehicle if vehicle.is_manned and self.members[squad] else None

    def men(self, squad: UnitId) -> Iterator[tuple[Figure, Man]]:
        """The figures of a squad on the table, each with what he is."""
        roster = self.scene.rosters[self.squads[squad].kind]
        return ((self.figures[one], roster[self.figures[one].man]) for one in bits(self.members[squad]))

    def strength(self, squad: UnitId) -> int:
        """How many figures a squad has left on the table."""
        return self.members[squad].bit_count()

    def squads_of(self, seat: Seat) -> list[Squad]:
        """The squads of a seat that are on the table."""
        return [squad for squad in self.squads if squad.seat == seat and self.members[squad.id]]

    def veiled(self, seat: Seat) -> int:
        """The figures of a seat of which the enemy does not know where they are, as a bitset."""
        found = 0
        if self.scene.hides:
            for squad in self.squads:
                if squad.is_hidden and squad.seat == seat:
                    found |= self.members[squad.id]
        return found

    def near(self, point: Point, reach: int) -> int:
        """The figures that may stand so near a point, and some others, as a bitset."""
        found = 0
        for bucket in self.scene.buckets.around(point, reach + self.scene.across):
            found |= self.here[bucket]
        return found

    def near_any(self, places: Path) -> int:
        """The figures that may stand on some of several points, and some others, as a bitset."""
        found, across = 0, self.scene.across
        west, north, east, south = box_of(places)
        for bucket in self.scene.buckets.under((west - across, north - across, east + across, south + across)):
            found |= self.here[bucket]
        return found

    def structure(self, place: PlaceId) -> Structure | None:
        """What a building has suffered."""
        return next((one for one in self.structures if one.place == place), None)

    def is_work(self, place: PlaceId) -> bool:
        """Whether a place was laid in play, and did not come with the table."""
        return place >= self.scene.place_of_work(0)

    def is_in_structure(self, point: Point, place: PlaceId) -> bool:
        """Whether a point is within the outline of a place."""
        piece = self.ground.piece(place)
        return piece is not None and isinstance(piece.shape, Area) and piece.shape.holds(point)

    @property
    def changes(self) -> Changes:
        """What has happened to the ground, as far as all know: ruins, and what lies on the table besides."""
        return self._changes(0)

    def sight_from(self, squad: UnitId) -> Sight:
        """Who sees whom for a squad: one in a secret trench or bunker sees out of that.  [roe.ruling.bunker-hmg]"""
        within, hidden = 0, self.squads[squad].is_hidden
        for work in self.works:
            if work.secret and work.kind in DUG and work.is_there:
                area = Area(work.corners)
                within |= any(area.holds(at) for at in self.places[squad]) << work.id
        lofts = self._lofts(squad) if hidden else ()
        return self.scene.sight_past(self._changes(within), self._hulls(), lofts) if within or lofts else self.sight

    def _hulls(self) -> tuple[Hull, ...]:
        """The vehicles that all know of, as what stands in the way of sight."""
        return tuple(
            (one.at, self.scene.vehicles[self.squads[one.squad].kind].hull, one.facing)
            for one in self.vehicles
            if one.is_there and not one.wreck and not self.squads[one.squad].is_hidden
        )

    def _lofts(self, also: UnitId = NOBODY) -> tuple[Loft, ...]:
        """Who is upstairs, as far as all know, and of one squad more.  [roe.ruling.building-openings]"""
        return tuple(
            (one.at, one.floor)
            for one in self.figures
            if one.floor and one.is_there and (one.squad == also or not self.squads[one.squad].is_hidden)
        )

    def _changes(self, also: int) -> Changes:
        """The same with some secret works, as a bitset."""
        ruins = [one.place for one in self.structures if one.ruined]
        first, kinds = self.scene.place_of_work(0), self.scene.kinds
        laid = []
        for work in self.works:
            if work.is_there and (not work.secret or also >> work.id & 1):
                kind = RUIN if first + work.id in ruins else work.kind
                if not kinds[kind].is_bare:
                    doors, windows = [tuple((at.x, at.y) for at in some) for some in (work.doors, work.windows)]
                    laid.append(Laid(work.id, kind, work.corners, doors, windows))
        return Changes(tuple(sorted(place for place in ruins if place < first)), tuple(laid))

    # Derived indexes

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """See `kernel.Game`."""
        if type(new) is Figure:
            if type(old) is Figure:
                if old.is_there and new.is_there and old.squad == new.squad:
                    self._move(old, new)
                    if old.floor or new.floor:
                        self._look()
                    return
                if old.is_there:
                    self._take(old)
            if new.is_there:
                self._set(new)
        elif type(new) is Squad and new.id == len(self.members):
            self.members.append(0)
            self.places.append(())
            self.rides.append(NOBODY)
            self._watch(new)
        elif type(new) is Squad and (type(old) is not Squad or old.zone != new.zone):
            self._watch(new)
        elif type(new) is Vehicle and type(old) is not Vehicle:
            self.rides[new.squad] = new.id
        elif type(new) is Clock and type(old) is Clock and old.mission != new.mission:
            self.rebuild()
        if _hides_otherwise(old, new):
            self._look()

    def _move(self, old: Figure, new: Figure) -> None:
        buckets, bit = self.scene.buckets, 1 << new.id
        before, after = buckets[old.at], buckets[new.at]
        if before != after:
            self.here[before] ^= bit
            self.here[after] ^= bit
        place = (self.members[new.squad] & bit - 1).bit_count()
        there = self.places[new.squad]
        self.places[new.squad] = (*there[:place], new.at, *there[place + 1 :])

    def _take(self, figure: Figure) -> None:
        self._toggle(figure)
        place = (self.members[figure.squad] & (1 << figure.id) - 1).bit_count()
        there = self.places[figure.squad]
        self.places[figure.squad] = there[:place] + there[place + 1 :]

    def _set(self, figure: Figure) -> None:
        place = (self.members[figure.squad] & (1 << figure.id) - 1).bit_count()
        there = self.places[figure.squad]
        self.places[figure.squad] = (*there[:place], figure.at, *there[place:])
        self._toggle(figure)

    def _toggle(self, figure: Figure) -> None:
        bit = 1 << figure.id
        self.members[figure.squad] ^= bit
        self.forces[self.squads[figure.squad].seat] ^= bit
        self.here[self.scene.buckets[figure.at]] ^= bit

    def _look(self) -> None:
        changes = self.changes
        self.ground, self.sight = self.scene.ground_with(changes)
        hulls, lofts = self._hulls(), self._lofts()
        if hulls or lofts:
            self.sight = self.scene.sight_past(changes, hulls, lofts)

    def cover(self, eye: Point, at: Point) -> int:
        """The cover at a point against an eye: that of the ground, or of a vehicle close behind which it is.

        [roe.hit.cover-heavy roe.ruling.los-figures]
        """
        found = self.ground.cover(eye, at)
        near, across = self.scene.rulebook.fire.behind, self.scene.across
        for one in self.vehicles:
            if found < HEAVY and one.is_there and not one.wreck and not self.squads[one.squad].is_hidden:
                hull = hull_at(one.at, self.scene.vehicles[self.squads[one.squad].kind].hull, one.facing)
                if hull.is_near(at, near, across) and not (hull.holds(at) or hull.holds(eye)):
                    found = HEAVY if any(crosses(eye, at, leg) for leg in hull.legs) else found
        return found

    def _watch(self, squad: Squad) -> None:
        bit = 1 << squad.id
        self.watching[squad.seat] = self.watching[squad.seat] & ~bit | (bit if squad.zone is not None else 0)

    def rebuild(self) -> None:
        """See `kernel.Game`."""
        self.scene = self.scene.under(self.now.mission)
        self.members, self.places = [0] * len(self.squads), [()] * len(self.squads)
        self.here, self.forces, self.watching = [0] * self.scene.buckets.count, [0, 0], [0, 0]
        self._look()
        self.rides = [NOBODY] * len(self.squads)
        for vehicle in self.vehicles:
            self.rides[vehicle.squad] = vehicle.id
        for squad in self.squads:
            self._watch(squad)
        for figure in self.figures:
            if figure.is_there:
                self._set(figure)


def _hides_otherwise(old: Item | None, new: Item | None) -> bool:
    """Whether the ground has changed, or what stands on it in the way of sight."""
    if type(new) is Figure:
        return bool(new.floor or (type(old) is Figure and old.floor))
    if type(new) is Squad:
        return type(old) is Squad and old.veil != new.veil
    if type(new) is Vehicle and type(old) is Vehicle:
        return (old.at, old.facing, old.wreck) != (new.at, new.facing, new.wreck)
    return isinstance(new, Work | Structure | Vehicle)
