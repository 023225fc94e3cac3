"""Draws the maps of Grand Tactical from way-points: `python -m tools.rasterise` writes the map of every module.

The way-points are in `tools/maps/grand-tactical.yaml`, which also says what each of its lists does. A place that falls
into another hex than is stated, a route that goes into the sea, through floods without a causeway or over a river
without a crossing: each is an error that names it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from math import dist
from pathlib import Path
from typing import Literal
from zlib import crc32

import msgspec
import yaml

from bocage.board.bits import mask
from bocage.board.hex import Hex, Routes, Side
from tools.geography import Country, Degrees, Layout, Point
from tools.map_text import Sketch, written

SOURCE = Path(__file__).parent / "maps" / "grand-tactical.yaml"
MODULES = Path(__file__).parents[1] / "bocage" / "systems" / "grand_tactical" / "data" / "modules"
OVER_RIVERS = ("bridge", "blown", "ferry")
CAUSEWAYS = ("causeway",)
RAILWAY = "railway"
CROSSING_KM = 0.6
"""How near a crossing is to the hexside that it crosses, a causeway to a hex on it."""


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ground of a kind, within corners."""

    terrain: str
    name: str
    of: tuple[Degrees, ...]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A river, a crest or a road, from way-point to way-point."""

    kind: str
    name: str
    line: tuple[Degrees, ...]


class Crossing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where routes cross a river, or go through floods."""

    kind: Literal["bridge", "blown", "ferry", "causeway"]
    name: str
    at: Degrees
    note: str = ""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place with a name, and the hex in which it must lie. A `kind` is the terrain of that hex."""

    at: Degrees
    hex: str
    kind: str = ""
    strongpoint: bool = False
    post: bool = False
    station: bool = False


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The way-points of a map."""

    grid: Layout
    base: str
    areas: tuple[Area, ...]
    rivers: tuple[Line, ...]
    crests: tuple[Line, ...]
    roads: tuple[Line, ...]
    crossings: tuple[Crossing, ...]
    places: dict[str, Place]
    scatter: dict[str, int] = {}


