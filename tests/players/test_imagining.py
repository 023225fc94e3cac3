"""Imagined games: options are compared by the same luck, however many dice each of them throws."""

from __future__ import annotations

from typing import Any

import pytest

from bocage import players, registry
from bocage.arena import play
from bocage.players import Clock
from bocage.players.imagining import Horizon, Imagination, QuickDice, planned
from bocage.players.search import Budget, SearchPlayer
from bocage.registry import system_of
from bocage.systems.tide_of_iron.mind.evaluation import rounds_left


def test_renewed_dice_do_not_depend_on_how_many_were_thrown() -> None:
    one, other = QuickDice(7), QuickDice(7)
    one.dice(5)
    one.renew()
    other.renew()
    assert one.dice(9) == other.dice(9) != QuickDice(7).dice(9)


@pytest.mark.parametrize("title", ["tide-of-iron/first-contact", "heroes-of-normandie/first-patrol"])
def test_games_that_began_with_different_options_go_on_with_the_same_luck(title: str) -> None:
    match = registry.new(title, seed=3)
    for _ in range(20):
        play(match, [players.make("random", 3, seat) for seat in range(match.game.seats)], most=3)
        decision = match.decision
        assert decision is not None
        imagined = Imagination(system_of(match), match.view(decision.seat), decision, seed=11)
        found = set()
        for option in decision.options:
            game = imagined.world(0)
            game.answer(decision.seat, option)
            imagined.finish(game, Horizon(procedures=1))
            found.add(game.dice.dice(6))
        assert len(found) == 1


@pytest.mark.parametrize(("prompt", "rounds"), [("action", 1), ("command.reserve", 2), ("status.op-fire", 2)])
def test_a_search_looks_past_the_end_of_the_round_to_the_first_activation_of_the_next(prompt: str, rounds: int) -> None:
    match = registry.new("tide-of-iron/first-contact", seed=3)
    system = system_of(match)
    while (decision := match.decision) is not None and decision.prompt != prompt:
        match.choose(planned(system, match.game, decision), seat=decision.seat)
    assert decision is not None
    imagined = Imagination(system, match.view(decision.seat), decision, seed=1)
    game: Any = imagined.world(0)
    horizon = Horizon(200, system.mind.stage(game))
    game.answer(decision.seat, decision.options[0])
    imagined.finish(game, horizon)
    assert game.asked is not None
    assert game.asked.prompt == "action"
    assert game.now.round == match.game.now.round + rounds  # type: ignore[attr-defined]


def test_before_an_activation_is_ended_the_next_one_is_seen_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    match = registry.new("grand-tactical/neuville", seed=1)
    system = system_of(match)
    while (decision := match.decision) is not None and decision.prompt != "activation.unit":
        match.choose(planned(system, match.game, decision), seat=decision.seat)
    assert decision is not None
    stages: list[int] = []
    value = Imagination.value

    def told(self: Imagination, game: Any, seat: int) -> float:
        stages.append(system.mind.stage(game))
        return value(self, game, seat)

    monkeypatch.setattr(Imagination, "value", told)
    SearchPlayer("1/1", system, Budget(iterations=4)).choose(match.view(decision.seat), decision, Clock())
    assert stages
    assert min(stages) > system.mind.stage(match.game) + 1


def test_points_that_were_scored_are_not_expected_once_more() -> None:
    match = registry.new("tide-of-iron/first-contact", seed=3)
    system = system_of(match)
    left: dict[str, int] = {}
    while (decision := match.decision) is not None and match.game.now.round == 1:  # type: ignore[attr-defined]
        left[decision.prompt] = rounds_left(match.game)  # type: ignore[arg-type]
        match.choose(planned(system, match.game, decision), seat=decision.seat)
    assert left["command.reserve"] == left["status.op-fire"] == left["action"] - 1
