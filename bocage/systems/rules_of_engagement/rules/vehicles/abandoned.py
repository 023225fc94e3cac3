"""Vehicles without their crews: enemy infantry that touches one destroys it, and whoever is left in one gets out."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Frame, Item, Step, UnitId
from bocage.systems.rules_of_engagement.rules.vehicles.crews import WRECK, lay_wreck
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard, hull_of, men_on_foot
from bocage.systems.rules_of_engagement.rules.vehicles.passengers import get_off
from bocage.systems.rules_of_engagement.state.events.vehicles import AbandonedTaken
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Vehicle


class Unmanned(Frame[None]):
    """The last of a crew has fallen in its vehicle: whoever is aboard gets off.  [roe.ruling.vehicle-remount]"""

    shown = False
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Nobody drives it any more."""
        for squad in aboard(game, self.unit):
            get_off(game, squad.id)
        game.put(game.vehicles[game.rides[self.unit]].but(left=True))
        return self.done()


class TakeAbandoned(Frame[None]):
    """Infantry that touches an abandoned vehicle of the enemy destroys it.  [roe.veh.remount]"""

    shown = False
    unit: UnitId
    enemy: UnitId

    def start(self, game: Game) -> Step:
        """It is a wreck that does not smoke."""
        vehicle = game.vehicles[game.rides[self.unit]]
        game.put(vehicle.but(wreck=True))
        lay_wreck(game, vehicle, WRECK)
        game.emit(AbandonedTaken(self.unit, self.enemy))
        return self.done()


def abandoned(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """Looks whenever a record has changed."""
    for vehicle in game.vehicles:
        if vehicle.wreck or not vehicle.is_there:
            continue
        if not vehicle.left and not game.members[vehicle.squad]:
            return Unmanned(vehicle.squad)
        enemy = _taker(game, vehicle) if vehicle.left else NOBODY
        if enemy != NOBODY:
            return TakeAbandoned(vehicle.squad, enemy)
    return None


def _taker(game: Game, vehicle: Vehicle) -> UnitId:
    """Who of the enemy touches a vehicle; nobody who is hidden."""
    hull, touch = hull_of(game, vehicle), game.scene.rulebook.vehicles.touch
    for unit, at in men_on_foot(game, game.squad(vehicle.squad), enemies=True):
        if hull.is_near(at, touch, game.scene.across):
            return unit
    return NOBODY
