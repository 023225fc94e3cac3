"""Loading: scenarios and their scenes, from the data files and the data packs laid over them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from bocage.board.kept import Kept
from bocage.content import KEPT_SHELVES, Shelf, blaming
from bocage.systems.tide_of_fortune.scene.ground import Ground
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.charts import Charts
from bocage.systems.tide_of_fortune.schema.maps import Bridge, CampaignMap
from bocage.systems.tide_of_fortune.schema.position import Position
from bocage.systems.tide_of_fortune.schema.profiles import Roster
from bocage.systems.tide_of_fortune.schema.rulebook import Rulebook
from bocage.systems.tide_of_fortune.schema.scenario import Calendar, Scenario, Variant, Window
from bocage.systems.tide_of_fortune.schema.terrain import TerrainChart

GAME = "tide-of-fortune"
CONTENT = Path(__file__).parents[1] / "data"


class Tables(NamedTuple):
    """What all scenarios share."""

    roster: Roster
    charts: Charts
    chart: TerrainChart
    rulebook: Rulebook
    calendar: Calendar


class TideOfFortuneShelf(Shelf[Scenario, Scene]):
    """The scenarios of Tide of Fortune and what they are made of."""

    FOLDERS = ("scenarios", "variants")

    def rank(self, scenario: Scenario) -> tuple[int, ...]:
        """The one to learn on first, then the smaller ones."""
        return not scenario.learning, len(scenario.divisions)

    def read_scenario(self, name: str) -> Scenario:
        """A scenario by its name, or a variant of one."""
        return self.varied(name, Scenario, Variant)

    @cached_property
    def tables(self) -> Tables:
        """The tables that all scenarios share."""
        return Tables(
            self.load_merged(Roster, "units.toml"),
            self.load_merged(Charts, "charts.toml"),
            self.load_merged(TerrainChart, "terrain.toml"),
            self.load_merged(Rulebook, "rulebook.toml"),
            self.load_merged(Calendar, "calendar.toml"),
        )

    @cached_property
    def maps(self) -> Kept[tuple[str, Window | None], CampaignMap]:
        """The maps by their names, whole or cut to a window."""
        return Kept(self._map)

    def _map(self, key: tuple[str, Window | None]) -> CampaignMap:
        name, window = key
        whole = self.load(CampaignMap, f"maps/{name}.toml")
        if window is None:
            return whole
        return whole.cut(*window.labels())

    @cached_property
    def grounds(self) -> Kept[tuple[str, Window | None], Ground]:
        """The grounds of the maps as they are."""
        return Kept(lambda key: Ground(self.maps[key], self.tables.chart))

    def make_scene(self, scenario: Scenario) -> Scene:
        """See `Shelf`."""
        tables = self.tables
        ground = self.ground_of(scenario)
        with self.checking("calendar.toml"):
            tables.calendar.check(tables.roster)
        with self.checking("scenarios"):
            scenario.check(tables.roster)
            scenario.check_ground(ground.numbers, ground.places, ground.areas)
        return Scene(scenario, ground, tables.roster, tables.charts, tables.rulebook, tables.calendar)

    def ground_of(self, scenario: Scenario) -> Ground:
        """The ground of a scenario, with what a drawn position lays over its map."""
        key = scenario.map, scenario.window
        if scenario.position is None or not scenario.position.ground:
            return self.grounds[key]
        with blaming("position"):
            return Ground(overlaid(self.maps[key], scenario.position), self.tables.chart)


def overlaid(text: CampaignMap, drawn: Position) -> CampaignMap:
    """A map with other terrain in some hexes, and further water, roads, bridges and places."""
    bridges = tuple(Bridge(one.side, one.route, "drawn") for one in drawn.bridges)
    return msgspec.structs.replace(
        text.relaid(drawn.terrain),
        sides={**text.sides, **drawn.water},
        routes={**text.routes, **drawn.routes},
        bridges=(*text.bridges, *bridges),
        westwall=(*text.westwall, *drawn.westwall),
        areas={**text.areas, **drawn.areas},
        places={**text.places, **drawn.places},
        ports=(*text.ports, *drawn.ports),
        docks=(*text.docks, *drawn.docks),
        batteries={**text.batteries, **drawn.batteries},
        ferries=(*text.ferries, *drawn.ferries),
    )


@lru_cache(maxsize=KEPT_SHELVES)
def shelf(packs: tuple[Path, ...] = ()) -> TideOfFortuneShelf:
    """The game's content with its data packs."""
    return TideOfFortuneShelf(CONTENT, packs, game=GAME)
