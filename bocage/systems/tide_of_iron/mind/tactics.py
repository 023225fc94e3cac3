"""Tactics: whom to activate, what for, where to go and whom to fire at, as the plan of a sensible player has it."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Decision, Option
from bocage.mind import FOLLY, Scores
from bocage.systems.tide_of_iron.mind import outlook
from bocage.systems.tide_of_iron.mind.card_play import worth_playing
from bocage.systems.tide_of_iron.mind.chart import chart_of
from bocage.systems.tide_of_iron.mind.outlook import BLOCKED, Outlook
from bocage.systems.tide_of_iron.mind.unit_profiles import standing
from bocage.systems.tide_of_iron.rules.assault.assault import AssaultHex
from bocage.systems.tide_of_iron.rules.assault.assault_action import AssaultMovement
from bocage.systems.tide_of_iron.rules.assault.assault_action import penalty as assault_penalty
from bocage.systems.tide_of_iron.rules.assault.retreat import AdvanceAfterAssault, AdvanceInto, RetreatTo
from bocage.systems.tide_of_iron.rules.cards.play import PlayCard, RetryContact
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import DeclareFire, OpenFire, Shoot, Support
from bocage.systems.tide_of_iron.rules.fire.fire_and_movement import FireAndMovement, penalty
from bocage.systems.tide_of_iron.rules.fire.mortars import Bombard
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import LeadOpFire, OpportunityFire
from bocage.systems.tide_of_iron.rules.fire.targets import load_of
from bocage.systems.tide_of_iron.rules.movement.advance import Advance, Enter, Movement, Stop, movement_points
from bocage.systems.tide_of_iron.rules.movement.fortifications import EnterShelter, LeaveShelter
from bocage.systems.tide_of_iron.rules.movement.transport import Board
from bocage.systems.tide_of_iron.rules.phases.action_phase import Activate, EndActionPhase
from bocage.systems.tide_of_iron.rules.phases.status_phase import SetOpFire, may_take_op_fire
from bocage.systems.tide_of_iron.rules.phases.unit_actions import (
    AdvanceWith,
    AssaultWith,
    ConcentrateFireWith,
    DigWith,
    FatigueUnit,
    FireAndMove,
    FireThenMove,
    HealWith,
)
from bocage.systems.tide_of_iron.state.game import Game, Unit, other

RISK = 0.6
"""What it costs to step into the sights of a unit in op-fire mode, in the open."""
DETOUR = 0.5
"""The part of what a move can bring that each of its steps has to leave within reach."""
PATIENCE = 0.35
"""An op fire that is worth less waits for a better target."""
SPENT = 0.6
"""A unit that supports cannot attack by itself any more: so much of that attack is lost."""
CONTACT, KEPT = 1.0, -0.7
"""What it is worth to try again for contact that is paid for, and to play a card that is better kept."""
AWAY = -9.0
IDLE = 0.1
"""What it costs to choose an action for a shot that there is not."""

# The Action phase


def action(game: Game, decision: Decision) -> Scores:
    """Whom to activate next: who has the best shot or the most to gain by a move."""
    view = Outlook(game, game.divisions[decision.seat].side)
    return [urgency(game, view, option) for option in decision.options]


def urgency(game: Game, view: Outlook, option: Option) -> float:
    """How much there is to gain from an action."""
    match option:
        case Activate(unit=number):
            unit = game.units[number]
            if unit.aboard >= 0:
                return 0.4
            gain = max(view.best_shot(unit), view.eagerness(unit))
            return max(gain, 0.5 * view.watch(unit))
        case PlayCard(card=card):
            worth = worth_playing(game, view.side, card)
            return worth if worth > 0 else KEPT
        case RetryContact():
            return CONTACT
        case EndActionPhase():
            return -0.5
        case _:
            return 0.0


def activation(game: Game, decision: Decision) -> Scores:
    """Which action a unit should take: move, fire, both, storm, or lie in wait."""
    unit = game.units[decision.options[0].unit]
    if unit.aboard >= 0:
        return [1.0 if type(option) is AdvanceWith else 0.0 for option in decision.options]
    view, points = Outlook(game, unit.side), movement_points(game, unit)
    places = view.prospect(unit, points)
    here = view.place(unit, view.wants(unit), unit.hex)
    rush = points - assault_penalty(game)
    far, near = places.best(points), places.best(points - penalty(game, unit))
    far, near = here if far is None else far, here if near is None else near
    scores = []
    for option in decision.options:
        match option:
            case AdvanceWith():
                score = far
            case FireAndMove():
                score = near + (0.2 if near > here else view.best_shot(unit, moving=True))
            case FireThenMove():
                shot = view.best_shot(unit, moving=True)
                score = near + shot if shot > 0 else near - IDLE
            case ConcentrateFireWith():
                score = here + max(view.best_shot(unit), best_bombardment(game, unit))
            case AssaultWith():
                score = max(near - 0.5, here + best_storm(game, unit, places.within(rush)) - 0.5)
            case SetOpFire():
                score = here + view.watch(unit)
            case HealWith() | DigWith():
                score = here + 0.4
            case FatigueUnit():
                score = here - 0.2
            case _:
                score = here
        scores.append(score)
    return scores


def best_bombardment(game: Game, unit: Unit) -> float:
    """What the best target of a unit's mortars is worth."""
    if not game.profile(unit).mortars:
        return 0.0
    enemies = 2 * other(unit.side)
    hexes = game.targets[enemies] | game.targets[enemies + 1]
    return max((outlook.shelling(game, unit.side, hex) for hex in bits(hexes)), default=0.0)


