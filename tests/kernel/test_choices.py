from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage.kernel import ChoiceError, Match, NotOffered, NotYourTurn, Pass, Refusal, Stale, Unknown

from .bids import Bid, BidGame
from .duel import DuelGame, Hold, Shoot
from .march import Halt, Into, MarchGame, Snipe
from .tiny import live, options, scripted


def walking() -> Match:
    match = live(MarchGame)
    match.choose(Into(1))
    match.choose(Pass())
    return match


@pytest.mark.parametrize(
    ("choose", "error", "line"),
    [
        (lambda m: m.choose(Into(2), revision=1), Stale, "the choice is for revision 1, the match is at 2"),
        (lambda m: m.choose(Into(2), seat=1), NotYourTurn, "seat 1 is not asked anything now"),
        (lambda m: m.choose(2), NotOffered, "choice 2 is not on offer: there are 2"),
        (lambda m: m.choose(-1), NotOffered, "choice -1 is not on offer: there are 2"),
        (lambda m: m.choose(Into(4)), NotOffered, "Into(place=4) is not on offer: march.adjacent"),
        (lambda m: m.choose(Snipe(1)), NotOffered, "Snipe(gun=1) is not on offer: kernel.not-now"),
    ],
)
def test_a_choice_that_cannot_be_made_says_so_in_one_line_and_changes_nothing(
    choose: Callable[[Match], None], error: type[ChoiceError], line: str
) -> None:
    match = walking()
    before = (match.game.digest(), match.revision, match.journal, match.game.dice.counter)
    with pytest.raises(error) as caught:
        choose(match)
    assert str(caught.value) == line
    assert (match.game.digest(), match.revision, match.journal, match.game.dice.counter) == before


def test_after_the_end_nobody_is_asked() -> None:
    match = scripted(MarchGame)
    match.choose(Halt())
    assert (match.decision, match.pending) == (None, {})
    assert match.why_not(Halt()) == Refusal("kernel.over")
    with pytest.raises(NotYourTurn, match="the match is over"):
        match.choose(0)
    with pytest.raises(NotYourTurn, match="the match is over"):
        match.odds(Halt())


def test_an_option_of_a_kind_that_the_question_does_not_take_is_not_for_now() -> None:
    match = scripted(DuelGame)
    assert match.why_not(Into(1)) == Refusal("kernel.not-now")
    assert match.why_not(Pass()) == Refusal("kernel.not-now")


def test_an_option_of_the_right_kind_that_is_not_listed_is_not_on_offer() -> None:
    match = scripted(DuelGame)
    assert match.why_not(Shoot(1, 0)) == Refusal("kernel.not-offered")
    assert match.why_not(Hold()) is None


def test_another_seat_is_told_that_it_is_not_its_turn() -> None:
    match = scripted(MarchGame)
    assert match.why_not(Into(1), seat=1) == Refusal("kernel.not-your-turn")
    assert match.why_not(Into(1), seat=0) is None


def test_a_question_to_all_takes_its_kind_and_no_other() -> None:
    match = scripted(BidGame)
    assert match.why_not(Bid(7), seat=1) == Refusal("bids.poor", {"seat": 1})
    assert match.why_not(Halt(), seat=1) == Refusal("kernel.not-now")


def test_an_option_may_be_chosen_by_its_place_or_as_a_record() -> None:
    by_place, by_record = live(MarchGame), live(MarchGame)
    by_place.choose(0)
    by_record.choose(options(by_record)[0])
    assert by_place.game.digest() == by_record.game.digest()


def test_each_answer_is_one_revision() -> None:
    match = scripted(MarchGame)
    assert match.revision == 0
    match.choose(Into(1), revision=0)
    assert match.decision is not None
    assert (match.revision, match.decision.revision) == (1, 1)


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    match = live(MarchGame)
    match.choose(Into(1))
    clone = match.clone()
    clone.choose(Snipe(1))
    before = match.game.digest()
    assert clone.game.digest() != before
    match.choose(Pass())
    assert (match.revision, clone.revision) == (2, 2)
    assert match.game.soldiers[1].state == "ready"  # type: ignore[attr-defined]
    assert clone.game.soldiers[1].state == "spent"  # type: ignore[attr-defined]


def test_a_clone_has_the_same_chance() -> None:
    match = live(MarchGame)
    match.choose(Into(1))
    clone = match.clone()
    for each in (match, clone):
        each.choose(Snipe(1))
    assert match.game.digest() == clone.game.digest()
    assert match.events(0) == clone.events(0)


def test_odds_of_what_is_not_on_offer_are_refused() -> None:
    match = live(DuelGame)
    with pytest.raises(NotOffered):
        match.odds(Shoot(3, 0))


def test_odds_until_an_unknown_procedure_are_refused_in_one_line() -> None:
    match = live(DuelGame)
    with pytest.raises(Unknown, match="no procedure is called 'Retreat'"):
        match.odds(Shoot(0, 1), until="Retreat")
