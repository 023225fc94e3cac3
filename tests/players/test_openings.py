"""Openings: a set-up that matches have shown to be good is kept in a book and played from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bocage import players, registry
from bocage.arena.opening import Trial
from bocage.kernel.records import dump
from bocage.mind import Mind
from bocage.mind.openings import Opening, question_key, scenario_key
from bocage.players import Clock
from bocage.registry import system_of

TITLE = "heroes-of-normandie/first-patrol"


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> dict[str, Opening]:
    """An empty book, as long as the test lasts."""
    mind: Any = registry.system("heroes-of-normandie").mind
    found: dict[str, Opening] = {}
    monkeypatch.setattr(type(mind), "plan", replace(mind.plan, book=found))
    return found


@pytest.mark.parametrize("name", ["normal", "search"])
def test_what_the_book_says_is_played(name: str, book: dict[str, Opening]) -> None:
    match = registry.new(TITLE, seed=3)
    decision = match.decision
    assert decision is not None
    unlikely = decision.options[-1]
    scene: Any = match.game.scene  # type: ignore[attr-defined]
    book[scenario_key(scene)] = Opening("first-patrol", {question_key(decision): dump(unlikely)})
    player = players.make(name, 1, decision.seat, system_of(match))
    assert player.choose(match.view(decision.seat), decision, Clock()) == unlikely


def test_a_scenario_that_was_changed_has_no_opening(book: dict[str, Opening]) -> None:
    match = registry.new(TITLE, seed=3)
    decision = match.decision
    assert decision is not None
    book["0" * 16] = Opening("first-patrol", {question_key(decision): dump(decision.options[-1])})
    mind: Mind = registry.system("heroes-of-normandie").mind
    assert mind.opening(match.view(decision.seat), decision) is None


def test_other_setups_are_the_plans_more_or_less_and_can_be_played_again(book: dict[str, Opening]) -> None:
    trial = Trial(TITLE, 0)
    found = [trial.another(world) for world in (-1, -2, -3)]
    assert all(len(answers) == 4 for answers in found)
    assert found[0] != found[1] or found[1] != found[2]
    assert trial.value(found[0], 7) == trial.value(found[0], 7)
    assert abs(trial.value(found[0], 7)) == 1


def test_every_opening_that_is_kept_is_one_of_a_scenario_that_there_is() -> None:
    for game in registry.names():
        system = registry.system(game)
        for key, opening in system.mind.plan.book.items():
            scene: Any = registry.new(f"{game}/{opening.title}", seed=0).game.scene  # type: ignore[attr-defined]
            assert scenario_key(scene) == key
