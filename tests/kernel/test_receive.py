from __future__ import annotations

from bocage.kernel import Match, Pass

from .receive import (
    Barrage,
    Bombardment,
    Burial,
    Buried,
    Desert,
    Deserted,
    Destroyed,
    LastShot,
    Reactive,
    ReceiveGame,
    Strike,
)
from .tiny import asked, fresh_dice, live, options, reloaded, scripted, trail


def twice_suppressed(match: Match) -> None:
    match.choose(Barrage((0, 1)))
    match.choose(Barrage((0, 1)))


def test_nothing_is_asked_when_the_event_calls_for_nothing() -> None:
    match = scripted(ReceiveGame)
    match.choose(Barrage((0,)))
    assert asked(match) == (1, "bombard")


def test_a_second_suppression_opens_the_window_at_once() -> None:
    match = scripted(ReceiveGame)
    match.choose(Barrage((0,)))
    match.choose(Barrage((0,)))
    assert trail(match) == ["Bombardment", "Desertion"]
    match.choose(Desert(0))
    assert match.events(0)[-1] == Deserted(0)
    assert asked(match) == (1, "bombard")


def test_the_state_alone_does_not_open_the_window_again() -> None:
    match = scripted(ReceiveGame)
    match.choose(Barrage((0,)))
    match.choose(Barrage((0,)))
    match.choose(Pass())
    match.choose(Barrage((1,)))
    assert asked(match) == (1, "bombard")


def test_each_of_two_events_of_one_step_opens_its_window() -> None:
    match = scripted(ReceiveGame)
    twice_suppressed(match)
    windows = []
    while asked(match)[1] == "desertion":
        windows.append(options(match)[0].unit)
        match.choose(Pass())
    assert sorted(windows) == [0, 1]


def test_windows_open_in_the_order_in_which_the_events_were_told() -> None:
    match = scripted(ReceiveGame)
    twice_suppressed(match)
    assert options(match)[0] == Desert(0)


def test_a_save_between_two_windows_of_one_step_keeps_the_second() -> None:
    match = live(ReceiveGame)
    twice_suppressed(match)
    again = reloaded(match)
    for each in (match, again):
        each.choose(Pass())
    assert asked(again) == (1, "desertion")
    assert options(again) == options(match)


def test_a_burial_that_tells_first_lets_the_dead_shoot_before_it_is_removed() -> None:
    match = scripted(ReceiveGame)
    match.choose(Strike((0,), told=False))
    assert trail(match) == ["Bombardment", "Burial", "Reactive"]
    assert match.game.platoons[0].state == "dead"  # type: ignore[attr-defined]


def test_interrupts_look_after_the_window_of_an_event_of_the_same_step() -> None:
    match = scripted(ReceiveGame)
    match.choose(Strike((0,), told=True))
    assert trail(match) == ["Bombardment", "Reactive"]
    assert match.game.platoons[0].state == "dead"  # type: ignore[attr-defined]
    match.choose(Pass())
    assert trail(match) == ["Bombardment", "Burial", "Reactive"]


def test_interrupts_look_after_the_window_also_when_it_was_saved_there() -> None:
    match = live(ReceiveGame)
    match.choose(Strike((0, 1), told=True))
    again = reloaded(match)
    for each in (match, again):
        for _ in range(4):
            assert each.decision is not None
            each.choose(Pass())
        assert [event.unit for event in each.events(0) if isinstance(event, Buried)] == [0, 1]
    assert again.game.digest() == match.game.digest()


def test_an_imagined_game_in_the_burial_of_the_first_buries_the_second_too() -> None:
    match = live(ReceiveGame)
    match.choose(Strike((0, 1), told=False))
    game = match.imagined(0, fresh_dice(match))
    game.answer(0, Pass())
    match.choose(Pass())
    shown = [frame for frame in game.frames() if frame.shown]
    assert shown == list(match.trail()) == [Bombardment(), Burial(1), Reactive(1)]


def test_what_dies_inside_an_interrupt_is_removed_after_it() -> None:
    match = scripted(ReceiveGame)
    match.choose(Strike((0,), told=False))
    match.choose(LastShot(0))
    told = [event for event in match.events(0) if isinstance(event, Buried | Destroyed)]
    assert told == [Destroyed(0), Buried(0), Destroyed(2)]
    assert trail(match) == ["Bombardment", "Burial", "Reactive"]
    match.choose(Pass())
    assert match.events(0)[-1] == Buried(2)


def test_a_second_death_is_attended_to_also_after_a_load_in_the_burial_of_the_first() -> None:
    match = live(ReceiveGame)
    match.choose(Strike((0, 1), told=False))
    again = reloaded(match)
    for each in (match, again):
        each.choose(Pass())
    assert trail(match) == ["Bombardment", "Burial", "Reactive"]
    assert trail(again) == ["Bombardment", "Burial", "Reactive"]
