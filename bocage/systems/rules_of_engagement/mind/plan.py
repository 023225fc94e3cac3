"""The plan: what a sensible player would answer to each question, quickly. Machine players judge by it what to try."""

from __future__ import annotations

from bocage.kernel import Decision, Pass
from bocage.mind import Plan
from bocage.systems.rules_of_engagement.mind import firing, marching, ordering, sapping, tactics
from bocage.systems.rules_of_engagement.mind.outlook import Outlook
from bocage.systems.rules_of_engagement.rules.artillery.bombardment import BOMBARD
from bocage.systems.rules_of_engagement.rules.artillery.hidden import SHELLED
from bocage.systems.rules_of_engagement.rules.artillery.requests import RequestFire
from bocage.systems.rules_of_engagement.rules.close_combat.duel import FIGHTER
from bocage.systems.rules_of_engagement.rules.close_combat.exploitation import EXPLOIT
from bocage.systems.rules_of_engagement.rules.close_combat.melee import GROUP
from bocage.systems.rules_of_engagement.rules.close_combat.phase import CHARGE, COMBAT, ChargeNow
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FALL_BACK
from bocage.systems.rules_of_engagement.rules.discipline.leaders import LEADER
from bocage.systems.rules_of_engagement.rules.discipline.response import RESPOND, WITHDRAW, ChooseFallBack, ChooseHide
from bocage.systems.rules_of_engagement.rules.fire.losses import LOSS, Lose
from bocage.systems.rules_of_engagement.rules.fire.opportunity import OPPORTUNITY, FireNow
from bocage.systems.rules_of_engagement.rules.fire.phase import FIRE_SQUAD, Fire
from bocage.systems.rules_of_engagement.rules.movement.march import March, Stay, places_of
from bocage.systems.rules_of_engagement.rules.movement.phase import MOVE, MOVE_SQUAD
from bocage.systems.rules_of_engagement.rules.orders.phase import (
    ORDER,
    GiveOrder,
    OrderAssault,
    PrepareFire,
    ScreenSquad,
)
from bocage.systems.rules_of_engagement.rules.setup.deployment import DEPLOY, Place
from bocage.systems.rules_of_engagement.rules.setup.dummies import DUMMY, PlaceDummy
from bocage.systems.rules_of_engagement.rules.setup.first_player import FIRST
from bocage.systems.rules_of_engagement.rules.setup.fortifying import CHOOSE_OBSTACLES, FORTIFY
from bocage.systems.rules_of_engagement.rules.setup.minefields import FIELD, MARK, LayField
from bocage.systems.rules_of_engagement.rules.setup.mission import MISSION
from bocage.systems.rules_of_engagement.rules.setup.obstacles import OBSTACLE
from bocage.systems.rules_of_engagement.rules.setup.recruitment import RECRUIT
from bocage.systems.rules_of_engagement.rules.setup.reserves import ARRIVE, HOLD_BACK
from bocage.systems.rules_of_engagement.rules.troops.disengaging import DISENGAGE
from bocage.systems.rules_of_engagement.rules.troops.irregulars import SPLIT
from bocage.systems.rules_of_engagement.rules.troops.medics import MEDIC
from bocage.systems.rules_of_engagement.rules.troops.paratroopers import MISSING
from bocage.systems.rules_of_engagement.rules.troops.scouting import SCOUT
from bocage.systems.rules_of_engagement.rules.troops.snipers import AIM
from bocage.systems.rules_of_engagement.rules.vehicles.assaulting import DRAW_OFF
from bocage.systems.rules_of_engagement.rules.vehicles.bunkers import AT_BUNKER
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import DEPLOY_VEHICLE, Park
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive
from bocage.systems.rules_of_engagement.rules.vehicles.mounting import MOUNT
from bocage.systems.rules_of_engagement.rules.vehicles.moving import DRIVE
from bocage.systems.rules_of_engagement.rules.vehicles.overrunning import GO_FOR
from bocage.systems.rules_of_engagement.rules.weapons.templates import TEMPLATE
from bocage.systems.rules_of_engagement.rules.works.bombarding import FireAtStructure
from bocage.systems.rules_of_engagement.rules.works.engineers import TASK
from bocage.systems.rules_of_engagement.state.game import Game


def stage(game: Game) -> int:
    """The turns of either side that are over."""
    now = game.now
    return 2 * now.turn + (now.active != now.first)


def of_order(game: Game, decision: Decision, option: GiveOrder) -> str:
    """Who goes wants to get on, who stays has a target or has not."""
    if option.order != "hold":
        return "advance"
    return "hold" if option.target is None else "fire"


def of_march(game: Game, decision: Decision, option: March) -> str:
    """Back, on to a goal, or nearer to it."""
    if decision.prompt == FALL_BACK:
        return "cover"
    return "objective" if Outlook(game, decision.seat).held(places_of(option)) else "advance"


PLAN = Plan[Game](
    advisers={
        RECRUIT: tactics.recruit,
        SPLIT: tactics.wait,
        DEPLOY: marching.deploy,
        DUMMY: tactics.deceive,
        RESPOND: tactics.respond,
        FALL_BACK: marching.shelter,
        ORDER: ordering.order,
        MOVE_SQUAD: tactics.next_to_move,
        MOVE: marching.move,
        SCOUT: marching.scout,
        DISENGAGE: marching.get_away,
        DRIVE: tactics.drive,
        DEPLOY_VEHICLE: tactics.park,
        OPPORTUNITY: firing.snap,
        FIRE_SQUAD: firing.fire,
        LOSS: firing.lose,
        AIM: firing.pick_off,
        ARRIVE: marching.deploy,
        FIRST: tactics.begin,
        MISSION: tactics.as_it_comes,
        HOLD_BACK: tactics.wait,
        FORTIFY: sapping.mine,
        CHOOSE_OBSTACLES: tactics.as_it_comes,
        MEDIC: tactics.act,
        WITHDRAW: tactics.wait,
        LEADER: tactics.act,
        MISSING: tactics.act,
        TEMPLATE: firing.shell,
        BOMBARD: tactics.act,
        SHELLED: tactics.wait,
        TASK: sapping.sap,
        FIELD: sapping.mine,
        OBSTACLE: sapping.mine,
        MARK: sapping.mark,
        CHARGE: tactics.act,
        COMBAT: tactics.act,
        GROUP: tactics.take_as_they_stand,
        FIGHTER: firing.send,
        EXPLOIT: marching.move,
        MOUNT: tactics.mount,
        DRAW_OFF: marching.shelter,
        GO_FOR: tactics.act,
        AT_BUNKER: tactics.act,
    },
    settled=(ORDER, MOVE_SQUAD, FIRE_SQUAD),
    stage=stage,
    motives={
        Place: "setup",
        Park: "setup",
        PlaceDummy: "setup",
        LayField: "setup",
        GiveOrder: of_order,
        OrderAssault: "assault",
        PrepareFire: "watch",
        ScreenSquad: "cover",
        RequestFire: "suppress",
        March: of_march,
        Drive: "advance",
        Stay: "hold",
        Fire: "fire",
        FireNow: "fire",
        FireAtStructure: "suppress",
        Lose: "loss",
        ChargeNow: "assault",
        ChooseHide: "cover",
        ChooseFallBack: "cover",
        Pass: "hold",
    },
)
