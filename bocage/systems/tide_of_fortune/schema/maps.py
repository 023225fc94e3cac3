"""Maps as the data files write them: terrain as text, and beside it water, roads, bridges, places and named country."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import msgspec

from bocage.board.hex import HexGrid, first_gap
from bocage.board.hex.paper import COMPASS
from bocage.content import Fault, GridMap, MapText, Span, check_cells, check_sides, cut_runs

Runs = tuple[tuple[str, ...], ...]
Route = Literal["highway", "road", "minor-road"]
Owner = Literal["allied", "german"]
STRONGEST = 3
"""Batteries have strengths of 1 to 3.  [tof.9.battery-strength]"""


class Bridge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a road crosses water: its hexside, the kind of the road, the name of the water and perhaps its own."""

    side: str
    route: Route
    water: str
    name: str = ""


class CampaignMap(MapText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map. Rivers and canals are `sides`; a road is the run of hexes that it goes through."""

    compass = COMPASS["flat"]
    routes: dict[Route, Runs] = {}
    bridges: tuple[Bridge, ...] = ()
    ferries: tuple[tuple[str, str], ...] = ()
    """Pairs of places that a ferry joins.  [tof.7.ferry-cost]"""
    ports: tuple[str, ...] = ()
    """Places with a port."""
    docks: tuple[str, ...] = ()
    """Places whose ports count for Antwerp.  [tof.9.antwerp-vp]"""
    batteries: dict[str, int] = {}
    """Places with a coastal battery, and its strength.  [tof.9.battery-strength]"""
    westwall: tuple[str, ...] = ()
    """[tof.7.westwall-mines]"""
    beaches: tuple[str, ...] = ()
    """Hexes of the coast with the symbol of a beach; their ground is clear.  [tof.7.beach]"""
    half: tuple[str, ...] = ()
    """Hexes that are printed but not in play."""
    areas: dict[str, tuple[str, ...]] = {}
    """Country that rules name, by its hexes."""
    entries: dict[Owner, dict[str, tuple[str, ...]]] = {}
    """The entry areas of each side, by their letters.  [tof.6.sources]"""

    def read(self) -> GridMap:
        """The map that the text draws, with all that lies beside it checked."""
        land = super().read()
        names = frozenset(land.names)
        for field, cells in self._lists():
            check_cells(field, cells, names)
        for field, places in (
            ("ports", self.ports),
            ("docks", self.docks),
            ("batteries", self.batteries),
            *((f"ferries[{number}]", ends) for number, ends in enumerate(self.ferries)),
        ):
            self._check_places(field, places)
        for place, strength in self.batteries.items():
            if not 1 <= strength <= STRONGEST:
                raise Fault(f"batteries.{place}", f"expected a strength of 1 to {STRONGEST}, got {strength}")
        grid = self.hexes(land)
        self._check_routes(grid)
        self._check_bridges(grid, names)
        return land

    def hexes(self, land: GridMap) -> HexGrid:
        """The board on which the map lies."""
        return HexGrid(land.columns, land.rows, half=self.half, names=land.names)

    def cut(self, columns: Span, rows: Span) -> CampaignMap:
        """A window of the map; it begins at an even column, so that its hexes lie as they do on the whole map."""
        first = columns[0]
        if first.isdigit() and int(first) % 2:
            raise Fault("columns", f"a window begins at an even column, not at {first}")
        return super().cut(columns, rows)

    def within(self, window: GridMap) -> dict[str, object]:
        """The fields of this map as they are in a window of it; roads end at its edge, and bridges have both ends."""
        kept = frozenset(window.names)
        grid = HexGrid(window.columns, window.rows, names=window.names)
        places = window.places
        return super().within(window) | {
            "routes": {kind: _longer(cut_runs(runs, kept)) for kind, runs in self.routes.items()},
            "bridges": tuple(bridge for bridge in self.bridges if _spans(grid, bridge.side, kept)),
            "ferries": tuple(ferry for ferry in self.ferries if places.keys() >= set(ferry)),
            "ports": _among(self.ports, places),
            "docks": _among(self.docks, places),
            "batteries": {place: strength for place, strength in self.batteries.items() if place in places},
            "westwall": _among(self.westwall, kept),
            "beaches": _among(self.beaches, kept),
            "half": _among(self.half, kept),
            "areas": _inside(self.areas, kept),
            "entries": {owner: _inside(areas, kept) for owner, areas in self.entries.items()},
        }

    def _lists(self) -> Iterable[tuple[str, tuple[str, ...]]]:
        """The lists of hexes, each with the name of its field."""
        yield "westwall", self.westwall
        yield "beaches", self.beaches
        yield "half", self.half
        for area, cells in self.areas.items():
            yield f"areas.{area}", cells
        for owner, areas in self.entries.items():
            for area, cells in areas.items():
                yield f"entries.{owner}.{area}", cells
        for kind, runs in self.routes.items():
            for number, run in enumerate(runs):
                yield f"routes.{kind}[{number}]", run

    def _check_places(self, field: str, places: Iterable[str]) -> None:
        for place in places:
            if place not in self.places:
                raise Fault(field, f"no place is called '{place}'")

    def _check_routes(self, grid: HexGrid) -> None:
        for kind, runs in self.routes.items():
            for number, run in enumerate(runs):
                if gap := first_gap(grid, [grid.hex(name) for name in run]):
                    one, other = map(grid.name, gap)
                    raise Fault(f"routes.{kind}[{number}]", f"{one} and {other} are not adjacent")

    def _check_bridges(self, grid: HexGrid, names: Collection[str]) -> None:
        """A bridge leads over water, between two hexes in play."""
        water = {grid.side_named(side) for sides in self.sides.values() for side in sides}
        for number, bridge in enumerate(self.bridges):
            field = f"bridges[{number}].side"
            check_sides(field, (bridge.side,), names, self.compass)
            side = grid.side_named(bridge.side)
            if side not in water:
                raise Fault(field, f"no water runs along '{bridge.side}'")
            if len(grid.hexes_of(side)) != 2:
                raise Fault(field, f"'{bridge.side}' is the edge of the map")


def _among(names: Iterable[str], kept: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name in kept)


def _inside(areas: Mapping[str, Iterable[str]], kept: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The parts of areas that lie in a window; those that lie outside are gone."""
    return {area: inside for area, cells in areas.items() if (inside := _among(cells, kept))}


def _longer(runs: Runs) -> Runs:
    """A single hex is no road."""
    return tuple(run for run in runs if len(run) > 1)


def _spans(grid: HexGrid, side: str, kept: Collection[str]) -> bool:
    return side.partition("/")[0] in kept and len(grid.hexes_of(grid.side_named(side))) == 2