def best_storm(game: Game, unit: Unit, stands: int) -> float:
    """What the best assault is worth on a hex next to one of those where the unit can stand for it."""
    enemies = game.occupied[other(unit.side)]
    within = game.scene.grid.within
    near = 0
    for hex in bits(stands):
        near |= within(hex, 1)
    return max((outlook.storm(game, unit, hex) for hex in bits(near & enemies)), default=AWAY)


# Movement


def step(game: Game, decision: Decision) -> Scores:
    """Where to go next: towards the best place that is still in reach, around hexes that are watched."""
    unit = game.units[decision.args["unit"]]  # type: ignore[index]
    view = Outlook(game, unit.side)
    movement = game.within(Movement)
    places = view.prospect(unit, movement.points(game, unit))
    storms = isinstance(movement, AssaultMovement)
    here = view.place(unit, view.wants(unit), unit.hex)
    _, _, watched = view.threat
    scores = []
    for option in decision.options:
        match option:
            case Enter(hex=hex):
                score = places.beyond(hex) - 0.01
                if storms:
                    score = max(score, here + best_storm(game, unit, places.ends(hex)) - 0.01)
                if watched >> hex & 1:
                    score -= RISK / (1 + view.chart.cover[hex])
            case Stop():
                score = FOLLY if is_wasted(game, movement, unit) else here
            case Shoot(target=target, figures=figures):
                enemy = game.units[target]
                score = here + view.shot(unit, enemy, load_of(game, unit, figures, enemy), half=True)
            case AssaultHex(hex=hex):
                score = here + outlook.storm(game, unit, hex)
            case EnterShelter():
                score = here + 0.5
            case LeaveShelter():
                score = max(places.worths.values(), default=here) - 0.6
            case Board():
                score = here - 1.0
            case _:
                score = here - 0.3
        scores.append(score)
    return direct(decision, scores, here)


def direct(decision: Decision, scores: Scores, here: float) -> Scores:
    """The scores of steps, where a detour is folly: a step that gives up most of what the best one leads to."""
    steps = (score for option, score in zip(decision.options, scores, strict=True) if isinstance(option, Enter))
    gain = max(steps, default=here) - here
    if gain <= 0:
        return scores
    least = here + DETOUR * gain
    return [
        FOLLY if isinstance(option, Enter) and score < least else score
        for option, score in zip(decision.options, scores, strict=True)
    ]


def is_wasted(game: Game, movement: Movement, unit: Unit) -> bool:
    """Whether a unit that stops now has done nothing with its activation, when it could have lain in wait."""
    untouched = movement == type(movement).of(game, unit) if isinstance(movement, Advance | FireAndMovement) else False
    return untouched and may_take_op_fire(game, unit)


