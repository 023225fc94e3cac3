"""Scene: everything of a scenario that never changes, worked out once into tables and bitsets."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, cached_property, partial
from itertools import combinations
from typing import Annotated, NamedTuple, get_args

from bocage.board.bits import mask
from bocage.board.hex import Hex, HexGrid, Screens, Steps, cost_table, links
from bocage.board.kept import Kept
from bocage.content import ContentError, GridMap
from bocage.kernel import Modifier, Thing
from bocage.systems.tide_of_iron.scene.card_book import Book
from bocage.systems.tide_of_iron.scene.fields_of_fire import Fields, screens_over, sight_over
from bocage.systems.tide_of_iron.scene.sight import Ground
from bocage.systems.tide_of_iron.scene.zones import zones_of
from bocage.systems.tide_of_iron.schema.box import Box
from bocage.systems.tide_of_iron.schema.rulebook import Bonus, Fortification, Rulebook
from bocage.systems.tide_of_iron.schema.scenario import Scenario
from bocage.systems.tide_of_iron.schema.terrain import STREAMS, Terrain
from bocage.systems.tide_of_iron.schema.units import UnitType, Weapon
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind, Specialisation

POINT = 3
"""A movement point in thirds, the unit in which movement is counted: trucks pay a third on roads."""
BUILDING = "building"
KEPT_OFFERS = 1024
"""Of each kind of option so many sets of hexes are remembered. Sets of units hardly ever come up twice."""
KEPT_FIELDS = 64
"""So many patterns of smoke are remembered with what they hide."""

SPECIALISATIONS: tuple[Specialisation, ...] = get_args(Specialisation)

TypeId = Annotated[int, Thing("figure")]
Figures = tuple[TypeId, ...]
INFANTRY, VEHICLE, SHELTERED = 0, 1, 2
"""Against whom a unit fires: squads, vehicles, and squads in a building or a pillbox."""


class Load(NamedTuple):
    """Figures of a unit that fire together: their types, the range they share and their firepower in all.

    An ability of the unit as a whole adds its bonus to the firepower, under its rule.
    """

    types: Figures
    range: int
    firepower: int
    bonus: int = 0
    rule: str = ""


Loads = tuple[Load, ...]


class Profile(NamedTuple):
    """What a unit of certain figures (or a vehicle) is capable of."""

    loads: tuple[Loads, Loads, Loads]
    """The ways to fire at squads, at vehicles and at sheltered squads, all figures first."""
    longest: tuple[int, int, int]
    """The longest range against each of these; 0: it cannot fire."""
    reaching: tuple[tuple[Loads, ...], tuple[Loads, ...], tuple[Loads, ...]]
    """Those of the ways to fire that have at least a range, for each range up to the longest."""
    mortars: dict[str, Load]
    """What the unit's mortars do together, by the type of attack."""
    movement: int
    officer: bool
    elites: int
    heavy_weapon: bool


@cache
def grid_of(columns: int, rows: int) -> HexGrid:
    """The grid of a size, shared by all maps of that size."""
    return HexGrid(columns, rows)


