from __future__ import annotations

import pytest

from bocage.kernel import SPECTATOR, Match, NotYourTurn, NoUndo

from .allies import UNKNOWN, Agree, AlliesGame, SomeSpent, Spend, Spent, Supported
from .tiny import live, scripted


def spend(match: Match, first: int, second: int) -> None:
    one, two = match.pending
    match.choose(Spend(first), seat=one)
    match.choose(Spend(second), seat=two)


def test_the_seats_of_a_side_share_what_the_rules_share() -> None:
    match = live(AlliesGame)
    points = {seat: match.view(seat).plain()["tables"]["commands"] for seat in (0, 1, 2, 3, SPECTATOR)}
    assert points[0] == points[2] == [{"id": 0, "points": 2}, {"id": 1, "points": UNKNOWN}]
    assert points[1] == points[3] == [{"id": 0, "points": UNKNOWN}, {"id": 1, "points": 3}]
    assert points[SPECTATOR] == [{"id": 0, "points": UNKNOWN}, {"id": 1, "points": UNKNOWN}]


def test_both_seats_of_a_side_are_asked_and_no_other() -> None:
    match = scripted(AlliesGame)
    assert list(match.pending) == [0, 2]
    with pytest.raises(NotYourTurn):
        match.choose(Spend(1), seat=1)


def test_equal_proposals_are_done_and_the_two_sides_hear_different_things() -> None:
    match = scripted(AlliesGame)
    spend(match, 2, 2)
    assert [match.events(seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [
        [Spent(2)],
        [SomeSpent(0)],
        [Spent(2)],
        [SomeSpent(0)],
        [SomeSpent(0)],
    ]


def test_different_proposals_do_nothing() -> None:
    match = scripted(AlliesGame)
    spend(match, 2, 1)
    assert match.game.commands[0].points == 2  # type: ignore[attr-defined]
    assert list(match.pending) == [1, 3]


def test_the_other_side_cannot_tell_how_many_points_are_left() -> None:
    rich, poor = live(AlliesGame), live(AlliesGame, scenario="poor")
    for match in (rich, poor):
        spend(match, 0, 0)
    for seat in (0, 2, SPECTATOR):
        assert rich.view(seat).plain() == poor.view(seat).plain()
        assert rich.events(seat) == poor.events(seat)
    assert rich.view(3).plain() != poor.view(3).plain()


def test_the_ally_decides_for_itself() -> None:
    match = scripted(AlliesGame)
    spend(match, 0, 0)
    spend(match, 0, 0)
    assert list(match.pending) == [2]
    match.choose(Agree(), seat=2)
    assert Supported(2) in match.events(1)
    assert match.result is not None
    assert match.result.winners == (0, 2)


def test_undo_needs_the_consent_of_the_ally_too() -> None:
    match = scripted(AlliesGame)
    spend(match, 1, 1)
    with pytest.raises(NoUndo):
        match.undo(0, consent=[1, 3])
    match.undo(0, consent=[1, 2, 3])
    assert list(match.pending) == [2]
