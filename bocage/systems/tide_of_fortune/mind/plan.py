"""The plan: what a sensible player would answer to each question, quickly. Machine players judge by it what to try."""

from __future__ import annotations

from typing import Any

from bocage.kernel import Pass
from bocage.mind import Plan
from bocage.systems.tide_of_fortune.mind import airborne, holding, strategy, tactics
from bocage.systems.tide_of_fortune.rules import set_up
from bocage.systems.tide_of_fortune.rules.combat.advance import OCCUPY, Occupy
from bocage.systems.tide_of_fortune.rules.combat.barrage import Bombardment
from bocage.systems.tide_of_fortune.rules.combat.combat import AIR, HELP, POINTS, SHIPS
from bocage.systems.tide_of_fortune.rules.combat.declaring import ATTACKER, TARGET, Commit, ConfirmAttack, Target
from bocage.systems.tide_of_fortune.rules.combat.results import SHAKE
from bocage.systems.tide_of_fortune.rules.combat.retreat import RETREAT
from bocage.systems.tide_of_fortune.rules.formations.armies import TRANSFER
from bocage.systems.tide_of_fortune.rules.impulses.bid import BID, CONVERT, Bid, Convert
from bocage.systems.tide_of_fortune.rules.impulses.operation import (
    ARMY,
    DIVISION,
    ORDER,
    Declare,
    DeclareOperation,
    Designate,
    Give,
    Operation,
)
from bocage.systems.tide_of_fortune.rules.impulses.orders import UNIT, Move
from bocage.systems.tide_of_fortune.rules.impulses.spoiling import SPOIL
from bocage.systems.tide_of_fortune.rules.impulses.track import REACTION
from bocage.systems.tide_of_fortune.rules.movement.anti_tank import OpenFire
from bocage.systems.tide_of_fortune.rules.movement.movement import MARCH, Halt, March
from bocage.systems.tide_of_fortune.rules.movement.reserves import DEPLOY
from bocage.systems.tide_of_fortune.rules.phases import bonus, works
from bocage.systems.tide_of_fortune.rules.phases.breakthroughs import FOLLOW
from bocage.systems.tide_of_fortune.rules.phases.recovery import STEP_BACK
from bocage.systems.tide_of_fortune.rules.phases.reinforcements import ENTER
from bocage.systems.tide_of_fortune.rules.phases.weather import PLACE
from bocage.systems.tide_of_fortune.rules.phases.works import BeginWork, Mine
from bocage.systems.tide_of_fortune.rules.sea import barges, buffalo
from bocage.systems.tide_of_fortune.rules.strategic import airborne as air
from bocage.systems.tide_of_fortune.rules.strategic import drop, drop_reaction, operations, refit, road_march
from bocage.systems.tide_of_fortune.rules.zones.overstack import MAKE_ROOM
from bocage.systems.tide_of_fortune.state.game import Game

MORE = 0.01
"""Of options that say how many, the larger ones are a little better."""


def stage(game: Game) -> int:
    """How many impulses are over: a turn is hundreds of decisions."""
    return game.now.counted


def is_preparing(game: Game) -> bool:
    """Whether an operation has been decided on, and nobody has carried out any of it yet."""
    match game.asking:
        case Operation():
            return all(division.ordered != game.now.impulse for division in game.divisions)
        case DeclareOperation(final=False):
            return game.scene.rulebook.track.boxes[game.now.track] == "R"
    return False


def simple(game: Game, seat: int, option: Any) -> float:
    """Questions that need no outlook: rather something than nothing, rather more than less."""
    if option.passes:
        return -0.1
    return MORE * float(getattr(option, "points", 0))


PLAN = Plan[Game](
    advisers={
        BID: strategy.bid,
        CONVERT: strategy.convert,
        operations.OPERATION: strategy.operation,
        road_march.DIVISION: strategy.march_division,
        road_march.UNIT: tactics.column_unit,
        refit.DIVISION: strategy.refit_division,
        air.DIVISION: airborne.drop_division,
        drop.NEAR: airborne.drop_near,
        drop.HQ: airborne.drop_hq,
        drop.UNIT: airborne.drop_unit,
        drop.DISPLACE: holding.whereto,
        air.UNIT: tactics.bonus,
        bonus.UNIT: tactics.bonus,
        SPOIL: tactics.spoil,
        drop_reaction.REACTION: airborne.reaction,
        ARMY: tactics.army,
        DIVISION: tactics.division,
        ORDER: tactics.order,
        UNIT: tactics.unit,
        MARCH: tactics.march,
        TARGET: tactics.target,
        ATTACKER: tactics.attacker,
        POINTS: tactics.support,
        SHIPS: tactics.support,
        AIR: tactics.aircraft,
        HELP: tactics.help_defence,
        SHAKE: tactics.disrupt,
        OCCUPY: holding.occupy,
        RETREAT: holding.whereto,
        STEP_BACK: holding.whereto,
        FOLLOW: holding.whereto,
        DEPLOY: holding.whereto,
        ENTER: holding.whereto,
        MAKE_ROOM: holding.whereto,
        works.TARGET: holding.demolition,
        PLACE: holding.delay,
        barges.ATTACK: holding.barge,
        TRANSFER: holding.as_printed,
        buffalo.USE: holding.as_printed,
        set_up.BRIDGE: holding.as_printed,
        set_up.SEA: holding.as_printed,
        set_up.UNIT: holding.as_printed,
    },
    otherwise=simple,
    settled=(
        *(BID, REACTION, ARMY, DIVISION),
        *(air.UNIT, bonus.UNIT, set_up.BRIDGE, set_up.SEA, set_up.UNIT),
    ),
    even=(BID, REACTION, ARMY),
    stage=stage,
    motives={
        Bid: "bid",
        Convert: "bid",
        Declare: "advance",
        Designate: "advance",
        Give: "advance",
        Move: "advance",
        March: "advance",
        Target: "assault",
        Commit: "assault",
        ConfirmAttack: "assault",
        Occupy: "objective",
        Bombardment: "suppress",
        OpenFire: "fire",
        Mine: "hold",
        BeginWork: "setup",
        Halt: "hold",
        Pass: "hold",
    },
)
