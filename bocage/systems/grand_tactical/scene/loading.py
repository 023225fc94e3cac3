"""Loading: scenarios and their scenes, from the data files and the data packs laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from bocage.board.kept import Kept
from bocage.content import KEPT_SHELVES, Shelf, blaming
from bocage.systems.grand_tactical.scene.ground import Ground
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.schema.maps import BattleMap
from bocage.systems.grand_tactical.schema.rulebook import Results, Rulebook
from bocage.systems.grand_tactical.schema.scenario import Scenario, Variant
from bocage.systems.grand_tactical.schema.terrain import TerrainChart
from bocage.systems.grand_tactical.schema.units import UnitType

T = TypeVar("T")

GAME = "grand-tactical"
CONTENT = Path(__file__).parents[1] / "data"


class Tables(NamedTuple):
    """The data files that all scenarios share."""

    types: Mapping[str, UnitType]
    chart: TerrainChart
    rulebook: Rulebook
    results: Results


class GrandTacticalShelf(Shelf[Scenario, Scene]):
    """The scenarios of Grand Tactical and what they are made of."""

    FOLDERS = ("scenarios", "variants")

    def rank(self, scenario: Scenario) -> tuple[int, ...]:
        """The one to learn on first, then the shorter ones."""
        return not scenario.learning, len(scenario.turns)

    def read_scenario(self, name: str) -> Scenario:
        """A scenario by its name, or the short game of one."""
        return self.varied(name, Scenario, Variant)

    @cached_property
    def tables(self) -> Tables:
        """The tables that all scenarios share."""
        return Tables(
            self.load_table(UnitType, "units.toml"),
            self.load_merged(TerrainChart, "terrain.toml"),
            self.load_merged(Rulebook, "rulebook.toml"),
            self.load_merged(Results, "results.toml"),
        )

    @cached_property
    def maps(self) -> Kept[str, BattleMap]:
        """The maps by the names of their modules."""
        return Kept(lambda name: self.load(BattleMap, f"modules/{name}/map.toml"))

    @cached_property
    def grounds(self) -> Kept[str, Ground]:
        """The grounds of the maps as they are."""
        return Kept(lambda name: Ground(self.maps[name], self.tables.chart))

    def make_scene(self, scenario: Scenario) -> Scene:
        """See `Shelf`."""
        tables = self.tables
        return Scene(scenario, self.ground_of(scenario), tables.types, tables.rulebook, tables.results)

    def ground_of(self, scenario: Scenario) -> Ground:
        """The ground of a scenario, with what it lays over its map."""
        if not any((scenario.terrain, scenario.hexsides, scenario.routes, scenario.posts, scenario.strongpoints)):
            return self.grounds[scenario.map]
        with blaming("scenario"):
            return Ground(overlaid(self.maps[scenario.map], scenario), self.tables.chart)


def overlaid(text: BattleMap, scenario: Scenario) -> BattleMap:
    """A map with other terrain in some hexes, and further hexsides, routes, posts and strongpoints."""
    sides = joined(text.sides, scenario.hexsides)
    bridges, ferries = sides.pop("bridge", ()), sides.pop("ferry", ())
    return msgspec.structs.replace(
        text.relaid(scenario.terrain),
        sides=sides,
        bridges=(*text.bridges, *bridges),
        ferries=(*text.ferries, *ferries),
        routes=joined(text.routes, scenario.routes),
        posts=(*text.posts, *scenario.posts),
        strongpoints=(*text.strongpoints, *scenario.strongpoints),
    )


def joined(one: Mapping[str, tuple[T, ...]], other: Mapping[str, tuple[T, ...]]) -> dict[str, tuple[T, ...]]:
    """What two maps have of each kind.

    >>> joined({"stream": ("A1/N",)}, {"stream": ("B1/N",), "crest": ("C1/N",)})
    {'stream': ('A1/N', 'B1/N'), 'crest': ('C1/N',)}
    """
    return {kind: (*one.get(kind, ()), *other.get(kind, ())) for kind in dict.fromkeys([*one, *other])}


@lru_cache(maxsize=KEPT_SHELVES)
def shelf(packs: tuple[Path, ...] = ()) -> GrandTacticalShelf:
    """The game's content with its data packs."""
    return GrandTacticalShelf(CONTENT, packs, game=GAME)
