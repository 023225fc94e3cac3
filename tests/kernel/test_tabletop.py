from __future__ import annotations

import pytest

from bocage.kernel import LiveDice, NotOffered, Point, Refusal, ScriptedDice, things
from bocage.kernel.saves import read, save, verify

from .duel import DuelGame
from .tabletop import MoveTo, NeverMind, StayPut, StayThere, TableGame, WentTo
from .tiny import asked, live, options, reloaded, scripted


def test_the_judge_answers_for_any_point() -> None:
    match = scripted(TableGame)
    assert match.propose(MoveTo(Point(60, 80))) is None
    assert match.propose(MoveTo(Point(61, 80))) == Refusal("table.reach", {"limit": 100})


def test_a_proposal_that_the_judge_accepts_can_be_chosen() -> None:
    match = scripted(TableGame)
    match.choose(MoveTo(Point(60, 80)))
    assert match.events(1) == [WentTo(Point(60, 80))]


def test_a_proposal_that_the_judge_refuses_changes_nothing() -> None:
    match = scripted(TableGame)
    before = match.game.digest()
    with pytest.raises(NotOffered) as caught:
        match.choose(MoveTo(Point(0, 101)))
    assert caught.value.refusal == Refusal("table.reach", {"limit": 100})
    assert (match.game.digest(), match.revision) == (before, 0)


def test_asking_the_judge_moves_nothing() -> None:
    match = scripted(TableGame)
    before = match.game.digest()
    match.propose(MoveTo(Point(60, 80)))
    assert match.game.digest() == before


def test_a_question_that_takes_proposals_is_asked_even_if_it_lists_one_answer() -> None:
    match = scripted(TableGame)
    assert (asked(match), options(match)) == ((0, "stroll"), [StayPut()])


def test_a_standing_order_does_not_answer_a_question_that_takes_proposals() -> None:
    match = scripted(TableGame)
    match.stand(1, [NeverMind()])
    assert match.decision is not None


def test_undo_stops_at_an_answer_by_order_of_the_same_seat() -> None:
    match = scripted(TableGame)
    match.choose(MoveTo(Point(1, 1)))
    assert match.may_undo(0)
    match.stand(0, [StayThere()])
    assert match.result is not None
    assert not match.may_undo(0)


def test_a_proposed_point_is_in_the_journal_and_verified() -> None:
    match = live(TableGame)
    match.choose(MoveTo(Point(-3, 7)))
    assert reloaded(match).game.figures == match.game.figures  # type: ignore[attr-defined]
    assert verify(read(save(match)), match.play) == 0


def test_a_point_is_a_thing_that_a_client_can_show() -> None:
    assert things(MoveTo(Point(3, 4))) == (("point", Point(3, 4)),)


def test_a_proposal_is_drawn_by_dice_of_its_own_and_judged() -> None:
    match = scripted(TableGame)
    before = match.game.digest()
    assert match.sample(ScriptedDice([100])) == MoveTo(Point(100, 0))
    assert match.sample(ScriptedDice([101])) is None
    assert match.game.digest() == before


def test_where_nothing_can_be_proposed_nothing_is_drawn() -> None:
    assert scripted(DuelGame).sample(LiveDice("any")) is None
