"""Parts of the table that matter to a squad: how far it goes, how it hangs together, what it covers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.board.table.points import Point as Spot
from bocage.board.table.points import squared
from bocage.board.table.turns import SCALE, direction, heading
from bocage.kernel import Option, Point, UnitId, View
from bocage.show import Region
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack, reach_of
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of
from bocage.systems.rules_of_engagement.rules.movement.candidates import march_to
from bocage.systems.rules_of_engagement.rules.movement.march import allowance
from bocage.systems.rules_of_engagement.rules.movement.phase import MoveSquad
from bocage.systems.rules_of_engagement.rules.setup.deployment import DeploySquad, placed
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import DeployVehicle
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.scene.scene import Station
from bocage.systems.rules_of_engagement.show.appraisal import sight_of
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

NEAR = 50 * 50
"""Whoever is so near to a point that the point is called by him, in square millimetres."""
BESIDE = 30 * 30
"""Who is so near to a place behind a line is behind that line, in square millimetres."""
ARC = 5
"""The outline of a zone has a corner at every so many degrees."""


def regions(view: View, unit: UnitId) -> Mapping[str, Sequence[Region]]:
    """Reach from each figure, cohesion round each, what the leader sees, and zones of opportunity fire."""
    game: Game = view.board()
    if not 0 <= unit < len(game.squads):
        return {}
    if not game.members[unit]:
        return _deployment(view, game, unit)
    squad = game.squad(unit)
    points = [Point(*at) for at in game.places[unit]]
    retreat = view.running(FallBack)
    reach = reach_of(game, squad) if retreat is not None else allowance(game, squad, squad.order, slowed=False)
    book = game.scene.rulebook.movement
    found = {"cohesion": [Region("cohesion", (at,), book.cohesion + game.scene.across // 2) for at in points]}
    if reach:
        found["reach"] = [Region("reach", (at,), reach, str(reach)) for at in points]
    found["sight"] = [Region("sight", sight_of(game, game.places[unit][0]))]
    if squad.zone is not None:
        found["zone"] = [zone_of(game, squad)]
    watched = [zone_of(game, enemy) for enemy in enemies_of(game, squad.seat) if enemy.zone is not None]
    if watched:
        found["danger"] = watched
    return found


def _deployment(view: View, game: Game, unit: UnitId) -> Mapping[str, Sequence[Region]]:
    """Where a squad may be set up that is asked about."""
    asking = view.asking
    if not isinstance(asking, DeploySquad | DeployVehicle) or asking.unit != unit:
        return {}
    west, north, east, south = game.scene.side(game.squad(unit).seat).zone
    corners = (Point(west, north), Point(east, north), Point(east, south), Point(west, south))
    return {"deploy": [Region("deploy", corners)]}


def zone_of(game: Game, squad: Squad) -> Region:
    """The zone of opportunity fire of a squad, as far as its weapons reach.  [roe.order.opp-zone]"""
    assert squad.zone is not None
    origin, facing = squad.zone
    reach = max((arm.range for _, man in game.men(squad.id) for arm in man.arms), default=0)
    front = heading((0, 0), (facing.x, facing.y))
    arc = [direction(front + turn) for turn in range(-90, 91, ARC)]
    points = tuple([Point(origin.x + reach * x // SCALE, origin.y + reach * y // SCALE) for x, y in arc])
    return Region("zone", points, label=squad.name)


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
    """A squad dragged to a point: all of it goes there, its leader to the point itself."""
    game: Game = view.board()
    at = (point.x, point.y)
    asking = view.asking
    if isinstance(asking, DeploySquad) and asking.unit == unit:
        return [placed(game, game.squad(unit), at, game.ground.footing(at).place, "in")]
    if not isinstance(asking, MoveSquad | FallBack) or asking.unit != unit:
        return ()
    return [march_to(game, game.squad(unit), _station(game, at))]


def _station(game: Game, at: Spot) -> Station:
    """A point by the words for it: behind the line that it is beside, or in the piece that it is in."""
    beside = [one for one in game.scene.stations if squared(one.at, at) <= BESIDE and one.manner == "behind"]
    if beside:
        return min(beside, key=lambda one: (squared(one.at, at), one.at))._replace(at=at)
    place = game.ground.footing(at).place
    return Station(at, place, "in" if place else "towards")
