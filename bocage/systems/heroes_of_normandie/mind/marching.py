"""Moves: where units go step by step, which way they face, and where they give way to, as the plan has it."""

from __future__ import annotations

from typing import Any

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.heroes_of_normandie.mind.outlook import DANGER, PROSPECT, Outlook
from bocage.systems.heroes_of_normandie.mind.tactics import ARRIVAL, CARD, fire, march
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import MoveInReserve
from bocage.systems.heroes_of_normandie.rules.assault.assault import Assault
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import BoostMove
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct
from bocage.systems.heroes_of_normandie.rules.movement.board_edges import LeaveBoard
from bocage.systems.heroes_of_normandie.rules.movement.ending import ChangeState, FaceTo, Stop
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter
from bocage.systems.heroes_of_normandie.rules.movement.scouts import Scout
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Drive
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import Board
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

DAWDLING = 0.005
"""What each square costs on the way to a place: of two ways the shorter."""


def move(game: Game, decision: Decision) -> Scores:
    """Where to go next, whether to fire on the way, to assault, to set up or to stop."""
    unit = game.unit(decision.args["unit"])  # type: ignore[arg-type]
    left = int(decision.args["left"])
    view = Outlook(game, decision.seat)
    reserve = game.now.phase == "reserve"
    if not unit.on_board:
        return [_get_out(view, unit, option) for option in decision.options]
    here = view.place(unit, unit.place, reserve)
    beyond = ways_on(view, unit, left, reserve) if game.is_infantry(unit) else {}
    best = max([here, *beyond.values()])
    return [
        boosted(view, unit, option, left, best)
        if isinstance(option, BoostMove)
        else step(view, unit, option, here, best, beyond)
        for option in decision.options
    ]


def boosted(view: Outlook, unit: Unit, option: BoostMove, left: int, best: float) -> float:
    """What it is worth to go farther by a card: a better place than without it, if that is worth the card."""
    if not view.game.is_infantry(unit):
        return best - CARD
    more = view.game.scene.cards[option.card].bonus.value
    places = view.places(unit, view.game.now.phase == "reserve")
    farther = max([places[square] for square in bits(view.reach(unit, left + more))], default=best)
    return max(farther, best) - CARD


def ways_on(view: Outlook, unit: Unit, left: int, reserve: bool) -> dict[Square, float]:
    """For each first step of infantry, what the best place is worth that it leads to."""
    away, places = view.game.scene.grid.distances, view.places(unit, reserve)
    return {
        step: max([places[square] - DAWDLING * away[step][square] for square in bits(squares)])
        for step, squares in view.first_steps(unit, left).items()
    }


def destinations(game: Game, decision: Decision) -> list[tuple[Square, float]]:
    """The squares that infantry on the move can still get to, with what they are worth to it."""
    unit = game.unit(decision.args["unit"])  # type: ignore[arg-type]
    if not unit.on_board or not game.is_infantry(unit):
        return []
    view = Outlook(game, decision.seat)
    places = view.places(unit, game.now.phase == "reserve")
    return [(square, places[square]) for square in bits(view.reach(unit, int(decision.args["left"])))]


def step(view: Outlook, unit: Unit, option: Any, here: float, best: float, beyond: dict[Square, float]) -> float:
    """What the next step of a move is worth, when the present place and the best one are worth so much."""
    on_foot = view.game.is_infantry(unit)
    match option:
        case Enter(place=place):
            return beyond.get(place, here - 1.0) if on_foot else view.place(unit, place)
        case Drive(place=place, facing=facing):
            return view.place(unit, place) + aspect(view, place, facing) - 0.02
        case Stop():
            return here + (0.0 if on_foot else aspect(view, unit.place, unit.facing))
        case ChangeState():
            return here + flip(view, unit)
        case Assault(target=target, place=place):
            return here + view.storm(unit, view.game.unit(target), place, option.charge)
        case FireAct():
            return best + fire(view, unit, option, moving=True) - 0.05
        case LeaveBoard():
            return view.exit_worth(unit)
        case Board():
            return here - 0.5
    return here - 0.4


