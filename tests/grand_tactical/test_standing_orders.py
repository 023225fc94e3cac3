"""Standing orders answer tests, suppression, opportunity fire and assaults for a player who is away."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import Match, Option, Order, Pass
from bocage.systems.grand_tactical import SYSTEM
from bocage.systems.grand_tactical.rules.activation.activation import Activate
from bocage.systems.grand_tactical.rules.assault.assault import AssaultHex, JoinAssault
from bocage.systems.grand_tactical.rules.assault.assault_fire import FireAgain, FireInAssault
from bocage.systems.grand_tactical.rules.assault.rounds import DeclareCharge, DeclareFire, FleeTo, HoldGround, Steady
from bocage.systems.grand_tactical.rules.command.leaders import RelocateTo
from bocage.systems.grand_tactical.rules.command.quality import PayPoint, RollDie
from bocage.systems.grand_tactical.rules.fire.direct_fire import FireDirectly
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover
from bocage.systems.grand_tactical.rules.fire.results import Accept, Convert
from bocage.systems.grand_tactical.rules.movement.move import Enter
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.show.standing_orders import (
    ConvertAlways,
    ConvertNever,
    FightPlainly,
    FireAlways,
    FireAtLeast,
    FireWithin,
    FleeIfOutnumbered,
    HoldFire,
    PayForTests,
    RollAlways,
    StandFirm,
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


def assaulted(*dice: int, seconds: int = 1, **position: Any) -> Match:
    """A match in which Americans assault a company and conscripts, whose owner is asked whether they hold."""
    units: dict[str, Any] = {
        "a": {"type": "us-inf", "at": "E5"},
        **{f"more{number}": {"type": "us-inf", "at": "E5"} for number in range(seconds)},
        "weak": {"type": "ost", "at": "E4", "lost": 1},
        "strong": {"type": "ge-pi", "of": "german-2", "at": "E4"},
        "idle": {"type": "us-inf", "at": "P14"},
    }
    leaders = {"german": "E3", "german-2": "E3"}
    match = positions.match_at({**units, **position}, *dice, begin={"chit": "us"}, leaders=leaders)
    hexes = positions.game_of(match).scene.ground.hexes
    match = played(match, Activate(0), AssaultHex(0, hexes["E4"]))
    for number in range(seconds):
        match = played(match, JoinAssault(number + 1))
    while match.decision is not None and match.decision.prompt == "opportunity-fire":
        match.choose(Pass())
    return match


@pytest.mark.rule("gts.assault.hold-or-flee")
@pytest.mark.parametrize(
    ("order", "flees"),
    [(StandFirm(), False), (FleeIfOutnumbered(3), False), (FleeIfOutnumbered(2), True)],
)
def test_defenders_hold_or_flee_by_the_number_of_steps(order: Order, flees: bool) -> None:
    given = answered(assaulted(0, 0), GERMAN, order)
    assert [type(answer) for answer in given[:1]] == [FleeTo if flees else HoldGround]


@pytest.mark.rule("gts.assault.flee-unable")
def test_nobody_flees_who_would_leave_others_to_die() -> None:
    match = assaulted(0, 0, gun={"type": "ge-pak", "at": "E4"})
    assert answered(match, GERMAN, FleeIfOutnumbered(1))[:1] == [HoldGround()]


@pytest.mark.rule("gts.assault.flee")
def test_they_flee_where_no_enemy_covers_them() -> None:
    """Of the hexes behind them a watcher covers all but one."""
    match = assaulted(0, 0, watcher={"type": "us-inf", "at": "C3"})
    hexes = positions.game_of(match).scene.ground.hexes
    assert answered(match, GERMAN, FleeIfOutnumbered(1))[:1] == [FleeTo(hexes["F3"])]


@pytest.mark.rule("gts.assault.charge", "gts.assault.def-fire")
def test_the_steadiest_withstands_a_charge_and_all_fire_at_whom_they_hit_best() -> None:
    match = played(assaulted(0, 5, 9, 9, 9, 9, seconds=0), HoldGround(), DeclareCharge())
    strong = positions.named(match, "strong").id
    assert answered(match, GERMAN, FightPlainly())[:2] == [Steady(strong), FireInAssault(strong, 0)]


def test_attackers_decide_for_themselves() -> None:
    match = played(assaulted(0, 0, 9, 9, 9, 9, 9, 9, 9, 9), HoldGround(), DeclareFire())
    assert answered(match, US, FightPlainly(), StandFirm(), FleeIfOutnumbered(1)) == []


@pytest.mark.rule("gts.assault.def-fire")
def test_the_second_shot_too_is_the_surest() -> None:
    """The other attacker is in Column, and so the easier one to hit."""
    match = assaulted(0, 0, 9, 9, 9, 9, 9, 9, 9, 9, more0={"type": "us-inf", "at": "E5", "column": True})
    given = answered(played(match, HoldGround(), DeclareFire()), GERMAN, FightPlainly())
    easy = positions.named(match, "more0").id
    assert [one.target for one in given if isinstance(one, FireInAssault | FireAgain)] == [easy] * 4


@pytest.mark.rule("gts.lead.never-dies")
def test_a_lone_leader_goes_where_fewest_cover_him() -> None:
    units = {
        "a": {"type": "us-para", "at": "C5"},
        "watcher": {"type": "us-para", "at": "A6"},
        "last": {"type": "wach", "at": "C6", "lost": 1, "hits": 2},
        "covered": {"type": "wach", "at": "B6"},
        "safe": {"type": "wach", "at": "C7"},
    }
    begin = {"chit": "us"}
    match = positions.match_at(units, 0, 0, begin=begin, leaders={"german": "C6"}, turns=["6 Jun 0900"])
    match = played(match, Activate(0), FireDirectly(0))
    assert answered(match, GERMAN, StandFirm()) == []
    (leader,) = [one.id for one in positions.game_of(match).leaders if one.hex >= 0 and one.seat == GERMAN]
    assert answered(match, GERMAN, FightPlainly()) == [RelocateTo(leader, positions.named(match, "safe").hex)]
