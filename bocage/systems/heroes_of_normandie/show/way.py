"""The way to a distant square: the choices of a Movement Action, one after the other."""

from __future__ import annotations

from bocage.board.square import Square, stance_of
from bocage.kernel import Decision, Option, View
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import Activation, March
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter, is_free
from bocage.systems.heroes_of_normandie.rules.movement.movement_action import MovementAction
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Drive
from bocage.systems.heroes_of_normandie.show.overlays import Driving, drives_of, squares_left, walks_of
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


def way(view: View, decision: Decision, place: Square) -> tuple[Option, ...]:
    """The shortest way of the unit that moves, or that may begin to, to a square that nobody is in.

    [hon.move.procedure hon.veh.two-square-count]
    """
    match view.asking:
        case MovementAction(unit=number) if decision.prompt == MovementAction.prompt:
            first: tuple[Option, ...] = ()
        case Activation(unit=number) if March() in decision.options:
            first = (March(),)
        case _:
            return ()
    game: Game = view.board()
    unit = game.unit(number)
    if not unit.in_play or place in game.squares_of(unit):
        return ()
    left = squares_left(game, unit, view)
    steps = _drive(game, unit, left, place) if game.kind(unit).squares > 1 else _walk(game, unit, left, place)
    return (*first, *steps) if steps else ()


def _walk(game: Game, unit: Unit, left: int, place: Square) -> tuple[Option, ...]:
    found = walks_of(game, unit, left)
    if place not in found.cost or not is_free(game, unit, place):
        return ()
    return tuple(Enter(square) for square in found.path(place))


def _drive(game: Game, unit: Unit, left: int, place: Square) -> tuple[Option, ...]:
    """Its front comes there, or else its rear, whichever takes fewer steps."""
    found, driving = drives_of(game, unit, left), Driving(game, unit)
    goals = (number for number in found.cost if place in game.squares_of(driving.at(number)))
    goal = min(goals, key=lambda number: (found.cost[number], stance_of(number).front != place), default=None)
    if goal is None:
        return ()
    stances = map(stance_of, found.path(goal))
    return tuple(Drive(stance.front, stance.facing) for stance in stances)
