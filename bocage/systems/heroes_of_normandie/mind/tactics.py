"""Tactics: who gets orders, who moves where and who fires at whom, as the plan of a sensible player has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.heroes_of_normandie.mind.chart import BLIND
from bocage.systems.heroes_of_normandie.mind.outlook import PROSPECT, Outlook
from bocage.systems.heroes_of_normandie.mind.square_fields import SNIPER_VALUE
from bocage.systems.heroes_of_normandie.mind.targets import will_act
from bocage.systems.heroes_of_normandie.rules.activation.activation_phase import ActAlone, RevealSpecial, next_to_reveal
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import DoNothing, March
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import assault_of
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import PlayInAction
from bocage.systems.heroes_of_normandie.rules.fire.burst import FireBurst
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Shoot, shot_with
from bocage.systems.heroes_of_normandie.rules.fire.flamethrowers import Flame
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import OpportunityFire, OpportunityShot
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot, weapon_of
from bocage.systems.heroes_of_normandie.rules.fire.snipers import Snipe
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import Bombard
from bocage.systems.heroes_of_normandie.rules.fire.templates import Lay
from bocage.systems.heroes_of_normandie.rules.movement.allowance import allowance
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import GiveOrder
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, NONE, OFF_BOARD, Unit

BURST = 1.15
"""What a burst is worth against a plain shot at its first target."""
AREA = 0.3
"""The share of its worth that a unit loses under a template, on average."""
PATIENCE = 0.3
"""A shot out of turn that is worth less waits for a better target."""
SPENT = 0.6
"""How much of its own next shot a unit gives up by firing out of turn."""
CARD = 0.15
"""What a card is worth in the hand: it is drawn anew at the end of the turn."""
ARRIVAL = 3.0
"""What it is worth to bring a unit on to the board."""
AWAY = -3.0


# Orders


def place_order(game: Game, decision: Decision) -> Scores:
    """Numbers go to those who can do most, the lowest first; a Bluff to who can do least and may move in reserve."""
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        if not isinstance(option, GiveOrder):
            scores.append(-1.0)
            continue
        gain = urgency(view, game.unit(option.unit))
        scores.append(-gain if option.order == BLUFF else gain)
    return scores


def urgency(view: Outlook, unit: Unit) -> float:
    """What an order would be worth to a unit: its best shot or assault, or taking an objective at once."""
    game = view.game
    if unit.waits:
        return ARRIVAL
    square = view.origin(unit)
    shot = view.best_shot(unit, square, facing=unit.facing)
    move = march(view, unit)
    storm = best_storm(view, unit)
    feared = 0.2 * view.danger(unit, square) if shot > 0 else 0.0
    can_act = 0.0 if game.is_infantry(unit) or shot else 0.1
    return max(shot, storm, 0.5 * move + can_act) + feared


def pace(game: Game, unit: Unit) -> int:
    """How many squares a unit may move now."""
    return int(allowance(game, game.face(unit), unit.suppressed).value)


def march(view: Outlook, unit: Unit, reserve: bool = False) -> float:
    """What a unit gains by moving to the best place that it can reach."""
    if not unit.on_board:
        return 0.6
    places = view.places(unit, reserve)
    here = places[unit.place]
    there = max([places[square] for square in _places(view, unit)], default=here)
    return max(there - here, settling(view, unit), 0.0)


def _places(view: Outlook, unit: Unit) -> Iterator[Square]:
    """Where a unit could go: all that infantry can reach, and some squares around a vehicle."""
    game = view.game
    left = pace(game, unit)
    if game.is_infantry(unit):
        yield from bits(view.reach(unit, left))
        return
    grid = game.scene.grid
    closed = game.ground.closed[1 if game.kind(unit).family == "light" else 2] | game.vehicles
    for facing in range(8):
        ahead = grid.neighbour(unit.place, facing)
        for _ in range(left):
            if ahead is None or closed >> ahead & 1:
                break
            yield ahead
            ahead = grid.neighbour(ahead, facing)


def settling(view: Outlook, unit: Unit) -> float:
    """What a change of state or facing is worth to a unit that stays where it is."""
    game = view.game
    shot = view.best_shot(unit, unit.place, facing=unit.facing)
    gain = view.best_shot(unit, unit.place) - shot
    if game.scene.flips[unit.type] and not unit.back:
        gain = max(gain, view.best_shot(unit, unit.place, back=True) - shot)
    return 2 * PROSPECT * gain


def best_storm(view: Outlook, unit: Unit) -> float:
    """What the best assault within reach is worth."""
    game = view.game
    if not unit.on_board or unit.ambushed or assault_of(game, unit) is None or not game.is_infantry(unit):
        return AWAY
    left, grid = pace(game, unit), game.scene.grid
    near = [enemy for enemy in view.enemies if grid.distance(unit.place, enemy.place) <= left]
    if not near:
        return AWAY
    stands = view.reach(unit, left - 1) | 1 << unit.place
    best = AWAY
    for enemy in near:
        if any(view.chart.steps[square] >> enemy.place & 1 for square in bits(stands)):
            best = max(best, view.storm(unit, enemy, enemy.place))
    return best


# Activations


def activation(game: Game, decision: Decision) -> Scores:
    """What an activated unit does: the best shot, or a move, or an assault in the course of it."""
    unit = game.unit(decision.args["unit"])  # type: ignore[arg-type]
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case March():
                score = max(march(view, unit), best_storm(view, unit), 0.0)
            case DoNothing():
                score = -0.1
            case PlayInAction():
                score = -0.3
            case FireAct():
                score = fire(view, unit, option)
            case _:
                score = -0.2
        scores.append(score)
    return scores


def fire(view: Outlook, unit: Unit, act: Any, moving: bool = False) -> float:
    """What a way to fire is worth."""
    game = view.game
    match act:
        case Shoot(target=target, weapon=name, kind=kind):
            weapon = weapon_of(game, shot_with(game, unit, name, target, kind, "standing"))
            price = CARD if name not in [own.name for own in game.face(unit).weapons] else 0.0
            return view.shot(unit, weapon, game.unit(target), kind, (weapon.mobile or 0) if moving else 0) - price
        case FireBurst(target=target, weapon=name, kind=kind):
            weapon = weapon_of(game, shot_with(game, unit, name, target, kind, "standing"))
            return BURST * view.shot(unit, weapon, game.unit(target), kind)
        case Snipe(target=target):
            return SNIPER_VALUE * view.worth(game.unit(target))
        case Bombard(weapon=name):
            weapon = game.scene.tables.weapons.get(name) or game.face(unit).weapons[0]
            away = weapon.squares or weapon.intersections or 2
            corners = game.scene.corners_within(view.origin(unit), away)
            return max((shelling(view, corner) for corner in corners), default=0.0) - CARD
        case Flame():
            reach = len(game.scene.rulebook.flame_straight)
            near = [one for one in view.enemies if game.scene.grid.distance(unit.place, one.place) <= reach]
            return max((0.6 * view.worth(one) for one in near), default=0.0)
    return 0.1


def shelling(view: Outlook, corner: int) -> float:
    """What a template on an intersection is worth."""
    squares = view.game.scene.grid.around(corner)
    total = 0.0
    for unit in view.enemies:
        if squares >> unit.place & 1:
            total += AREA * view.worth(unit)
    for unit in view.friends:
        if squares >> unit.place & 1:
            total -= 1.5 * AREA * view.worth(unit)
    return total


def lay(game: Game, decision: Decision) -> Scores:
    """Where a template goes: where most enemies and no friends are, seen if possible."""
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        corner = getattr(option, "corner", None)
        place = getattr(option, "place", None)
        if corner is not None:
            straight = isinstance(option, Lay) and option.manner == "direct"
            scores.append(shelling(view, corner) + 0.1 * straight)
        elif place is not None:
            inside = [one for one in view.enemies if same_house(game, one.place, place)]
            scores.append(sum(AREA * view.worth(one) for one in inside))
        else:
            scores.append(0.0)
    return scores


def same_house(game: Game, one: Square, other: Square) -> bool:
    """Whether two squares are the same, or of the same building or position."""
    scene = game.scene
    houses, positions = scene.house_of, scene.position_of
    return (
        one == other
        or (one in houses and houses[one] == houses.get(other))
        or (one in positions and positions[one] == positions.get(other))
    )


def out_of_turn(game: Game, decision: Decision) -> Scores:
    """Who acts before the next number: who has a good shot; the others when no number is left."""
    view = Outlook(game, decision.seat)
    last = next_to_reveal(game) is None
    scores = []
    for option in decision.options:
        if isinstance(option, ActAlone | RevealSpecial):
            unit = game.unit(option.unit)
            if unit.waits:
                scores.append(ARRIVAL)
                continue
            shot = max(view.best_shot(unit, view.origin(unit), facing=unit.facing), best_storm(view, unit))
            scores.append(max(shot, march(view, unit)) if last else shot - PATIENCE)
        else:
            scores.append(0.0)
    return scores


def opportunity(game: Game, decision: Decision) -> Scores:
    """Whether to fire out of turn: if the shot is better than what the unit could do later."""
    target = game.unit(game.within(OpportunityFire).target)
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        number = getattr(option, "unit", None)
        if number is None:
            scores.append(0.0)
            continue
        unit = game.unit(number)
        if isinstance(option, OpportunityShot):
            weapon = weapon_of(game, shot_with(game, unit, option.weapon, target.id, option.kind, "opportunity"))
            score = view.shot(unit, weapon, target, option.kind)
        else:
            score = 0.5 * view.worth(target) * AREA
        own = SPENT * view.best_shot(unit, view.origin(unit)) if will_act(unit) else PATIENCE * 0.3
        scores.append(score - max(own, PATIENCE * 0.3))
    return scores


def next_weapon(game: Game, decision: Decision) -> Scores:
    """Which weapon a vehicle fires next: all that hit anything."""
    unit = game.unit(decision.args["unit"])  # type: ignore[arg-type]
    view = Outlook(game, decision.seat)
    return [fire(view, unit, act) if isinstance(act, FireAct) else 0.0 for act in decision.options]


# What is announced for a shot


def chance_to_hit(view: Outlook, shot: Shot, more: int = 0) -> float:
    """What a shot that is announced is worth, with more added to its Combat Value; who fired it may be gone by now."""
    game = view.game
    weapon, target = weapon_of(game, shot), game.unit(shot.target)
    base = weapon.against(game.kind(target).family) or 0
    value = base + more + sum(bonus.amount for bonus in shot.bonuses)
    value *= 2 if shot.kind == "suppression" else 1
    value += sum(malus.amount for malus in shot.maluses)
    if shot.unit != NONE:
        unit = game.unit(shot.unit)
        origin = view.origin(unit)
        penalty = BLIND if origin == OFF_BOARD else view.chart.penalties[origin][target.place]
        value -= game.scene.rulebook.suppressed_dice * unit.suppressed + (penalty if penalty < BLIND else 2)
    aim = view.as_target(target, target.place)
    aim = aim._replace(need=aim.need + sum(one.amount for one in shot.protection))
    return aim.loss(value, shot.kind, weapon.twin or shot.twin)