def destinations(game: Game, decision: Decision) -> list[tuple[Hex, float]]:
    """The hexes that a moving unit can still get to and stay in, with what they are worth to it."""
    unit = game.units[decision.args["unit"]]  # type: ignore[index]
    places = Outlook(game, unit.side).prospect(unit, game.within(Movement).points(game, unit))
    return [(hex, worth - 0.01) for hex, worth in places.worths.items() if worth > BLOCKED and hex != unit.hex]


# Fire


def target(game: Game, decision: Decision) -> Scores:
    """Whom to fire at, and with what."""
    unit = game.units[decision.args["unit"]]  # type: ignore[index]
    half = any(option.passes for option in decision.options)
    view = Outlook(game, unit.side)
    scores = []
    for option in decision.options:
        match option:
            case Shoot(target=number, figures=figures):
                enemy = game.units[number]
                score = view.shot(unit, enemy, load_of(game, unit, figures, enemy), half)
            case Bombard(hex=hex, kind=kind):
                score = outlook.shelling(game, unit.side, hex) * (1.0 if kind == "suppressive" else 0.8)
            case _:
                score = 0.0
        scores.append(score)
    return scores


def declare(game: Game, decision: Decision) -> Scores:
    """Which type of attack, and who should support it: who adds more than his own attack would bring."""
    declared = game.within(DeclareFire).shot
    enemy = game.units[declared.target]
    mark = standing(game, chart_of(game.scene), enemy).mark
    dice, need = 0, game.scene.hit_on["close"]
    for number, figures in declared.firing:
        unit = game.units[number]
        load = load_of(game, unit, figures, enemy)
        half = number != declared.lead or declared.mode == "moving"
        dice += outlook.firepower_of(game, unit, enemy, load, half)
        need = max(need, outlook.need_at(game, unit, enemy, load))
    now = outlook.strike(dice, need, mark)
    scores = []
    for option in decision.options:
        match option:
            case OpenFire(kind=kind):
                score = outlook.loss(dice, need, mark, kind)
            case Support(unit=number, figures=figures):
                unit = game.units[number]
                load = load_of(game, unit, figures, enemy)
                more = dice + outlook.firepower_of(game, unit, enemy, load, half=True)
                worst = max(need, outlook.need_at(game, unit, enemy, load))
                alone = outlook.strike(outlook.firepower_of(game, unit, enemy, load, half=False), worst, mark)
                score = outlook.strike(more, worst, mark) - SPENT * alone
                score = score if score > now else now - 0.2
            case _:
                score = 0.0
        scores.append(score)
    return scores


def op_fire(game: Game, decision: Decision) -> Scores:
    """Whether to fire at a unit that moves: if the shot is good, or costs nothing."""
    enemy = game.units[game.within(OpportunityFire).target]
    view = Outlook(game, other(enemy.side))
    scores = []
    for option in decision.options:
        if not isinstance(option, LeadOpFire):
            scores.append(PATIENCE)
            continue
        unit = game.units[option.unit]
        free = all("repeated-op-fire" in game.scene.types[kind].traits for kind in option.figures)
        worth = view.shot(unit, enemy, load_of(game, unit, option.figures, enemy))
        scores.append(worth + (PATIENCE if free else 0.0))
    return scores


def lie_in_wait(game: Game, decision: Decision) -> Scores:
    """Who goes into op-fire mode before the round: those who stand where they want to be."""
    view = Outlook(game, game.divisions[decision.seat].side)
    scores = []
    for option in decision.options:
        if isinstance(option, SetOpFire):
            unit = game.units[option.unit]
            gain = max(view.best_shot(unit), view.eagerness(unit))
            scores.append(view.watch(unit) - gain)
        else:
            scores.append(0.0)
    return scores


def retreat(game: Game, decision: Decision) -> Scores:
    """Where to fall back to, and whether to follow."""
    side = game.divisions[decision.seat].side
    view = Outlook(game, side)
    scores = []
    for option in decision.options:
        match option:
            case RetreatTo(hex=hex):
                scores.append(view.chart.cover[hex] - 2 * view.risk(hex))
            case AdvanceInto(unit=number):
                unit = game.units[number]
                hex = game.within(AdvanceAfterAssault).hex
                wants = view.wants(unit)
                scores.append(view.place(unit, wants, hex) - view.place(unit, wants, unit.hex))
            case _:
                scores.append(0.0)
    return scores
