"""No player peeks: two games that a seat cannot tell apart get the same choice from the same seed."""

from __future__ import annotations

import pytest

from bocage import players, registry
from bocage.kernel import Game, LiveDice
from bocage.players import Clock
from bocage.players.imagining import question
from bocage.registry import system_of
from bocage.system import System
from tests.generic.mini import SYSTEM as MINI
from tests.support.random_games import played

THINKERS = ["greedy", "search", "easy"]


@pytest.fixture(autouse=True)
def mini(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "mini", "tests.generic.mini")


def choice(system: System, game: Game, name: str, seat: int) -> object:
    decision = question(game)
    assert decision is not None
    assert decision.seat == seat
    return players.make(name, 3, seat, system).choose(system.play.view(game, seat), decision, Clock())


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("decisions", [30, 90, 150])
def test_decks_in_another_order_make_no_difference(name: str, decisions: int) -> None:
    match = played("tide-of-iron/crossroads", decisions)
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    twins = [match.imagined(seat, LiveDice("other", str(number))) for number in range(2)]
    assert twins[0].state()["tables"]["decks"] != twins[1].state()["tables"]["decks"]
    found = [choice(system_of(match), game, name, seat) for game in (match.game, *twins)]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("scenario", list(MINI.play.scenarios()))
def test_hidden_holdings_make_no_difference(name: str, scenario: str) -> None:
    compared = 0
    for decisions in range(1, 12):
        match = played(f"mini/{scenario}", decisions, seed=8)
        decision = match.decision
        if decision is None:
            continue
        seat = decision.seat
        twin = match.imagined(seat, LiveDice("other"))
        if question(twin) is not None and question(twin).seat == seat:  # type: ignore[union-attr]
            assert choice(system_of(match), match.game, name, seat) == choice(system_of(match), twin, name, seat)
            compared += 1
    assert compared > 3
