"""A machine that the server asks choice by choice goes on with the march that it has decided on."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import Match
from bocage.players.courses import Intention, courses
from bocage.players.imagining import Imagination
from bocage.players.search import SearchPlayer
from bocage.registry import system_of
from bocage.server.service.machines import thinking
from tests.players.test_courses import TITLES, moving


def job(match: Match, revision: int) -> dict[str, Any]:
    decision = match.decision
    assert decision is not None
    return {
        "game": "tide-of-iron",
        "package": system_of(match).play.package,
        "scenario": "first-contact",
        "settings": {},
        "state": match.game.state(),
        "seat": decision.seat,
        "player": "search",
        "match": "m",
        "seed": str(revision),
        "seconds": None,
    }


def test_the_steps_of_a_march_are_not_thought_over(monkeypatch: pytest.MonkeyPatch) -> None:
    match = moving(TITLES[0])
    decision = match.decision
    assert decision is not None
    seat, view = decision.seat, match.view(decision.seat)
    found = courses(Imagination(system_of(match), view, decision, 1))
    way = next(course.options for course in found if len(course.options) > 2)
    monkeypatch.setattr(SearchPlayer, "_search", None)
    monkeypatch.setitem(thinking._INTENTIONS, ("m", seat), Intention(way, decision, view))
    for number, option in enumerate(way[:2]):
        decision = match.decision
        assert decision is not None
        assert decision.options[thinking.choose(job(match, number)).index] == option
        match.choose(option, seat=seat)
