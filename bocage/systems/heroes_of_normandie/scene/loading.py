"""Loading: scenarios, boards and tables, from the data files and the data packs laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bocage.content import ContentError, Fault, Sources
from bocage.kernel import BocageError
from bocage.systems.heroes_of_normandie.schema.armies import Tables, check_army, check_scenario, cost_of, members
from bocage.systems.heroes_of_normandie.schema.boards import Board, Building, Field, lay_field
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.effects import (
    Bombardment,
    FireWith,
    GainTwin,
    Mine,
    RallyStripes,
    ReturnUnit,
    UseWindow,
)
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile
from bocage.systems.heroes_of_normandie.schema.rulebook import Rulebook
from bocage.systems.heroes_of_normandie.schema.scenario import ArmyList, Scenario
from bocage.systems.heroes_of_normandie.schema.units import Terrain, UnitType, Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import SideName

PACKAGE = "bocage.systems.heroes_of_normandie"
GAME = "heroes-of-normandie"
CONTENT = Path(__file__).parents[1] / "data"


@cache
def sources(packs: tuple[Path, ...]) -> Sources:
    """The game's content with its data packs."""
    return Sources(CONTENT, packs, game=GAME)


@cache
def scenario_names(packs: tuple[Path, ...]) -> tuple[str, ...]:
    """The scenarios, those to learn on first, those with armies to recruit last."""
    names = [Path(path).stem for path in sources(packs).files("scenarios")]
    found = {name: load_scenario(name, packs) for name in names}
    return tuple(sorted(names, key=lambda name: (not found[name].learning, is_free(found[name]), name)))


def is_free(scenario: Scenario) -> bool:
    """Whether its armies are recruited by the players.  [hon.recruit.cost]"""
    return any(side.points and not side.groups for side in scenario.sides.values())


@cache
def load_scenario(name: str, packs: tuple[Path, ...]) -> Scenario:
    """A scenario by its name, checked against the tables and its field."""
    path = f"scenarios/{name}.toml"
    scenario = sources(packs).load(Scenario, path)
    try:
        check_scenario(scenario, load_tables(packs), load_field(scenario, packs))
    except Fault as fault:
        raise ContentError(str(sources(packs).find(path)), fault.field, fault.problem) from None
    return scenario


def with_settings(scenario: Scenario, settings: Mapping[str, Any]) -> Scenario:
    """The scenario with the settings of a match over its own."""
    data = msgspec.to_builtins(scenario)
    try:
        return msgspec.convert({**data, "settings": {**data["settings"], **settings}}, Scenario)
    except msgspec.ValidationError as error:
        raise BocageError(f"the settings cannot be read: {error}") from None


@cache
def load_tables(packs: tuple[Path, ...]) -> Tables:
    """The tables that all scenarios share, checked against one another."""
    found = sources(packs)
    tables = Tables(
        found.load_table(UnitType, "units.toml"),
        found.load_table(Weapon, "weapons.toml"),
        found.load_table(Terrain, "terrain.toml"),
        found.load_table(Building, "buildings.toml"),
        found.load_table(RecruitmentTile, "tiles.toml"),
        found.load_table(RecruitmentOption, "options.toml"),
        found.load_table(Card, "cards.toml"),
        found.load_table(ArmyList, "armies.toml"),
        found.load_merged(Rulebook, "rulebook.toml"),
    )
    checks = {"buildings": _check_ruins, "tiles": _check_units, "options": _check_options, "cards": _check_cards}
    for name, check in {**checks, "armies": _check_armies}.items():
        try:
            check(tables)
        except Fault as fault:
            raise ContentError(str(found.find(f"{name}.toml")), fault.field, fault.problem) from None
    return tables


def _check_ruins(tables: Tables) -> None:
    for name, building in tables.buildings.items():
        if building.ruined not in tables.terrain:
            raise Fault(f"{name}.ruined", f"there is no terrain '{building.ruined}'")


