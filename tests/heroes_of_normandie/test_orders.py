"""Orders that the enemy may look at, and those that stay hidden until both players are done."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import LiveDice, Match
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, UNKNOWN
from tests.support.heroes_of_normandie import match_at, seen

UNITS: dict[str, Any] = {
    "US1": {"type": "us-rifle", "at": "A1"},
    "US2": {"type": "us-rifle", "at": "A3"},
    "US3": {"type": "us-rifle", "at": "A5"},
    "DE1": {"type": "ger-gruppe", "at": "L1"},
    "DE2": {"type": "ger-gruppe", "at": "L3"},
}


def at(**more: Any) -> Match:
    return match_at(UNITS, **{"begin": {"phase": "order"}, **more})


def place_all(match: Match, seat: int) -> None:
    while match.decision is not None and (match.decision.prompt, match.decision.seat) == ("order.place", seat):
        match.choose(0)


@pytest.mark.rule("hon.order.placement-simultaneous")
def test_tokens_placed_at_the_same_time_are_seen_when_both_are_done() -> None:
    sides = {"american": {"orders": 1}, "german": {"orders": 1}}
    match = at(sides=sides, settings={"simultaneous_orders": True})
    place_all(match, 0)
    assert seen(match, 1, "US1").order == NO_ORDER
    for seed in range(5):
        game = match.imagined(1, LiveDice(str(seed), "orders"))
        assert isinstance(game, Game)
        assert sorted(unit.order for unit in game.units if unit.seat == 0) == [0, 1, 11]
    place_all(match, 1)
    assert seen(match, 0, "DE2").order == UNKNOWN


@pytest.mark.rule("hon.turn.secret-orders", "hon.card.event")
def test_who_has_looked_at_a_token_knows_it_even_when_it_changes_hands() -> None:
    sides = {"american": {"orders": 2, "hand": ["counter-order"]}, "german": {"orders": 1, "hand": ["loose-lips"]}}
    match = at(sides=sides, initiative="german")
    place_all(match, 1)
    place_all(match, 0)
    _play(match, "loose-lips")
    _choose(match, "LookAt", "US1")
    _choose(match, "LookAt", "US3")
    assert seen(match, 1, "US1").order == 1
    assert seen(match, 1, "US2").order == UNKNOWN
    _play(match, "counter-order")
    _choose(match, "SwapWith", "US1", "US2")
    assert seen(match, 1, "US1").order == UNKNOWN
    assert seen(match, 1, "US2").order == 1


def _play(match: Match, card: str) -> None:
    assert match.decision is not None
    number = SYSTEM.show.names.find(match.view(match.decision.seat), "card", card)
    match.choose(next(one for one in match.decision.options if getattr(one, "card", None) == number))


def _choose(match: Match, kind: str, *names: str) -> None:
    assert match.decision is not None
    view = match.view(match.decision.seat)
    wanted = [SYSTEM.show.names.find(view, "unit", name) for name in names]
    for option in match.decision.options:
        if type(option).__name__ == kind and [getattr(option, f) for f in option.__struct_fields__] == wanted:
            match.choose(option)
            return
    raise AssertionError(f"{kind} {names} is not on offer")
