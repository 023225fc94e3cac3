from __future__ import annotations

import pytest

from bocage.kernel import Match, Pass

from .convoy import WALKING, ConvoyGame, Lose, Walks
from .tiny import asked, fresh_dice, live, reloaded


def walkers(match: Match) -> list[int]:
    return [event.rider for event in match.events(0) if isinstance(event, Walks)]


def test_riders_walk_after_the_question_of_the_interrupt_that_dropped_their_truck() -> None:
    match = live(ConvoyGame)
    match.choose(Lose(0, broken=True))
    assert asked(match) == (1, "wreck")
    assert walkers(match) == []
    match.choose(Pass())
    assert walkers(match) == [0]


@pytest.mark.parametrize("broken", [True, False])
def test_riders_walk_also_when_the_match_was_saved_before(broken: bool) -> None:
    match = live(ConvoyGame)
    match.choose(Lose(1, broken))
    again = reloaded(match)
    for each in (match, again):
        each.choose(Pass())
    assert walkers(again) == walkers(match) == [1]


def test_riders_walk_after_the_window_of_the_event_that_tells_of_the_loss() -> None:
    match = live(ConvoyGame)
    match.choose(Lose(0, broken=False))
    assert asked(match) == (1, "farewell")
    match.choose(Pass())
    assert walkers(match) == [0]


def test_riders_walk_in_an_imagined_game_too() -> None:
    match = live(ConvoyGame)
    match.choose(Lose(0, broken=True))
    game = match.imagined(1, fresh_dice(match))
    game.answer(1, Pass())
    assert isinstance(game, ConvoyGame)
    assert game.riders[0].truck == WALKING
