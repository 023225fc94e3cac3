"""Loading: scenarios, boards and tables, from the data files and the data packs laid over them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path

from bocage.board.kept import Kept
from bocage.content import KEPT_SHELVES, Fault, Shelf
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.armies import Tables, check_army, check_scenario, cost_of
from bocage.systems.heroes_of_normandie.schema.boards import Board, Building, Field, lay_field
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.effects import (
    Bombardment,
    FireWith,
    GainTwin,
    Mine,
    ReturnUnit,
)
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile
from bocage.systems.heroes_of_normandie.schema.rulebook import Rulebook
from bocage.systems.heroes_of_normandie.schema.scenario import ArmyList, Scenario
from bocage.systems.heroes_of_normandie.schema.units import Terrain, UnitType, Weapon

GAME = "heroes-of-normandie"
CONTENT = Path(__file__).parents[1] / "data"


class HeroesOfNormandieShelf(Shelf[Scenario, Scene]):
    """The scenarios of Heroes of Normandie, and what they are made of."""

    def rank(self, scenario: Scenario) -> tuple[int, ...]:
        """Those to learn on first, those with armies to recruit last."""
        return not scenario.learning, is_free(scenario)

    def read_scenario(self, name: str) -> Scenario:
        """A scenario by its name, checked against the tables and its field."""
        path = f"scenarios/{name}.toml"
        scenario = self.load(Scenario, path)
        with self.checking(path):
            check_scenario(scenario, self.tables, self.field(scenario))
        return scenario

    @cached_property
    def tables(self) -> Tables:
        """The tables that all scenarios share, checked against one another."""
        tables = Tables(
            self.load_table(UnitType, "units.toml"),
            self.load_table(Weapon, "weapons.toml"),
            self.load_table(Terrain, "terrain.toml"),
            self.load_table(Building, "buildings.toml"),
            self.load_table(RecruitmentTile, "tiles.toml"),
            self.load_table(RecruitmentOption, "options.toml"),
            self.load_table(Card, "cards.toml"),
            self.load_table(ArmyList, "armies.toml"),
            self.load_merged(Rulebook, "rulebook.toml"),
        )
        checks = {"buildings": _check_ruins, "tiles": _check_units, "options": _check_options, "cards": _check_cards}
        for name, check in {**checks, "armies": _check_armies}.items():
            with self.checking(f"{name}.toml"):
                check(tables)
        return tables

    @cached_property
    def boards(self) -> Kept[str, Board]:
        """The terrain boards by their names."""
        return Kept(self._read_board)

    def _read_board(self, name: str) -> Board:
        path = f"boards/{name}.toml"
        board = self.load(Board, path)
        with self.checking(path):
            for letter, kind in board.legend.items():
                if kind not in self.tables.terrain:
                    raise Fault(f"legend.{letter}", f"there is no terrain '{kind}'")
        return board

    def field(self, scenario: Scenario) -> Field:
        """The battlefield of a scenario or position."""
        boards = {entry.board: self.boards[entry.board] for entry in scenario.boards}
        return lay_field(scenario.boards, scenario.tiles, boards, self.tables.terrain, self.tables.buildings)

    def make_scene(self, scenario: Scenario) -> Scene:
        """See `Shelf`."""
        return Scene(scenario, self.field(scenario), self.tables)


@lru_cache(maxsize=KEPT_SHELVES)
def shelf(packs: tuple[Path, ...] = ()) -> HeroesOfNormandieShelf:
    """The game's content with its data packs."""
    return HeroesOfNormandieShelf(CONTENT, packs, game=GAME)


def is_free(scenario: Scenario) -> bool:
    """Whether its armies are recruited by the players.  [hon.recruit.cost]"""
    return any(side.points and not side.groups for side in scenario.sides.values())


# Checks of the tables against one another


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
