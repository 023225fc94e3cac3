from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from bocage.kernel import Match, Option, Pass, Rolled, odds

from .reroll import Again, Attack, Breached, RerollGame
from .tiny import asked, fresh_dice, live, options, scripted


def rolled(match: Match) -> list[tuple[int, ...]]:
    return [event.faces for event in match.events(0) if isinstance(event, Rolled)]


def test_nobody_is_asked_where_nobody_can_re_roll() -> None:
    match = scripted(RerollGame, 6, scenario="none")
    match.choose(Attack(1))
    assert match.result is not None
    assert Breached(1) in match.events(0)


def test_a_die_rolled_again_by_one_seat_may_be_rolled_again_by_the_other() -> None:
    match = scripted(RerollGame, 1, 6, 2)
    match.choose(Attack(1))
    assert asked(match) == (0, "re-roll")
    match.choose(Again(0, 1, by=0))
    assert (asked(match), options(match)) == ((1, "re-roll"), [Again(0, 6, by=1), Pass()])
    match.choose(Again(0, 6, by=1))
    assert match.result is not None
    assert rolled(match) == [(1,), (6,), (2,)]
    assert not any(isinstance(event, Breached) for event in match.events(0))


def test_only_the_chosen_die_falls_again() -> None:
    match = scripted(RerollGame, 1, 5, 6, scenario="first")
    match.choose(Attack(2))
    match.choose(Again(0, 1, by=0))
    assert rolled(match) == [(1, 5), (6, 5)]
    assert Breached(2) in match.events(1)


def test_the_second_seat_may_re_roll_what_the_first_let_stand() -> None:
    match = scripted(RerollGame, 6, 1)
    match.choose(Attack(1))
    match.choose(Pass())
    assert asked(match) == (1, "re-roll")
    match.choose(Again(0, 6, by=1))
    assert asked(match) == (0, "re-roll")
    match.choose(Pass())
    assert match.result is not None


def test_a_window_passed_by_all_lets_the_dice_stand() -> None:
    match = scripted(RerollGame, 6, 3)
    match.choose(Attack(2))
    match.choose(Pass())
    match.choose(Pass())
    assert Breached(1) in match.events(0)


def for_its_own_good(offered: Sequence[Option]) -> Option:
    """Seat 0 rolls its first miss again, seat 1 the first hit."""
    wanted = (one for one in offered if isinstance(one, Again) and (one.face < 5) == (one.by == 0))
    return next(wanted, Pass())


@pytest.mark.parametrize(
    ("scenario", "dice", "expected"),
    [
        ("none", 1, {1: Fraction(1, 3)}),
        ("first", 1, {1: Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 3)}),
        ("second", 1, {1: Fraction(1, 3) * Fraction(1, 3)}),
        # A hit is rolled again by seat 1 and, missed, by seat 0; a miss by seat 0 and, hit, by seat 1.
        ("plain", 1, {1: Fraction(1, 3) * Fraction(5, 9) + Fraction(2, 3) * Fraction(1, 9)}),
        # Two dice, one re-roll of a miss: two hits come at once, or of one hit and a good re-roll.
        ("first", 2, {1: Fraction(4, 9) * Fraction(2, 3) + Fraction(4, 9) * Fraction(1, 3), 2: Fraction(7, 27)}),
    ],
)
def test_odds_through_re_rolls_are_exact(scenario: str, dice: int, expected: dict[int, Fraction]) -> None:
    match = live(RerollGame, scenario=scenario)
    found = odds(match.imagined(0, fresh_dice(match)), 0, Attack(dice), __package__, reply=for_its_own_good)
    assert {event.hits: p for p, events in found for event in events if isinstance(event, Breached)} == expected
    assert sum(chance.probability for chance in found) == 1


def test_sampled_re_rolls_agree_with_the_exact_odds() -> None:
    count, breached = 3000, 0
    for seed in range(count):
        match = live(RerollGame, seed)
        match.choose(Attack(1))
        while match.decision is not None:
            match.choose(for_its_own_good(match.decision.options))
        breached += any(isinstance(event, Breached) for event in match.events(0))
    exact = 7 / 27
    assert abs(breached / count - exact) < 4 * (exact * (1 - exact) / count) ** 0.5


def test_odds_until_the_end_of_a_procedure_that_already_runs_end_with_it() -> None:
    match = scripted(RerollGame, 1, scenario="first")
    match.choose(Attack(1))
    assert match.odds(Again(0, 1, by=0), until="AfterRoll") == [(Fraction(1), ())]
    assert {events: p for p, events in match.odds(Again(0, 1, by=0), until="Assault")} == {
        (): Fraction(2, 3),
        (Breached(1),): Fraction(1, 3),
    }
