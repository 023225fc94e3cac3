"""What pointing at the table may mean: who is there, and the option that would put something there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.board.table.points import Point as Spot
from bocage.board.table.points import squared
from bocage.board.table.turns import heading
from bocage.kernel import Option, Point, UnitId, View
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack
from bocage.systems.rules_of_engagement.rules.movement.candidates import marches_to
from bocage.systems.rules_of_engagement.rules.movement.march import why_not_march
from bocage.systems.rules_of_engagement.rules.movement.phase import MoveSquad
from bocage.systems.rules_of_engagement.rules.orders.phase import OrderSquad, PrepareFire
from bocage.systems.rules_of_engagement.rules.setup.deployment import DeploySquad, placed
from bocage.systems.rules_of_engagement.rules.setup.dummies import DeployDummy, PlaceDummy
from bocage.systems.rules_of_engagement.rules.setup.minefields import LayField, LayMinefield
from bocage.systems.rules_of_engagement.rules.setup.obstacles import LayDefence, LayObstacle
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import FACINGS, DeployVehicle, Park
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive
from bocage.systems.rules_of_engagement.rules.vehicles.moving import MoveVehicle
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.scene.scene import Station
from bocage.systems.rules_of_engagement.state.game import Game

NEAR = 50 * 50
"""Whoever is so near to a point that the point is called by him, in square millimetres."""
BESIDE = 30 * 30
"""Who is so near to a place behind a line is behind that line, in square millimetres."""


def near(view: View, point: Point) -> tuple[str, int] | None:
    """The squad or the marker that is at a point, or else the piece of terrain."""
    game: Game = view.board()
    at = (point.x, point.y)
    squads = [(squared(at, place), "unit", squad) for squad, places in enumerate(game.places) for place in places]
    markers = [(squared(at, one.at), "marker", one.id) for one in game.markers if one.is_there]
    far, kind, number = min([*squads, *markers], default=(NEAR, "", 0))
    if far < NEAR:
        return kind, number
    place = game.ground.footing(at).place if game.ground.holds(at) else OPEN_GROUND
    return None if place == OPEN_GROUND else ("place", place)


def drafts(view: View, decision: Any, unit: UnitId, point: Point) -> Sequence[Option]:
    """A squad dragged to a point: all of it goes there, its leader to the point itself; a vehicle straight and ahead.

    Where nobody goes, what is to be laid there, or the direction in which a squad waits.
    """
    game: Game = view.board()
    at = (point.x, point.y)
    place = game.ground.footing(at).place
    match view.asking:
        case DeploySquad(unit=one) if one == unit:
            return [placed(game, game.squad(unit), at, place, game.ground.manner(place))]
        case MoveSquad(unit=one) | FallBack(unit=one) if one == unit:
            squad = game.squad(unit)
            found = list(marches_to(game, squad, _station(game, at)))
            return sorted(found, key=lambda march: why_not_march(game, squad, march) is not None)
        case DeployVehicle(unit=one) if one == unit:
            return [Park(unit, point, FACINGS[game.scene.side(game.squad(unit).seat).edge], place)]
        case MoveVehicle(unit=one) if one == unit and at != game.places[unit][0]:
            return [Drive(unit, (point,), heading(game.places[unit][0], at), place)]
        case OrderSquad(unit=one) if one == unit:
            return [PrepareFire(unit, point)]
        case DeployDummy():
            station = _station(game, at)
            return [PlaceDummy(point, station.place, station.manner)]
        case LayMinefield():
            return [LayField(point, upright) for upright in (False, True)]
        case LayDefence():
            return [LayObstacle(point, upright) for upright in (False, True)]
        case _:
            return ()


def _station(game: Game, at: Spot) -> Station:
    """A point by the words for it: behind the line that it is beside, or in the piece that it is in."""
    beside = [one for one in game.scene.stations if squared(one.at, at) <= BESIDE and one.manner == "behind"]
    if beside:
        return min(beside, key=lambda one: (squared(one.at, at), one.at))._replace(at=at)
    place = game.ground.footing(at).place
    return Station(at, place, game.ground.manner(place))
