from __future__ import annotations

import pytest

from bocage.kernel import Answer, NoUndo, Pass, RulesError
from bocage.kernel.journal import entries
from bocage.kernel.saves import read, save, verify

from .sentry import Dash, FireAnyway, FireAt, FiredAt, FireWithin, NeverFire, Rest, SentryGame
from .tiny import asked, live, options, reloaded, scripted


def test_without_an_order_the_seat_is_asked() -> None:
    match = scripted(SentryGame)
    match.choose(Dash(1))
    assert (asked(match), options(match)) == ((1, "watch"), [FireAt(4), Pass()])


def test_an_order_answers_from_the_view_and_the_journal_says_so() -> None:
    match = scripted(SentryGame)
    match.stand(1, [FireWithin(3)])
    match.choose(Dash(1))
    assert asked(match) == (0, "dash")
    match.choose(Dash(2))
    given = [(entry.seat, entry.option, entry.how) for entry in entries(match.journal) if isinstance(entry, Answer)]
    assert given == [
        (0, Dash(1), "chosen"),
        (1, Pass(), "order"),
        (0, Dash(2), "chosen"),
        (1, FireAt(3), "order"),
    ]
    assert match.events(0) == [FiredAt(3)]


def test_an_order_given_while_its_question_waits_answers_it() -> None:
    match = scripted(SentryGame)
    match.choose(Dash(1))
    match.stand(1, [NeverFire()])
    assert asked(match) == (0, "dash")


def test_the_first_order_that_answers_is_obeyed() -> None:
    match = scripted(SentryGame)
    match.stand(1, [FireWithin(9), NeverFire()])
    match.choose(Dash(1))
    assert match.events(0) == [FiredAt(4)]


def test_an_order_taken_back_asks_the_seat_again() -> None:
    match = scripted(SentryGame)
    match.stand(1, [NeverFire()])
    match.choose(Dash(1))
    match.stand(1, [])
    match.choose(Dash(2))
    assert asked(match) == (1, "watch")


def test_an_order_of_one_seat_answers_nothing_for_another() -> None:
    match = scripted(SentryGame)
    match.stand(0, [NeverFire()])
    match.choose(Dash(1))
    assert asked(match) == (1, "watch")


def test_undo_stops_at_an_answer_given_by_order() -> None:
    match = scripted(SentryGame)
    match.stand(1, [NeverFire()])
    match.choose(Rest())
    assert not match.may_undo(0)
    assert not match.may_undo(1)
    with pytest.raises(NoUndo):
        match.undo(0)


def test_undo_by_consent_goes_back_beyond_the_order_to_the_choice_before_it() -> None:
    match = scripted(SentryGame)
    match.stand(1, [NeverFire()])
    match.choose(Dash(1))
    match.undo(0, consent=[1])
    assert (asked(match), options(match)) == ((0, "dash"), [Dash(1), Rest()])


def test_a_match_with_orders_can_be_verified_without_them() -> None:
    match = live(SentryGame)
    match.stand(1, [FireWithin(3)])
    for place in (1, 2, 3):
        match.choose(Dash(place))
    assert verify(read(save(match)), match.play) == 0


def test_a_clone_obeys_its_own_orders() -> None:
    match = scripted(SentryGame)
    other = match.clone()
    other.stand(1, [NeverFire()])
    for each in (match, other):
        each.choose(Dash(1))
    assert (asked(match)[0], asked(other)[0]) == (1, 0)


def test_a_loaded_match_still_has_its_orders() -> None:
    match = live(SentryGame)
    match.stand(1, [NeverFire()])
    assert reloaded(match).orders == match.orders


def test_an_order_that_answers_what_is_not_on_offer_is_a_defect_of_the_rules() -> None:
    match = scripted(SentryGame)
    match.stand(1, [FireAnyway()])
    with pytest.raises(RulesError):
        match.choose(Dash(1))
