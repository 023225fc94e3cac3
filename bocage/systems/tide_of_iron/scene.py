"""Scene: everything of a scenario that never changes, worked out once into tables and bitsets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, pairwise
from typing import Annotated, NamedTuple

from bocage.board.hex import Hex, HexGrid, Sight, Steps, cost_table
from bocage.content import ContentError, GridMap
from bocage.kernel import Thing
from bocage.systems.tide_of_iron.content import STREAMS, Scenario, Terrain, UnitType
from bocage.systems.tide_of_iron.sight import Ground

POINT = 3
"""A movement point in thirds, the unit in which movement is counted: trucks pay a third on roads."""
SIGHT_RADIUS = 20
"""Beyond the longest shot of the game."""

TypeId = Annotated[int, Thing("figure")]
Figures = tuple[TypeId, ...]
INFANTRY, VEHICLE = 0, 1


class Load(NamedTuple):
    """Figures of a unit that fire together: their types, the range they share and their firepower in all."""

    types: Figures
    range: int
    firepower: int


class Profile(NamedTuple):
    """What a unit of certain figures (or a vehicle) is capable of."""

    loads: tuple[tuple[Load, ...], tuple[Load, ...]]
    """The ways to fire at infantry and at vehicles, all figures first."""
    longest: tuple[int, int]
    """The longest range against infantry and against vehicles; 0: it cannot fire."""
    movement: int
    officer: bool
    elites: int
    heavy_weapon: bool


class Fields:
    """Who sees and can hit what from where, for one table of sight; smoke makes another."""

    def __init__(self, sight: Sight, lower: tuple[int, ...]) -> None:
        self.sight = sight
        self.sees = sight.sees
        self.lower = lower
        self._zones: dict[tuple[Hex, int], int] = {}

    def between(self, a: Hex, b: Hex) -> bool:
        """Whether two hexes see each other."""
        return bool(self.sees[a] >> b & 1)

    def zone(self, shooter: Hex, range: int) -> int:
        """All hexes in sight and within twice the range, one longer downhill, as a bitset."""
        zone = self._zones.get((shooter, range))
        if zone is None:
            zone = self._zones[shooter, range] = self._zone(shooter, range)
        return zone

    def _zone(self, shooter: Hex, range: int) -> int:
        if not range:
            return 0
        within = self.sight.grid.within
        near, far = within(shooter, 2 * range), within(shooter, 2 * range + 2)
        return self.sees[shooter] & (near | far & self.lower[shooter])


class Scene:
    """The map, the types and the scenario, with their tables."""

    def __init__(
        self, scenario: Scenario, land: GridMap, terrain: Mapping[str, Terrain], types: Mapping[str, UnitType]
    ) -> None:
        self.scenario = scenario
        self.grid = HexGrid(land.columns, land.rows)
        self.types = tuple(types.values())
        self.type_ids = {name: number for number, name in enumerate(types)}
        names = [self.grid.name(hex) for hex in range(len(self.grid))]
        kinds = {**dict(zip(land.names, land.terrain, strict=True)), **scenario.overlays}
        levels = {**dict(zip(land.names, land.levels, strict=True)), **scenario.levels}
        self.terrain = tuple(_known_terrain(terrain, _at_depth(scenario, kinds[name])) for name in names)
        self.levels = tuple(levels[name] for name in names)
        self.roads = frozenset(_roads(self.grid, (*land.features.get("road", ()), *scenario.roads)))
        self.ground = Ground(self.grid, self.levels, tuple(kind.blocking for kind in self.terrain))
        self.lower = tuple(_lower_hexes(self.levels, hex) for hex in range(len(self.grid)))
        self._profiles: dict[Figures, Profile] = {}
        self._smoky_fields: dict[int, Fields] = {}

    def fields(self, smoke: int) -> Fields:
        """Fields of sight and fire with smoke in the hexes of a bitset, worked out once.  [toi.los.smoke]"""
        fields = self._smoky_fields.get(smoke)
        if fields is None:
            fields = self._smoky_fields[smoke] = Fields(self._sight(smoke), self.lower)
        return fields

    def _sight(self, smoke: int) -> Sight:
        if not smoke:
            return Sight.where(self.grid, SIGHT_RADIUS, self.ground)
        last = smoke.bit_length() - 1
        return self.fields(smoke & ~(1 << last)).sight.changed(last, self.ground.with_smoke(smoke))

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

        [toi.terrain.road-cost toi.terrain.hill-cost toi.terrain.cliff]
        """
        climb = self.levels[b] - self.levels[a]
        if entry is None or abs(climb) > 1:
            return None
        if (a, b) in self.roads and self.terrain[b].carries_roads:
            return road
        return entry * POINT + (POINT if climb == 1 else 0)

    def profile(self, figures: Figures) -> Profile:
        """What a unit of these types is capable of, worked out once."""
        profile = self._profiles.get(figures)
        if profile is None:
            profile = self._profiles[figures] = self._profile(figures)
        return profile

    def _profile(self, figures: Figures) -> Profile:
        kinds = [self.types[number] for number in figures]
        loads = (self._loads(figures, "infantry"), self._loads(figures, "vehicle"))
        officer = any("increased-mobility" in kind.traits for kind in kinds)
        return Profile(
            loads=loads,
            longest=(_longest(loads[INFANTRY]), _longest(loads[VEHICLE])),
            movement=max((kind.movement for kind in kinds), default=0) + (1 if officer else 0),
            officer=officer,
            elites=sum("battle-hardened" in kind.traits for kind in kinds),
            heavy_weapon=any("heavy-infantry-weapon" in kind.traits for kind in kinds),
        )

    def _loads(self, figures: Figures, target: str) -> tuple[Load, ...]:
        """The sets of figure types that can fire together, the most figures first.

        The lowest range among them counts, and their firepower adds up; any types may be left out.
        [toi.range.mixed-lowest toi.combat.leave-out toi.attack.squad-sum]
        """
        weapons = {number: getattr(self.types[number], target) for number in figures}
        able = sorted({number for number, weapon in weapons.items() if weapon is not None})
        loads = []
        for size in range(len(able), 0, -1):
            for chosen in combinations(able, size):
                firepower = sum(weapons[number].firepower for number in figures if number in chosen)
                loads.append(Load(chosen, min(weapons[number].range for number in chosen), firepower))
        return tuple(loads)


def _longest(loads: tuple[Load, ...]) -> int:
    return max((load.range for load in loads), default=0)


def _at_depth(scenario: Scenario, name: str) -> str:
    return STREAMS[scenario.stream] if name == "stream" else name


def _known_terrain(terrain: Mapping[str, Terrain], name: str) -> Terrain:
    if name not in terrain:
        raise ContentError("map", "legend", f"no terrain is called {name!r}")
    return terrain[name]


def _roads(grid: HexGrid, roads: Iterable[Sequence[str]]) -> Iterator[tuple[Hex, Hex]]:
    """The pairs of hexes between which a unit moves along a road, both ways.  [toi.ruling.roads-and-continuing]"""
    for road in roads:
        for one, other in pairwise(grid.hex(name) for name in road):
            yield from ((one, other), (other, one))


def _lower_hexes(levels: tuple[int, ...], hex: Hex) -> int:
    return sum(1 << other for other, level in enumerate(levels) if level < levels[hex])
