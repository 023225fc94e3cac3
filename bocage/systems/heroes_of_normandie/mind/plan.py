"""The plan: what a sensible player would answer to each question, quickly. Machine players judge by it what to try."""

from __future__ import annotations

from typing import Any

from bocage.board.square import Square
from bocage.kernel import Decision, Pass, Seat
from bocage.mind import Plan, Scores
from bocage.mind.openings import BOOK, Opening
from bocage.mind.tables import SCALES, table_beside
from bocage.systems.heroes_of_normandie.mind import marching, tactics
from bocage.systems.heroes_of_normandie.mind.outlook import Outlook
from bocage.systems.heroes_of_normandie.mind.tactics import CARD, chance_to_hit
from bocage.systems.heroes_of_normandie.rules.activation.activation_phase import AutonomousWindow, SpecialWindow
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import EndReserve, ReserveMoves
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import Activation, March
from bocage.systems.heroes_of_normandie.rules.assault.assault import Assault, DefendWith
from bocage.systems.heroes_of_normandie.rules.cards.effects.barrage import CallingDown
from bocage.systems.heroes_of_normandie.rules.cards.effects.fire_announcements import Announcements, SpendMarker
from bocage.systems.heroes_of_normandie.rules.cards.effects.forced_cards import Rout, Rushing
from bocage.systems.heroes_of_normandie.rules.cards.effects.order_cards import MoveOrderToken, MoveTokenTo
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_windows import EventWindow
from bocage.systems.heroes_of_normandie.rules.cards.holding.hands import DiscardCard, RefillHands
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import AddBonus, PlayCard, PlayOnPlace, PlayOnUnit
from bocage.systems.heroes_of_normandie.rules.fire.burst import Burst, Share
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import NEXT_WEAPON, FireAct
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import (
    OpportunityAct,
    OpportunityFire,
    OpportunityShot,
)
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Frighten
from bocage.systems.heroes_of_normandie.rules.fire.shots import firing_seat
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import Barrage
from bocage.systems.heroes_of_normandie.rules.hiding.concealed import Hide
from bocage.systems.heroes_of_normandie.rules.movement.ending import FACING, Stop
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove
from bocage.systems.heroes_of_normandie.rules.movement.movement_action import MovementAction
from bocage.systems.heroes_of_normandie.rules.movement.scouts import ScoutMoves
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import GiveOrder, PlaceOrders
from bocage.systems.heroes_of_normandie.rules.recruitment.army_builder import (
    ArmyBuilder,
    BuildArmy,
    ChooseArmy,
    FinishArmy,
    TakeArmy,
)
from bocage.systems.heroes_of_normandie.rules.recruitment.deployment import Deploy, DeployUnit
from bocage.systems.heroes_of_normandie.rules.vehicles.bailing_out import BailOutFirst
from bocage.systems.heroes_of_normandie.rules.vehicles.damage import TakeHit
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Drive
from bocage.systems.heroes_of_normandie.schema.effects import (
    ActAlone,
    Bombardment,
    GainTwin,
    Heal,
    HitTheDirt,
    Jam,
    MoveOrder,
    NumberedOrder,
    Rally,
    RallyStripes,
    ReturnUnit,
    SpecialOrder,
    SteadyAim,
)
from bocage.systems.heroes_of_normandie.state.game import Game

WELCOME = (SpecialOrder, NumberedOrder, Heal, ReturnUnit, RallyStripes)
"""Battle events that are played as soon as they can be."""
AMBUSH = 0.5
"""What it is worth to be set up in hiding."""
ABOARD = 1.0
"""What it is worth to begin aboard a vehicle."""
CROWD = 0.3
"""What a neighbour takes off a place to be set up in: templates and bursts strike those who stand together."""
PLAY, KEEP = 1.0, -6.0


def stage(game: Game) -> int:
    """The turn: within one a side may be a few activations ahead."""
    return int(game.now.turn)


def simple(game: Game, seat: Seat, option: Any) -> float:
    """Questions that need no outlook: what can be said of an option by itself."""
    match option:
        case TakeArmy(army=name):
            return game.scene.tables.armies[name].points / 20
        case BuildArmy():
            return KEEP
        case FinishArmy() | Frighten() | Hide() | DefendWith() | BailOutFirst():
            return 1.0
        case TakeHit(part=part):
            return {"destroyed": -4.0, "main-weapon": -2.0, "hull": -1.0, "tracks": -1.0}.get(part, 0.0)
        case DiscardCard():
            return -1.5
        case Pass():
            return 0.0
    return -0.1 if option.passes else 0.0


# Setting up


def deploy(game: Game, decision: Decision) -> Scores:
    """Where a unit is set up: near the objectives, in cover, in hiding, and not in a crowd.

    Weapons that are carried are set up at once by who has something to hold, else carried forward.
    """
    unit = game.unit(decision.args["unit"])  # type: ignore[arg-type]
    view = Outlook(game, decision.seat)
    kind, adjacent = game.kind(unit), game.scene.grid.adjacent
    hides = kind.back is not None and kind.back.abilities.ambush
    holds = any(goal.control == decision.seat for goal in game.objectives)
    scores = []
    for option in decision.options:
        if not isinstance(option, Deploy):
            scores.append(ABOARD)
            continue
        score = view.place(unit.but(place=option.place), option.place)
        around = sum(adjacent[option.place] >> one.place & 1 for one in view.friends)
        score -= CROWD * around
        if option.face == "back":
            score += AMBUSH if hides else 0.4 if holds else -0.6
        scores.append(score)
    return scores


# Cards


