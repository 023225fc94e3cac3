"""What a sensible player answers: cover and the goal when he moves, fire when he can, the leaders last."""

from __future__ import annotations

from math import sqrt

from bocage.board.table.points import squared
from bocage.kernel import Decision, Point, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.duel import SendFighter
from bocage.systems.rules_of_engagement.rules.discipline.response import ChooseFallBack, ChooseHide
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, is_in_sight, nearest_enemy_point
from bocage.systems.rules_of_engagement.rules.fire.arms import is_support
from bocage.systems.rules_of_engagement.rules.fire.losses import Lose
from bocage.systems.rules_of_engagement.rules.movement.march import March
from bocage.systems.rules_of_engagement.rules.orders.phase import GiveOrder, OrderAssault, PrepareFire
from bocage.systems.rules_of_engagement.rules.setup.deployment import Place
from bocage.systems.rules_of_engagement.rules.setup.dummies import PlaceDummy
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import Park
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive
from bocage.systems.rules_of_engagement.rules.vehicles.moving import MendGun, WorkFree
from bocage.systems.rules_of_engagement.rules.weapons.blast import covered
from bocage.systems.rules_of_engagement.rules.weapons.templates import PlaceTemplate
from bocage.systems.rules_of_engagement.state.game import Game

COVER = 0.5
WORN = 0.5
STRIDE = 100.0
KEPT = {"officer": 3.0, "nco": 2.0}
"""Whom one does not like to lose."""
GUNS = ("isw", "lmg", "hmg")


def _to_goal(game: Game, at: tuple[int, int]) -> float:
    """How far a point is from what the battle is about, in strides."""
    return min((sqrt(squared(at, goal)) for goal in game.scene.goals), default=0.0) / STRIDE


def _cover(game: Game, unit: UnitId, to: tuple[Point, ...]) -> float:
    """The cover of the places of a squad against the nearest enemy, from 0 to 1."""
    places = tuple((point.x, point.y) for point in to)
    enemy = nearest_enemy_point(game, game.squad(unit).seat, places)
    if enemy is None:
        return 0.0
    return sum(game.ground.cover(enemy, at) for at in places) / (2 * len(places))


def move(game: Game, decision: Decision) -> list[float]:
    """Towards the goal, from cover to cover."""
    scores = []
    for option in decision.options:
        if isinstance(option, March):
            start = game.places[option.unit][0]
            end = option.to[0]
            gained = _to_goal(game, start) - _to_goal(game, (end.x, end.y))
            scores.append(gained + COVER * _cover(game, option.unit, option.to))
        else:
            scores.append(0.0)
    return scores


def drive(game: Game, decision: Decision) -> list[float]:
    """Towards the goal, and out of the mud."""
    scores = []
    for option in decision.options:
        match option:
            case Drive(unit=unit, to=to):
                start = game.places[unit][0]
                scores.append(_to_goal(game, start) - _to_goal(game, (to[-1].x, to[-1].y)))
            case WorkFree() | MendGun():
                scores.append(1.0)
            case _:
                scores.append(0.0)
    return scores


def park(game: Game, decision: Decision) -> list[float]:
    """Near what the battle is about."""
    return [-_to_goal(game, (one.to.x, one.to.y)) for one in decision.options if isinstance(one, Park)]


def shelter(game: Game, decision: Decision) -> list[float]:
    """Where there is cover."""
    return [
        _cover(game, option.unit, option.to) if isinstance(option, March | Place) else 0.0
        for option in decision.options
    ]


def deceive(game: Game, decision: Decision) -> list[float]:
    """Where a squad would be expected: near what the battle is about."""
    return [-_to_goal(game, (one.at.x, one.at.y)) for one in decision.options if isinstance(one, PlaceDummy)]


def respond(game: Game, decision: Decision) -> list[float]:
    """Hide where one can; fall back rather than break."""
    scores = []
    for option in decision.options:
        match option:
            case ChooseHide():
                scores.append(1.0)
            case ChooseFallBack(unit=unit):
                scores.append(0.5 if game.squad(unit).is_broken else -0.3)
            case _:
                scores.append(0.0)
    return scores


def order(game: Game, decision: Decision) -> list[float]:
    """Fire from where one is if there is somebody to fire at, else go on; machine guns wait for the right moment."""
    scores = []
    for option in decision.options:
        squad = game.squad(option.unit)
        seen = [enemy.id for enemy in enemies_of(game, squad.seat) if is_in_sight(game, squad.id, enemy.id)]
        match option:
            case PrepareFire():
                scores.append(0.8 if is_support(game, squad) and not seen else -0.2)
            case OrderAssault(order=command, target=target):
                scores.append(_boldness(game, squad.id, target) + _eagerness(command, True, is_support(game, squad)))
            case GiveOrder(order=command, target=target):
                aims = 1.0 if target in seen else 0.0
                scores.append(aims + _eagerness(command, bool(seen), is_support(game, squad)))
            case _:
                scores.append(0.0)
    return scores


def _boldness(game: Game, unit: UnitId, target: UnitId) -> float:
    """An assault is worth more than fire where one is half as many again, and less where one is not."""
    ours, theirs = game.strength(unit), game.strength(target)
    nerve = WORN if game.squad(target).state != "confident" else 0.0
    return 1.0 + nerve if 2 * ours >= 3 * theirs else -1.0 + nerve


def _eagerness(command: str, sees: bool, serves: bool) -> float:
    if serves:
        return 0.5 if command == "hold" else -0.5
    wanted = "hold" if sees else "advance"
    return 0.3 if command == wanted else 0.0


def act(game: Game, decision: Decision) -> list[float]:
    """Rather than nothing."""
    return [-1.0 if option.passes else 1.0 for option in decision.options]


def take_as_they_stand(game: Game, decision: Decision) -> list[float]:
    """The order of the groups changes nothing: all as they stand."""
    return [1.0 if option.passes else 0.0 for option in decision.options]


def send(game: Game, decision: Decision) -> list[float]:
    """Those first whom one would miss least: the last has the best chances."""
    return [-_worth(game, option.figure) for option in decision.options if isinstance(option, SendFighter)]


def lose(game: Game, decision: Decision) -> list[float]:
    """The leader and the gunner last."""
    return [-_worth(game, option.figure) for option in decision.options if isinstance(option, Lose)]


def _worth(game: Game, figure: int) -> float:
    """What a man is to his squad besides a soldier."""
    one = game.figures[figure]
    man = game.scene.rosters[game.squad(one.squad).kind][one.man]
    return sum(KEPT.get(mark, 0.0) for mark in man.marks) + (bool(man.arms) and man.arms[0].type in GUNS)


def shell(game: Game, decision: Decision) -> list[float]:
    """Where most men are under the smallest template."""
    return [
        float(len(covered(game, game.figures[option.figure].at, 1)))
        for option in decision.options
        if isinstance(option, PlaceTemplate)
    ]


def wait(game: Game, decision: Decision) -> list[float]:
    """Nothing rather than something."""
    return [1.0 if option.passes else 0.0 for option in decision.options]
