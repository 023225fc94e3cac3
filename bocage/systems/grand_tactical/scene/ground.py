"""The ground: what moving over it costs, what is seen from each hex, and how it shields from fire. Made once a map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from bocage.board.bits import bits, mask
from bocage.board.hex import Costs, Hex, HexGrid, Opacity, Routes, Side, cost_table
from bocage.board.kept import Kept
from bocage.content import ContentError
from bocage.systems.grand_tactical.schema.maps import BattleMap
from bocage.systems.grand_tactical.schema.terrain import Hexside, MovementClass, Raised, Terrain, TerrainChart

_K = TypeVar("_K")

KEPT_ROWS = 1 << 14
"""So many rows of sight past barrages are remembered."""
KEPT_LINES = 1 << 16
"""So many lines of fire are remembered with the hexsides that they cross."""
FAR = 8
"""Rows up to this radius are cut from one table."""

_Row = tuple[Hex, int, int, int]
"""A viewer, how far he looks, the limit of what he sees through, and the barrages near him."""


class Ground:
    """A map with all that the rules ask about it.

    The names of its hexes are those of the map's text, which need not begin with A1; `grid` counts from A1.
    """

    def __init__(self, text: BattleMap, chart: TerrainChart) -> None:
        land = text.read()
        self.grid = HexGrid(land.columns, land.rows)
        self.names: tuple[str, ...] = land.names
        self.hexes: Mapping[str, Hex] = MappingProxyType({name: hex for hex, name in enumerate(land.names)})
        """The hexes by their names."""
        self.terrain_names: tuple[str, ...] = land.terrain
        self.terrain: tuple[Terrain, ...] = tuple(_known(chart.hexes, name, "terrain") for name in land.terrain)
        self.sides: Mapping[str, int] = MappingProxyType(
            {kind: self._sides(named) for kind, named in text.sides.items()}
        )
        """The hexsides of each kind, as bitsets."""
        self.bridges = self._sides(text.bridges)
        self.ferries = self._sides(text.ferries)
        self.posts = self._hexes(text.posts)
        self.strongpoints = self._hexes(text.strongpoints)
        self.places: Mapping[str, Hex] = MappingProxyType({name: self.hexes[hex] for name, hex in text.places.items()})
        runs = {kind: [self._run(run) for run in of_kind] for kind, of_kind in text.routes.items()}
        self.routes = Routes(
            runs, {kind: [self.hexes[name] for name in where] for kind, where in text.unlinked.items()}
        )
        self._route_kinds = {kind: _known(chart.routes, kind, "route") for kind in self.routes.links}
        self._side_kinds = self._kinds_by_side(chart.sides)
        self._raised = self._raised_hexes()
        self._limits = chart.sight
        self._opacity = Opacity(self.grid, self._opacities(), self._blocking_sides())
        self._seen = Kept(self._rows_to)
        self._observed = Kept(self._observers_rows_to)
        self._past_barrages: Kept[_Row, int] = Kept(lambda row: self._opacity.row(*row), most=KEPT_ROWS)
        self._steps: Kept[tuple[MovementClass, bool], tuple[Mapping[Hex, int], ...]] = Kept(self._all_steps)
        self._costs: Kept[tuple[MovementClass, bool], Costs] = Kept(self._cost_table)
        self._crossed: Kept[tuple[Hex, Hex], tuple[Hexside, ...]] = Kept(self._kinds_crossed, most=KEPT_LINES)

    # Moving

    def cost(
        self, mover: MovementClass, a: Hex, b: Hex, *, column: bool, before: Hex | None = None, routes: bool = True
    ) -> int | None:
        """What entering a hex from an adjacent one costs in half points; None where it is prohibited.

        In Column a unit pays for the route that it follows into the hex, or for the ground, whichever is less. Who came
        from `before` along a route and leaves along one that does not join it pays for the hex in which he changes.
        Without `routes` there are none for him: a roadblock.

        [gts.move.basic gts.move.road-only-column gts.col.any-terrain gts.move.two-roads gts.ruling.roadblock-bridge]
        """
        if before is None and routes:
            return self._steps[mover, column][a].get(b)
        ground = self._ground_cost(mover, a, b, column=column)
        route = self._route_cost(mover, a, b) if column and routes else None
        if route is not None and before is not None and self.changes_route(before, a, b):
            change = self._entry_cost(mover, a, column=True)
            route = None if change is None else route + change
        return _less(ground, route)

    def costs(self, mover: MovementClass, column: bool) -> Costs:
        """The costs of all steps for a search; it takes no account of changes between routes."""
        return self._costs[mover, column]

    def follows_route(self, a: Hex, b: Hex) -> bool:
        """Whether a route leads from a hex into an adjacent one, over a bridge where it needs one."""
        return bool(self.routes.between(a, b)) and self._carries_route(self.grid.side(a, b))

    def changes_route(self, before: Hex, here: Hex, to: Hex) -> bool:
        """Whether who came along a route leaves along one that does not join it here.  [gts.move.two-roads]"""
        came, goes = self.routes.between(before, here), self.routes.between(here, to)
        return bool(came and goes) and not self.routes.lead_on(before, here, to)

    def ferry(self, a: Hex, b: Hex) -> bool:
        """Whether a ferry joins two adjacent hexes.  [gts.col.bridge]"""
        return bool(self.ferries) and bool(self.ferries >> self.grid.side(a, b) & 1)

    def is_open(self, mover: MovementClass, hex: Hex) -> bool:
        """Whether a unit may be in a hex out of Column.  [gts.move.vehicle-terrain]"""
        return self._entry_cost(mover, hex, column=False) is not None

    # Seeing

    def sees(self, hex: Hex, radius: int, smoke: int = 0) -> int:
        """What is seen from a hex, past the barrages of a bitset: from a strongpoint through more than from elsewhere.

        What lies at the ends hides nobody; height counts by crests alone; of two hexes along whose side a line runs the
        more open one counts. A line is as long as the hexes that it enters.

        [gts.los.line gts.los.barrage gts.sp.what gts.los.ends gts.los.hexside gts.los.length gts.los.exceptions
        gts.core.no-elevation gts.ruling.los-geometry gts.ruling.op-sp-barrage]
        """
        near = smoke and smoke & self.grid.within(hex, radius - 1)
        if not near:
            return self._seen[radius][hex]
        return self._past_barrages[hex, radius, self._limit(hex), near]

    def observes(self, hex: Hex, radius: int, smoke: int = 0) -> int:
        """What is observed from a hex for others' fire: from a post through most.  [gts.op.what gts.op.through]"""
        if not self.posts >> hex & 1:
            return self.sees(hex, radius, smoke)
        near = smoke and smoke & self.grid.within(hex, radius - 1)
        if not near:
            return self._observed[radius][hex]
        return self._past_barrages[hex, radius, self._limits.post, near]

    # Fire

    def fire_modifier(self, hex: Hex, armoured: bool, he: bool, *, covered: bool = True) -> int:
        """What the hex of a target adds to fire at it; high explosive finds unarmoured targets in woods.

        Whoever is not `covered` (in Column, or attacking in an Assault) gets nothing that would protect him.
        [gts.mod.terrain gts.ruling.he-classes gts.col.no-cover]
        """
        ground = self.terrain[hex]
        shield = ground.armoured if armoured else 0 if he and ground.he_unhindered else ground.unarmoured
        raised = self._raised.get(hex)
        return (shield if covered else max(shield, 0)) + (raised.exposed if raised else 0)

    def side_modifier(self, a: Hex, b: Hex, armoured: bool) -> int:
        """What a crest adds when a unit fires at or assaults another across it; of several the best counts.

        [gts.mod.terrain gts.los.crest]
        """
        kinds = self._crossed[a, b]
        return min((kind.armoured if armoured else kind.unarmoured for kind in kinds), default=0)

    # How it is worked out

    def _sides(self, names: Iterable[str]) -> int:
        return mask(self._side(name) for name in names)

    def _side(self, name: str) -> Side:
        hex, _, direction = name.partition("/")
        return self.grid.side_at(self.hexes[hex], self.grid.compass.index(direction))

    def _run(self, names: Iterable[str]) -> tuple[Hex, ...]:
        return tuple(self.hexes[name] for name in names)

    def _hexes(self, names: Iterable[str]) -> int:
        return mask(self.hexes[name] for name in names)

    def _kinds_by_side(self, chart: Mapping[str, Hexside]) -> Mapping[Side, tuple[Hexside, ...]]:
        found: dict[Side, tuple[Hexside, ...]] = {}
        for kind, sides in self.sides.items():
            hexside = _known(chart, kind, "hexside")
            for side in range(self.grid.side_count):
                if sides >> side & 1:
                    found[side] = (*found.get(side, ()), hexside)
        return found

    def _raised_hexes(self) -> Mapping[Hex, Raised]:
        return {
            hex: kind.raised
            for name, kind in self._route_kinds.items()
            if kind.raised is not None
            for hex, _ in self.routes.links[name]
        }

    def _opacities(self) -> list[int]:
        """A raised route blocks sight as the hex behind it would not."""
        counts = [kind.opacity for kind in self.terrain]
        for hex, raised in self._raised.items():
            counts[hex] = max(counts[hex], raised.opacity)
        return counts

    def _blocking_sides(self) -> int:
        return mask(side for side, kinds in self._side_kinds.items() if any(kind.blocks for kind in kinds))

    def _entry_cost(self, mover: MovementClass, hex: Hex, *, column: bool) -> int | None:
        """What the ground of a hex costs to enter; onto a raised route the foot climbs, and vehicles do not get up."""
        rate = self.terrain[hex].rate(mover)
        cost = rate.column if column else rate.deployed
        raised = self._raised.get(hex)
        if cost is None or raised is None:
            return cost
        return cost * raised.climb if mover == "leg" else None

    def _ground_cost(self, mover: MovementClass, a: Hex, b: Hex, *, column: bool) -> int | None:
        """Hex and hexside add up.  [gts.move.costs-add]"""
        total = self._entry_cost(mover, b, column=column)
        for kind in self._side_kinds.get(self.grid.side(a, b), ()):
            rate = kind.rate(mover)
            cost = rate.column if column else rate.deployed
            total = None if total is None or cost is None else total + cost
        return total

    def _route_cost(self, mover: MovementClass, a: Hex, b: Hex) -> int | None:
        """The cheapest of the routes that lead into a hex; over a river they need a bridge.  [gts.col.bridge]"""
        kinds = self.routes.between(a, b)
        if not kinds or not self._carries_route(self.grid.side(a, b)):
            return None
        found = [cost for kind in kinds if (cost := self._route_kinds[kind].cost(mover)) is not None]
        return min(found, default=None)

    def _carries_route(self, side: Side) -> bool:
        bridged = bool(self.bridges >> side & 1)
        return all(
            kind.route == "free" or (kind.route == "bridge" and bridged) for kind in self._side_kinds.get(side, ())
        )

    def _all_steps(self, key: tuple[MovementClass, bool]) -> tuple[Mapping[Hex, int], ...]:
        """What each hex costs that a unit of a class can enter from each."""
        mover, column = key
        steps: list[dict[Hex, int]] = [{} for _ in self.names]
        for a in self.grid.hexes:
            for b in self.grid.neighbours(a):
                cost = _less(
                    self._ground_cost(mover, a, b, column=column), self._route_cost(mover, a, b) if column else None
                )
                if cost is not None:
                    steps[a][b] = cost
        return tuple(steps)

    def _cost_table(self, key: tuple[MovementClass, bool]) -> Costs:
        steps = self._steps[key]
        return cost_table(self.grid, lambda a, b: steps[a].get(b))

    def _limit(self, hex: Hex) -> int:
        return self._limits.strongpoint if self.strongpoints >> hex & 1 else self._limits.anyone

    def _rows_to(self, radius: int) -> tuple[int, ...]:
        if radius < FAR:
            return tuple(row & self.grid.within(hex, radius) for hex, row in enumerate(self._seen[FAR]))
        rows = list(self._opacity.table(radius, self._limits.anyone))
        for hex in bits(self.strongpoints):
            rows[hex] = self._opacity.row(hex, radius, self._limits.strongpoint)
        return tuple(rows)

    def _observers_rows_to(self, radius: int) -> Mapping[Hex, int]:
        return {hex: self._opacity.row(hex, radius, self._limits.post) for hex in bits(self.posts)}

    def _kinds_crossed(self, line: tuple[Hex, Hex]) -> tuple[Hexside, ...]:
        left, right, _ = self.grid.line_sides(*line)
        crossed = left if left is right else [side for side in left if side in right]
        return tuple(kind for side in crossed for kind in self._side_kinds.get(side, ()))


def _less(one: int | None, other: int | None) -> int | None:
    """The less of two costs; None is prohibited."""
    if one is None or other is None:
        return one if other is None else other
    return min(one, other)


def _known(chart: Mapping[str, _K], name: str, what: str) -> _K:
    if name not in chart:
        raise ContentError("map", name, f"no {what} is called so")
    return chart[name]