class Scene:
    """The map, the types and the scenario, with their tables."""

    def __init__(
        self,
        scenario: Scenario,
        land: GridMap,
        terrain: Mapping[str, Terrain],
        types: Mapping[str, UnitType],
        box: Box,
        book: Book,
        rulebook: Rulebook,
    ) -> None:
        self.scenario = scenario
        self.rulebook = rulebook
        need = rulebook.attack
        self.hit_on: dict[str, int] = {"close": need.close, "normal": need.normal, "long": need.long}
        """What an attack die must show, by the range."""
        self.shelter_cover: dict[MarkerKind, Modifier] = {
            "entrenchment": _cover(rulebook.entrenchment),
            "pillbox": _cover(rulebook.pillbox),
        }
        """The cover of the fortification that a squad is in."""
        self.box = box
        self.stocks = {kind: stock for stock in box.markers for kind in stock.faces}
        """The markers of the box, by each kind that they can show."""
        self.book = book
        self.grid = grid_of(land.columns, land.rows)
        self.zones = zones_of(scenario, self.grid)
        self.types = tuple(types.values())
        self.type_ids = {name: number for number, name in enumerate(types)}
        names = self.place_names = tuple(self.grid.name(hex) for hex in range(len(self.grid)))
        kinds = terrain_laid_out(land, scenario)
        levels = {**dict(zip(land.names, land.levels, strict=True)), **scenario.levels}
        self.terrain = tuple(_known_terrain(terrain, _at_depth(scenario, kinds[name])) for name in names)
        self.ground_for = (
            mask(hex for hex, kind in enumerate(self.terrain) if kind.squad is not None),
            mask(hex for hex, kind in enumerate(self.terrain) if kind.vehicle is not None),
        )
        """The hexes that squads can be in, and those that vehicles can."""
        digging = mask(hex for hex, kind in enumerate(self.terrain) if kind.digging)
        self.diggable = digging & self.ground_for[0]
        """The hexes in which one can dig."""
        self.levels = tuple(_known_level(name, levels[name], rulebook.levels.highest) for name in names)
        roads = (*land.features.get("road", ()), *scenario.roads)
        self.roads = self._joined(links([self.grid.hex(name) for name in road] for road in roads))
        """The pairs of hexes between which a unit moves along a road, both ways."""
        blocking = tuple(kind.blocking for kind in self.terrain)
        ignored = scenario.settings.low_blockers_ignored
        self.ground = Ground(self.grid, self.levels, blocking, rulebook.blind.hexes, ignored)
        self.lower = tuple(_lower_hexes(self.levels, hex) for hex in range(len(self.grid)))
        self.buildings = mask(hex for hex, kind in enumerate(self.terrain) if kind.name == BUILDING)
        self.profiles = {each: Kept(partial(self._profile, each)) for each in SPECIALISATIONS}
        """What units are capable of, by their specialisation and their figures."""
        self._smoky_fields: dict[int, Fields] = {}
        self._fording: dict[int, tuple[Steps, ...]] = {}

    def _joined(self, drawn: Collection[tuple[Hex, Hex]]) -> frozenset[tuple[Hex, Hex]]:
        """The roads of the map, and bridges, which go on from every road beside them.

        [toi.terrain.bridge toi.ruling.bridges-beside-roads]
        """
        roads = set(drawn)
        bridges = [hex for hex, kind in enumerate(self.terrain) if kind.joins_roads]
        paved = {hex for road in roads for hex in road}.union(bridges)
        for bridge in bridges:
            for hex in paved.intersection(self.grid.neighbours(bridge)):
                roads |= {(bridge, hex), (hex, bridge)}
        return frozenset(roads)

    def fields(self, smoke: int) -> Fields:
        """Fields of sight and fire with smoke in the hexes of a bitset.  [toi.los.smoke]"""
        if not smoke:
            return self.clear_fields
        fields = self._smoky_fields.get(smoke)
        if fields is None:
            if len(self._smoky_fields) >= KEPT_FIELDS:
                self._smoky_fields.clear()
            fields = self._smoky_fields[smoke] = Fields(lambda: self.screens.over(smoke), self.lower)
        return fields

    @cached_property
    def clear_fields(self) -> Fields:
        """Fields of sight and fire without smoke."""
        farthest = max(max(row) for row in self.grid.distances)
        fog = self.book.conditions[0].farthest
        return Fields(lambda: sight_over(self.ground, min(fog, farthest) if fog else farthest), self.lower)

    @cached_property
    def screens(self) -> Screens:
        """What smoke in each hex hides.  [toi.los.smoke]"""
        return screens_over(self.ground, self.clear_fields.sight)

    @cached_property
    def dark(self) -> int:
        """At night, how far one sees units that have not fired; else 0.  [toi.ops.what]"""
        return self.book.conditions[0].dark

    @cached_property
    def covering(self) -> int:
        """The hexes in which a squad can stay concealed, as a bitset."""
        return mask(hex for hex, kind in enumerate(self.terrain) if kind.conceals)

    @cached_property
    def paved(self) -> int:
        """The hexes with a road, as a bitset."""
        return mask(hex for road in self.roads for hex in road)

    @cached_property
    def hedges(self) -> int:
        """The woods without a road that stop tanks, by an operations card.  [toi.ops.terrain]"""
        if not self.book.conditions[0].hedgerow_cost:
            return 0
        return mask(hex for hex, kind in enumerate(self.terrain) if kind.name == "woods") & ~self.paved

    def fording_steps(self, ford: int) -> tuple[Steps, ...]:
        """What each step costs a squad in boats, which pays the same for any stream.  [toi.card.beats-rules]"""
        if ford not in self._fording:
            wet = STREAMS.values()
            costs = [ford if kind.name in wet else kind.squad for kind in self.terrain]
            self._fording[ford] = cost_table(self.grid, lambda a, b: self.step_cost(a, b, costs[b], POINT))
        return self._fording[ford]

    @cached_property
    def lines(self) -> int:
        """The hexes that lie between two others on a straight line, as a bitset."""
        step = self.grid.neighbour
        return mask(
            hex
            for hex in self.grid.hexes
            if any(step(hex, way) is not None and step(hex, way + 3) is not None for way in range(3))
        )

    @cached_property
    def squad_steps(self) -> tuple[Steps, ...]:
        """What each step costs a squad, in thirds of a point."""
        return cost_table(self.grid, lambda a, b: self.step_cost(a, b, self.terrain[b].squad, POINT))

    @cached_property
    def vehicle_steps(self) -> tuple[Steps, ...]:
        """What each step costs a vehicle, in thirds of a point."""
        return cost_table(self.grid, lambda a, b: self.step_cost(a, b, self.terrain[b].vehicle, POINT))

    @cached_property
    def truck_steps(self) -> tuple[Steps, ...]:
        """What each step costs a truck: a third of a point along a road.  [toi.truck.road]"""
        return cost_table(self.grid, lambda a, b: self.step_cost(a, b, self.terrain[b].vehicle, 1))

    def step_cost(self, a: Hex, b: Hex, entry: int | None, road: int) -> int | None:
        """What a step costs in thirds of a point, None where it is impossible.

        [toi.terrain.road-cost toi.ruling.roads-and-continuing toi.terrain.hill-cost toi.terrain.cliff
        toi.ruling.hill-plus-other-terrain-movement-cost]
        """
        climb = self.levels[b] - self.levels[a]
        if entry is None or abs(climb) > 1:
            return None
        if (a, b) in self.roads and self.terrain[b].carries_roads:
            return road
        return entry * POINT + (POINT if climb == 1 else 0)

    def profile(self, figures: Figures, specialisation: Specialisation = "none") -> Profile:
        """What a unit of these types with this specialisation is capable of, worked out once."""
        return self.profiles[specialisation][figures]

    def _profile(self, specialisation: Specialisation, figures: Figures) -> Profile:
        """A specialised squad has all that others have; machine guns and mortars are heavy weapons, which limit theirs.

        [toi.spec.normal-otherwise toi.unit.heavy-weapon-type toi.mg.limited toi.mortar.limited]
        """
        kinds = [self.types[number] for number in figures]
        infantry, vehicle = self._loads(figures, "infantry"), self._loads(figures, "vehicle")
        if specialisation == "anti-tank":
            vehicle = tuple(_piercing(load, self.rulebook.anti_tank) for load in vehicle)
        shells = any("concussive" in kind.traits for kind in kinds)
        sheltered = tuple(_shelling(load, self.rulebook.shells) for load in infantry) if shells else infantry
        officer = any("officer" in kind.traits for kind in kinds)
        farther = self.rulebook.mobility.movement if officer else 0
        return Profile(
            loads=(infantry, vehicle, sheltered),
            longest=(_longest(infantry), _longest(vehicle), _longest(sheltered)),
            reaching=(_reaching(infantry), _reaching(vehicle), _reaching(sheltered)),
            mortars=self._mortars(figures),
            movement=max((kind.movement for kind in kinds), default=0) + farther,
            officer=officer,
            elites=sum("battle-hardened" in kind.traits for kind in kinds),
            heavy_weapon=any("heavy-infantry-weapon" in kind.traits for kind in kinds),
        )

    def _loads(self, figures: Figures, target: str) -> Loads:
        """The sets of figure types that can fire together, the most figures first.

        The lowest range among them counts, and their firepower adds up; any types may be left out. Mortars have no
        values against a single unit.
        [toi.range.mixed-lowest toi.combat.leave-out toi.attack.squad-sum
        toi.mortar.no-op-fire toi.ruling.firepower-0-attacks]
        """
        weapons = {number: getattr(self.types[number], target) for number in figures}
        able = sorted({number for number, weapon in weapons.items() if weapon is not None})
        loads = []
        for size in range(len(able), 0, -1):
            for chosen in combinations(able, size):
                firepower = sum(weapons[number].firepower for number in figures if number in chosen)
                loads.append(Load(chosen, min(weapons[number].range for number in chosen), firepower))
        return tuple(loads)

    def _mortars(self, figures: Figures) -> dict[str, Load]:
        """All mortars of a squad fire together, in one attack of either type.

        [toi.mortar.values toi.mortar.two-in-squad toi.mortar.no-mix]
        """
        found = {}
        for attack in ("normal", "suppressive"):
            weapons: list[tuple[TypeId, Weapon]] = [
                (number, weapon)
                for number in figures
                if (weapon := getattr(self.types[number], f"area_{attack}")) is not None
            ]
            if weapons:
                types = tuple(sorted({number for number, _ in weapons}))
                reach = min(weapon.range for _, weapon in weapons)
                found[attack] = Load(types, reach, sum(weapon.firepower for _, weapon in weapons))
        return found


