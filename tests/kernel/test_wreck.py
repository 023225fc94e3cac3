from __future__ import annotations

from fractions import Fraction

from bocage.kernel import Match, Over

from .tiny import asked, fresh_dice, live, options, reloaded, scripted, trail
from .wreck import Bailed, Burn, Counted, DriveOff, Hurt, Jump, Removed, WreckGame


def told(match: Match) -> list[object]:
    return [event for event in match.events(0) if isinstance(event, Removed | Bailed | Over)]


def test_the_dead_are_removed_before_anyone_is_asked() -> None:
    match = scripted(WreckGame)
    match.choose(Hurt((1,)))
    assert match.game.bodies[1] is None  # type: ignore[attr-defined]
    assert asked(match) == (1, "fight")


def test_a_value_is_delivered_before_an_interrupt_looks() -> None:
    match = scripted(WreckGame)
    match.choose(Hurt((1,)))
    assert match.events(0)[:2] == [Counted(left=4), Removed(1)]


def test_orphaned_passengers_come_after_their_vehicle_one_by_one() -> None:
    match = scripted(WreckGame)
    match.choose(Hurt((0,)))
    assert told(match) == [Removed(0)]
    assert (asked(match), options(match)) == ((0, "bail"), [Jump(1), Burn(1)])
    match.choose(Jump(1))
    assert options(match) == [Jump(2), Burn(2)]
    match.choose(Jump(2))
    assert told(match) == [Removed(0), Bailed(1), Bailed(2)]
    assert asked(match) == (1, "fight")


def test_an_interrupt_is_not_interrupted_but_looked_at_when_it_ends() -> None:
    match = scripted(WreckGame)
    match.choose(Hurt((0,)))
    match.choose(Burn(1))
    assert told(match) == [Removed(0), Bailed(1), Removed(1)]
    assert trail(match) == ["Fight", "Bail"]
    assert options(match) == [Jump(2), Burn(2)]


def test_victory_ends_the_game_at_once() -> None:
    match = scripted(WreckGame)
    match.choose(Hurt((3,)))
    assert told(match) == [Removed(3), Over((0,), "wreck.last")]
    assert match.decision is None
    assert match.pending == {}
    assert match.result is not None


def test_interrupts_come_in_their_order_and_victory_waits_for_the_orphans() -> None:
    match = scripted(WreckGame)
    match.choose(Hurt((0, 3)))
    assert told(match) == [Removed(0), Removed(3)]
    assert asked(match) == (0, "bail")
    match.choose(Burn(1))
    match.choose(Jump(2))
    assert told(match)[2:] == [Bailed(1), Removed(1), Bailed(2), Over((0,), "wreck.last")]


def test_passengers_are_orphaned_also_when_an_ordinary_step_drops_their_vehicle() -> None:
    match = scripted(WreckGame)
    match.choose(DriveOff(0))
    assert asked(match) == (0, "bail")


def test_a_match_saved_in_an_interrupt_does_not_enter_it_again() -> None:
    match = live(WreckGame)
    match.choose(Hurt((0,)))
    again = reloaded(match)
    assert again.game.digest() == match.game.digest()
    for each in (match, again):
        each.choose(Burn(1))
    assert (trail(again), options(again)) == (trail(match), options(match))


def test_odds_count_what_the_interrupts_tell_of_the_last_step() -> None:
    assert scripted(WreckGame).odds(Hurt((1,))) == [(Fraction(1), (Removed(1),))]


def test_odds_to_the_end_of_the_game_count_what_the_interrupts_tell() -> None:
    match = live(WreckGame)
    odds = match.odds(Hurt((3,)), until="Fight")
    assert odds == [(Fraction(1), (Removed(3),))]


def test_an_imagined_game_in_an_interrupt_goes_on_like_the_real_one() -> None:
    match = live(WreckGame)
    match.choose(Hurt((0,)))
    game = match.imagined(0, fresh_dice(match))
    for choice in (Burn(1), Jump(2)):
        game.answer(0, choice)
        match.choose(choice)
    assert game.state()["tables"] == match.game.state()["tables"]
    assert game.steps() == match.game.steps()


def test_a_finished_match_is_loaded_as_it_ended() -> None:
    match = live(WreckGame)
    match.choose(Hurt((3,)))
    again = reloaded(match)
    assert again.game.digest() == match.game.digest()
    assert again.decision is None
