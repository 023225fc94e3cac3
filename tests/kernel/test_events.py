from __future__ import annotations

import pytest

from bocage.kernel import EVERYONE, SPECTATOR, Game, Over, ScriptedDice, Told

SEATS = (0, 1, 2, 3, SPECTATOR)
NEWS = Over((0,), "events.news")
RUMOUR = Over((), "events.rumour")


@pytest.mark.parametrize(
    ("to", "heard"),
    [
        (EVERYONE, {0, 1, 2, 3, SPECTATOR}),
        (0b0001, {0}),
        (0b1010, {1, 3}),
        (~0b0001, {1, 2, 3, SPECTATOR}),
        (0, set()),
        (1 << SPECTATOR, {SPECTATOR}),
    ],
)
def test_an_audience_is_a_set_of_seats(to: int, heard: set[int]) -> None:
    assert {seat for seat in SEATS if Told(NEWS, to).heard_by(seat)} == heard


def test_everyone_hears_exactly_one_of_an_event_and_its_rumour() -> None:
    game = Game(seats=4, dice=ScriptedDice(()))
    game.emit(NEWS, to=0b0101, others=RUMOUR)
    heard = {seat: [told.event for told in game.told if told.heard_by(seat)] for seat in SEATS}
    assert heard == {0: [NEWS], 1: [RUMOUR], 2: [NEWS], 3: [RUMOUR], SPECTATOR: [RUMOUR]}


def test_without_a_rumour_the_others_hear_nothing() -> None:
    game = Game(seats=4, dice=ScriptedDice(()))
    game.emit(NEWS, to=0b0101)
    assert [told.heard_by(seat) for told in game.told for seat in SEATS] == [True, False, True, False, False]


def test_the_end_is_told_to_all() -> None:
    game = Game(seats=2, dice=ScriptedDice(()))
    game.finish([1], "events.end")
    assert [(told.event, told.to) for told in game.told] == [(Over((1,), "events.end"), EVERYONE)]
