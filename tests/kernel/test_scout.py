from __future__ import annotations

from typing import Any

from bocage.kernel import SPECTATOR, Match, Pass, Rolled

from .scout import Probe, Scout, ScoutAgain, ScoutGame, Sleep, Taken
from .tiny import live, scripted


def test_secret_dice_are_heard_by_their_seat_alone() -> None:
    match = scripted(ScoutGame, 5)
    match.choose(Scout())
    assert [event.faces for event in match.events(1) if isinstance(event, Rolled)] == [(5,)]
    assert match.events(0) == match.events(SPECTATOR) == []


def test_secret_dice_close_undo_too() -> None:
    match = scripted(ScoutGame, 5)
    match.choose(Scout())
    assert not match.may_undo(1)


def test_a_secret_die_may_be_rolled_again_in_secret() -> None:
    match = scripted(ScoutGame, 5, 2)
    match.choose(Scout())
    match.choose(ScoutAgain())
    match.choose(Pass())
    assert match.game.posts[0].scouted == 2  # type: ignore[attr-defined]
    assert match.events(0) == []


def test_after_the_night_the_other_seat_sees_the_same_whatever_fell() -> None:
    seen: list[dict[str, Any]] = []
    for face in (1, 6):
        match = scripted(ScoutGame, face)
        match.choose(Scout())
        match.choose(Pass())
        seen.append({"view": match.view(0).plain(), "events": match.events(0), "undo": match.may_undo(0)})
    assert seen[0] == seen[1]


def test_a_frame_shows_nothing_of_secret_dice() -> None:
    views = []
    for face in (1, 6):
        match = scripted(ScoutGame, face)
        match.choose(Scout())
        views.append(match.view(0).plain())
    assert views[0] == views[1]


def dawn(seed: int, *night: Scout | Sleep | Pass) -> Match:
    match = live(ScoutGame, seed)
    for choice in night:
        match.choose(choice)
    return match


def test_odds_do_not_depend_on_the_dice_to_come() -> None:
    assert all(dawn(seed, Sleep()).odds(Probe()) == dawn(1, Sleep()).odds(Probe()) for seed in range(2, 12))


def test_odds_do_not_tell_whether_secret_dice_were_rolled() -> None:
    assert all(dawn(seed, Sleep()).odds(Probe()) == dawn(seed, Scout(), Pass()).odds(Probe()) for seed in range(2, 12))


def test_odds_leave_out_what_the_seat_does_not_hear() -> None:
    found = dawn(1, Sleep()).odds(Probe())
    assert {chance.events for chance in found} <= {(), (Taken(),)}


def test_odds_add_up_on_any_imagined_strength() -> None:
    for seed in range(12):
        chances = [chance.probability for chance in dawn(seed, Sleep()).odds(Probe())]
        assert sum(chances) == 1
        assert all((6 * chance).denominator == 1 for chance in chances)
