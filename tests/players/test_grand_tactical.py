"""The plan and the evaluation of Grand Tactical: what they say is sensible."""

from __future__ import annotations

import pytest

from bocage import registry
from bocage.kernel import Seat
from bocage.players import Clock
from bocage.players.imagining import planned
from bocage.players.random import RandomPlayer
from bocage.systems.grand_tactical.state.game import Game

SYSTEM = registry.system("grand-tactical")


def won_by_the_plan(seat: Seat, seed: int) -> bool:
    match, chance = registry.new("grand-tactical/neuville", seed=seed), RandomPlayer(str(seed))
    while (decision := match.decision) is not None:
        if decision.seat == seat:
            match.choose(planned(SYSTEM, match.game, decision), seat=seat)
        else:
            match.choose(chance.choose(None, decision, Clock()), seat=decision.seat)
    assert match.result is not None
    return seat in match.result.winners


@pytest.mark.parametrize("seat", [0, 1])
def test_the_plan_alone_beats_a_random_player_with_either_side(seat: Seat) -> None:
    assert sum(won_by_the_plan(seat, seed) for seed in range(1, 5)) >= 3


def test_whoever_holds_more_stands_better() -> None:
    game = registry.new("grand-tactical/neuville", seed=1).game.clone()
    assert isinstance(game, Game)
    before = SYSTEM.mind.evaluation(game, 0)
    game.put(game.objectives[0].but(holder=1))
    assert SYSTEM.mind.evaluation(game, 0) < before
    game.put(game.objectives[0].but(holder=0))
    assert SYSTEM.mind.evaluation(game, 0) == before


def test_the_chit_of_a_formation_in_contact_is_worth_more_than_its_points() -> None:
    game = registry.new("grand-tactical/neuville", seed=1).game.clone()
    assert isinstance(game, Game)
    chit = next(chit for chit in game.chits if chit.kind == "formation" and chit.seat == 1)
    division = game.divisions[game.formations[chit.of].division]
    game.put(chit.but(zone="out"))
    before = SYSTEM.mind.evaluation(game, 1)
    game.put(chit.but(zone="now"))
    game.put(division.but(dp=division.dp - game.scene.rulebook.dispatch.now))
    assert SYSTEM.mind.evaluation(game, 1) > before


@pytest.mark.parametrize("scenario", ["neuville", "merderet-short", "arnhem-short", "merderet", "arnhem"])
def test_nobody_is_ahead_when_a_scenario_begins(scenario: str) -> None:
    game = registry.new(f"grand-tactical/{scenario}", seed=1).game
    assert abs(SYSTEM.mind.evaluation(game, 0)) < 0.1


@pytest.mark.parametrize(("lost", "better"), [((), 0), (("sainte-mere-eglise",), 1)])
def test_at_the_end_the_side_whose_lead_wins_stands_better(lost: tuple[str, ...], better: Seat) -> None:
    game = registry.new("grand-tactical/neuville", seed=1).game.clone()
    assert isinstance(game, Game)
    game.put(game.now.but(turn=len(game.scene.turns)))
    gone = {game.scene.place(name, "test") for name in lost}
    for goal in game.objectives:
        if goal.hex in gone:
            game.put(goal.but(holder=1))
    assert SYSTEM.mind.evaluation(game, better) > 0