def _check_units(tables: Tables) -> None:
    for name, tile in tables.tiles.items():
        for unit in tile.units:
            _check_unit(unit, tables, f"{name}.units")


def _check_options(tables: Tables) -> None:
    for name, option in tables.options.items():
        for unit in option.units:
            _check_unit(unit, tables, f"{name}.units")
        _check_effect(option.effect, tables, f"{name}.effect")


def _check_cards(tables: Tables) -> None:
    for name, card in tables.cards.items():
        _check_effect(card.effect, tables, f"{name}.effect")


def _check_armies(tables: Tables) -> None:
    for name, army in tables.armies.items():
        check_army(army.groups, army.side, tables, name)
        if (cost := cost_of(army.groups, tables)) > army.points:
            raise Fault(f"{name}.points", f"the groups come to {cost} points")


def _check_unit(unit: str, tables: Tables, field: str) -> None:
    if unit not in tables.types:
        raise Fault(field, f"there is no unit '{unit}'")


def _check_effect(effect: object, tables: Tables, field: str) -> None:
    match effect:
        case FireWith(weapon=weapon) | Bombardment(weapon=weapon) | Mine(weapon=weapon):
            if weapon not in tables.weapons:
                raise Fault(f"{field}.weapon", f"there is no weapon '{weapon}'")
        case GainTwin(types=types) | ReturnUnit(types=types):
            for unit in types:
                _check_unit(unit, tables, f"{field}.types")


@cache
def load_board(name: str, packs: tuple[Path, ...]) -> Board:
    """A terrain board by its name, with terrain that there is."""
    path = f"boards/{name}.toml"
    board = sources(packs).load(Board, path)
    terrain = load_tables(packs).terrain
    for letter, kind in board.legend.items():
        if kind not in terrain:
            raise ContentError(str(sources(packs).find(path)), f"legend.{letter}", f"there is no terrain '{kind}'")
    return board


def load_field(scenario: Scenario, packs: tuple[Path, ...]) -> Field:
    """The battlefield of a scenario or position."""
    tables = load_tables(packs)
    boards = {entry.board: load_board(entry.board, packs) for entry in scenario.boards}
    return lay_field(scenario.boards, scenario.tiles, boards, tables.terrain, tables.buildings)


def deck_of(side: SideName, scenario: Scenario, tables: Tables) -> tuple[str, ...]:
    """The cards of a side's deck, each as often as it is in it.

    Those of no use in the scenario may be left out, which comes to the same as replacing them when they are drawn.
    [hon.card.decks hon.ruling.unusable-card]
    """
    own = [card for card in tables.cards.values() if card.side in (None, side) and card.name not in scenario.removed]
    if scenario.settings.replace_unusable_cards:
        own = [card for card in own if is_of_use(card, side, scenario, tables)]
    return tuple(card.name for card in own for _ in range(card.copies))


def is_of_use(card: Card, side: SideName, scenario: Scenario, tables: Tables) -> bool:
    """Whether the event of a card can ever happen in a scenario: some need a building, others a kind of unit.

    An army that is yet to be recruited may bring anybody.
    [hon.ruling.unusable-card]
    """
    groups = scenario.sides[side].groups
    army = [tables.types[member.type] for member in members(groups, tables)]
    match card.effect:
        case UseWindow():
            return any(entry.tile in tables.buildings for entry in scenario.tiles)
        case GainTwin(types=names) | ReturnUnit(types=names):
            return not groups or any(kind.name in names for kind in army)
        case Bombardment():
            return not groups or any(can_call_guns(kind) for kind in army)
        case RallyStripes(stripes=stripes):
            return not groups or any(stripes in tables.tiles[group.tile].stripes for group in groups)
        case _:
            return True


def can_call_guns(kind: UnitType) -> bool:
    """Whether a unit can see for guns behind the lines: an officer, or an observer."""
    return kind.role == "officer" or kind.front.abilities.observer
