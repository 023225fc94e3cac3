"""Recruitment: armies that random players build, and limits that the printed tiles cannot reach."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bocage.kernel import Ask, LiveDice, Option
from bocage.systems.heroes_of_normandie.rules.recruitment.army_builder import BuildArmy, TakeArmy, TakeTile
from bocage.systems.heroes_of_normandie.rules.recruitment.recruitment import (
    own_tiles,
    points_left,
    points_of,
    why_not_ready,
    why_not_take,
)
from bocage.systems.heroes_of_normandie.rules.sequence import RULES
from bocage.systems.heroes_of_normandie.scene.loading import shelf
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.armies import check_army, cost_of
from bocage.systems.heroes_of_normandie.schema.scenario import Group
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.setup import new_game

SCENARIOS = ("free-battle-200", "free-battle-300")


def begun(game: Game) -> Game:
    game.begin()
    return game


def started(scenario: str, seed: str = "0") -> Game:
    return begun(new_game(shelf().scene(scenario, {}), LiveDice(seed, "recruitment"), RULES))


def question(game: Game) -> Ask[Any, Any]:
    assert isinstance(game.asked, Ask)
    return game.asked


def answered(game: Game, option: Option) -> None:
    game.answer(question(game).seat, option)


def recruiting(game: Game) -> bool:
    return game.asked is not None and game.asked.prompt.startswith("recruit")


def roster(game: Game, seat: int) -> list[Group]:
    """The army of a player as it stands."""
    fitted = [tile for tile in game.tiles if tile.is_option and tile.seat == seat]
    return [
        Group(tile=tile.name, options={one.slot: one.name for one in fitted if one.on == tile.id})
        for tile in own_tiles(game, seat)
    ]


@pytest.mark.rule("hon.setup.recruit", "hon.recruit.cost", "hon.recruit.tile")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_built_is_an_army_that_the_rules_allow(scenario: str, seed: int) -> None:
    game, chance = started(scenario, str(seed)), random.Random(seed)
    while recruiting(game):
        options = list(question(game).options)
        own = [option for option in options if isinstance(option, BuildArmy)]
        answered(game, own[0] if own else chance.choice(options))
    for seat, side in enumerate(SIDES):
        groups, tables = roster(game, seat), game.scene.tables
        check_army(groups, side, tables, side)
        assert 0 <= points_left(game, seat) == points_of(game, seat) - cost_of(groups, tables)
        assert why_not_ready(game, seat) is None
        printed = [tables.tiles[group.tile].units for group in groups]
        printed += [tables.options[option].units for group in groups for option in group.options.values()]
        brought = sorted(game.kind(unit).name for unit in game.units if unit.seat == seat)
        assert brought == sorted(name for units in printed for name in units)


@pytest.mark.rule("hon.setup.recruit")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ready_made_armies_come_first_and_can_be_paid(scenario: str) -> None:
    game = started(scenario)
    *ready, own = question(game).options
    assert isinstance(own, BuildArmy)
    assert len(ready) >= 2
    tables = game.scene.tables
    for option in ready:
        assert isinstance(option, TakeArmy)
        army = tables.armies[option.army]
        assert army.side == SIDES[question(game).seat]
        assert cost_of(army.groups, tables) <= points_of(game, question(game).seat)


@pytest.mark.rule("hon.setup.recruit")
def test_an_army_has_no_more_heroes_than_the_rulebook_says() -> None:
    scene = shelf().scene("free-battle-200", {})
    few = msgspec.structs.replace(scene.tables.rulebook, most_heroes=1)
    scenario = msgspec.structs.replace(scene.scenario, initiative="german")
    game = begun(
        new_game(Scene(scenario, scene.field, scene.tables._replace(rulebook=few)), LiveDice("1", "heroes"), RULES)
    )
    answered(game, BuildArmy())
    answered(game, TakeTile("ger-hero-1"))
    refusal = why_not_take(game, 1, "ger-hero-2")
    assert refusal is not None
    assert refusal.key == "hon.setup.recruit.heroes"
    assert why_not_take(game, 1, "ger-zug") is None


@pytest.mark.rule("hon.setup.recruit")
def test_an_army_ready_on_one_side_leaves_the_other_to_recruit() -> None:
    scene = shelf().scene("free-battle-200", {})
    sides = dict(scene.scenario.sides)
    sides["german"] = msgspec.structs.replace(sides["german"], groups=scene.tables.armies["ger-armour-200"].groups)
    scenario = msgspec.structs.replace(scene.scenario, sides=sides, initiative="german")
    game = begun(new_game(shelf().make_scene(scenario), LiveDice("2", "one side"), RULES))
    assert question(game).seat == 0
    assert not any(unit.seat == 0 for unit in game.units)
    assert any(unit.seat == 1 for unit in game.units)
