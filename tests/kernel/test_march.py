from __future__ import annotations

import pytest

from bocage.kernel import Match, NotOffered, Pass, Refusal

from .march import Into, MarchGame, Snipe, Stopped, Walk
from .tiny import asked, live, options, reloaded, scripted, trail


def test_the_window_opens_after_each_step_of_the_move() -> None:
    match = scripted(MarchGame)
    seen = []
    while match.decision is not None:
        seen.append(asked(match))
        match.choose(0 if match.decision.seat == 0 else Pass())
    assert seen == [(0, "walk"), (1, "overwatch")] * 4
    assert match.result is not None
    assert match.result.winners == (0,)


def test_the_trail_is_the_stack_from_the_outside_in() -> None:
    match = scripted(MarchGame)
    match.choose(Into(1))
    assert trail(match) == ["Patrol", "Walk", "Overwatch"]
    assert match.trail()[1] == Walk(0, 3)


def test_a_pinned_mover_stops_because_its_frame_reads_it_again() -> None:
    match = scripted(MarchGame, 4)
    match.choose(Into(1))
    match.choose(Snipe(1))
    assert match.result is not None
    assert match.result.winners == (1,)
    assert match.game.soldiers[0].state == "pinned"  # type: ignore[attr-defined]
    assert Stopped(0, "pinned") in match.events(0)


def test_a_killed_mover_takes_no_further_step() -> None:
    match = scripted(MarchGame, 6)
    match.choose(Into(1))
    match.choose(Snipe(2))
    assert match.decision is None
    assert match.game.soldiers[0].place == 1  # type: ignore[attr-defined]


def test_after_a_miss_the_window_opens_again_and_the_spent_gun_is_not_offered() -> None:
    match = scripted(MarchGame, 1)
    match.choose(Into(1))
    match.choose(Snipe(1))
    assert asked(match) == (1, "overwatch")
    assert options(match) == [Snipe(2), Pass()]


def test_a_window_with_nothing_to_offer_asks_nobody() -> None:
    match = scripted(MarchGame, 1, 1)
    match.choose(Into(1))
    match.choose(Snipe(1))
    match.choose(Snipe(2))
    assert asked(match) == (0, "walk")
    match.choose(Into(2))
    assert asked(match) == (0, "walk")


def test_a_pass_lasts_for_one_window_only() -> None:
    match = scripted(MarchGame)
    match.choose(Into(1))
    match.choose(Pass())
    match.choose(Into(2))
    assert options(match) == [Snipe(1), Snipe(2), Pass()]


def test_the_judge_that_refuses_a_step_says_why() -> None:
    match = scripted(MarchGame)
    assert match.why_not(Into(3)) == Refusal("march.adjacent", {"place": 3})
    with pytest.raises(NotOffered, match=r"march\.adjacent"):
        match.choose(Into(3))


def test_the_judge_of_a_window_says_why_a_reaction_is_refused() -> None:
    match = scripted(MarchGame, 1)
    match.choose(Into(1))
    match.choose(Snipe(1))
    assert match.why_not(Snipe(1)) == Refusal("march.spent", {"unit": 1})


def test_a_match_saved_inside_the_interrupt_goes_on_as_if_it_had_not_been() -> None:
    match = live(MarchGame)
    match.choose(Into(1))
    again = reloaded(match)
    assert trail(again) == ["Patrol", "Walk", "Overwatch"]
    for each in (match, again):
        each.choose(Snipe(1))
    assert match.game.digest() == again.game.digest()
    assert match.events(0) == again.events(0)


def test_odds_of_a_shot_are_those_of_the_window_in_which_it_is_fired() -> None:
    match: Match = scripted(MarchGame)
    match.choose(Into(1))
    odds = {chance.events: chance.probability * 6 for chance in match.odds(Snipe(1))}
    assert odds == {(): 3, (Stopped(0, "pinned"),): 2, (Stopped(0, "dead"),): 1}