def _get_out(view: Outlook, unit: Unit, option: Any) -> float:
    """A passenger gets out where that brings it nearer to its objective; who waits outside comes on."""
    if unit.waits:
        return view.place(unit, option.place) + ARRIVAL if isinstance(option, Enter) else 0.0
    carrier = view.origin(unit)
    match option:
        case Enter(place=place):
            return view.pull(unit, place) - 0.3 * view.danger(unit, place)
        case Assault(target=target, place=place):
            return view.pull(unit, carrier) + view.storm(unit, view.game.unit(target), place, option.charge)
        case Stop():
            return view.pull(unit, carrier) - 0.3
    return -0.3


def aspect(view: Outlook, place: Square, facing: int) -> float:
    """How well a vehicle faces: its front to the nearest enemy."""
    if not view.enemies:
        return 0.0
    distance = view.game.scene.grid.distance
    nearest = min(view.enemies, key=lambda enemy: (distance(place, enemy.place), enemy.id))
    return 0.1 if view.bears(place, nearest.place, facing, 90) else 0.0


def flip(view: Outlook, unit: Unit) -> float:
    """What a change of state is worth: setting a weapon up, packing it up to go elsewhere, hiding."""
    game = view.game
    kind = game.kind(unit)
    if unit.concealed or kind.back is None:
        return -0.3
    now, then = (view.best_shot(unit, unit.place, back=back) for back in (unit.back, not unit.back))
    if kind.back.abilities.ambush:
        hides = not unit.ambushed
        return (0.6 * DANGER * view.danger(unit, unit.place) if hides else -0.2) + PROSPECT * (then - now) - 0.05
    if not unit.back:
        return 2 * PROSPECT * (then - now) - 0.05
    far = max((want.weight for want in view.wants(unit)), default=0.0) - view.pull(unit, unit.place)
    return 0.25 * far - 2 * PROSPECT * now - 0.1


def face_to(game: Game, decision: Decision) -> Scores:
    """Which way to face: where the best shots are, else where enemies and objectives are."""
    unit = game.unit(decision.args["unit"])  # type: ignore[arg-type]
    view = Outlook(game, decision.seat)
    weapons = game.face(unit).weapons
    arc = min((weapon.arc for weapon in weapons), default=360)
    spots = [enemy.place for enemy in view.enemies] or [goal[0] for goal in view.chart.goals]
    scores = []
    for option in decision.options:
        if not isinstance(option, FaceTo):
            scores.append(0.0)
            continue
        shot = view.best_shot(unit, unit.place, facing=option.facing) if unit.on_board else 0.0
        seen = sum(view.bears(unit.place, spot, option.facing, arc) for spot in spots if spot != unit.place)
        scores.append(shot + 0.1 * seen)
    return scores


def in_reserve(game: Game, decision: Decision) -> Scores:
    """Who moves without an order: everybody with somewhere better to be."""
    view = Outlook(game, decision.seat)
    return [
        march(view, game.unit(option.unit), reserve=True) if isinstance(option, MoveInReserve | Scout) else 0.05
        for option in decision.options
    ]


def give_way(game: Game, decision: Decision) -> Scores:
    """Where to flee to, or to rush."""
    number = decision.args.get("unit", NONE) if decision.args else NONE
    if number == NONE:
        return [0.0] * len(decision.options)
    unit = game.unit(number)  # type: ignore[arg-type]
    view = Outlook(game, unit.seat)
    here = view.place(unit, unit.place) if unit.on_board else 0.0
    scores = []
    for option in decision.options:
        place = getattr(option, "place", None)
        score = here if place is None else view.place(unit, place)
        scores.append(score if unit.seat == decision.seat else -score)
    return scores
