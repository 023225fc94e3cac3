"""Judgement in Heroes of Normandie: what a club player does in a position of first-patrol, and what he does not.

Americans are the units 0 to 3, Germans 4 to 7; the objectives are the squares 49 (the main one) and 71.
"""

from __future__ import annotations

import pytest

from bocage.board.bits import bits
from bocage.players.imagining import planned
from bocage.systems.heroes_of_normandie.mind.marching import boosted
from bocage.systems.heroes_of_normandie.mind.outlook import Outlook
from bocage.systems.heroes_of_normandie.mind.tactics import urgency
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import EndReserve
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import BoostMove
from bocage.systems.heroes_of_normandie.schema.cards import Card
from tests.players.judgement.positions import Position

TITLE = "heroes-of-normandie/first-patrol"


def test_the_only_order_does_not_go_to_who_has_no_shot_and_nowhere_to_go() -> None:
    position = Position(TITLE, "order.place", {0: {"place": 48}, 4: {"place": 46}}, away={})
    chosen = position.follow("activation")
    assert getattr(chosen[0], "unit", None) == 0


@pytest.mark.parametrize("enemy", [33, 35, 45])
def test_an_activated_officer_with_an_enemy_beside_him_does_not_stand_idle(enemy: int) -> None:
    position = Position(TITLE, "activation", {4: {"place": enemy}}, away={})
    advice = position.advice()
    assert advice["DoNothing"] < max(advice["Shoot"], advice["March"])


def test_a_near_enemy_is_a_better_target_than_a_far_one() -> None:
    near = Position(TITLE, "activation", {4: {"place": 35}}, away={}).advice()["Shoot"]
    far = Position(TITLE, "activation", {}, away={}).advice()["Shoot"]
    assert near > far


def test_a_shot_without_a_chance_is_worth_no_order() -> None:
    position = Position(TITLE, "order.place", {0: {"place": 48}, 4: {"place": 46}, 5: {"place": 20}}, away={})
    view = Outlook(position.game, 0)
    able, idle = (urgency(view, position.game.unit(number)) for number in (0, 1))
    assert able > idle


def test_the_last_reserve_move_on_to_the_main_objective_is_not_given_away() -> None:
    position = Position(TITLE, "reserve", {1: {"place": 48}, 4: {"place": 20}, 6: {"place": 20}}, away={})
    position.game.put(position.game.now.but(turn=position.game.scene.scenario.turns))
    assert not isinstance(position.thought(48), EndReserve)


@pytest.mark.parametrize("reserve", [{1: {"place": 50}}, {3: {"place": 60}}])
def test_who_may_move_in_reserve_and_has_an_objective_before_him_moves(reserve: dict[int, dict[str, int]]) -> None:
    position = Position(TITLE, "reserve", {**reserve, 4: {"place": 20}, 6: {"place": 20}}, away={})
    advice = position.advice()
    assert advice["MoveInReserve"] > advice["EndReserve"]


@pytest.mark.parametrize(("left", "is_played"), [(2, True), (9, False)])
def test_a_card_to_go_farther_is_for_a_place_that_is_else_out_of_reach(left: int, is_played: bool) -> None:
    game = Position(
        TITLE, "move", {2: {"place": 46}, 4: {"place": 86}, 5: {"place": 86}, 6: {"place": 86}}, away={}
    ).game
    view, unit = Outlook(game, 0), game.unit(2)
    best = max(view.place(unit, square) for square in (46, *bits(view.reach(unit, left))))
    card = max(range(len(game.scene.cards)), key=lambda number: boost_of(game.scene.cards[number]))
    assert (boosted(view, unit, BoostMove(card), left, best) > best) is is_played


def boost_of(card: Card) -> int:
    """How many squares farther a card takes a unit."""
    return card.bonus.value if card.bonus.kind == "move" else 0


def test_an_officer_does_not_halt_in_the_open_before_guns_that_have_still_to_fire() -> None:
    near = {4: {"place": 53, "order": 1}, 5: {"place": 42, "order": 2}}
    position = Position(TITLE, "move", near, away={})
    view, unit = Outlook(position.game, 0), position.game.unit(2)
    position.follow("activation")
    halted = position.game.unit(2).place
    assert view.danger(unit, halted) <= max(view.danger(unit, square) for square in (36, 37, 38, 47, 48))
    assert view.danger(unit, halted) < view.worth(unit)


def test_a_unit_that_is_shaken_is_the_better_one_to_storm() -> None:
    def worth(suppressed: int) -> float:
        game = Position(TITLE, "activation", {4: {"place": 35, "suppressed": suppressed}}, away={}).game
        view = Outlook(game, 0)
        return view.storm(game.unit(2), game.unit(4), 35)

    assert worth(1) > worth(0)


def late(places: dict[int, dict[str, int]]) -> Position:
    """What an officer does in the last turn, with the enemy far away."""
    position = Position(TITLE, "activation", {**places, **{number: {"place": 86} for number in (4, 5, 6, 7)}}, away={})
    position.game.put(position.game.now.but(turn=position.game.scene.scenario.turns))
    return position


def act(position: Position) -> None:
    """Let the plan activate a unit, up to the next activation."""
    position.answer(planned(position.system, position.game, position.decision))
    position.follow("activation")


@pytest.mark.parametrize("start", [38, 48, 50, 60])
def test_in_the_last_turn_who_is_beside_the_main_objective_goes_there_and_does_not_shoot_afar(start: int) -> None:
    position = late({2: {"place": start}})
    act(position)
    assert position.game.unit(2).place == 49


def test_an_officer_on_the_main_objective_does_not_walk_off_it() -> None:
    position = late({2: {"place": 49}})
    act(position)
    assert position.game.unit(2).place == 49


@pytest.mark.parametrize("enemy", [35, 45])
def test_an_enemy_beside_it_is_fired_at_by_a_search_too(enemy: int) -> None:
    position = Position(TITLE, "activation", {4: {"place": enemy}}, away={})
    assert type(position.thought(48)).__name__ != "DoNothing"
