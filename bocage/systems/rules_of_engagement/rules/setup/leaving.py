"""Leaving: a squad goes off the table by the edge that it is to reach."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Point as Spot
from bocage.board.table.formations import shifted
from bocage.kernel import Call, Frame, Option, Point, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.movement.march import March, allowance, why_not_march
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive, Driving, most_of, why_not_drive
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard
from bocage.systems.rules_of_engagement.schema.vocabulary import Edge
from bocage.systems.rules_of_engagement.state.events.setup import LeftTable
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, OFF_TABLE, Squad

OUT: dict[Edge, int] = {"north": 0, "east": 90, "south": 180, "west": 270}
"""Where one looks who goes out by an edge."""


class Leave(Option):
    """A squad goes off the table."""

    unit: ActorId


class Leaving(Frame[None]):
    """A squad goes to the edge as it would march there, and off the table.  [roe.scn.exit]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """To the edge, under the eyes of the enemy."""
        squad = game.squad(self.unit)
        edge = game.scene.side(squad.seat).leaves_by
        assert edge is not None
        reveal(game, self.unit)
        game.put(game.squad(self.unit).but(done=True, moved=True))
        if game.vehicle(self.unit) is not None:
            drive = drive_out(game, squad, edge)
            return Call(Driving.of(game, drive), then=Gone(self.unit, drive.to[-1]).start)
        marching = Marching.of(game, march_out(game, squad, edge))
        return Call(marching, then=Gone(self.unit, marching.to[0]).start)


class Gone(Frame[None]):
    """Whoever has come to the edge is off the table, and safe.  [roe.scn.exit]"""

    shown = False
    unit: UnitId
    front: Point
    """Where its first man, or the vehicle, comes to the edge."""

    def start(self, game: Game) -> Step:
        """Nobody has left who was stopped on his way."""
        squad = game.squad(self.unit)
        edge = game.scene.side(squad.seat).leaves_by
        assert edge is not None
        nearest = min((_to_edge(game, at, edge) for at in game.places[self.unit]), default=OFF_TABLE)
        vehicle = game.vehicle(self.unit)
        if vehicle is not None:
            there = Point(*vehicle.at) == self.front
        else:
            there = 0 <= nearest <= _to_edge(game, (self.front.x, self.front.y), edge) + game.scene.across
        if not there or squad.spent:
            return self.done()
        if vehicle is not None:
            game.put(vehicle.but(x=OFF_TABLE, y=OFF_TABLE))
        for one in (self.unit, *(carried.id for carried in aboard(game, self.unit))):
            men = game.members[one]
            for figure in bits(men):
                game.put(game.figures[figure].but(x=OFF_TABLE, y=OFF_TABLE))
            game.put(game.squad(one).but(away=True, zone=None, target=NOBODY, assault=NOBODY))
            game.emit(LeftTable(one, men.bit_count()))
        return self.done()


def why_not_leave(game: Game, squad: Squad) -> Refusal | None:
    """A squad leaves by its edge if its order takes all of it so far.  [roe.scn.exit]"""
    args = {"unit": squad.id}
    edge = game.scene.side(squad.seat).leaves_by
    if edge is None or squad.aboard != NOBODY or not game.members[squad.id]:
        return Refusal("roe.scn.exit", args)
    far = max(_to_edge(game, at, edge) for at in game.places[squad.id])
    if game.vehicle(squad.id) is not None:
        hull = game.scene.vehicles[squad.kind].hull[0]
        if far + hull // 2 > most_of(game, squad, "road"):
            return Refusal("roe.scn.exit", args, "far")
        return why_not_drive(game, squad, drive_out(game, squad, edge))
    if far > allowance(game, squad, squad.order, slowed=False):
        return Refusal("roe.scn.exit", args, "far")
    refusal = why_not_march(game, squad, march_out(game, squad, edge))
    return None if refusal is None or refusal.rule == "roe.move.run-distance" else refusal


def march_out(game: Game, squad: Squad, edge: Edge) -> March:
    """All of a squad straight towards an edge, until its first man is there."""
    places = game.places[squad.id]
    near = min(_to_edge(game, at, edge) for at in places) - game.scene.across // 2 - 1
    to = shifted(places, _nearer(places[0], edge, near))
    place = game.ground.footing(to[0]).place
    return March(squad.id, tuple([Point(*at) for at in to]), place, game.ground.manner(place))


def drive_out(game: Game, squad: Squad, edge: Edge) -> Drive:
    """A vehicle straight towards an edge, until it is there."""
    at = game.vehicles[game.rides[squad.id]].at
    hull = game.scene.vehicles[squad.kind].hull[0]
    to = _nearer(at, edge, _to_edge(game, at, edge) - hull // 2 - 1)
    return Drive(squad.id, (Point(*to),), OUT[edge], game.ground.footing(to).place)


def _to_edge(game: Game, at: Spot, edge: Edge) -> int:
    width, depth = game.ground.size
    return {"north": at[1], "south": depth - at[1], "west": at[0], "east": width - at[0]}[edge]


def _nearer(at: Spot, edge: Edge, far: int) -> Spot:
    x, y = {"north": (0, -far), "south": (0, far), "west": (-far, 0), "east": (far, 0)}[edge]
    return at[0] + x, at[1] + y
