"""Assault: what the rule cases cannot draw, and its odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.kernel import Ask
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.rules.assault.assault import Assault, AssaultAction
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import (
    Clash,
    assault_of,
    combat_value,
    fighting_weapon,
)
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import OFF_BOARD
from tests.support.heroes_of_normandie import game_at
from tests.support.positions import matched


def fight(game: Game, attacker: str, defender: str, start: str, place: str) -> None:
    """Resolve one assault to its end, the first answer to each question."""
    ids = {unit.name: unit.id for unit in game.units}
    square = game.scene.grid.square
    game.begin(AssaultAction(Clash(ids[attacker], ids[defender], square(start), square(place))))
    while isinstance(game.asked, Ask):
        game.answer(game.asked.seat, game.asked.options[0])


@pytest.mark.rule("hon.assault.heavy-secondary", "hon.ruling.single-weapon-vehicle")
def test_a_heavy_vehicle_fights_with_its_secondary_weapon_and_a_light_one_with_its_best() -> None:
    game = game_at(
        {
            "US1": {"type": "us-rifle", "at": "A1", "token": "1"},
            "DE1": {"type": "ger-tiger", "at": "F6"},
            "DE2": {"type": "ger-234", "at": "F9"},
            "DE3": {"type": "ger-b2", "at": "J6"},
        }
    )
    rifle, tiger, puma, char = game.units
    assert [combat_value(game, unit, "", rifle) for unit in (tiger, puma, char)] == [3, 3, None]
    assert combat_value(game, puma, "", tiger) == 5
    game.put(puma.but(weapons_lost=0b10))
    weapon = fighting_weapon(game, game.unit(puma.id), "infantry")
    assert weapon is not None
    assert weapon.name == "gun-5cm"
    game.put(puma.but(weapons_lost=0b11))
    assert fighting_weapon(game, game.unit(puma.id), "infantry") is None


@pytest.mark.rule("hon.move.x-forced", "hon.assault.lose-inf", "hon.card.fury")
def test_a_gun_that_can_no_longer_move_does_not_survive_the_way_back() -> None:
    game = game_at(
        {
            "DE1": {"type": "ger-pak40", "at": "F7", "heading": "n", "token": "1"},
            "US1": {"type": "us-rifle", "at": "F6"},
        },
        *(1, 1, 6, 6),
        initiative="german",
    )
    game.put(game.armies[1].but(in_force=(game.scene.card_ids["fury"],)))
    fight(game, "DE1", "US1", "F7", "F6")
    assert game.units[0].lost
    assert not game.units[1].lost


@pytest.mark.rule("hon.ruling.assault-win-vehicle-attacker", "hon.assault.win-advance", "hon.assault.start-square")
def test_a_long_vehicle_that_wins_moves_its_front_into_the_square() -> None:
    game = game_at(
        {
            "US1": {"type": "us-dozer", "at": "F6", "heading": "n", "token": "1"},
            "DE1": {"type": "ger-stoss", "at": "F5"},
        },
        *(6, 6, 1, 1),
    )
    ids = game.scene.grid.square
    fight(game, "US1", "DE1", "F6", "F5")
    assert game.squares_of(game.units[0]) == (ids("F5"), ids("F6"))
    assert game.units[1].lost


@pytest.mark.rule("hon.ruling.assault-plus-n", "hon.card.fury")
def test_fury_gives_assault_to_all_infantry_and_adds_to_none() -> None:
    units = {
        "DE1": {"type": "ger-schreck", "at": "A1"},
        "DE2": {"type": "ger-gruppe", "at": "A3"},
        "DE3": {"type": "ger-hero-kranz", "at": "A5"},
        "DE4": {"type": "ger-tiger", "at": "F6"},
        "US1": {"type": "us-bazooka", "at": "L1", "token": "1"},
    }
    game = game_at(units)
    assert [assault_of(game, unit) for unit in game.units] == [None, 0, 2, None, None]
    game.put(game.armies[1].but(in_force=(game.scene.card_ids["fury"],)))
    assert [assault_of(game, unit) for unit in game.units] == [2, 2, 2, None, None]


@pytest.mark.rule("hon.assault.attacker-roll", "hon.assault.winner")
def test_the_odds_of_an_assault_add_up() -> None:
    game = game_at(
        {
            "US1": {"type": "us-rifle", "at": "F7", "token": "1"},
            "DE1": {"type": "ger-schreck", "at": "F6", "back": True},
        }
    )
    match = matched(SYSTEM, game)
    match.choose(0)
    chances = match.odds(Assault(1, game.scene.grid.square("F6")))
    assert sum(chance.probability for chance in chances) == 1
    kinds = {tuple(sorted(type(event).__name__ for event in chance.events)): chance.probability for chance in chances}
    # The attacker has the better of two dice and two more, the defender one die and nothing.
    assert kinds[("AssaultTied",)] == Fraction(sum(2 * a - 1 for a in range(1, 5)), 216)
    assert kinds[("StepLost",)] == Fraction(sum((2 * a - 1) * (4 - a) for a in range(1, 5)), 216)


@pytest.mark.rule("hon.assault.win-advance")
def test_a_defender_that_a_card_removed_leaves_its_square_to_the_attacker() -> None:
    units = {"US1": {"type": "us-rifle", "at": "F7", "token": "1"}, "DE1": {"type": "ger-gruppe", "at": "F6"}}
    game = game_at(units)
    game.put(game.units[1].but(lost=True, place=OFF_BOARD))
    fight(game, "US1", "DE1", "F7", "F6")
    assert game.units[0].place == game.scene.grid.square("F6")
