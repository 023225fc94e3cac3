"""Loading: scenarios, their variants and their scenes, from the data files and the data packs laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bocage.content import GridMap, MapText, Sources
from bocage.kernel import BocageError
from bocage.systems.tide_of_iron.scene.card_book import Book
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.box import Box
from bocage.systems.tide_of_iron.schema.cards import OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.schema.rulebook import Rulebook
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Variant
from bocage.systems.tide_of_iron.schema.supply import check_supply
from bocage.systems.tide_of_iron.schema.terrain import Terrain
from bocage.systems.tide_of_iron.schema.units import UnitType

PACKAGE = "bocage.systems.tide_of_iron"
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


@cache
def sources(packs: tuple[Path, ...]) -> Sources:
    """The game's content with its data packs."""
    return Sources(CONTENT, packs, game=GAME)


def _names(packs: tuple[Path, ...], folder: str) -> list[str]:
    return [Path(path).stem for path in sources(packs).files(folder)]


@cache
def scenario_names(packs: tuple[Path, ...]) -> tuple[str, ...]:
    """The scenarios to agree on, those to learn on first, then by the number of players.  [toi.setup.scenario]"""
    names = [*_names(packs, "scenarios"), *_names(packs, "variants")]
    found = {name: load_scenario(name, packs) for name in names}
    return tuple(sorted(names, key=lambda name: (not found[name].learning, found[name].players, name)))


@cache
def load_scenario(name: str, packs: tuple[Path, ...]) -> Scenario:
    """A scenario by its name, also one that players wrote, or another's variant for more players.

    [toi.victory.custom]
    """
    if name not in _names(packs, "variants"):
        return sources(packs).load(Scenario, f"scenarios/{name}.toml")
    variant = sources(packs).load(Variant, f"variants/{name}.toml")
    base = load_scenario(variant.like, packs)
    victory = variant.victory or base.victory
    return msgspec.structs.replace(base, players=variant.players, alone=variant.alone, victory=victory, learning=False)


_scenes: dict[tuple[str, tuple[Path, ...], bytes], Scene] = {}


def load_scene(name: str, packs: tuple[Path, ...], settings: Mapping[str, Any]) -> Scene:
    """The scene of a scenario under certain settings, worked out once."""
    key = (name, packs, msgspec.json.encode(settings, order="sorted"))
    if key not in _scenes:
        _scenes[key] = make_scene(with_settings(load_scenario(name, packs), settings), packs)
    return _scenes[key]


def with_settings(scenario: Scenario, settings: Mapping[str, Any]) -> Scenario:
    """The scenario with the settings of a match over its own; the number of players is one of them."""
    chosen = {key: settings[key] for key in ("players", "alone") if key in settings}
    rules = {key: value for key, value in settings.items() if key not in chosen}
    data = msgspec.to_builtins(scenario)
    try:
        return msgspec.convert({**data, **chosen, "settings": {**data["settings"], **rules}}, Scenario)
    except msgspec.ValidationError as error:
        raise BocageError(f"the settings cannot be read: {error}") from None


@cache
def load_tables(packs: tuple[Path, ...]) -> Tables:
    """The tables that all scenarios share."""
    found = sources(packs)
    return Tables(
        found.load_table(UnitType, "units.toml"),
        found.load_table(Terrain, "terrain.toml"),
        found.load_table(StrategyCard, "cards.toml"),
        found.load_table(OperationsCard, "operations.toml"),
        found.load(Box, "box.toml"),
        found.load_merged(Rulebook, "rulebook.toml"),
    )


@cache
def load_map(name: str, packs: tuple[Path, ...]) -> GridMap:
    """A map by its name."""
    return sources(packs).load(MapText, f"maps/{name}.toml").read()


def make_scene(scenario: Scenario, packs: tuple[Path, ...]) -> Scene:
    """The scene of a scenario or position."""
    tables = load_tables(packs)
    check_supply(scenario, tables.types, tables.box)
    book = Book(tables.cards, tables.operations, scenario)
    land = load_map(scenario.map, packs)
    terrain = book.terrain(tables.terrain)
    return Scene(scenario, land, terrain, tables.types, tables.box, book, tables.rulebook)