def announce(game: Game, decision: Decision) -> Scores:
    """What to add to a shot, or to put up against it: what it gains must be worth more than the card."""
    shot = game.within(Announcements).shot
    view = Outlook(game, decision.seat)
    now = chance_to_hit(view, shot)
    own = firing_seat(game, shot) == decision.seat
    scores = []
    for option in decision.options:
        changed, more, price = shot, 0, CARD
        match option:
            case AddBonus(card=card):
                more = game.scene.cards[card].bonus.value
            case SpendMarker():
                more, price = 1, 0.5 * CARD
            case PlayCard(card=card):
                match game.scene.cards[card].effect:
                    case Jam(penalty=penalty):
                        more = -penalty
                    case HitTheDirt(defence=defence):
                        more, price = -defence, 2 * CARD
                    case GainTwin():
                        changed = shot.but(twin=True)
                    case SteadyAim():
                        more = 1
                    case _:
                        price = 2.0
            case _:
                scores.append(0.0)
                continue
        gain = chance_to_hit(view, changed, more) - now
        scores.append((gain if own else -gain) - price)
    return scores


def event(game: Game, decision: Decision) -> Scores:
    """Which battle events to play: those that help at once; the others keep for their bonus."""
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        if not isinstance(option, PlayCard | PlayOnUnit | PlayOnPlace):
            scores.append(0.0)
            continue
        effect = game.scene.cards[option.card].effect
        score = KEEP
        match effect:
            case Bombardment():
                corners = range(game.scene.grid.corner_count)
                score = 2.0 * max((tactics.shelling(view, corner) for corner in corners), default=0.0) - 1.5
            case Rally() if isinstance(option, PlayOnUnit):
                unit = game.unit(option.unit)
                score = (unit.suppressed - 1) * view.worth(unit) - 0.5
            case ActAlone() if isinstance(option, PlayOnUnit):
                unit = game.unit(option.unit)
                score = 2.0 * (view.best_shot(unit, view.origin(unit), facing=unit.facing) - 0.6)
            case MoveOrder():
                score = KEEP
            case _ if isinstance(effect, WELCOME):
                score = PLAY + (0.2 * view.worth(game.unit(option.unit)) if isinstance(option, PlayOnUnit) else 0.0)
        scores.append(score)
    return scores


def take_over(game: Game, decision: Decision) -> Scores:
    """Who gets an order that is passed on: who can do most with it."""
    view = Outlook(game, decision.seat)
    return [
        tactics.urgency(view, game.unit(option.unit)) if isinstance(option, MoveTokenTo) else 0.0
        for option in decision.options
    ]


def shares(game: Game, decision: Decision) -> Scores:
    """How a burst is divided: each share by what it does to its target."""
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        if isinstance(option, Share):
            target = game.unit(option.target)
            loss = view.as_target(target, target.place).loss(option.value, "normal", False)
            scores.append(loss / (1 + 0.2 * option.value))
        else:
            scores.append(0.0)
    return scores


# Why


def why_enter(game: Game, decision: Decision, option: Enter) -> str:
    """What a unit goes to a square for."""
    if option.place in wanted_squares(game, decision):
        return "objective"
    return "cover" if game.ground.bonus(option.place, "infantry") else "advance"


def why_assault(game: Game, decision: Decision, option: Assault) -> str:
    """What a square is assaulted for."""
    return "objective" if option.place in wanted_squares(game, decision) else "assault"


def why_fire(game: Game, decision: Decision, option: FireAct) -> str:
    """What a way to fire is chosen for."""
    return "suppress" if getattr(option, "kind", "") == "suppression" else "fire"


def wanted_squares(game: Game, decision: Decision) -> set[Square]:
    """The squares of the objectives that the seat does not control."""
    return {place for goal in game.objectives if goal.control != decision.seat for place in goal.places}


PLAN = Plan[Game](
    advisers={
        Activation.prompt: tactics.activation,
        AutonomousWindow.prompt: tactics.out_of_turn,
        SpecialWindow.prompt: tactics.out_of_turn,
        Announcements.prompt: announce,
        Barrage.prompt: tactics.lay,
        Burst.prompt: shares,
        CallingDown.prompt: tactics.lay,
        EventWindow.prompt: event,
        MoveOrderToken.prompt: take_over,
        Rout.prompt: marching.give_way,
        Rushing.prompt: marching.give_way,
        DeployUnit.prompt: deploy,
        NEXT_WEAPON: tactics.next_weapon,
        ForcedMove.prompt: marching.give_way,
        MovementAction.prompt: marching.move,
        FACING: marching.face_to,
        OpportunityFire.prompt: tactics.opportunity,
        PlaceOrders.prompt: tactics.place_order,
        ReserveMoves.prompt: marching.in_reserve,
        ScoutMoves.prompt: marching.in_reserve,
    },
    otherwise=simple,
    settled=frozenset(
        {
            *(ChooseArmy.prompt, ArmyBuilder.prompt, DeployUnit.prompt, ScoutMoves.prompt, PlaceOrders.prompt),
            *(Activation.prompt, AutonomousWindow.prompt, SpecialWindow.prompt, EventWindow.prompt),
            *(ReserveMoves.prompt, RefillHands.prompt),
        }
    ),
    stage=stage,
    scales=table_beside(__file__, SCALES, dict[str, float]),
    setup=(DeployUnit.prompt,),
    book=table_beside(__file__, BOOK, dict[str, Opening]),
    destinations={MovementAction.prompt: marching.destinations},
    motives={
        AddBonus: "card",
        Assault: why_assault,
        Deploy: "setup",
        Drive: "advance",
        EndReserve: "end",
        Enter: why_enter,
        FireAct: why_fire,
        GiveOrder: "bid",
        March: "advance",
        OpportunityAct: "fire",
        OpportunityShot: "fire",
        PlayCard: "card",
        PlayOnPlace: "card",
        PlayOnUnit: "card",
        Stop: "hold",
    },
)
