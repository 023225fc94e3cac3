"""Choices are weighed against the plan's favourite by playing both to the end."""

from __future__ import annotations

import pytest

from bocage.arena import choices as weighing
from bocage.arena.choices import choices
from bocage.kernel import Option
from bocage.players import Clock
from bocage.players.courses import courses
from bocage.players.imagining import Imagination
from bocage.system import System

TITLE = "tide-of-iron/first-contact"


def test_what_differs_from_the_plan_is_weighed_and_what_does_not_costs_no_playouts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends: list[Option] = []

    def told(system: System, imagined: Imagination, option: Option, world: int) -> float:
        ends.append(option)
        return -1.0 if option == courses(imagined)[0].options[0] else 0.5 + world

    monkeypatch.setattr(weighing, "end", told)
    found = list(choices(TITLE, "random", Clock(), matches=1, playouts=2, seed=3))
    differing = [choice for choice in found if choice.differs]
    assert 0 < len(differing) < len(found)
    assert len(ends) == 4 * len(differing)
    assert {(choice.gain, choice.error) for choice in differing} == {(2.0, 0.5)}
    assert {(choice.gain, choice.error) for choice in found if not choice.differs} == {(0.0, 0.0)}


def test_both_options_are_played_out_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[int] = []
    world = Imagination.world

    def told(self: Imagination, number: int, chance: int | None = None) -> object:
        worlds.append(number)
        return world(self, number, chance)

    monkeypatch.setattr(Imagination, "world", told)
    found = next(choice for choice in choices(TITLE, "random", Clock(), 1, playouts=3, seed=3) if choice.differs)
    assert worlds[-6:] == [0, 0, 1, 1, 2, 2]
    assert -2 <= found.gain <= 2
