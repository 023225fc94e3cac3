from __future__ import annotations

from fractions import Fraction
from typing import Any

from bocage.kernel import Answer, Match, Pass
from bocage.kernel.journal import entries

from .surprise import Ambushed, Camp, Card, Held, Onward, PlayCard, SurpriseGame
from .tiny import asked, fresh_dice, live, options, reloaded, scripted


def all_that_seat_0_may_see(match: Match) -> dict[str, Any]:
    """Everything that a client of seat 0 can get from the kernel."""
    return {
        "view": match.view(0).plain(),
        "pending": match.pending,
        "events": match.events(0),
        "trail": match.trail(),
        "revision": match.revision,
        "refusals": [
            match.why_not(option, seat=0) for option in (Onward(1), Onward(2), Onward(9), PlayCard(0), Camp())
        ],
        "odds": match.odds(Onward(match.game.columns[0].place + 1)),  # type: ignore[attr-defined]
        "undo": match.may_undo(0),
        "result": match.result,
    }


def test_the_card_is_played_in_the_turn_of_the_other() -> None:
    match = scripted(SurpriseGame, 2)
    match.choose(Onward(1))
    assert asked(match) == (1, "surprise")
    match.choose(PlayCard(0))
    assert match.events(0)[:1] == [Ambushed(1)]
    assert match.game.columns[0].hurt == 1  # type: ignore[attr-defined]
    assert asked(match) == (0, "road")


def test_a_lone_pass_is_given_by_the_kernel_and_journalled_like_any_pass() -> None:
    match = scripted(SurpriseGame, scenario="bluff")
    match.choose(Onward(1))
    given = [(entry.seat, entry.option, entry.how) for entry in entries(match.journal) if isinstance(entry, Answer)]
    assert given == [(0, Onward(1), "chosen"), (1, Pass(), "kernel"), (0, Pass(), "kernel")]
    assert asked(match) == (0, "road")


def test_every_seat_is_asked_alike() -> None:
    held, bluff = scripted(SurpriseGame), scripted(SurpriseGame, scenario="bluff")
    for match in (held, bluff):
        match.choose(Onward(1))
    held.choose(Pass())
    answers = [[(entry.revision, entry.seat) for entry in entries(match.journal)] for match in (held, bluff)]
    assert answers[0] == answers[1] == [(1, 0), (2, 1), (3, 0)]


def test_the_opponent_cannot_tell_whether_the_card_is_held() -> None:
    held, bluff = live(SurpriseGame), live(SurpriseGame, scenario="bluff")
    for place in (1, 2):
        assert all_that_seat_0_may_see(held) == all_that_seat_0_may_see(bluff)
        for match in (held, bluff):
            match.choose(Onward(place), seat=0)
        held.choose(Pass(), seat=1)
    assert all_that_seat_0_may_see(held) == all_that_seat_0_may_see(bluff)
    assert held.view(1).plain() != bluff.view(1).plain()


def test_after_its_pass_nobody_can_take_the_move_back_alone() -> None:
    for scenario in ("plain", "bluff"):
        match = live(SurpriseGame, scenario=scenario)
        match.choose(Onward(1))
        if match.pending.keys() == {1}:
            match.choose(Pass())
        assert not match.may_undo(0)


def test_undo_does_not_tell_that_someone_is_thinking() -> None:
    held, bluff = live(SurpriseGame), live(SurpriseGame, scenario="bluff")
    for match in (held, bluff):
        match.choose(Onward(1))
    assert held.may_undo(0) == bluff.may_undo(0)


def test_odds_imagine_the_card_from_what_the_seat_may_know() -> None:
    match = live(SurpriseGame)
    kinds = {match.imagined(0, fresh).cards[0].kind for fresh in _many_dice(match)}  # type: ignore[attr-defined]
    assert kinds == {"ambush", "blank"}
    mine = {match.imagined(1, fresh).cards[0].kind for fresh in _many_dice(match)}  # type: ignore[attr-defined]
    assert mine == {"ambush"}


def _many_dice(match: Match) -> list[Any]:
    dice = fresh_dice(match)
    many = []
    for _ in range(40):
        dice.die()
        many.append(dice.clone())
    return many


def test_odds_told_to_a_seat_leave_out_what_it_does_not_hear() -> None:
    match = live(SurpriseGame)
    assert [chance.events for chance in match.odds(Onward(1))] == [()]
    match.choose(Onward(1))
    odds = {chance.events: chance.probability for chance in match.odds(PlayCard(0), until="Surprise")}
    assert odds == {(Ambushed(1), Held(firm)): Fraction(1, 2) for firm in (False, True)}


def test_after_a_reaction_a_seat_that_has_passed_is_asked_again() -> None:
    match = scripted(SurpriseGame, 6, scenario="both")
    match.choose(Onward(1))
    match.choose(Pass(), seat=1)
    match.choose(PlayCard(1), seat=0)
    assert (asked(match), options(match)) == ((1, "surprise"), [PlayCard(0), Pass()])


def test_a_card_shown_is_seen_by_all_and_closes_undo() -> None:
    match = live(SurpriseGame)
    match.choose(Onward(1))
    match.choose(PlayCard(0))
    assert match.view(0).tables["cards"][0] == Card(0, -1, "ambush")
    assert not match.may_undo(1)
    assert not match.may_undo(0)


def test_a_save_in_the_window_asks_again_from_the_same_holdings() -> None:
    match = live(SurpriseGame)
    match.choose(Onward(1))
    again = reloaded(match)
    assert options(again) == options(match) == [PlayCard(0), Pass()]
    again.choose(PlayCard(0))
    match.choose(PlayCard(0))
    assert again.game.digest() == match.game.digest()


def test_a_seat_on_the_alert_passes_for_itself() -> None:
    match = live(SurpriseGame, scenario="bluff")
    match.alert = frozenset({1})
    match.choose(Onward(1))
    assert (asked(match), options(match)) == ((1, "surprise"), [Pass()])
    assert match.clone().alert == match.alert
    match.choose(Pass())
    given = [(entry.seat, entry.how) for entry in entries(match.journal) if isinstance(entry, Answer)]
    assert given == [(0, "chosen"), (1, "chosen"), (0, "kernel")]
    again = reloaded(match)
    assert entries(again.journal) == entries(match.journal)
