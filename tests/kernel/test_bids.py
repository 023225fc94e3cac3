from __future__ import annotations

import pytest

from bocage.kernel import Answer, Match, NotOffered, NotYourTurn, Refusal
from bocage.kernel.journal import entries
from bocage.kernel.saves import read, save, verify

from .bids import Bid, BidGame, Shown
from .tiny import live, reloaded, scripted


def test_all_seats_are_asked_at_once() -> None:
    match = scripted(BidGame)
    assert list(match.pending) == [0, 1, 2]
    match.choose(Bid(2), seat=1)
    assert list(match.pending) == [0, 2]


def test_the_bids_are_shown_by_seat_whatever_the_order_of_the_answers() -> None:
    match = scripted(BidGame)
    for seat, gold in ((2, 0), (0, 1), (1, 2)):
        match.choose(Bid(gold), seat=seat)
    assert match.events(0) == [Shown((1, 2, 0))]


def test_a_bid_cannot_be_changed_by_bidding_again() -> None:
    match = scripted(BidGame)
    match.choose(Bid(2), seat=1)
    with pytest.raises(NotYourTurn):
        match.choose(Bid(3), seat=1)
    assert match.game.answers == {1: Bid(2)}


@pytest.mark.parametrize("gold", [0, 2])
def test_another_seat_sees_nothing_of_a_bid(gold: int) -> None:
    match = scripted(BidGame)
    match.choose(Bid(gold), seat=1)
    assert match.view(1).plain()["answers"] == {"1": {"is": "Bid", "gold": gold}}
    assert match.view(0).plain() == scripted(BidGame).view(0).plain()
    assert match.events(0) == []
    assert match.why_not(Bid(9), seat=0) == Refusal("bids.poor", {"seat": 0})


def test_bids_that_are_in_survive_save_load_and_clone() -> None:
    match = live(BidGame)
    match.choose(Bid(2), seat=1)
    for other in (reloaded(match), match.clone()):
        assert other.game.digest() == match.game.digest()
        assert list(other.pending) == [0, 2]
        other.choose(Bid(1), seat=0)
        other.choose(Bid(0), seat=2)
        assert other.events(0) == [Shown((1, 2, 0))]
    assert list(match.pending) == [0, 2]


def test_a_seat_may_take_back_its_bid_until_another_answers() -> None:
    match = scripted(BidGame)
    match.choose(Bid(2), seat=1)
    assert match.may_undo(1)
    match.undo(1)
    assert list(match.pending) == [0, 1, 2]
    match.choose(Bid(3), seat=1)
    match.choose(Bid(1), seat=0)
    assert not match.may_undo(1)
    assert match.may_undo(0)


def test_a_seat_with_one_bid_is_answered_for_by_the_kernel() -> None:
    match = scripted(BidGame, scenario="broke")
    assert list(match.pending) == [0, 1]
    given = [(entry.seat, entry.how) for entry in entries(match.journal) if isinstance(entry, Answer)]
    assert given == [(2, "kernel")]


def test_a_journal_that_begins_with_an_answer_of_the_kernel_is_loaded_once() -> None:
    match = live(BidGame, scenario="broke")
    match.choose(Bid(1), seat=0)
    assert entries(reloaded(match).journal) == entries(match.journal)


def test_a_game_that_begins_with_an_answer_of_the_kernel_can_be_verified() -> None:
    match = live(BidGame, scenario="broke")
    match.choose(Bid(1), seat=0)
    match.choose(Bid(1), seat=1)
    assert verify(read(save(match)), match.play) == 0


def test_the_judge_explains_a_bid_that_is_not_on_offer() -> None:
    match: Match = scripted(BidGame)
    assert match.why_not(Bid(-1), seat=2) == Refusal("bids.negative")
    with pytest.raises(NotOffered, match=r"bids\.negative"):
        match.choose(Bid(-1), seat=2)


def test_a_seat_that_holds_less_than_another_is_offered_less() -> None:
    match = scripted(BidGame)
    for seat, gold in ((0, 3), (1, 1), (2, 1)):
        match.choose(Bid(gold), seat=seat)
    assert {seat: len(decision.options) for seat, decision in match.pending.items()} == {1: 3, 2: 3}
