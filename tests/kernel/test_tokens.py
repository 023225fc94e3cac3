from __future__ import annotations

import pytest

from bocage.kernel import SPECTATOR, Match, NoUndo

from .tiny import asked, live, options, reloaded, scripted, trail
from .tokens import HIDDEN, Acted, Give, Go, Placed, TokenGame


def all_placed() -> Match:
    match = scripted(TokenGame)
    for seat_squads in ((0, 2), (5, 3)):
        for number, squad in enumerate(seat_squads, start=1):
            match.choose(Give(number, squad))
    return match


def test_a_placed_token_is_seen_by_its_owner_alone() -> None:
    match = live(TokenGame)
    match.choose(Give(1, 2))
    owner, other, public = (match.view(seat).plain()["tables"]["tokens"][0]["squad"] for seat in (0, 1, SPECTATOR))
    assert (owner, other, public) == (2, HIDDEN, HIDDEN)


def test_the_other_seat_cannot_tell_one_placing_from_another() -> None:
    one, two = live(TokenGame), live(TokenGame)
    one.choose(Give(1, 0))
    two.choose(Give(1, 2))
    for seat in (1, SPECTATOR):
        assert one.view(seat).plain() == two.view(seat).plain()
        assert one.events(seat) == two.events(seat) == [Placed(0, HIDDEN)]
    assert one.events(0) == [Placed(0, 0)]


def test_placing_can_be_taken_back_one_by_one() -> None:
    match = scripted(TokenGame)
    match.choose(Give(1, 0))
    assert options(match) == [Give(2, 1), Give(2, 2)]
    match.undo(0)
    assert options(match) == [Give(1, 0), Give(1, 1), Give(1, 2)]


def test_the_placing_of_one_seat_is_closed_by_the_placing_of_the_other() -> None:
    match = scripted(TokenGame)
    match.choose(Give(1, 0))
    match.choose(Give(2, 1))
    assert match.may_undo(0)
    match.choose(Give(1, 3))
    assert not match.may_undo(0)
    assert match.may_undo(1)


def test_a_reveal_closes_undo_also_for_the_seat_that_answered_last() -> None:
    match = all_placed()
    assert asked(match) == (0, "cheer")
    assert not match.may_undo(1)
    with pytest.raises(NoUndo):
        match.undo(1)


def test_tokens_are_revealed_in_the_order_of_their_numbers() -> None:
    match = all_placed()
    assert [event for event in match.events(1) if isinstance(event, Acted)] == [Acted(0, 1), Acted(5, 1)]
    assert [token["squad"] for token in match.view(1).plain()["tables"]["tokens"]] == [0, HIDDEN, 5, 3]
    match.choose(Go())
    assert [token["squad"] for token in match.view(1).plain()["tables"]["tokens"]] == [0, 2, 5, 3]


def test_the_sequence_of_play_is_where_the_trail_says() -> None:
    match = live(TokenGame)
    assert trail(match) == ["TokenRound", "PlaceTokens"]
    assert trail(reloaded(match)) == ["TokenRound", "PlaceTokens"]


def test_an_imagined_game_shows_the_same_view() -> None:
    match = live(TokenGame)
    for choice in (Give(1, 0), Give(2, 1), Give(1, 4)):
        match.choose(choice)
    for seat in (0, 1):
        game = match.imagined(seat, match.game.dice.clone())
        assert match.play.view(game, seat).plain() == match.view(seat).plain()
