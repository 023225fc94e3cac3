"""Ground: the hexes of a map with their terrain, water, roads and bridges, and what it costs to go from hex to hex."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex, HexGrid, Routes, Side
from bocage.board.kept import Kept
from bocage.content import ContentError
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.schema.maps import CampaignMap
from bocage.systems.tide_of_fortune.schema.terrain import Terrain, TerrainChart
from bocage.systems.tide_of_fortune.schema.vocabulary import BridgeKind, Mover, Waterway

NO_BRIDGE = -1
DRY, MINOR, MAJOR = 0, 1, 2
"""What stands between the zones of two hexes: nothing, water that needs an AB, water that needs a bridge."""
ROADS: tuple[BridgeKind, ...] = ("highway", "road", "minor-road")
"""From the best to the worst."""
SEA = "sea"
ALLIED: Seat = 0


class Crossing(NamedTuple):
    """A bridge as it was built.  [tof.ruling.bridge-ends]"""

    side: Side
    ends: tuple[Hex, Hex]
    kind: BridgeKind
    name: str
    water: str


class Way(NamedTuple):
    """A step to a neighbour: what it costs across country and by road, in half points; 0: it cannot be taken so."""

    to: Hex
    field: int
    """Without a bridge, or where there is nothing to cross."""
    bridged: int
    """Across country, over the bridge while it stands."""
    road: int
    limit: int
    """How much may be on that road."""
    bridge: int


class Going(NamedTuple):
    """For whom and under what conditions ways are priced."""

    mover: Mover
    mud: bool
    flooded: bool


class Ground:
    """The ground of a map.  [tof.9.major-rivers tof.9.other-water]"""

    def __init__(self, text: CampaignMap, chart: TerrainChart) -> None:
        land = text.read()
        self.text = text
        self.chart = chart
        self.grid: HexGrid = text.hexes(land)
        self.names = land.names
        self.numbers = {name: hex for hex, name in enumerate(self.names)}
        self.places = {place: self.numbers[name] for place, name in text.places.items()}
        self.terrain_names = land.terrain
        for hex, name in enumerate(land.terrain):
            if name not in chart.hexes:
                raise ContentError("map", f"terrain of {self.names[hex]}", f"no terrain is called {name!r}")
        self.dry = tuple(chart.hexes[name] for name in land.terrain)
        self.land = mask(hex for hex in self.grid.hexes if land.terrain[hex] != SEA)
        self.sea = self.grid.playable & ~self.land
        self.water: dict[Side, Waterway] = {}
        for kind in ("canal", "minor-river", "major-river"):
            for side in text.sides.get(kind, ()):
                self.water[self.grid.side_named(side)] = kind
        runs: dict[str, list[list[Hex]]] = {
            kind: [[self.numbers[name] for name in run] for run in text.routes.get(kind, ())] for kind in ROADS
        }
        self.routes = Routes(runs)
        self.bridges = tuple(self._crossings())
        self._bridge_at = {crossing.side: number for number, crossing in enumerate(self.bridges)}
        self.westwall = mask(self.numbers[name] for name in text.westwall)
        self.areas = {area: mask(self.numbers[name] for name in hexes) for area, hexes in text.areas.items()}
        self.around = tuple(tuple(self._around(hex)) for hex in range(len(self.grid)))
        """For each hex its neighbours, with the water between and the bridge over it."""
        self.dikes = self.areas.get(chart.floods.area, 0) & self.land
        """The hexes that are flooded when the dikes are bombed.  [tof.ruling.dikes-scope]"""
        self.flooded = tuple(
            chart.hexes[chart.floods.becomes.get(name, name)] if self.dikes >> hex & 1 else chart.hexes[name]
            for hex, name in enumerate(land.terrain)
        )
        wet = mask(hex for hex, name in enumerate(land.terrain) if name in chart.mud.wet)
        self.wet = wet
        self.changeable = tuple(bits(wet | self.dikes))
        """The hexes in which mud or floods change what is projected."""
        self.ways: Kept[Going, tuple[tuple[Way, ...], ...]] = Kept(self._ways)
        self.marches: Kept[Going, tuple[tuple[Way, ...], ...]] = Kept(self._marches)

    def _crossings(self) -> Iterator[Crossing]:
        for bridge in self.text.bridges:
            side = self.grid.side_named(bridge.side)
            a, b = self.grid.hexes_of(side)
            yield Crossing(side, (a, b), bridge.route, bridge.name or bridge.side, bridge.water)

    def _around(self, hex: Hex) -> Iterator[tuple[Hex, int, int]]:
        for near in self.grid.neighbours(hex):
            side = self.grid.side(hex, near)
            yield near, self._barrier(side), self._bridge_at.get(side, NO_BRIDGE)

    def _barrier(self, side: int) -> int:
        """What a hexside is to zones of control.  [tof.7.zoc-water tof.ruling.water-without-ab]"""
        kind = self.water.get(side)
        if kind is None:
            return DRY
        water = self.chart.sides[kind]
        return MAJOR if water.zoc_needs_bridge else MINOR if water.zoc_needs_ab else DRY

    # Terrain

    def terrain(self, hex: Hex, flooded: bool) -> Terrain:
        """The terrain of a hex, as it was or after the floods.  [tof.9.dikes-terrain]"""
        return self.flooded[hex] if flooded else self.dry[hex]

    def terrain_name(self, hex: Hex, flooded: bool) -> str:
        """The name of that terrain."""
        name = self.terrain_names[hex]
        return self.chart.floods.becomes.get(name, name) if flooded and self.dikes >> hex & 1 else name

    def room(self, hex: Hex, flooded: bool, mud: bool) -> int:
        """The most stacking points that a hex holds.  [tof.7.stack-limit]"""
        most = self.terrain(hex, flooded).stacking
        return most - self.chart.mud.wet_stacking if mud and self.is_wet(hex, flooded) else most

    def is_wet(self, hex: Hex, flooded: bool) -> bool:
        """Whether mud makes a hex worse than others."""
        return self.terrain_name(hex, flooded) in self.chart.mud.wet

    def resistance(self, hex: Hex, seat: Seat, flooded: bool, mud: bool) -> int:
        """What the ground takes from what a side projects into a hex; the Westwall stands against the Allies.

        [tof.7.zoc-terrain tof.ruling.westwall-line]
        """
        taken = self.terrain(hex, flooded).zoc
        if seat == ALLIED and self.westwall >> hex & 1:
            taken = max(taken, self.chart.westwall.zoc)
        if mud and self.is_wet(hex, flooded):
            taken += self.chart.mud.wet_zoc
        return taken

    def hinders(self, hex: Hex, motorised: bool, flooded: bool) -> int:
        """What the ground takes from the zone of each unit: of motorised ones in the Peel, of others in floods.

        [tof.7.zoc-peel tof.7.zoc-flood]
        """
        terrain = self.terrain(hex, flooded)
        return terrain.zoc_mot if motorised else terrain.zoc_leg

    def water_between(self, a: Hex, b: Hex) -> Waterway | None:
        """The water between two adjacent hexes."""
        return self.water.get(self.grid.side(a, b))

    def bridge_between(self, a: Hex, b: Hex) -> int:
        """The bridge between two adjacent hexes, or none."""
        return self._bridge_at.get(self.grid.side(a, b), NO_BRIDGE)

    def road_between(self, a: Hex, b: Hex) -> BridgeKind | None:
        """The best road between two adjacent hexes."""
        kinds = self.routes.between(a, b)
        return next((kind for kind in ROADS if kind in kinds), None)

    # Costs

    def _ways(self, going: Going) -> tuple[tuple[Way, ...], ...]:
        return tuple(
            tuple(
                way
                for near, water, bridge in self.around[hex]
                if (way := self._way(going, hex, near, water, bridge)) is not None
            )
            for hex in range(len(self.grid))
        )

    def _marches(self, going: Going) -> tuple[tuple[Way, ...], ...]:
        """The steps along roads that a unit can take, all at the motorised cost.  [tof.3.roadmarch-costs]"""
        fast = going._replace(mover="mot")
        return tuple(
            tuple([way._replace(road=self._along_road(fast, hex, way.to)[0]) for way in ways if way.road])
            for hex, ways in enumerate(self.ways[going])
        )

    def _way(self, going: Going, hex: Hex, near: Hex, water: int, bridge: int) -> Way | None:
        """A step, or None where there is none: terrain, water and roads by class.

        [tof.7.move-mp tof.7.move-columns tof.7.minor-road-bridge tof.9.dikes-cost tof.9.dikes-roads]
        """
        if not self.land >> near & 1:
            return None
        across = self._across_country(going, near)
        field = 0
        if across is not None:
            kind = self.water_between(hex, near)
            over = 0 if kind is None else self.chart.sides[kind].cost(going.mover)
            field = 0 if over is None else across + over
        road, limit = self._along_road(going, hex, near)
        if bridge != NO_BRIDGE and going.mover == "mot":
            if not self.chart.roads[self.bridges[bridge].kind].mot_bridges:
                road, across = 0, None
        elif water and bridge == NO_BRIDGE:
            road = 0
        bridged = across if water and bridge != NO_BRIDGE and across is not None else 0
        return Way(near, field, bridged, road, limit, bridge) if field or bridged or road else None

    def _across_country(self, going: Going, hex: Hex) -> int | None:
        cost = self.terrain(hex, going.flooded).cost(going.mover)
        if cost is None:
            return None
        extra = self.chart
        if self.westwall >> hex & 1:
            cost += extra.westwall.leg if going.mover == "leg" else extra.westwall.mot
        if going.flooded and self.dikes >> hex & 1:
            cost += extra.floods.leg if going.mover == "leg" else extra.floods.mot
        if going.mud:
            cost += extra.mud.leg if going.mover == "leg" else extra.mud.mot
        return cost

    def _along_road(self, going: Going, hex: Hex, near: Hex) -> tuple[int, int]:
        kind = self.road_between(hex, near)
        if kind is None:
            return 0, 0
        road = self.chart.roads[kind]
        cost = road.cost(going.mover)
        if going.mud and kind == "minor-road":
            cost += self.chart.mud.minor_road_leg if going.mover == "leg" else self.chart.mud.minor_road_mot
        if going.flooded and self.dikes >> near & 1 and self.terrain_name(near, True) == self.chart.floods.flooded:
            cost *= self.chart.floods.road_factor
        return cost, road.stacking

    @cached_property
    def towns(self) -> int:
        """The hexes of towns and cities."""
        return mask(hex for hex, name in enumerate(self.terrain_names) if name in ("town", "city"))
