"""The plan and the evaluation of Heroes of Normandie: what they say is sensible."""

from __future__ import annotations

import pytest

from bocage import players, registry
from bocage.arena import simulate
from bocage.kernel import LiveDice, Match, Option, Seat
from bocage.players import Clock
from bocage.players.imagining import Imagination, planned, question
from bocage.players.random import RandomPlayer
from bocage.systems.heroes_of_normandie.mind.chart import chart_of
from bocage.systems.heroes_of_normandie.mind.outlook import Outlook
from bocage.systems.heroes_of_normandie.mind.tactics import chance_to_hit
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import March
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import Shoot, shot_with
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import GiveOrder
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, OFF_BOARD
from tests.support.heroes_of_normandie import match_at

SYSTEM = registry.system("heroes-of-normandie")


def plan(match: Match) -> Option:
    assert match.decision is not None
    found = planned(SYSTEM, match.game, match.decision)
    assert isinstance(found, Option)
    return found


def follow_until(match: Match, *prompts: str) -> None:
    while match.decision is not None and match.decision.prompt not in prompts:
        match.choose(plan(match), seat=match.decision.seat)


def test_greedy_beats_random() -> None:
    report = simulate("heroes-of-normandie/first-patrol", ["greedy", "random"], games=6, seed=3, jobs=1)
    assert report.wins == {"greedy": 6, "random": 0}


@pytest.mark.parametrize("scenario", ["first-patrol", "saint-aubert"])
def test_the_plan_alone_takes_objectives(scenario: str) -> None:
    match = registry.new(f"heroes-of-normandie/{scenario}", seed=4)
    follow_until(match)
    game = match.game
    assert isinstance(game, Game)
    assert match.result is not None
    assert any(goal.control >= 0 for goal in game.objectives)


def test_whoever_holds_more_stands_better() -> None:
    match = registry.new("heroes-of-normandie/first-patrol", seed=1)
    follow_until(match, "order.place")
    game = match.game.clone()
    assert isinstance(game, Game)
    before = SYSTEM.mind.evaluation(game, 0)
    game.put(game.objectives[0].but(control=0))
    held = SYSTEM.mind.evaluation(game, 0)
    assert held > before
    unit = next(unit for unit in game.units if unit.seat == 0)
    game.put(unit.but(suppressed=1))
    shaken = SYSTEM.mind.evaluation(game, 0)
    assert shaken < held
    game.put(unit.but(place=OFF_BOARD, lost=True))
    assert SYSTEM.mind.evaluation(game, 0) < shaken


def test_orders_go_to_who_can_fire_and_the_bluff_to_who_cannot() -> None:
    units = {
        "US1": {"type": "us-rifle", "at": "A11"},
        "US2": {"type": "us-rifle", "at": "F3"},
        "US3": {"type": "us-support", "at": "F5"},
        "DE1": {"type": "ger-gruppe", "at": "H4"},
    }
    walls = {f"{column}9": "thick-hedge" for column in "ABCDEFGHIJKL"}
    sides = {"american": {"orders": 1}, "german": {"orders": 1}}
    match = match_at(units=units, markers=walls, sides=sides, begin={"phase": "order"})
    given: dict[int, str] = {}
    while match.decision is not None and match.decision.seat == 0 and match.decision.prompt == "order.place":
        choice = plan(match)
        assert isinstance(choice, GiveOrder)
        given[choice.order] = SYSTEM.show.names.name_of(match.view(0), "unit", choice.unit)
        match.choose(choice, seat=0)
    assert given[1] in ("US2", "US3")
    assert given[BLUFF] == "US1"


def test_who_sees_an_enemy_in_the_open_fires_and_who_sees_none_goes_for_the_objective() -> None:
    goals = [{"at": "F5", "victory": 3}]
    enemy = {"type": "ger-gruppe", "at": "D2", "token": "1"}
    match = match_at(units={"US1": {"type": "us-support", "at": "A2", "token": "1"}, "DE1": enemy}, objectives=goals)
    assert isinstance(plan(match), Shoot)
    far = {"type": "ger-gruppe", "at": "L12"}
    walls = {f"{column}11": "thick-hedge" for column in "ABCDEFGHIJKL"}
    units = {"US1": {"type": "us-rifle", "at": "C5", "token": "1"}, "DE1": far}
    match = match_at(units=units, objectives=goals, markers=walls)
    assert isinstance(plan(match), March)
    follow_until(match, "reserve", "order.place")
    game = match.game
    assert isinstance(game, Game)
    assert game.objectives[0].control == 0


def test_a_patrol_is_set_up_as_near_to_the_crossroads_as_it_may() -> None:
    match = registry.new("heroes-of-normandie/first-patrol", seed=6)
    follow_until(match, "order.place")
    game = match.game
    assert isinstance(game, Game)
    costs = chart_of(game.scene).costs
    columns = [game.scene.grid.column_row(unit.place)[0] for unit in game.units if unit.seat == 0]
    assert sum(column == 1 for column in columns) > len(columns) / 2
    assert min(costs[0][unit.place] for unit in game.units) <= 5


@pytest.mark.parametrize("decisions", [25, 70, 120])
def test_nobody_peeks(decisions: int) -> None:
    match = registry.new("heroes-of-normandie/saint-aubert", seed=5)
    player = RandomPlayer("5")
    for _ in range(decisions):
        assert match.decision is not None
        match.choose(player.choose(None, match.decision, Clock()), seat=match.decision.seat)
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    twin = match.imagined(seat, LiveDice("other", "twin"))
    assert twin.state() != match.game.state()
    found = []
    for game in (match.game, twin):
        asked = question(game)
        assert asked is not None
        found.append(players.make("greedy", 3, seat, SYSTEM).choose(SYSTEM.play.view(game, seat), asked, Clock()))
    assert found[0] == found[1]


def test_a_search_looks_to_the_end_of_the_next_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def noted(imagined: Imagination, game: Game, seat: Seat) -> float:
        if game.result is None:
            seen.append(SYSTEM.mind.stage(game))
        return value(imagined, game, seat)

    value = Imagination.value
    monkeypatch.setattr(Imagination, "value", noted)
    match = registry.new("heroes-of-normandie/first-patrol", seed=6)
    follow_until(match, "order.place")
    decision = match.decision
    assert decision is not None
    assert SYSTEM.mind.stage(match.game) == 1
    players.make("search", 1, decision.seat, SYSTEM).choose(match.view(decision.seat), decision, Clock())
    assert set(seen) == {3}


def test_a_shot_is_judged_though_who_fired_it_is_gone() -> None:
    match = match_at(
        units={"US1": {"type": "us-rifle", "at": "C5", "token": "1"}, "DE1": {"type": "ger-gruppe", "at": "F5"}}
    )
    game = match.game
    assert isinstance(game, Game)
    unit, enemy = game.units
    shot = shot_with(game, unit, game.face(unit).weapons[0].name, enemy.id, "normal", "standing")
    game.put(unit.but(place=OFF_BOARD, lost=True))
    assert chance_to_hit(Outlook(game, 0), shot) > 0
