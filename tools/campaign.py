"""Draws the map of Tide of Fortune from way-points and geography: `python -m tools.campaign` writes it.

The way-points are in `tools/maps/tide-of-fortune.yaml`, coast and great rivers in `low-countries.geojson` beside
it. Water runs along hexsides, the cheapest way from end to end of its line; roads run from hex to hex over land, the
cheapest way from place to place, with a bridge wherever they cross water. What does not come out as it is stated is an
error that names it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from math import cos, dist, pi, sin, sqrt
from pathlib import Path

import msgspec
import numpy as np
import yaml

from bocage.board.hex import Hex, Side, links
from tools.campaign_plan import Campaign, Geography, Place, RoadKind, WaterKind, Waterway
from tools.campaign_text import Bridge, Chart, written
from tools.geography import Country, Degrees, Point
from tools.rasterise import Misplaced, slug
from tools.ways import Shores, cheapest, distances, holds

SOURCE = Path(__file__).parent / "maps" / "tide-of-fortune.yaml"
GEOGRAPHY = SOURCE.with_name("low-countries.geojson")
TARGET = Path(__file__).parents[1] / "bocage" / "systems" / "tide_of_fortune" / "data" / "maps" / "low-countries.toml"

NAME = "low-countries"
FROM = ("NE", "SE", "S")
"""A hexside is named by the hex from which it lies in one of these directions."""
WATERS: dict[WaterKind, str] = {"major": "major-river", "minor": "minor-river", "canal": "canal"}
"""The kinds of water, those that win a hexside first."""
ROUTES: dict[RoadKind, str] = {"highway": "highway", "road": "road", "minor": "minor-road"}
BUILT = ("town", "city")
"""The kinds of places that are the terrain of their hex."""
RINGS = (0.45, 0.8)
"""Where the sea is looked for: the centre of a hex, and six points at these parts of its side."""
SEA = 8
"""So many of the thirteen points make a hex sea."""
BESIDE = 2.0
"""A place that is set on the other bank lies within so many hexes of its point."""

ASTRAY = 0.35
"""What a road costs for each kilometre off the straight line between two places, beside 1 a hex."""
OVER: dict[WaterKind, float] = {"major": 9.0, "minor": 1.2, "canal": 1.0}
"""What a new bridge costs."""
ALONG = 0.75
"""The part of the price that is paid along a road that is there."""


class Drawing:
    """Draws the campaign: the ground, then water along hexsides, then roads over both."""

    def __init__(self, plan: Campaign, geography: Geography) -> None:
        self.plan = plan
        self.geography = geography
        self.country = Country(plan.grid)
        self.grid = self.country.grid
        self.names = [f"{column:02}{row:02}" for row in range(plan.grid.rows) for column in range(plan.grid.columns)]
        self.hexes = {name: hex for hex, name in enumerate(self.names)}
        self.half = frozenset(self._out_of_play())
        self.places = {name: self._placed(name, place) for name, place in plan.places.items()}
        self.sea = self._sea() - set(self.places.values()) - self.half
        self.terrain = self._terrain()
        self.beaches = self._beaches()
        for hex in self.beaches:
            self.terrain[hex] = "clear"
        self.waters = self._waters()
        self.steps: dict[frozenset[Hex], str] = {}
        self.routes: dict[str, list[tuple[Hex, ...]]] = {kind: [] for kind in ROUTES.values()}
        for kind, name in ROUTES.items():
            for road in plan.roads[kind]:
                self._build(name, road)

    # Ground

    def _out_of_play(self) -> Iterator[Hex]:
        block = self.plan.out_of_play
        for hex in range(len(self.grid)):
            column, row = self.grid.column_row(hex)
            if block.columns[0] <= column <= block.columns[1] and block.rows[0] <= row <= block.rows[1]:
                yield hex

    def _placed(self, name: str, place: Place) -> Hex:
        point = self.country.point(place.at)
        hex = self.hexes[place.hex]
        if place.set:
            if dist(point, self.country.centres[hex]) > BESIDE * self.plan.grid.hex_km:
                raise Misplaced(f"{name} is set too far from its point in {place.hex}")
            return hex
        found = self.country.hex_at(point)
        if found != hex:
            raise Misplaced(f"{name} lies in {'no hex' if found is None else self.names[found]}, not in {place.hex}")
        return hex

    def _sea(self) -> set[Hex]:
        side = self.plan.grid.hex_km / sqrt(3)
        spread = [(0.0, 0.0)] + [
            (ring * side * cos(turn * pi / 3), ring * side * sin(turn * pi / 3)) for ring in RINGS for turn in range(6)
        ]
        west = self.country.point((self.plan.coast_from, 0.0))[0]
        points = np.array([(max(x + dx, west), y + dy) for x, y in self.country.centres for dx, dy in spread])
        wet = holds([[self.country.point(each) for each in ring] for ring in self.geography.sea], points)
        counts = wet.reshape(len(self.grid), len(spread)).sum(axis=1)
        return {hex for hex, count in enumerate(counts) if count >= SEA}

    def _terrain(self) -> list[str]:
        """Clear, areas over it, the sea over both, and towns over all."""
        ground = ["clear"] * len(self.grid)
        for area in self.plan.areas:
            for hex in self.country.covered(area.polygon):
                ground[hex] = area.terrain
        for hex in self.sea:
            ground[hex] = "sea"
        for hex in self.half:
            ground[hex] = "clear"
        for name, hex in self.places.items():
            if (kind := self.plan.places[name].kind) in BUILT:
                ground[hex] = kind
        return ground

    def _beaches(self) -> frozenset[Hex]:
        """Where the coast is sand: hexes of the lines beside the sea in which no town stands."""
        passed = {hex for line in self.plan.beaches.values() for hex in self.country.passed(line)}
        return frozenset(
            hex
            for hex in passed - self.sea
            if self.terrain[hex] not in BUILT and not self.sea.isdisjoint(self.grid.neighbours(hex))
        )

    # Water

    def _waters(self) -> dict[Side, tuple[WaterKind, str]]:
        """The hexsides with water between two hexes of land in play: its class, and its name."""
        shores, found = Shores(self.country), dict[Side, tuple[WaterKind, str]]()
        for kind in WATERS:
            for name, water in self.plan.waterways.items():
                for line in self._lines(water) if water.kind == kind else ():
                    for side in shores.along(line):
                        if self._on_land(side):
                            found.setdefault(side, (kind, name))
        return found

    def _on_land(self, side: Side) -> bool:
        return not any(hex in self.sea or hex in self.half for hex in self.grid.hexes_of(side))

    def _lines(self, water: Waterway) -> Iterator[list[Point]]:
        """The lines of a river that lie on the map."""
        drawn = [list(water.points)] if water.points else self.geography.rivers[water.geo]
        for degrees in drawn:
            kept = [each for each in degrees if water.from_longitude is None or each[0] >= water.from_longitude]
            yield from self._clipped([self.country.point(each) for each in (*water.before, *kept)])

    def _clipped(self, line: Sequence[Point]) -> Iterator[list[Point]]:
        """The parts of a line that lie on the map; where it leaves the map they end on the way to the next point."""
        corners = frozenset(line)
        on_map = groupby(_dense(line), key=lambda point: self.country.hex_at(point) is not None)
        for part in (list(points) for inside, points in on_map if inside):
            yield [part[0], *(point for point in part[1:-1] if point in corners), part[-1]]

    # Roads

    def _build(self, kind: str, road: Sequence[str | Degrees]) -> None:
        """A road from place to place, and the stretches of it that no better road takes already."""
        way = [self._stop(road[0])]
        for stop in road[1:]:
            to = self._stop(stop)
            part = self._way(way[-1], to)
            if not part:
                raise Misplaced(f"no way over land from {self.names[way[-1]]} to {stop}")
            for a, b in pairwise(part):
                self.steps.setdefault(frozenset((a, b)), kind)
            way += part[1:]
        self.routes[kind] += self._new_stretches(kind, way)

    def _new_stretches(self, kind: str, way: Sequence[Hex]) -> Iterator[tuple[Hex, ...]]:
        drawn = links(self.routes[kind])
        part = [way[0]]
        for a, b in pairwise(way):
            if self.steps[frozenset((a, b))] == kind and (a, b) not in drawn:
                part.append(b)
            else:
                if len(part) > 1:
                    yield tuple(part)
                part = [b]
        if len(part) > 1:
            yield tuple(part)

    def _stop(self, stop: str | Degrees) -> Hex:
        if isinstance(stop, str):
            return self.places[stop]
        point = self.country.point(stop)
        return min(range(len(self.grid)), key=lambda hex: dist(point, self.country.centres[hex]))

    def _way(self, start: Hex, end: Hex) -> list[Hex]:
        """Of equally cheap ways the one by western columns."""
        centres = self.country.centres
        off = distances(np.array(centres), [centres[start], centres[end]])

        def steps(place: tuple[int, Hex]) -> Iterator[tuple[tuple[int, Hex], float]]:
            at = place[1]
            for to in self.grid.neighbours(at):
                if to not in self.sea and to not in self.half:
                    price = 1 + ASTRAY * float(off[to])
                    if frozenset((at, to)) in self.steps:
                        price *= ALONG
                    elif water := self.waters.get(self.grid.side(at, to)):
                        price += OVER[water[0]]
                    yield (to % self.grid.columns, to), price

        found = cheapest((start % self.grid.columns, start), (end % self.grid.columns, end), steps)
        return [hex for _, hex in found]

    # What comes of it

    def side_name(self, side: Side) -> str:
        """A hexside by the hex north or west of it."""
        one, other = self.grid.hexes_of(side)
        direction = self.grid.compass[self.grid.direction(one, other)]
        if direction in FROM:
            return f"{self.names[one]}/{direction}"
        return f"{self.names[other]}/{self.grid.compass[self.grid.direction(other, one)]}"

    def bridges(self) -> list[Bridge]:
        """A bridge wherever a road crosses water, with its name if it has one."""
        named = {side: slug(name) for name, side in self.plan.bridges.items()}
        found = []
        for step, route in self.steps.items():
            side = self.grid.side(*step)
            if side in self.waters:
                name = self.side_name(side)
                found.append(Bridge(name, route, slug(self.waters[side][1]), named.pop(name, "")))
        for side_name, bridge in named.items():
            raise Misplaced(f"the bridge {bridge} does not stand at {side_name}")
        return sorted(found)

    def westwall(self) -> set[Hex]:
        """Every hex that a line of the Westwall passes."""
        return {hex for line in self.plan.westwall.values() for hex in self.country.passed(line)} - self.half

    def areas(self) -> dict[str, list[Hex]]:
        """The hexes of country that rules name: of regions all land, of the forests what is forest."""
        found = {
            name: [hex for hex in self.country.covered(corners) if hex not in self.sea]
            for name, corners in self.plan.regions.items()
        }
        dikes = self.plan.dikes
        near = self.grid.within(self.places[dikes.at], dikes.within)
        found["dikes"] = [hex for hex in found[dikes.of] if near >> hex & 1]
        for area in self.plan.areas:
            if area.terrain == "forest":
                inside = self.country.covered(area.polygon)
                found[slug(area.name)] = [hex for hex in inside if self.terrain[hex] == "forest"]
        return found

    def entries(self) -> dict[str, dict[str, list[str]]]:
        """Where roads leave the map, which they must."""
        on_roads = {hex for step in self.steps for hex in step}
        for side, areas in self.plan.entries.items():
            for area, hexes in areas.items():
                for name in hexes:
                    if self.hexes[name] not in on_roads:
                        raise Misplaced(f"no road leads to {name}, entry {area} of the {side} side")
        return {side: {area: list(hexes) for area, hexes in areas.items()} for side, areas in self.plan.entries.items()}


def _dense(line: Sequence[Point], km: float = 0.5) -> Iterator[Point]:
    """The points of a line and others between them."""
    for (x, y), (to_x, to_y) in pairwise(line):
        count = int(dist((x, y), (to_x, to_y)) / km) + 1
        yield from ((x + (to_x - x) * each / count, y + (to_y - y) * each / count) for each in range(count))
    yield line[-1]


def chart(drawing: Drawing) -> Chart:
    """What is drawn, by the names of hexes and hexsides; what is stated of bridges and entries must hold."""
    plan, names, places = drawing.plan, drawing.names, drawing.places
    sides: dict[str, list[str]] = {kind: [] for kind in WATERS.values()}
    for side, (kind, _) in sorted(drawing.waters.items()):
        sides[WATERS[kind]].append(drawing.side_name(side))
    return Chart(
        columns=plan.grid.columns,
        rows=plan.grid.rows,
        terrain=drawing.terrain,
        half=[names[hex] for hex in sorted(drawing.half)],
        beaches=[names[hex] for hex in sorted(drawing.beaches)],
        westwall=[names[hex] for hex in sorted(drawing.westwall())],
        places={slug(name): names[hex] for name, hex in places.items()},
        ports=[slug(name) for name, place in plan.places.items() if place.port],
        docks=[slug(name) for name, place in plan.places.items() if place.docks],
        ferries=[[slug(a), slug(b)] for a, b in plan.ferries],
        batteries={slug(name): strength for name, strength in plan.batteries.items()},
        sides=sides,
        routes={kind: [[names[hex] for hex in run] for run in runs] for kind, runs in drawing.routes.items()},
        bridges=drawing.bridges(),
        areas={name: [names[hex] for hex in hexes] for name, hexes in drawing.areas().items()},
        entries=drawing.entries(),
    )


def text() -> str:
    """The text of the map."""
    plan = msgspec.convert(yaml.safe_load(SOURCE.read_text(encoding="utf-8")), Campaign)
    geography = Geography(json.loads(GEOGRAPHY.read_text(encoding="utf-8"))["features"])
    return written(NAME, chart(Drawing(plan, geography)))


def main() -> None:
    """Write it where the game reads it."""
    try:
        drawn = text()
    except (Misplaced, msgspec.ValidationError) as error:
        sys.exit(f"{SOURCE.name}: {error}")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(drawn, encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
