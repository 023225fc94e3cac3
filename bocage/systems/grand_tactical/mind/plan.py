"""The plan: what a sensible player would answer to each question, quickly. Machine players judge by it what to try."""

from __future__ import annotations

from typing import Any

from bocage.kernel import Decision, Pass
from bocage.mind import Plan
from bocage.mind.tables import SCALES, table_beside
from bocage.systems.grand_tactical.mind import assaults, command, digging, gunnery, marching, tactics
from bocage.systems.grand_tactical.rules.activation.activation import UNIT, Activate, EndActivation
from bocage.systems.grand_tactical.rules.activation.passing import WITH as PASS_WITH
from bocage.systems.grand_tactical.rules.activation.passing import PassAction
from bocage.systems.grand_tactical.rules.activation.rally import RallyAction
from bocage.systems.grand_tactical.rules.activation.second import SAME, SECOND_ACTION
from bocage.systems.grand_tactical.rules.activation.unit_activation import ACTION
from bocage.systems.grand_tactical.rules.artillery.counter_battery import TARGET as COUNTER
from bocage.systems.grand_tactical.rules.artillery.counter_battery import FireCounterBattery
from bocage.systems.grand_tactical.rules.artillery.mission import GROUND, FireIndirectly, FireMission
from bocage.systems.grand_tactical.rules.artillery.mission import TARGET as MISSION
from bocage.systems.grand_tactical.rules.assault.assault import WITH as ASSAULT_WITH
from bocage.systems.grand_tactical.rules.assault.assault import AssaultHex, JoinAssault
from bocage.systems.grand_tactical.rules.assault.assault_fire import FIRST_SHOT, SECOND_SHOT, FireAgain, FireInAssault
from bocage.systems.grand_tactical.rules.assault.rounds import DECLARE, GO_ON, HOLD, STEADY, DeclareCharge, FleeTo, GoOn
from bocage.systems.grand_tactical.rules.assault.rounds import LEAVE_COLUMN as ASSAULT_COLUMN
from bocage.systems.grand_tactical.rules.batteries.contact import CONTACT
from bocage.systems.grand_tactical.rules.batteries.parks import PARKS, CreatePark
from bocage.systems.grand_tactical.rules.command.attached_formations import PARENT
from bocage.systems.grand_tactical.rules.command.attachment import ATTACH, AttachUnit
from bocage.systems.grand_tactical.rules.command.leaders import ALONG, RELOCATE, TRANSFER
from bocage.systems.grand_tactical.rules.command.quality import TEST
from bocage.systems.grand_tactical.rules.fire.direct_fire import TARGET, FireAt, FireDirectly
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover, OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import CONVERT
from bocage.systems.grand_tactical.rules.movement.move import STEP, Enter, StopMoving
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.rules.movement.pushing import PUSH_TO
from bocage.systems.grand_tactical.rules.turn.air import HEX as AIR_HEX
from bocage.systems.grand_tactical.rules.turn.air import TARGET as AIR_TARGET
from bocage.systems.grand_tactical.rules.turn.air import StrikeUnit
from bocage.systems.grand_tactical.rules.turn.arrivals import STATE
from bocage.systems.grand_tactical.rules.turn.dispatch import BUY, BuyNext, BuyNow
from bocage.systems.grand_tactical.rules.turn.dispatch import CONVERT as CONVERT_POINTS
from bocage.systems.grand_tactical.rules.works.improved_positions import BuildPosition
from bocage.systems.grand_tactical.rules.works.rear_guards import PLACE as GUARD
from bocage.systems.grand_tactical.state.game import Game


def stage(game: Game) -> int:
    """How many activations are over: a turn is a thousand decisions."""
    return game.now.activation


def simple(game: Game, seat: int, option: Any) -> float:
    """Questions that need no outlook."""
    return -0.1 if option.passes else 0.0


def why_enter(game: Game, decision: Decision, option: Enter) -> str:
    """What a unit goes to a hex for."""
    if any(goal.hex == option.hex and goal.holder != decision.seat for goal in game.objectives):
        return "objective"
    covered = game.scene.ground.terrain[option.hex].unarmoured < 0
    return "cover" if covered and game.swept[1 - decision.seat] >> option.hex & 1 else "advance"


PLAN = Plan[Game](
    advisers={
        UNIT: tactics.activation,
        ACTION: tactics.action,
        SECOND_ACTION: tactics.action,
        SAME: tactics.action,
        PASS_WITH: tactics.pass_with,
        PUSH_TO: marching.push_to,
        STEP: marching.step,
        TARGET: tactics.target,
        OpportunityFire.prompt: tactics.opportunity,
        TEST: command.test,
        CONVERT: command.convert,
        CONVERT_POINTS: command.exchange,
        BUY: command.buy,
        TRANSFER: command.transfer,
        RELOCATE: command.transfer,
        ALONG: command.along,
        ATTACH: command.attach,
        PARENT: command.superior,
        STATE: command.arrival,
        ASSAULT_WITH: assaults.join,
        HOLD: assaults.hold,
        DECLARE: assaults.declare,
        STEADY: assaults.steady,
        GO_ON: assaults.go_on,
        ASSAULT_COLUMN: assaults.quit_column,
        FIRST_SHOT: assaults.fire,
        SECOND_SHOT: assaults.second_shot,
        MISSION: gunnery.target,
        GROUND: gunnery.ground,
        COUNTER: gunnery.counter_target,
        PARKS: gunnery.parks,
        CONTACT: gunnery.contact,
        GUARD: digging.guard_place,
        AIR_HEX: tactics.air_hex,
        AIR_TARGET: tactics.air_target,
    },
    otherwise=simple,
    settled=(UNIT, CONVERT_POINTS, BUY, PARKS, CONTACT),
    stage=stage,
    scales=table_beside(__file__, SCALES, dict[str, float]),
    destinations={STEP: marching.destinations},
    motives={
        Enter: why_enter,
        MoveOut: "advance",
        FireDirectly: "fire",
        FireAt: "fire",
        FireAtMover: "fire",
        StrikeUnit: "fire",
        FireIndirectly: "suppress",
        FireMission: "suppress",
        FireCounterBattery: "fire",
        FireInAssault: "assault",
        FireAgain: "assault",
        AssaultHex: "assault",
        JoinAssault: "assault",
        DeclareCharge: "assault",
        GoOn: "assault",
        FleeTo: "loss",
        BuildPosition: "cover",
        RallyAction: "cover",
        CreatePark: "setup",
        StopMoving: "hold",
        PassAction: "hold",
        Pass: "hold",
        Activate: "advance",
        EndActivation: "end",
        BuyNow: "bid",
        BuyNext: "bid",
        AttachUnit: "setup",
    },
)
