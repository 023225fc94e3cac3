from __future__ import annotations

from fractions import Fraction

from .operation import Announce, Attacked, CalledOff, Idle, Operation, OperationGame, WithdrawUnit
from .tiny import asked, live, reloaded, scripted, trail


def test_the_operation_is_suspended_where_the_clock_crosses_the_star() -> None:
    match = scripted(OperationGame, 6, 6, 6)
    match.choose(Announce((1, 2, 3)))
    assert trail(match) == ["Campaign", "Operation", "Impulse"]
    assert match.trail()[1] == Operation((3,))
    assert asked(match) == (1, "impulse")


def test_the_operation_goes_on_after_the_impulse() -> None:
    match = scripted(OperationGame, 1, 6, 6)
    match.choose(Announce((1, 2, 3)))
    match.choose(Idle())
    assert match.result is not None
    assert [event.unit for event in match.events(0) if isinstance(event, Attacked)] == [1, 2, 3]


def test_an_announced_attack_is_judged_again_after_the_impulse() -> None:
    match = scripted(OperationGame, 6, 6)
    match.choose(Announce((1, 2, 3)))
    match.choose(WithdrawUnit(3))
    match.choose(Idle())
    assert CalledOff(3) in match.events(0)
    assert match.result is not None


def test_a_suspended_operation_survives_a_save() -> None:
    match = live(OperationGame)
    match.choose(Announce((1, 2, 3)))
    match.choose(WithdrawUnit(2))
    again = reloaded(match)
    for each in (match, again):
        each.choose(Idle())
    assert again.game.digest() == match.game.digest()
    assert again.events(1) == match.events(1)


def test_the_odds_of_the_announcement_go_through_the_impulse() -> None:
    match = live(OperationGame)
    odds = {
        tuple(event.won for event in events if isinstance(event, Attacked)): p
        for p, events in match.odds(Announce((1, 2)), until="Operation")
    }
    assert odds == {(first, second): Fraction(1, 4) for first in (False, True) for second in (False, True)}
