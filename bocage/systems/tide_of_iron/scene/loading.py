"""Loading: scenarios, their variants and their scenes, from the data files and the data packs laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from bocage.board.kept import Kept
from bocage.content import KEPT_SHELVES, GridMap, MapText, Shelf
from bocage.systems.tide_of_iron.scene.card_book import Book
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.box import Box
from bocage.systems.tide_of_iron.schema.cards import OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.schema.rulebook import Rulebook
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Variant
from bocage.systems.tide_of_iron.schema.supply import check_supply
from bocage.systems.tide_of_iron.schema.terrain import Terrain
from bocage.systems.tide_of_iron.schema.units import UnitType

GAME = "tide-of-iron"
CONTENT = Path(__file__).parents[1] / "data"


class Tables(NamedTuple):
    """The data files that all scenarios share."""

    types: Mapping[str, UnitType]
    terrain: Mapping[str, Terrain]
    cards: Mapping[str, StrategyCard]
    operations: Mapping[str, OperationsCard]
    box: Box
    rulebook: Rulebook


class TideOfIronShelf(Shelf[Scenario, Scene]):
    """The scenarios of Tide of Iron, their variants for more players, and what they are made of."""

    FOLDERS = ("scenarios", "variants")
    SET_BY_MATCH = ("players", "alone")

    def rank(self, scenario: Scenario) -> tuple[int, ...]:
        """Those to learn on first, then by the number of players.  [toi.setup.scenario]"""
        return not scenario.learning, scenario.players

    def read_scenario(self, name: str) -> Scenario:
        """A scenario by its name, also one that players wrote, or another's variant for more players."""
        return self.varied(name, Scenario, Variant)

    @cached_property
    def tables(self) -> Tables:
        """The tables that all scenarios share."""
        return Tables(
            self.load_table(UnitType, "units.toml"),
            self.load_table(Terrain, "terrain.toml"),
            self.load_table(StrategyCard, "cards.toml"),
            self.load_table(OperationsCard, "operations.toml"),
            self.load(Box, "box.toml"),
            self.load_merged(Rulebook, "rulebook.toml"),
        )

    @cached_property
    def maps(self) -> Kept[str, GridMap]:
        """The maps by their names."""
        return Kept(lambda name: self.load(MapText, f"maps/{name}.toml").read())

    def make_scene(self, scenario: Scenario) -> Scene:
        """See `Shelf`."""
        tables = self.tables
        check_supply(scenario, tables.types, tables.box)
        book = Book(tables.cards, tables.operations, scenario)
        terrain = book.terrain(tables.terrain)
        return Scene(scenario, self.maps[scenario.map], terrain, tables.types, tables.box, book, tables.rulebook)


@lru_cache(maxsize=KEPT_SHELVES)
def shelf(packs: tuple[Path, ...] = ()) -> TideOfIronShelf:
    """The game's content with its data packs."""
    return TideOfIronShelf(CONTENT, packs, game=GAME)
