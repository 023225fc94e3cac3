"""The scene: all of a scenario that never changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol, TypeAlias

from bocage.board.kept import Kept
from bocage.board.table import Buckets, Line, Path, Point
from bocage.board.table.formations import hang_together
from bocage.board.table.hulls import hull_at
from bocage.board.table.points import gap, middle, squared
from bocage.board.table.shapes import Box, rectangle
from bocage.board.table.stations import beside, inside, lattice, on_the_way, spread
from bocage.content import ContentError, TablePiece
from bocage.kernel import PlaceId, Seat
from bocage.systems.rules_of_engagement.scene.ground import Ground, Piece, pieces_of, shape_of
from bocage.systems.rules_of_engagement.scene.sight import Loft, Sight
from bocage.systems.rules_of_engagement.schema.armies import Army, Requisition, all_equipped
from bocage.systems.rules_of_engagement.schema.fortifications import Fortification
from bocage.systems.rules_of_engagement.schema.profiles import Profile, SquadKind, Weapon
from bocage.systems.rules_of_engagement.schema.rulebook import Rulebook
from bocage.systems.rules_of_engagement.schema.scenario import Scenario, SideData
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind
from bocage.systems.rules_of_engagement.schema.vocabulary import ARMS_OF_MEDICS, SUPPORT_WEAPONS, Mark, Veil

STATION_EVERY = 80
LATTICE_EVERY = 100
STATIONS_APART = 25
EXIT_EVERY = 200
KEPT_GROUNDS = 1 << 10
KEPT = 1 << 14


class Man(NamedTuple):
    """One man of a kind of squad."""

    rank: str
    profile: Profile
    arms: tuple[Weapon, ...]
    marks: tuple[Mark, ...]

    @property
    def runs_out(self) -> bool:
        """Whether he has a weapon that fires so many times only."""
        return any(weapon.lasts for weapon in self.arms)


class Station(NamedTuple):
    """A good place to stand, and the piece of terrain that it is at, by which it is called."""

    at: Point
    place: PlaceId
    manner: str


class Near(NamedTuple):
    """The places within some reach of a point: as they come, those nearest to the goals first, the farthest first."""

    all: tuple[Station, ...]
    to_goals: tuple[Station, ...]
    farthest: tuple[Station, ...]


class Laid(NamedTuple):
    """Something that was put on the table in play, by its number among the works."""

    number: int
    kind: str
    outline: Path
    doors: Path = ()
    windows: Path = ()


Hull: TypeAlias = tuple[Point, tuple[int, int], int]
"""Where a vehicle stands, how long and wide it is, and where it looks."""


class Changes(NamedTuple):
    """What has happened to the ground: which of its pieces are in ruins, and what was laid on it."""

    ruins: tuple[int, ...] = ()
    laid: tuple[Laid, ...] = ()


Standing: TypeAlias = tuple[Changes, tuple[Hull, ...], tuple[Loft, ...]]
"""The ground, and who stands on it so that sight is not as it is on the ground alone."""


class Hideable(Protocol):
    """What is asked of a squad that may be hidden."""

    @property
    def seat(self) -> Seat:
        """Whose it is."""

    @property
    def kind(self) -> str:
        """What kind of squad it is."""

    @property
    def veil(self) -> Veil:
        """How it is hidden."""


class Scene:
    """The table, the squads and the numbers of a scenario."""

    def __init__(
        self,
        scenario: Scenario,
        kinds: dict[str, TerrainKind],
        squads: dict[str, SquadKind],
        profiles: dict[str, Profile],
        weapons: dict[str, Weapon],
        rulebook: Rulebook,
        vehicles: dict[str, VehicleKind],
        fortifications: dict[str, Fortification],
        armies: dict[str, Army],
        requisitions: dict[str, Requisition],
    ) -> None:
        self.scenario = scenario
        self.settings = scenario.settings
        self.rulebook = rulebook
        self.sides = tuple(scenario.sides)
        self.vehicles = vehicles
        self.fortifications = fortifications
        self.armies = armies
        self.requisitions = requisitions
        squads = {**squads, **self._equipped(squads, weapons)}
        squads = {**squads, **{name: kind.squad for name, kind in vehicles.items()}}
        self.squad_kinds = squads
        self.kinds = kinds
        self._bases: Kept[tuple[int, ...], tuple[Ground, Sight]] = Kept(self._find_base, most=KEPT_GROUNDS)
        self._grounds: Kept[Changes, tuple[Ground, Sight]] = Kept(self._find_ground, most=KEPT_GROUNDS)
        self._past: Kept[Standing, Sight] = Kept(self._find_past, most=KEPT_GROUNDS)
        self.ground, self.sight = self._bases[()]
        self.buckets = Buckets(scenario.table.size)
        self.across = rulebook.bases.figure
        self._gaps: Kept[tuple[Path, Path], int] = Kept(self._find_gap, most=KEPT)
        self._formations: Kept[Path, tuple[bool, bool]] = Kept(self._find_formation, most=KEPT)
        self.near: Kept[tuple[Point, int, int], Near] = Kept(lambda key: self._find_near(*key), most=KEPT_GROUNDS)
        """Stations that are no nearer to a point and no farther than so much, both squared."""
        self.mounted = {name: _mounted(kind, weapons) for name, kind in vehicles.items()}
        self.rosters = {name: _roster(kind, profiles, weapons) for name, kind in squads.items()}
        self.traits = {
            name: frozenset((*kind.traits, *rulebook.troops.armies.get(kind.army, ()))) for name, kind in squads.items()
        }
        """What squads of each kind are, by themselves or by their army."""
        self.paces = {
            name: next(iter(paces)) if len(paces) == 1 else None
            for name, men in self.rosters.items()
            for paces in ({man.profile.move for man in men},)
        }
        """How far the men of each kind of squad go under Advance, where that is the same for all."""
        self.weapons = weapons
        self.served = {name: found for name, kind in squads.items() if (found := _served(kind, weapons)) is not None}
        """The support weapon of each kind of squad that has one."""
        self.observers = {
            name: frozenset(number for number, man in enumerate(self.rosters[name]) if "observer" in man.marks)
            for name in self.served
            if any("observer" in man.marks for man in self.rosters[name])
        }
        """Who of the squads that serve a mortar goes further than the rest.  [roe.weapon.mortar-observer]"""
        arms = {name: [arm for one in men for arm in one.arms] for name, men in self.rosters.items()}
        self.flaming = frozenset(name for name, some in arms.items() if any(one.type == "flamethrower" for one in some))
        """The kinds of squads with a flamethrower.  [roe.flame.carrier-casualty]"""
        self.smoking = frozenset(name for name, some in arms.items() if any("smoke" in one.marks for one in some))
        """Those with something that lays smoke.  [roe.smoke.source]"""
        self.missions: dict[str, Scene] = {}
        """The same scene under each of the missions of which the dice say which is played."""
        self.specials = {name: _specials(kind, weapons) for name, kind in squads.items()}
        """What the men of each kind of squad use only where their player says so."""

    def under(self, mission: str) -> Scene:
        """The scene under a mission; itself where none has been rolled for."""
        return self.missions.get(mission, self)

    def _equipped(self, squads: dict[str, SquadKind], weapons: dict[str, Weapon]) -> dict[str, SquadKind]:
        """The squads of platoons that players build, with all that they may ask for."""
        types = {name: weapon.type for name, weapon in weapons.items()}
        points = self.rulebook.forces.requisition
        found: dict[str, SquadKind] = {}
        for name, side in self.scenario.sides.items():
            if self.scenario.builds(name):
                army = self.armies[side.army]
                for kind in dict.fromkeys((*army.squads, *(one.squad for one in army.variants.values()))):
                    with_items = all_equipped(squads[kind], self.requisitions, points, army, types)
                    found.update({one.name: one for one in with_items})
        return found

    def army(self, seat: int) -> Army:
        """The army of a side."""
        return self.armies[self.side(seat).army]

    def builds(self, seat: int) -> bool:
        """Whether a player builds his army."""
        return self.scenario.builds(self.sides[seat])

    def ground_with(self, changes: Changes) -> tuple[Ground, Sight]:
        """The ground after what has happened to it, and who sees whom on it: the same for all games of the scene."""
        return self._grounds[changes] if changes.laid else self._bases[changes.ruins]

    def sight_past(self, changes: Changes, hulls: tuple[Hull, ...], lofts: tuple[Loft, ...]) -> Sight:
        """Who sees whom on that ground with vehicles on it, and men upstairs."""
        return self._past[changes, hulls, lofts]

    def _find_past(self, key: Standing) -> Sight:
        changes, hulls, lofts = key
        sight = self.ground_with(changes)[1]
        if hulls:
            sight = sight.past(tuple(hull_at(*one) for one in hulls))
        return sight.aloft(lofts) if lofts else sight

    def _find_base(self, ruins: tuple[int, ...]) -> tuple[Ground, Sight]:
        table = self.scenario.table
        ground = Ground(table.size, pieces_of(table, self.kinds, ruins), self.rulebook)
        return ground, Sight(ground)

    def _find_ground(self, changes: Changes) -> tuple[Ground, Sight]:
        base, sight = self._bases[changes.ruins]
        first = len(self.scenario.table.pieces) + 1
        ground = base.with_pieces(tuple(self._laid(first + one.number, one) for one in changes.laid))
        return ground, Sight(ground, sight)

    def _laid(self, place: int, laid: Laid) -> Piece:
        kind = self.kinds[laid.kind]
        path, poly = (laid.outline, ()) if kind.linear else ((), laid.outline)
        text = TablePiece(laid.kind, poly, path=path, doors=laid.doors, windows=laid.windows)
        return Piece(place, self.name_of_work(laid.number, laid.kind), kind, text, shape_of(text))

    @cached_property
    def place_names(self) -> tuple[str, ...]:
        """Open ground, and the pieces of the table."""
        return "open-ground", *self.scenario.table.names

    def place_of_work(self, number: int) -> PlaceId:
        """The place that a work is: they are counted on after the pieces of the table."""
        return len(self.scenario.table.pieces) + 1 + number

    def name_of_work(self, number: int, kind: str) -> str:
        """A work is called by its kind and its number, which no piece of the table has."""
        return f"{kind}-{number + 1 + sum(piece.kind == kind for piece in self.scenario.table.pieces)}"

    def formation(self, places: Path) -> tuple[bool, bool]:
        """Whether figures that stand so have room for their bases, and form one chain; wherever the whole stands."""
        x, y = places[0]
        return self._formations[tuple([(px - x, py - y) for px, py in places])]

    def _find_formation(self, places: Path) -> tuple[bool, bool]:
        """Once for all squads that stand so.  [roe.scale.basing roe.move.cohesion]"""
        apart = self.across * self.across
        room = all(squared(a, b) >= apart for number, a in enumerate(places) for b in places[:number])
        return room, hang_together(places, self.rulebook.movement.cohesion, 2 * self.across)

    def side(self, seat: Seat) -> SideData:
        """A seat's side."""
        return self.scenario.sides[self.sides[seat]]

    def seat_of(self, side: str) -> Seat:
        """The seat of a side."""
        return self.sides.index(side)

    def gap(self, a: Point, b: Point) -> int:
        """How far two figures are apart."""
        return gap(a, b, 2 * self.across)

    def _find_near(self, start: Point, least: int, most: int) -> Near:
        goals, near = self.goals, tuple([one for one in self.stations if least <= squared(one.at, start) <= most])
        by_goals = sorted(near, key=lambda one: (min([squared(one.at, goal) for goal in goals], default=0), one.at))
        return Near(near, tuple(by_goals), tuple(sorted(near, key=lambda one: (-squared(one.at, start), one.at))))

    def gap_between(self, one: Path, other: Path) -> int:
        """How far the nearest figures of two squads are apart that stand so."""
        return self._gaps[one, other]

    def _find_gap(self, pair: tuple[Path, Path]) -> int:
        return self.gap(*min([(a, b) for a in pair[0] for b in pair[1]], key=lambda ends: squared(*ends)))

    def front(self, seat: int) -> Point:
        """Where a side looks before the battle: away from its own edge of the table."""
        return {"north": (0, 1), "east": (-1, 0), "south": (0, -1), "west": (1, 0)}[self.side(seat).edge]

    @cached_property
    def hides(self) -> bool:
        """Whether anybody may be hidden in this scenario."""
        drawn = any(one.veil != "open" for one in self.scenario.units)
        drawn = drawn or any(one.secret for one in self.scenario.works)
        digs = any(side.fortifications for side in self.scenario.sides.values())
        builds = any(self.scenario.builds(side) for side in self.sides)
        return (
            drawn
            or digs
            or builds
            or any(self.veil_of(side, kind) != "open" for side in self.sides for kind in self._forces(side))
        )

    def _forces(self, side: str) -> tuple[str, ...]:
        return self.scenario.sides[side].forces

    def veil_of(self, side: str, kind: str) -> Veil:
        """How squads of a kind begin: snipers in secret, those that the scenario names under markers.

        [roe.special.sniper-deployment roe.special.sniper-start]
        """
        if self.squad_kinds[kind].kind == "sniper":
            return "secret"
        return "marker" if self._is_marked(side, kind) else "open"

    def _is_marked(self, side: str, kind: str) -> bool:
        """Whether squads of a kind are set up under markers; of an army that was built all are, if any."""
        hidden = self.scenario.sides[side].hidden
        return bool(hidden) if self.scenario.builds(side) else kind in hidden

    def has_marker(self, squad: Hideable) -> bool:
        """Whether a hidden squad lies under a marker: those in trenches and bunkers need none."""
        side = self.side(squad.seat)
        marked = self._is_marked(self.sides[squad.seat], squad.kind) and not side.unmarked
        return squad.veil == "marker" and (self.scenario.is_drawn or marked)

    def dummies(self, seat: Seat, kinds: Iterable[str]) -> int:
        """How many markers of a side stand for nobody: some more when guerrillas attack unseen.

        [roe.scn.hidden-deployment roe.special.guerrilla-markers]
        """
        side = self.side(seat)
        unseen = side.role == "attacker" and bool(side.hidden) and not side.unmarked
        guerrillas = unseen and any("guerrilla" in self.traits[kind] for kind in kinds)
        return side.dummies + (self.rulebook.troops.guerrilla if guerrillas else 0)

    @cached_property
    def breaks(self) -> dict[str, bool]:
        """Whether squads of each kind have something that breaks walls from afar."""
        guns = {name: (self.weapons[kind.gun],) if kind.gun else () for name, kind in self.squad_kinds.items()}
        return {
            name: any(any(arm.at) and arm.hit for arm in (*guns[name], *(arm for man in roster for arm in man.arms)))
            for name, roster in self.rosters.items()
        }

    @cached_property
    def goals(self) -> Path:
        """The points that the scenario is about: buildings, points, the middle of an area, an edge to leave by."""
        by_name = {piece.name: piece for piece in self.ground.pieces}
        victory = self.scenario.victory
        found = [middle(by_name[name].text.outline) for name in victory.buildings]
        found += [point.at for point in victory.points]
        if victory.clear is not None:
            found.append(middle(victory.clear.poly))
        if victory.exit is not None:
            found += self._edge_of(victory.exit.side)
        return tuple(found)

    def _edge_of(self, side: str) -> list[Point]:
        """Points along the edge by which a side leaves."""
        (width, depth), edge = self.ground.size, self.scenario.sides[side].leaves_by
        across = range(EXIT_EVERY // 2, width if edge in ("north", "south") else depth, EXIT_EVERY)
        line = {"north": 0, "west": 0, "south": depth, "east": width}[edge or "north"]
        return [(one, line) if edge in ("north", "south") else (line, one) for one in across]

    @cached_property
    def stations(self) -> tuple[Station, ...]:
        """Good places to stand: beside walls and hedges, inside the edges of areas, along roads, and all over.

        In buildings they are behind doors and windows.
        """
        found: list[Station] = []
        for piece in self.ground.pieces:
            shape = piece.shape
            if isinstance(shape, Line):
                points = tuple(at for leg in shape.legs for at in beside(leg, self.across // 2 + 2, STATION_EVERY))
                manner = "behind"
            elif piece.kind.walls:
                points, manner = self.ground.posts(piece), "in"
            elif piece.text.path:
                points, manner = on_the_way(piece.text.path, LATTICE_EVERY), "on"
            else:
                points, manner = inside(piece.text.area, self.across, STATION_EVERY), "in"
            found += [Station(at, piece.place, manner) for at in points if self.ground.holds(at)]
        taken = spread((station.at for station in found), STATIONS_APART)
        found = [station for station in found if station.at in set(taken)]
        for at in lattice(self.ground.size, LATTICE_EVERY):
            place = self.ground.footing(at).place
            found.append(Station(at, place, self.ground.manner(place)))
        return tuple(found)

    @cached_property
    def zone_stations(self) -> tuple[tuple[Station, ...], ...]:
        """The stations where each side deploys, those nearest to what the battle is about first."""
        return tuple(self._stations_in(side.zone) for side in self.scenario.sides.values())

    @cached_property
    def works_stations(self) -> tuple[tuple[Station, ...], ...]:
        """The stations where each side lays its fortifications, in the same order."""
        return tuple(self._stations_in(side.works_zone) for side in self.scenario.sides.values())

    def _stations_in(self, box: Box) -> tuple[Station, ...]:
        zone = rectangle(*box)
        return self.ranked([one for one in self.stations if zone.holds(one.at)], zone.points[0])

    def ranked(self, stations: Sequence[Station], origin: Point) -> tuple[Station, ...]:
        """Some stations, those nearest to what the battle is about first, or to a point if it is about no place."""
        goals = self.goals or (origin,)
        return tuple(sorted(stations, key=lambda one: (min([squared(one.at, goal) for goal in goals]), one.at)))


def _served(kind: SquadKind, weapons: dict[str, Weapon]) -> Weapon | None:
    """The support weapon that a kind of squad serves.  [roe.weapon.support-crew]"""
    arms = (kind.gun, *(name for men in kind.men for name in men.arms[:1]))
    return next((weapons[name] for name in arms if name and weapons[name].type in SUPPORT_WEAPONS), None)


def _specials(kind: SquadKind, weapons: dict[str, Weapon]) -> tuple[Weapon, ...]:
    names = dict.fromkeys([*(name for men in kind.men for name in men.arms), *kind.kit])
    return tuple(weapons[name] for name in names if name in weapons and weapons[name].is_special)


def _roster(kind: SquadKind, profiles: dict[str, Profile], weapons: dict[str, Weapon]) -> tuple[Man, ...]:
    """The men of a kind of squad, one by one.  [roe.special.medic-weapons]"""
    for field, name in (("gun", kind.gun), *(("kit", item) for item in kind.kit)):
        if name and name not in weapons:
            raise ContentError("squads.toml", f"{kind.name}.{field}", f"no weapon is called {name!r}")
    found: list[Man] = []
    for number, men in enumerate(kind.men):
        if men.profile not in profiles:
            raise ContentError("squads.toml", f"{kind.name}.men[{number}].class", f"no class is called {men.profile!r}")
        for arm in men.arms:
            if arm not in weapons:
                raise ContentError("squads.toml", f"{kind.name}.men[{number}].arms", f"no weapon is called {arm!r}")
        if "medic" in men.marks and any(weapons[arm].type not in ARMS_OF_MEDICS for arm in men.arms):
            problem = "a medic has a pistol, a rifle or a semi-automatic rifle"
            raise ContentError("squads.toml", f"{kind.name}.men[{number}].arms", problem)
        man = Man(men.rank, profiles[men.profile], tuple(weapons[arm] for arm in men.arms), men.marks)
        found += [man] * men.n
    return tuple(found)


def _mounted(kind: VehicleKind, weapons: dict[str, Weapon]) -> tuple[Weapon, ...]:
    for number, one in enumerate(kind.weapons):
        if one.weapon not in weapons:
            raise ContentError("vehicles.toml", f"{kind.name}.weapons[{number}]", f"no weapon is called {one.weapon!r}")
    return tuple(weapons[one.weapon] for one in kind.weapons)
