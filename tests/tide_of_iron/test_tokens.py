"""What machine players keep of units, shots and stakes is what they would work out anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bocage import registry
from bocage.players.imagining import planned
from bocage.systems.tide_of_iron.mind.chart import Chart, chart_of
from bocage.systems.tide_of_iron.mind.outlook import Outlook
from bocage.systems.tide_of_iron.mind.unit_profiles import standing
from bocage.systems.tide_of_iron.state.game import Game, Marker
from tests.support.tide_of_iron import game_at

SYSTEM = registry.system("tide-of-iron")
POSITION: dict[str, Any] = {
    "units": {
        "US1": {"hex": "D5", "figures": {"us-regular": 4}},
        "DE1": {"hex": "F5", "figures": {"de-regular": 4}, "inside": "entrenchment"},
    },
    "markers": [{"hex": "F5", "kind": "entrenchment"}],
}


def forget(chart: Chart) -> None:
    chart.tokens.clear()
    chart.known.clear()
    chart.shots.clear()
    chart.stakes.clear()
    chart.threats[:] = [None, None]


def shot(game: Game) -> float:
    return Outlook(game, 0).best_shot(game.units[0])


def hurt_the_shooter(game: Game) -> None:
    game.put(game.units[0].but(figures=game.units[0].figures[:2]))


def hurt_the_target(game: Game) -> None:
    game.put(game.units[1].but(condition="pinned"))


def move_the_target(game: Game) -> None:
    game.move(game.units[1], game.scene.grid.hex("E5"))


def hide_the_target(game: Game) -> None:
    game.put(game.units[1].but(concealed=True))


def lay_smoke_on_the_target(game: Game) -> None:
    game.put(Marker(len(game.markers), "smoke", game.units[1].hex))


def make_its_shelter_a_pillbox(game: Game) -> None:
    game.put(game.markers[0].but(kind="pillbox"))


@pytest.mark.parametrize(
    "change",
    [
        *(hurt_the_shooter, hurt_the_target, move_the_target, hide_the_target),
        *(lay_smoke_on_the_target, make_its_shelter_a_pillbox),
    ],
)
def test_a_shot_is_not_what_it_was_after_a_change(change: Callable[[Game], None]) -> None:
    game = game_at(**POSITION)
    before = shot(game)
    assert before > 0
    change(game)
    after = shot(game)
    forget(chart_of(game.scene))
    assert after == shot(game) != before


def test_a_new_record_shares_the_token_of_one_that_stood_alike() -> None:
    game = game_at(**POSITION)
    unit, chart = game.units[0], chart_of(game.scene)
    token = standing(game, chart, unit)
    assert standing(game, chart, unit.but(status="op-fire")) is token
    assert standing(game, chart, unit.but(status="fatigued")) is not token


@pytest.mark.parametrize("scenario", ["crossroads", "sentinel-ridge"])
def test_the_advice_is_the_same_with_what_was_kept_and_without(scenario: str) -> None:
    match = registry.new(f"tide-of-iron/{scenario}", seed=3)
    prompts = set()
    while (decision := match.decision) is not None:
        game: Any = match.game
        kept = SYSTEM.mind.advise(game, decision)
        chart = chart_of(game.scene)
        tables = (chart.tokens, chart.known, chart.shots, chart.stakes, chart.threats)
        chart.tokens, chart.known, chart.shots, chart.stakes, chart.threats = {}, {}, {}, {}, [None, None]
        assert SYSTEM.mind.advise(game, decision) == kept
        chart.tokens, chart.known, chart.shots, chart.stakes, chart.threats = tables
        prompts.add(decision.prompt)
        match.choose(planned(SYSTEM, match.game, decision), seat=decision.seat)
    assert {"action", "activation", "advance.step", "fire.target"} <= prompts
