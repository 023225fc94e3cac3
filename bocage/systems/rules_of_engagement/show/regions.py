"""Parts of the table that matter to a squad: how far it goes, how it hangs together, what it covers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.kernel import Point, UnitId, View
from bocage.show import Region
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack, reach_of
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of
from bocage.systems.rules_of_engagement.rules.movement.march import allowance
from bocage.systems.rules_of_engagement.rules.setup.deployment import DeploySquad
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import DeployVehicle
from bocage.systems.rules_of_engagement.show.appraisal import sight_of, zone_of
from bocage.systems.rules_of_engagement.state.game import Game


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
