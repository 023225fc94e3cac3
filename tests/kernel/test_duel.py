from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bocage.kernel import Match, Option, Pass, odds

from .duel import DuelGame, GunHit, Hold, Shoot, SmokeCleared
from .tiny import asked, fresh_dice, live, options, scripted, trail


def always_fire(offered: Sequence[Option]) -> Option:
    return offered[0]


def play(match: Match) -> None:
    while match.decision is not None:
        match.choose(0)


def test_each_shot_may_be_answered_until_all_are_spent() -> None:
    match = scripted(DuelGame, 1, 1, 1, 1)
    match.choose(Shoot(0, 1))
    assert (asked(match), options(match)) == ((1, "fire-back"), [Shoot(1, 0), Shoot(3, 0), Pass()])
    match.choose(Shoot(3, 0))
    assert (asked(match), options(match)) == ((0, "fire-back"), [Shoot(2, 3), Pass()])
    match.choose(Shoot(2, 3))
    assert (asked(match), options(match)) == ((1, "fire-back"), [Shoot(1, 2), Pass()])
    assert trail(match) == ["Turn", "Fire", "FireBack", "Fire", "FireBack", "Fire", "FireBack"]
    match.choose(Shoot(1, 2))
    assert match.result is not None


def test_shots_end_in_the_reverse_order_of_their_beginning() -> None:
    match = scripted(DuelGame, 1, 1, 1, 1)
    play(match)
    assert [event.gun for event in match.events(0) if isinstance(event, SmokeCleared)] == [3, 2, 1, 0]


def test_the_hits_of_a_chain_all_count() -> None:
    match = scripted(DuelGame, 6, 1, 6, 1)
    play(match)
    assert [event.gun for event in match.events(0) if isinstance(event, GunHit)] == [1, 1]
    assert match.result is not None
    assert match.result.winners == (0,)


def test_a_question_in_the_middle_of_a_chain_can_be_passed_and_the_chain_ends() -> None:
    match = scripted(DuelGame, 6, 6)
    match.choose(Shoot(0, 1))
    match.choose(Shoot(1, 0))
    match.choose(Pass())
    assert match.result is not None
    assert match.result.winners == ()


def test_odds_pass_every_question_by_default() -> None:
    assert {events: p for p, events in live(DuelGame).odds(Shoot(0, 1))} == {
        (GunHit(1), SmokeCleared(0)): Fraction(1, 2),
        (SmokeCleared(0),): Fraction(1, 2),
    }


def test_odds_of_an_option_that_rolls_nothing_are_certain() -> None:
    assert live(DuelGame).odds(Hold()) == [(Fraction(1), ())]


def test_odds_through_replies_go_on_to_the_end_of_the_first_shot() -> None:
    match = live(DuelGame)
    game = match.imagined(0, fresh_dice(match))
    found = odds(game, 0, Shoot(0, 1), __package__, reply=always_fire)
    assert sum(chance.probability for chance in found) == 1
    assert all(chance.events[-1] == SmokeCleared(0) for chance in found)


def test_odds_through_replies_are_exact_up_to_the_end_of_the_turn() -> None:
    match = live(DuelGame)
    game = match.imagined(0, fresh_dice(match))
    found = odds(game, 0, Shoot(0, 1), __package__, until="Turn", reply=always_fire)
    hit_twice = sum(
        chance.probability for chance in found if sum(isinstance(event, GunHit) for event in chance.events) == 2
    )
    assert hit_twice == Fraction(6, 16)
    assert sum(chance.probability for chance in found) == 1
