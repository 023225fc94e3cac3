"""Standing orders answer anti-tank fire, reaction, spoiling, refusal of combat and losses for a player who is away."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import Match, Option, Order, Pass
from bocage.systems.tide_of_fortune import SYSTEM
from bocage.systems.tide_of_fortune.rules.combat.advance import EndAdvance, Occupy
from bocage.systems.tide_of_fortune.rules.combat.barrage import Absorb, Allot, Bombardment
from bocage.systems.tide_of_fortune.rules.combat.combat import HelpDefence
from bocage.systems.tide_of_fortune.rules.combat.declaring import Commit, ConfirmAttack, Target
from bocage.systems.tide_of_fortune.rules.combat.losses import TakeStep
from bocage.systems.tide_of_fortune.rules.combat.refusing import Refuse, Withdraw
from bocage.systems.tide_of_fortune.rules.combat.retreat import FallBack, StandFast
from bocage.systems.tide_of_fortune.rules.impulses.bid import Bid
from bocage.systems.tide_of_fortune.rules.impulses.orders import END, Move
from bocage.systems.tide_of_fortune.rules.movement.anti_tank import OpenFire
from bocage.systems.tide_of_fortune.rules.movement.movement import March
from bocage.systems.tide_of_fortune.show.standing_orders import (
    FireAlways,
    FireWhenLikely,
    HoldFire,
    KeepSpoilingPoints,
    LeaveLostPositions,
    LetReactionPass,
    SaveHeadquarters,
    StakeAtMost,
    StandAndFight,
    SufferPlainly,
    SupportDefence,
)
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import GERMAN, Unit
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Unit)
NO_POOLS: dict[str, Any] = {"allied": {"pools": {}}, "german": {"pools": {}}}
ATTACKERS = {"hq": "0605", "units": {"129-bde": "0704", "130-bde": "0705"}}


def number(match: Match, name: str) -> int:
    """A unit by its name."""
    return next(unit.id for unit in positions.game_of(match).units if unit.name == name)


def hex(match: Match, name: str) -> int:
    """A hex by its name."""
    return positions.game_of(match).scene.grid.hex(name)


def prompt(match: Match) -> str:
    """What is asked now."""
    assert match.decision is not None
    return match.decision.prompt


def attacked(*dice: int, order: str = "advance", german: dict[str, Any], **position: Any) -> Match:
    """A match in which the 43rd attacks 0805 with both its brigades."""
    match = positions.match_at(
        {},
        *dice,
        divisions={"br43": ATTACKERS, **german},
        begin={"impulse": "allied", "division": "br43", "order": order, "judged": True},
        **{"sides": NO_POOLS, **position},
    )
    brigades = [Commit(number(match, name)) for name in ATTACKERS["units"]]
    for option in (END, Target(hex(match, "0805")), *brigades, ConfirmAttack()):
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


@pytest.mark.rule("tof.9.at-fire")
@pytest.mark.parametrize(
    ("order", "fires"),
    [(HoldFire(), False), (FireAlways(), True), (FireWhenLikely(50), True), (FireWhenLikely(51), False)],
)
def test_tanks_are_fired_at_as_ordered(order: Order, fires: bool) -> None:
    match = positions.match_at(
        {},
        6,
        divisions={"brgds": {"hq": "0015", "units": {"32-gds-bde": "0808"}}, "de59": {"hq": "1900", "units": {}}},
        assets={"394-stug": "0806"},
        begin={"impulse": "allied", "division": "brgds", "order": "advance", "judged": True},
    )
    tanks = number(match, "32-gds-bde")
    match.choose(Move(tanks))
    match.choose(March(hex(match, "0807")))
    assert answered(match, GERMAN, order) == [OpenFire(tanks) if fires else Pass()]


@pytest.mark.rule("tof.4.reaction-pass")
def test_reaction_boxes_pass() -> None:
    divisions = {"br43": ATTACKERS, "de59": {"hq": "1505", "units": {"1034": "1504"}}}
    match = positions.match_at({}, divisions=divisions, begin={"impulse": "allied", "box": "5"})
    match.choose(Pass())
    assert prompt(match) == "impulse.reaction"
    assert answered(match, GERMAN, LetReactionPass()) == [Pass()]
    assert prompt(match) == "operation.army"


@pytest.mark.rule("tof.3.spoil-pass")
def test_spoiling_points_are_kept() -> None:
    divisions = {"br43": ATTACKERS, "de59": {"hq": "1505", "units": {"1034": "1504"}}}
    match = positions.match_at({}, divisions=divisions, spoiling=3, ip=1, rp=0, begin={"impulse": "allied", "box": "1"})
    match.choose(Pass())
    assert prompt(match) == "spoiling.division"
    assert answered(match, GERMAN, KeepSpoilingPoints()) == [Pass()]


@pytest.mark.rule("tof.9.hq-refuse-combat")
def test_a_headquarters_stands_where_that_is_ordered() -> None:
    match = attacked(6, german={"de59": {"hq": "0805", "units": {"1034": "1405"}}})
    assert prompt(match) == "combat.refuse"
    assert answered(match, GERMAN, StandAndFight()) == [Pass()]
    assert positions.game_of(match).unit(number(match, "de59-hq")).disrupted


@pytest.mark.rule("tof.9.hq-refuse-combat")
def test_a_headquarters_alone_withdraws_towards_its_source() -> None:
    match = attacked(german={"de59": {"hq": "0805", "units": {"1034": "1405"}}}, sources={"german": ["1500"]})
    hq, (refusal, withdrawal) = number(match, "de59-hq"), answered(match, GERMAN, SaveHeadquarters())
    assert refusal == Refuse(hq)
    assert isinstance(withdrawal, Withdraw)
    game = positions.game_of(match)
    assert game.unit(hq).hex == withdrawal.hex
    away = game.scene.grid.distance
    assert away(withdrawal.hex, hex(match, "1500")) < away(hex(match, "0805"), hex(match, "1500"))


@pytest.mark.rule("tof.9.hq-refuse-combat")
def test_a_headquarters_does_not_leave_its_units() -> None:
    match = attacked(1, 1, 1, german={"de59": {"hq": "0805", "units": {"1034": "0805", "1035": "0805"}}})
    assert answered(match, GERMAN, SaveHeadquarters()) == [Pass()]


@pytest.mark.rule("tof.8.sp-defence")
@pytest.mark.parametrize(("least", "answer"), [(2, HelpDefence()), (3, Pass())])
def test_a_defence_is_supported_while_the_pool_has_enough(least: int, answer: Option) -> None:
    pools = {"allied": {"pools": {}}, "german": {"pools": {"german": {"points": 2, "armies": ["15th-army"]}}}}
    match = attacked(1, german={"de59": {"hq": "1005", "units": {"1034": "0805", "1035": "0805"}}}, sides=pools)
    assert prompt(match) == "combat.help"
    assert answered(match, GERMAN, SupportDefence(least)) == [answer]


@pytest.mark.rule("tof.8.retreat-priority", "tof.8.loss-on-hq", "tof.8.retreat-blocked")
def test_losses_are_borne_without_a_question() -> None:
    match = attacked(6, german={"de719": {"hq": "1405", "units": {"723": "0805"}}}, order="assault")
    assert prompt(match) == "combat.retreat"
    answers = answered(match, GERMAN, SufferPlainly())
    assert {type(answer) for answer in answers} == {FallBack, TakeStep}
    assert prompt(match) == "combat.occupy"


@pytest.mark.rule("tof.8.retreat-blocked")
def test_a_cornered_unit_stands() -> None:
    sea = dict.fromkeys(("0804", "0806", "0904", "0905"), "sea")
    match = attacked(3, 6, 6, german={"de85": {"hq": "1405", "units": {"1053": "0805"}}}, terrain=sea)
    assert prompt(match) == "combat.cornered"
    assert answered(match, GERMAN, SufferPlainly())[0] == StandFast(number(match, "1053"))


@pytest.mark.rule("tof.8.barrage-number")
def test_the_weakest_absorbs_a_barrage() -> None:
    match = positions.match_at(
        {},
        *(2, 3),
        divisions={"br43": ATTACKERS, "dewal": {"hq": "1405", "units": {"6-fall-rgt": "0805", "1-penal-bn": "0805"}}},
        sides=NO_POOLS,
        begin={"impulse": "allied", "division": "br43", "order": "barrage", "judged": True},
    )
    for option in (Pass(), Bombardment(hex(match, "0805")), Allot(10)):
        match.choose(option)
    assert prompt(match) == "barrage.absorb"
    assert answered(match, GERMAN, SufferPlainly()) == [Absorb(number(match, "1-penal-bn"))]


@pytest.mark.rule("tof.8.ca-when")
def test_lost_positions_are_left() -> None:
    german = {"de85": {"hq": "1205", "units": {"1053": "0905", "drewes-buchholz": "0905", "1054": "0805"}}}
    match = attacked(6, german=german, order="assault")
    match.stand(GERMAN, [SufferPlainly()])
    match.choose(Occupy(number(match, "129-bde")))
    match.choose(EndAdvance())
    assert prompt(match) == "counterattack.unit"
    assert answered(match, GERMAN, LeaveLostPositions()) == [Pass()]


@pytest.mark.rule("tof.3.bid-secret")
def test_no_more_is_staked_than_ordered() -> None:
    match = positions.match_at({}, divisions={"br43": ATTACKERS}, begin={"step": "InitiativeBid"})
    assert answered(match, GERMAN, StakeAtMost(2)) == [Bid(2)]
