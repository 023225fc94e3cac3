"""The plan and the evaluation of Tide of Iron: what they say is sensible."""

from __future__ import annotations

from bocage import registry
from bocage.players.imagining import planned

SYSTEM = registry.system("tide-of-iron")


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
