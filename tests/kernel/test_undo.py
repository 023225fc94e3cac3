from __future__ import annotations

import pytest

from bocage.kernel import Answer, LiveDice, Match, NoUndo, Pass, TakenBack
from bocage.kernel.journal import entries, standing
from bocage.kernel.saves import read, save, verify

from .march import Halt, Into, MarchGame, Snipe
from .surprise import Onward, SurpriseGame
from .tiny import asked, live, options, reloaded, scripted

SEED_OF_A_HIT_AND_A_MISS = 13


def shot(seed: int = 7) -> Match:
    """A match in which seat 1 just shot at seat 0."""
    match = live(MarchGame, seed)
    match.choose(Into(1))
    match.choose(Snipe(1))
    return match


def test_a_choice_without_consequence_is_taken_back_alone() -> None:
    match = scripted(MarchGame)
    before = match.game.digest()
    match.choose(Into(1))
    match.undo(0)
    assert match.game.digest() == before
    assert asked(match) == (0, "walk")


def test_an_undo_is_a_revision_and_on_the_record() -> None:
    match = scripted(MarchGame)
    match.choose(Into(1))
    match.undo(0)
    assert match.revision == 2
    assert entries(match.journal)[-1] == TakenBack(2, 0, to=0)
    match.choose(Halt())
    assert [answer.option for answer in standing(match.journal)] == [Halt()]


def test_undo_stops_at_a_die() -> None:
    match = shot()
    assert not match.may_undo(1)
    with pytest.raises(NoUndo, match="all others must agree"):
        match.undo(1)


def test_undo_stops_at_the_answer_of_another_seat() -> None:
    match = scripted(MarchGame)
    match.choose(Into(1))
    match.choose(Pass())
    assert not match.may_undo(0)
    assert match.may_undo(1)


def test_undo_stops_at_a_pass_that_the_kernel_gave_for_another_seat() -> None:
    match = scripted(SurpriseGame, scenario="bluff")
    match.choose(Onward(1))
    assert not match.may_undo(0)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = scripted(MarchGame)
    assert not match.may_undo(0)
    with pytest.raises(NoUndo, match="nothing to take back"):
        match.undo(0, consent=[1])


def test_a_refused_undo_changes_nothing() -> None:
    match = shot()
    before = (match.game.digest(), match.revision, match.journal)
    with pytest.raises(NoUndo):
        match.undo(1)
    assert (match.game.digest(), match.revision, match.journal) == before


def test_undo_by_consent_goes_beyond_a_die_and_says_who_agreed() -> None:
    match = shot()
    match.undo(1, consent=[0])
    assert entries(match.journal)[-1] == TakenBack(3, 1, to=1, consent=(0,))
    assert (asked(match), options(match)) == ((1, "overwatch"), [Snipe(1), Snipe(2), Pass()])
    assert match.game.soldiers[0].state == "ready"  # type: ignore[attr-defined]


def test_undo_by_consent_never_gives_the_same_dice_again() -> None:
    match = shot()
    for _ in range(5):
        match.undo(1, consent=[0])
        match.choose(Snipe(1))
    thrown = [entry for entry in entries(match.journal) if isinstance(entry, Answer) and entry.faces]
    counters = [entry.chance for entry in thrown]
    assert len(thrown) == 6
    assert sorted(set(counters)) == counters
    stream = LiveDice("7", "tiny/plain")
    assert [face for entry in thrown for face in entry.faces] == list(stream.dice(6))


def test_undo_by_consent_can_go_back_to_the_start() -> None:
    match = shot()
    counter = match.game.dice.counter
    match.undo(0, consent=[1])
    match.undo(0, consent=[1])
    assert (asked(match), match.game.dice.counter) == ((0, "walk"), counter)
    with pytest.raises(NoUndo):
        match.undo(0, consent=[1])


def test_what_stands_keeps_the_dice_it_had() -> None:
    match = shot(SEED_OF_A_HIT_AND_A_MISS)
    match.undo(1, consent=[0])
    match.choose(Snipe(1))
    before = match.game.digest()
    match.choose(Pass())
    match.undo(1)
    assert match.game.digest() == before


def test_what_was_taken_back_is_no_longer_told() -> None:
    match = scripted(MarchGame, 6, 1)
    match.choose(Into(1))
    match.choose(Snipe(1))
    assert match.events(0)
    match.undo(1, consent=[0])
    assert match.events(0) == []


def test_a_match_with_takebacks_is_saved_loaded_and_verified() -> None:
    match = shot()
    match.undo(1, consent=[0])
    match.choose(Snipe(2))
    again = reloaded(match)
    assert again.game.digest() == match.game.digest()
    assert verify(read(save(match)), match.play) == 2
    for each in (match, again):
        each.undo(1, consent=[0])
    assert again.game.digest() == match.game.digest()
    assert entries(again.journal) == entries(match.journal)


def test_a_loaded_match_may_take_back_what_the_saved_one_may() -> None:
    match = live(MarchGame)
    match.choose(Into(1))
    again = reloaded(match)
    assert again.may_undo(0)
    again.undo(0)
    assert asked(again) == (0, "walk")
    assert not reloaded(shot()).may_undo(1)


def test_undo_in_a_clone_leaves_the_original_alone() -> None:
    match = scripted(MarchGame)
    match.choose(Into(1))
    clone = match.clone()
    clone.undo(0)
    assert asked(match) == (1, "overwatch")
    assert match.revision == 1


def test_the_seat_that_undoes_needs_no_consent_of_its_own() -> None:
    match = shot()
    with pytest.raises(NoUndo):
        match.undo(1, consent=[1])
