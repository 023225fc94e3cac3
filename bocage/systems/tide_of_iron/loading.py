"""Loading: scenarios, their variants and their scenes, from the data files and the data packs laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bocage.content import MapText, Sources
from bocage.kernel import BocageError
from bocage.systems.tide_of_iron.cards.book import Book, OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.content import Box, Scenario, Terrain, UnitType, Variant
from bocage.systems.tide_of_iron.scene import Scene
from bocage.systems.tide_of_iron.supply import check_supply

GAME = "tide-of-iron"
CONTENT = Path(__file__).parent / "content"


@cache
def sources(packs: tuple[Path, ...]) -> Sources:
    """The game's content with its data packs."""
    return Sources(CONTENT, packs, game=GAME)


def _names(packs: tuple[Path, ...], folder: str) -> list[str]:
    return [Path(path).stem for path in sources(packs).files(folder)]


@cache
def scenario_names(packs: tuple[Path, ...]) -> tuple[str, ...]:
    """The scenarios, those to learn on first, then by the number of players."""
    names = [*_names(packs, "scenarios"), *_names(packs, "variants")]
    found = {name: load_scenario(name, packs) for name in names}
    return tuple(sorted(names, key=lambda name: (not found[name].learning, found[name].players, name)))


@cache
def load_scenario(name: str, packs: tuple[Path, ...]) -> Scenario:
    """A scenario by its name, or another's variant for more players."""
    if name not in _names(packs, "variants"):
        return sources(packs).load(Scenario, f"scenarios/{name}.toml")
    variant = sources(packs).load(Variant, f"variants/{name}.toml")
    base = load_scenario(variant.like, packs)
    return msgspec.structs.replace(base, players=variant.players, alone=variant.alone, learning=False)


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


def make_scene(scenario: Scenario, packs: tuple[Path, ...]) -> Scene:
    """The scene of a scenario or position."""
    found = sources(packs)
    land = found.load(MapText, f"maps/{scenario.map}.toml")
    types = found.load_table(UnitType, "units.toml")
    box = found.load(Box, "box.toml")
    check_supply(scenario, types, box)
    cards = found.load_table(StrategyCard, "cards.toml")
    book = Book(cards, found.load_table(OperationsCard, "operations.toml"), scenario)
    terrain = book.terrain(found.load_table(Terrain, "terrain.toml"))
    return Scene(scenario, land.read(), terrain, types, box, book)
