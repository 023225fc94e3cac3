"""The plan and the evaluation of Tide of Iron: they have an opinion on everything, and a sensible one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bocage import registry
from bocage.kernel import Decision, Match
from bocage.players.imagining import planned
from bocage.players.random import RandomPlayer
from bocage.players.reasons import MOTIVES

SYSTEM = registry.system("tide-of-iron")


def decisions_of(scenario: str, seed: int) -> Iterator[tuple[Match, Decision]]:
    match = registry.new(f"tide-of-iron/{scenario}", seed=seed)
    player = RandomPlayer(str(seed))
    while (decision := match.decision) is not None:
        yield match, decision
        match.choose(player.choose(None, decision, None), seat=decision.seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("scenario", list(SYSTEM.play.scenarios()))
def test_the_plan_advises_on_every_option_of_every_question(scenario: str) -> None:
    for match, decision in decisions_of(scenario, seed=2):
        advice = SYSTEM.mind.advise(match.game, decision)
        assert len(advice) == len(decision.options)
        assert SYSTEM.mind.motive(match.game, decision, decision.options[-1]) in ("", *MOTIVES)
        values = [SYSTEM.mind.evaluation(match.game, seat) for seat in range(match.game.seats)]
        assert all(-1 <= value <= 1 for value in values)
        assert values[0] == -values[-1]


def test_the_plan_alone_plays_a_whole_match() -> None:
    match = registry.new("tide-of-iron/crossroads", seed=4)
    while (decision := match.decision) is not None:
        match.choose(planned(SYSTEM, match.game, decision), seat=decision.seat)
    assert match.result is not None
    assert max(side.victory for side in match.game.sides) > 0  # type: ignore[attr-defined]


def test_whoever_holds_more_stands_better() -> None:
    match = registry.new("tide-of-iron/first-contact", seed=1)
    game = match.game.clone()
    before = SYSTEM.mind.evaluation(game, 0)
    unit = game.units[0]  # type: ignore[attr-defined]
    goal = next(goal for goal in game.objectives if goal.kind == "victory")  # type: ignore[attr-defined]
    game.put(unit.but(hex=goal.hex))
    assert SYSTEM.mind.evaluation(game, 0) > before
    game.put(unit.but(hex=-1))
    assert SYSTEM.mind.evaluation(game, 0) < before


def test_the_plan_digs_in_around_the_victory_objectives() -> None:
    match = registry.new("tide-of-iron/sentinel-ridge", seed=1)
    while (decision := match.decision) is not None and decision.prompt != "place.unit":
        match.choose(planned(SYSTEM, match.game, decision), seat=decision.seat)
    game = match.game
    goals = [goal.hex for goal in game.objectives if goal.kind == "victory"]  # type: ignore[attr-defined]
    shelters = [mark.hex for mark in game.markers if mark.kind in ("entrenchment", "pillbox")]  # type: ignore[attr-defined]
    distance = game.scene.grid.distance  # type: ignore[attr-defined]
    assert len(shelters) >= 5
    assert set(goals) & set(shelters)
    assert all(min(distance(hex, goal) for goal in goals) <= 2 for hex in shelters)
