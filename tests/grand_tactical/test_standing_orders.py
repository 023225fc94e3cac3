"""Standing orders answer tests, suppression and opportunity fire for a player who is away."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import Match, Option, Order, Pass
from bocage.systems.grand_tactical import SYSTEM
from bocage.systems.grand_tactical.rules.activation.activation import Activate
from bocage.systems.grand_tactical.rules.command.quality import PayPoint, RollDie
from bocage.systems.grand_tactical.rules.fire.direct_fire import FireDirectly
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover
from bocage.systems.grand_tactical.rules.fire.results import Accept, Convert
from bocage.systems.grand_tactical.rules.movement.move import Enter
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.show.standing_orders import (
    ConvertAlways,
    ConvertNever,
    FireAlways,
    FireAtLeast,
    FireWithin,
    HoldFire,
    PayForTests,
    RollAlways,
)
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Unit)
US, GERMAN = 0, 1


def fired_at(*dice: int, cp: int = 0) -> Match:
    """A match in which a machine-gun company has fired at Germans."""
    units = {
        "a": {"type": "br-mg", "at": "C5"},
        "b": {"type": "br-mg", "at": "C5"},
        "x": {"type": "ll-gren", "at": "C6"},
    }
    match = positions.match_at(
        units, *dice, begin={"chit": "us"}, turns=["6 Jun 0900"], divisions={"german-division": {"cp": cp}}
    )
    return played(match, Activate(0), FireDirectly(0))


def moving(**position: Any) -> Match:
    """A match in which Germans are about to leave a hex that a near company and a gun farther off cover."""
    units = {
        "a": {"type": "us-para-sc", "at": "C5"},
        "b": {"type": "us-57", "at": "C9"},
        "x": {"type": "ll-gren", "at": "C6"},
    }
    match = positions.match_at(units, *[9] * 8, begin={"chit": "german"}, **position)
    hexes = positions.game_of(match).scene.ground.hexes
    return played(match, Activate(2), MoveOut(2), Enter(hexes["D5"]))


def played(match: Match, *options: Option) -> Match:
    for option in options:
        match.choose(option)
    return match


def answered(match: Match, seat: int, *orders: Order) -> list[Option]:
    """What the orders answered, in order."""
    before = match.revision
    match.stand(seat, orders)
    found: list[Option] = []
    journal: Any = match.journal
    while journal and len(found) < match.revision - before:
        found.append(journal[0].option)
        journal = journal[1]
    return found[::-1]


@pytest.mark.rule("gts.cp.instead-of-roll")
def test_tests_are_rolled_where_that_is_ordered() -> None:
    assert answered(fired_at(1, 0, cp=5), GERMAN, RollAlways()) == [RollDie()]


@pytest.mark.rule("gts.cp.instead-of-roll")
@pytest.mark.parametrize(
    ("order", "cp", "answer"),
    [
        (PayForTests(60, 3), 3, RollDie()),
        (PayForTests(61, 3), 3, PayPoint()),
        (PayForTests(61, 4), 3, RollDie()),
    ],
)
def test_points_are_paid_by_the_chance_and_by_what_the_division_has(
    order: PayForTests, cp: int, answer: Option
) -> None:
    assert answered(fired_at(1, 0, cp=cp), GERMAN, order) == [answer]


@pytest.mark.rule("gts.res.s-convert")
def test_suppression_is_converted_or_accepted() -> None:
    assert answered(fired_at(3, 0), GERMAN, ConvertAlways()) == [Convert()]
    assert answered(fired_at(3), GERMAN, ConvertNever()) == [Accept()]


def test_orders_about_other_questions_wait() -> None:
    assert answered(fired_at(3), GERMAN, HoldFire(), RollAlways(), FireAlways()) == []
    assert answered(fired_at(3), US, ConvertNever()) == []


@pytest.mark.rule("gts.opp.declining-free")
@pytest.mark.parametrize(
    ("order", "firers"),
    [
        (HoldFire(), []),
        (FireAlways(), ["a", "b"]),
        (FireWithin(1), ["a"]),
        (FireWithin(3), ["a", "b"]),
        (FireAtLeast(5), ["a"]),
        (FireAtLeast(6), []),
    ],
)
def test_who_fires_at_what_moves(order: Order, firers: list[str]) -> None:
    match = moving()
    given = answered(match, US, order)
    target = positions.named(match, "x").id
    shots: list[Option] = [FireAtMover(positions.named(match, name).id, target) for name in firers]
    assert given[: len(shots)] == shots
    assert given[len(shots) :] in ([], [Pass()])
    assert positions.named(match, "x").hex == positions.game_of(match).scene.ground.hexes["D5"]
