"""Vehicles are set up: a point and where they look."""

from __future__ import annotations

from typing import Annotated

from bocage.board.table import Area
from bocage.board.table.hulls import do_touch, hull_at
from bocage.board.table.shapes import Box
from bocage.kernel import Ask, Dice, Frame, Option, Point, Refusal, Step, Thing, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.hiding.places import is_covering
from bocage.systems.rules_of_engagement.rules.vehicles.going import going_of
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import park, why_no_room
from bocage.systems.rules_of_engagement.state.events.hiding import DeployedInSecret
from bocage.systems.rules_of_engagement.state.events.turn import Deployed
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

DEPLOY_VEHICLE = "deploy.vehicle"
LISTED = 8
EVERY = 70
FACINGS = {"north": 180, "south": 0, "east": 270, "west": 90}
"""Where a vehicle of a side looks that comes from an edge."""


class Park(Option):
    """A vehicle is set up at a point, looking along a heading in degrees."""

    unit: ActorId
    to: Point
    facing: int
    near: Annotated[int, Thing("place", "aim")]


class DeployVehicle(Frame[None]):
    """A vehicle is set up in its side's zone.  [roe.force.scenario-forces roe.veh.orders]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where?"""
        squad = game.squad(self.unit)
        listed = parked(game, squad, game.scene.side(squad.seat).zone)
        args = {"unit": self.unit}
        return Ask(squad.seat, DEPLOY_VEHICLE, listed, self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: Park) -> Refusal | None:
        """The judge of parking places."""
        squad = game.squad(self.unit)
        return why_not_park(game, squad, choice, game.scene.side(squad.seat).zone)

    def sample(self, game: Game, dice: Dice) -> Park:
        """Any place in the zone."""
        west, north, east, south = game.scene.side(game.squad(self.unit).seat).zone
        at = west + dice.draw(east - west) - 1, north + dice.draw(south - north) - 1
        return Park(self.unit, Point(*at), dice.draw(360) - 1, game.ground.footing(at).place)

    def chosen(self, game: Game, choice: Park) -> Step:
        """There it stands."""
        park(game, self.unit, (choice.to.x, choice.to.y), choice.facing)
        squad = game.squad(self.unit)
        if squad.is_hidden:
            game.emit(Deployed(self.unit, choice.near), 1 << squad.seat, DeployedInSecret(self.unit))
        else:
            game.emit(Deployed(self.unit, choice.near))
        return self.done()


def why_not_park(game: Game, squad: Squad, choice: Park, zone: Box) -> Refusal | None:
    """A vehicle stands whole in its zone, where it can drive, on nobody; a hidden one in cover.

    [roe.force.scenario-forces roe.veh.proximity roe.veh.terrain roe.scn.hidden-deployment]
    """
    args = {"unit": squad.id}
    at = choice.to.x, choice.to.y
    if choice.unit != squad.id or not 0 <= choice.facing < 360:
        return Refusal("roe.force.scenario-forces", args)
    hull = hull_at(at, game.scene.vehicles[squad.kind].hull, choice.facing)
    if not (zone[0] <= hull.box[0] and zone[1] <= hull.box[1] and hull.box[2] <= zone[2] and hull.box[3] <= zone[3]):
        return Refusal("roe.force.scenario-forces", args, "zone")
    rule = why_no_room(game, squad, hull)
    if rule is not None:
        return Refusal(rule, args)
    if choice.near != game.ground.footing(at).place:
        return Refusal("roe.move.procedure", args, "place")
    if not _can_stand(game, squad, hull):
        return Refusal("roe.veh.terrain", args)
    if squad.is_hidden and not is_covering(game, choice.near):
        return Refusal("roe.scn.hidden-deployment", args, "unit")
    return None


def _can_stand(game: Game, squad: Squad, hull: Area) -> bool:
    """Whether a vehicle is on nothing that it cannot drive over."""
    gear = game.scene.vehicles[squad.kind].gear
    return not any(
        going_of(piece.kind, gear) == "impassable" and do_touch(hull, piece.shape) for piece in game.ground.pieces
    )


def parked(game: Game, squad: Squad, zone: Box) -> list[Park]:
    """Some places in a zone for a vehicle: roads first, then those nearest to what the battle is about.

    And some all over the zone, for those that are too long for its stations.
    """
    facing = FACINGS[game.scene.side(squad.seat).edge]
    west, north, east, south = zone
    inside = [one for one in game.scene.stations if west <= one.at[0] <= east and north <= one.at[1] <= south]
    inside.sort(key=lambda one: game.ground.footing(one.at).move != "road")
    room = game.scene.vehicles[squad.kind].hull[0] // 2 + 1
    over = [(x, y) for x in range(west + room, east, EVERY) for y in range(north + room, south, EVERY)]
    found: list[Park] = []
    for at in (*(one.at for one in (*inside[:4], *inside[::5], *inside)), *over):
        choice = Park(squad.id, Point(*at), facing, game.ground.footing(at).place)
        if choice not in found and why_not_park(game, squad, choice, zone) is None:
            found.append(choice)
            if len(found) == LISTED:
                break
    return found
