"""The past of a match: how much is played again to take something back or to look at an earlier position."""

from __future__ import annotations

import random

import pytest

from bocage.kernel import Game, LiveDice, Mark, Match, Option, Seat
from bocage.kernel.journal import entries, standing
from bocage.kernel.past import MOST

from .pace import Ahead, Gamble, PaceGame
from .tiny import Tiny, live, reloaded

STRIDE = 20


@pytest.fixture(autouse=True)
def _short_stride(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "stride", STRIDE)


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[Option]:
    """The answers that any game was given since."""
    given: list[Option] = []
    answer = Game.answer

    def counted(self: Game, seat: Seat, option: Option) -> None:
        given.append(option)
        answer(self, seat, option)

    monkeypatch.setattr(Game, "answer", counted)
    return given


def marched(answers: int, seed: int = 3) -> Match:
    """A match with so many answers, some of them taken back."""
    match, chance = live(PaceGame, seed), random.Random(seed)
    while match.revision < answers:
        if match.may_undo(0) and chance.random() < 0.1:
            match.undo(0)
        else:
            match.choose(chance.randrange(3))
    return match


def gone(match: Match) -> int:
    game = match.game
    assert isinstance(game, PaceGame)
    return game.columns[0].gone


def test_taking_back_plays_again_from_the_nearest_copy(answered: list[Option]) -> None:
    match = marched(2_000)
    match.choose(Ahead(1))
    before = gone(match)
    answered.clear()
    match.undo(0)
    assert gone(match) == before - 1
    assert len(answered) < STRIDE


def test_copies_are_few_and_all_of_them_true() -> None:
    match = marched(2_000)
    assert len(match.marks) == MOST
    for mark in match.marks:
        again = live(PaceGame, 3)
        again.replay([entry for entry in entries(match.journal) if entry.revision <= mark.revision])
        assert again.game.columns == mark.game.columns  # type: ignore[attr-defined]


def test_looking_back_shows_each_position_as_it_was(answered: list[Option]) -> None:
    match, chance = live(PaceGame), random.Random(5)
    seen = [match.game.digest()]
    for _ in range(300):
        if match.may_undo(0) and chance.random() < 0.2:
            match.undo(0)
        else:
            match.choose(chance.randrange(3))
        seen.append(match.game.digest())
    answered.clear()
    for revision, digest in enumerate(seen):
        past = match.at(revision)
        assert (past.revision, past.game.digest()) == (revision, digest)
    assert len(answered) < len(seen) * STRIDE
    assert match.game.digest() == seen[-1]


def test_a_match_goes_on_from_any_point_of_its_past_as_it_did() -> None:
    match = marched(200)
    past = match.at(90)
    past.replay([entry for entry in entries(match.journal) if entry.revision > 90])
    assert past.game.digest() == match.game.digest()
    assert entries(past.journal) == entries(match.journal)


def test_a_match_that_is_resumed_keeps_where_it_was_resumed_from(answered: list[Option]) -> None:
    match = marched(1_000)
    recorded, point = entries(match.journal), match.at(950)
    answered.clear()
    again = Match.resume(
        live(PaceGame, 3), recorded, Mark(950, point.game.clone()), opening=match.opening, orders=match.orders
    )
    assert again.game.digest() == match.game.digest()
    again.choose(Ahead(2))
    answered.clear()
    again.undo(0)
    assert len(answered) < STRIDE


def test_what_lies_before_a_loaded_save_is_played_from_the_start(answered: list[Option]) -> None:
    match = marched(300)
    match.choose(Ahead(1))
    loaded = reloaded(match)
    loaded.undo(0)
    match.undo(0)
    assert loaded.game.digest() == match.game.digest()
    answered.clear()
    loaded.choose(Ahead(1))
    loaded.undo(0)
    assert len(answered) < STRIDE + 1


def test_other_dice_from_now_on_leave_the_past_as_it_was() -> None:
    match = marched(100)
    match.choose(Gamble())
    other = match.with_dice(LiveDice("other", "dice"))
    assert other.game.digest() == match.game.digest()
    for _ in range(6):
        match.choose(Gamble())
        other.choose(Gamble())
    assert gone(match) != gone(other)


def test_nobody_plays_on_with_a_copy() -> None:
    match = marched(100)
    kept = [(mark.revision, mark.game.digest()) for mark in match.marks]
    for _ in range(30):
        match.choose(Gamble())
    match.at(50).choose(Gamble())
    assert [(mark.revision, mark.game.digest()) for mark in match.marks][: len(kept)] == kept


def test_taking_back_again_and_again_plays_next_to_nothing_again(answered: list[Option]) -> None:
    """In one place, and further and further back: as a save may have it that someone made up."""
    match = live(PaceGame)
    for _ in range(STRIDE - 1):
        match.choose(Ahead(1))
    del answered[:]
    for _ in range(200):
        match.choose(Ahead(1))
        match.undo(0)
    assert len(answered) <= 200 + STRIDE
    deep = live(PaceGame)
    for _ in range(3 * STRIDE):
        deep.choose(Ahead(1))
    del answered[:]
    for _ in range(3 * STRIDE):
        deep.undo(0)
    assert len(answered) <= 4 * 3 * STRIDE


def test_the_answers_that_stand_are_found_past_any_number_of_takebacks() -> None:
    match = marched(STRIDE)
    first = next(standing(match.journal))
    for _ in range(300):
        match.choose(Ahead(1))
        match.undo(0)
    assert match.journal is not None
    assert match.journal[2][0] is first
    again = reloaded(match)
    assert again.journal is not None
    assert again.journal[2][0] == first