class Crop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map that is part of another: its columns and rows there, counted from 0."""

    of: str
    columns: tuple[int, int]
    rows: tuple[int, int]


class Misplaced(Exception):
    """Something of a plan that cannot be drawn as it is written."""


class Rasteriser:
    """Draws a plan: first the ground, then hexsides, then routes over both."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.country = Country(plan.grid)
        self.grid = self.country.grid
        self.places = {slug(name): self._placed(name, place) for name, place in plan.places.items()}
        self.terrain = self._terrain()
        self.sides = _merged((line.kind, mask(self.country.parted(line.line))) for line in (*plan.rivers, *plan.crests))
        self.crossed: dict[str, set[Side]] = {kind: set() for kind in OVER_RIVERS}
        self.through = {*self.places.values(), *self._junctions()}
        self.routes: dict[str, list[tuple[Hex, ...]]] = {}
        for road in plan.roads:
            self.routes.setdefault(road.kind, []).extend(self._runs(road))

    def sketch(self) -> Sketch:
        """The map."""
        marked = list(zip(self.places.values(), self.plan.places.values(), strict=True))
        return Sketch(
            grid=self.grid,
            terrain=self.terrain,
            sides=self.sides,
            routes=self.routes,
            unlinked=self._unlinked([hex for hex, place in marked if place.station]),
            bridges=mask(self.crossed["bridge"]),
            ferries=mask(self.crossed["ferry"]),
            posts=mask(hex for hex, place in marked if place.post),
            strongpoints=mask(hex for hex, place in marked if place.strongpoint),
            places=self.places,
        )

    def _placed(self, name: str, place: Place) -> Hex:
        hex = self.country.hex_at(self.country.point(place.at))
        if hex is None or self.grid.name(hex) != place.hex:
            raise Misplaced(f"{name} lies in {'no hex' if hex is None else self.grid.name(hex)}, not in {place.hex}")
        return hex

    def _terrain(self) -> tuple[str, ...]:
        """The base and the areas over it, then what is scattered over the base, then places."""
        ground = [self.plan.base] * len(self.grid)
        for area in self.plan.areas:
            for hex in self.country.covered(area.of):
                ground[hex] = area.terrain
        for hex, kind in enumerate(ground):
            if kind == self.plan.base:
                ground[hex] = self._scattered(hex)
        for hex, place in zip(self.places.values(), self.plan.places.values(), strict=True):
            ground[hex] = place.kind or ground[hex]
        return tuple(ground)

    def _scattered(self, hex: Hex) -> str:
        lot = crc32(self.grid.name(hex).encode()) % 100
        return next((kind for kind, below in self.plan.scatter.items() if lot < below), self.plan.base)

    def _junctions(self) -> Iterator[Hex]:
        """The hexes of way-points that roads have in common."""
        used = Counter(point for road in self.plan.roads for point in set(road.line))
        for point, roads in used.items():
            hex = self.country.hex_at(self.country.point(point))
            if roads > 1 and hex is not None:
                yield hex

    def _runs(self, road: Line) -> Iterator[tuple[Hex, ...]]:
        """The hexes of a route, parted where it has no bridge."""
        run = self.country.run(road.line, self.through)
        self._check_ground(road, run)
        part: list[Hex] = []
        for hex in run:
            if part and not self._leads_over(road, part[-1], hex):
                if len(part) > 1:
                    yield tuple(part)
                part = []
            part.append(hex)
        if len(part) > 1:
            yield tuple(part)

    def _check_ground(self, road: Line, run: Sequence[Hex]) -> None:
        """No route goes into the sea, and none through floods but over a causeway."""
        for kind, stretch in groupby(run, key=lambda hex: self.terrain[hex]):
            hexes = list(stretch)
            if kind == "sea":
                raise Misplaced(f"{road.name} goes into the sea at {self.grid.name(hexes[0])}")
            centres = [self.country.centres[hex] for hex in hexes]
            if kind == "flooded" and not any(self._crossings_near(centre, CAUSEWAYS) for centre in centres):
                raise Misplaced(f"{road.name} has no causeway through the floods at {self.grid.name(hexes[0])}")

    def _leads_over(self, road: Line, a: Hex, b: Hex) -> bool:
        """Whether a route goes on from a hex to the next; it crosses rivers only at crossings."""
        side = self.grid.side(a, b)
        if not self.sides.get("river", 0) >> side & 1:
            return True
        (x, y), (to_x, to_y) = self.country.centres[a], self.country.centres[b]
        crossings = self._crossings_near(((x + to_x) / 2, (y + to_y) / 2), OVER_RIVERS)
        if not crossings:
            raise Misplaced(f"{road.name} has no way over the river at {self.grid.side_name(side)}")
        self.crossed[crossings[0].kind].add(side)
        return crossings[0].kind == "bridge"

    def _crossings_near(self, point: Point, kinds: Collection[str]) -> list[Crossing]:
        """The crossings of some kinds near a point, the nearest first."""
        far = {number: dist(point, self.country.point(each.at)) for number, each in enumerate(self.plan.crossings)}
        return [
            self.plan.crossings[number]
            for number in sorted(far, key=far.__getitem__)
            if far[number] <= CROSSING_KM and self.plan.crossings[number].kind in kinds
        ]

    def _unlinked(self, stations: Collection[Hex]) -> dict[str, int]:
        """Railways cross roads without joining them, except at stations."""
        hexes = Routes(self.routes).hexes
        for station in stations:
            if not hexes.get(RAILWAY, 0) >> station & 1:
                raise Misplaced(f"the station of {self.grid.name(station)} lies on no railway")
        others = 0
        for kind, of_kind in hexes.items():
            others |= of_kind if kind != RAILWAY else 0
        apart = hexes.get(RAILWAY, 0) & others & ~mask(stations)
        return {RAILWAY: apart} if apart else {}


def slug(name: str) -> str:
    """A place's name as texts know it.

    >>> slug("Ginkel heath (DZ Y)"), slug("Pont-l'Abbe")
    ('ginkel-heath-dz-y', 'pont-labbe')
    """
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def maps() -> dict[str, str]:
    """The text of every module's map."""
    entries = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))
    crops = {name: msgspec.convert(entry["crop"], Crop) for name, entry in entries.items() if "crop" in entry}
    plans = {name: msgspec.convert(entry, Plan) for name, entry in entries.items() if name not in crops}
    sketches = {name: Rasteriser(plan).sketch() for name, plan in plans.items()}
    whole = {name: written(name, sketch) for name, sketch in sketches.items()}
    return whole | {name: written(name, sketches[crop.of], crop.columns, crop.rows) for name, crop in crops.items()}


def main() -> None:
    """Write them where the game reads them."""
    try:
        texts = maps()
    except (Misplaced, msgspec.ValidationError) as error:
        sys.exit(f"{SOURCE.name}: {error}")
    for name, text in texts.items():
        path = MODULES / name / "map.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")


def _merged(lines: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The hexsides of each kind."""
    found: dict[str, int] = {}
    for kind, sides in lines:
        found[kind] = found.get(kind, 0) | sides
    return found


if __name__ == "__main__":
    main()
