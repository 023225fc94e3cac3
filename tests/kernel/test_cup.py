from __future__ import annotations

from collections import Counter

from bocage.kernel import LiveDice

from .cup import FORMATIONS, UNKNOWN, Cup, CupGame, Draw, Drawn
from .tiny import asked, live, reloaded, scripted


def test_chits_come_in_the_shuffled_order() -> None:
    match = scripted(CupGame, 4, 1, 2, 1, 1)
    assert match.game.cups == [Cup(0, ("4th", "1st", "3rd", "2nd"))]  # type: ignore[attr-defined]
    while match.decision is not None:
        match.choose(Draw())
    assert [event.chit for event in match.events(0) if isinstance(event, Drawn)] == ["4th", "1st", "3rd", "2nd"]


def test_nobody_sees_the_order_of_the_cup() -> None:
    views = [live(CupGame, seed).view(0).plain() for seed in range(20) if asked(live(CupGame, seed))[0] == 0]
    assert len(views) > 5
    assert all(view == views[0] for view in views)
    assert views[0]["tables"]["cups"][0]["inside"] == (UNKNOWN,) * 4


def test_every_order_of_the_cup_comes_up() -> None:
    orders = Counter(live(CupGame, seed).game.cups[0].inside for seed in range(1200))  # type: ignore[attr-defined]
    assert len(orders) == 24
    assert max(orders.values()) < 100


def test_a_weighted_pick_falls_as_its_weights() -> None:
    dice = LiveDice("weights")
    picked = Counter(dice.pick([3, 0, 1]) for _ in range(4000))
    assert set(picked) == {0, 2}
    assert abs(picked[0] - 3000) < 4 * (4000 * 3 / 16) ** 0.5


def test_a_drawn_chit_closes_undo_and_dice_alone_had_settled_it() -> None:
    match = live(CupGame)
    seat = asked(match)[0]
    match.choose(Draw())
    assert not match.may_undo(seat)


def test_a_save_keeps_the_order_of_the_cup() -> None:
    match = live(CupGame)
    match.choose(Draw())
    again = reloaded(match)
    for each in (match, again):
        while each.decision is not None:
            each.choose(Draw())
    assert match.events(0) == again.events(0)
    assert sorted(event.chit for event in match.events(0) if isinstance(event, Drawn)) == sorted(FORMATIONS)


def test_an_imagined_cup_holds_the_chits_that_are_left_in_any_order() -> None:
    match = live(CupGame)
    match.choose(Draw())
    out = match.game.cups[0].drawn  # type: ignore[attr-defined]
    dice = LiveDice("imagined")
    imagined = {match.imagined(0, dice).cups[0].inside for _ in range(200)}  # type: ignore[attr-defined]
    assert len(imagined) == 6
    assert all(set(inside) == set(FORMATIONS) - set(out) for inside in imagined)