def _cover(fortification: Fortification) -> Modifier:
    return Modifier(fortification.rule, fortification.cover)


def _piercing(load: Load, better: Bonus) -> Load:
    """An anti-tank squad fires better at vehicles.  [toi.spec.anti-tank toi.ruling.anti-tank-range]"""
    return load._replace(range=better.range, bonus=better.firepower, rule="toi.spec.anti-tank")


def _shelling(load: Load, better: Bonus) -> Load:
    """A tank fires better at sheltered squads.  [toi.tank.concussive]"""
    return load._replace(range=load.range + better.range, bonus=better.firepower, rule="toi.tank.concussive")


def _longest(loads: Loads) -> int:
    return max((load.range for load in loads), default=0)


def _reaching(loads: Loads) -> tuple[Loads, ...]:
    return tuple(tuple(load for load in loads if load.range >= range_) for range_ in range(_longest(loads) + 1))


def _at_depth(scenario: Scenario, name: str) -> str:
    return STREAMS[scenario.stream] if name == "stream" else name


def _known_terrain(terrain: Mapping[str, Terrain], name: str) -> Terrain:
    if name not in terrain:
        raise ContentError("map", "legend", f"no terrain is called {name!r}")
    return terrain[name]


def terrain_laid_out(land: GridMap, scenario: Scenario) -> dict[str, str]:
    """The terrain of each hex: an overlay replaces all that the board shows there.

    [toi.components.map toi.setup.map]
    """
    kinds = dict(zip(land.names, land.terrain, strict=True))
    kinds.update(scenario.overlays)
    return kinds


def _known_level(hex: str, level: int, highest: int) -> int:
    """There are no heights but small and large hills.  [toi.range.levels]"""
    if not 0 <= level <= highest:
        raise ContentError("map", f"levels.{hex}", f"{level} is no level: 0 to {highest}")
    return level


def _lower_hexes(levels: tuple[int, ...], hex: Hex) -> int:
    return sum(1 << other for other, level in enumerate(levels) if level < levels[hex])
