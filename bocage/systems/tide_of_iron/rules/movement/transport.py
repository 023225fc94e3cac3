"""Transport (Transporter des squads): getting into vehicles, riding along, getting out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Call, Event, Frame, Goto, Option, PlaceId, Pool, Refusal, Roll, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_iron.rules.fire.concealment import check_objective
from bocage.systems.tide_of_iron.rules.fire.damage import Casualties
from bocage.systems.tide_of_iron.rules.movement.stacking import may_stay
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, SideId, Unit


class Board(Option):
    """Get into a vehicle in the hex."""

    vehicle: TargetId


class Boarded(Event):
    """A squad gets into a vehicle."""

    unit: UnitId
    vehicle: UnitId


class GotOut(Event):
    """A squad gets out of a vehicle."""

    unit: UnitId
    vehicle: UnitId
    hex: PlaceId


class PassengersLost(Event):
    """A squad is destroyed with the vehicle that carries it."""

    outcome = True
    unit: UnitId
    vehicle: UnitId


# Who rides where


def transport_cost(game: Game, squad: Unit) -> int:
    """What it costs a squad to get in or out; a motor pool makes it cheaper.

    [toi.transport.embark toi.transport.disembark toi.ops.what]
    """
    cheaper = game.scene.book.conditions[squad.side].boarding
    return (cheaper or game.scene.rulebook.boarding.points) * POINT


def is_carried(unit: Unit) -> bool:
    """Whether a squad is aboard a vehicle: off the board, it neither fires nor spots, and nothing hits it.

    [toi.transport.carried-immune]
    """
    return unit.aboard != NONE


def capacity(game: Game, vehicle: Unit) -> int:
    """How many squads a vehicle can carry.  [toi.transport.capacity toi.truck.type toi.halftrack.type]"""
    return game.scene.types[vehicle.figures[0]].capacity if vehicle.is_vehicle else 0


def passengers(game: Game, vehicle: UnitId) -> Iterator[Unit]:
    """The squads aboard a vehicle; they go wherever it goes.  [toi.transport.carry]"""
    return (game.units[squad] for squad in bits(game.carried) if game.units[squad].aboard == vehicle)


def loaded_vehicles(game: Game, side: SideId) -> int:
    """How many vehicles of a side carry anyone; an empty one gives its marker back.

    [toi.transport.token-limit toi.transport.marker-return]
    """
    squads = [game.units[squad] for squad in bits(game.carried)]
    return len({squad.aboard for squad in squads if squad.side == side})


# Getting in


def may_carry(game: Game, vehicle: Unit, squad: Unit) -> bool:
    """Whether a friendly vehicle has room for one more squad, and a marker to show it.

    [toi.transport.embark toi.transport.capacity toi.transport.token-limit]
    """
    if vehicle.side != squad.side or not capacity(game, vehicle):
        return False
    aboard = sum(1 for _ in passengers(game, vehicle.id))
    most = game.scene.rulebook.loaded_vehicles.most
    return aboard < capacity(game, vehicle) and (aboard > 0 or loaded_vehicles(game, squad.side) < most)


def boardable(game: Game, squad: Unit, hex: Hex) -> list[UnitId]:
    """The vehicles in a hex that a squad could get into."""
    if squad.is_vehicle or not game.targets[2 * squad.side + 1] >> hex & 1:
        return []
    return [unit.id for unit in game.units_in(hex) if may_carry(game, unit, squad)]


def why_not_board(game: Game, squad: Unit, vehicle: Unit, points: int) -> Refusal | None:
    """Why a squad cannot get into a vehicle now; the vehicle may be in any state.

    [toi.ruling.boarding-capacity-and-enemy-adjacency]
    """
    about = {"unit": squad.id, "vehicle_unit": vehicle.id}
    if squad.is_vehicle or vehicle.hex != squad.hex or vehicle.side != squad.side:
        return Refusal("toi.transport.embark", about)
    if squad.shelter != NONE:
        return Refusal("toi.transport.embark", about, "sheltered")
    if sum(1 for _ in passengers(game, vehicle.id)) >= capacity(game, vehicle):
        return Refusal("toi.transport.capacity", about)
    if not may_carry(game, vehicle, squad):
        return Refusal("toi.transport.token-limit", about)
    return None if points >= transport_cost(game, squad) else Refusal("toi.move.other-spending", {"unit": squad.id})


def board(game: Game, squad: Unit, vehicle: UnitId) -> None:
    """Put a squad aboard: off the board, and fatigued.  [toi.transport.embark toi.transport.embark-fatigue]"""
    game.put(squad.but(hex=OFF_BOARD, aboard=vehicle, status="fatigued"))
    game.emit(Boarded(squad.id, vehicle))


# Getting out


def get_out(game: Game, squad: Unit) -> Unit:
    """Place a squad in the hex of its vehicle.  [toi.transport.disembark]"""
    vehicle = game.units[squad.aboard]
    out = game.move(squad, vehicle.hex)
    game.emit(GotOut(squad.id, vehicle.id, vehicle.hex))
    return out


# The end of a vehicle


class LostVehicle(Frame[None]):
    """The squads aboard a destroyed vehicle go down with it; as an option they may get off alive.

    [toi.transport.carried-immune]
    """

    vehicle: UnitId

    def start(self, game: Game) -> Step:
        """The next squad aboard."""
        squad = next(passengers(game, self.vehicle), None)
        if squad is None:
            return self.done()
        if game.scene.scenario.settings.passengers_bail_out and self.wreck(game) != OFF_BOARD:
            return Call(BailOut(squad.id, self.wreck(game)), then=self.start)
        game.move(squad, OFF_BOARD)
        game.emit(PassengersLost(squad.id, self.vehicle))
        return Goto(self.start)

    def wreck(self, game: Game) -> Hex:
        """Where the vehicle was destroyed."""
        return game.units[self.vehicle].lost_in


class BailOut(Frame[None]):
    """A squad jumps off a destroyed vehicle under fire: a normal attack without cover, then it is fatigued.

    [toi.transport.carried-immune]
    """

    unit: UnitId
    hex: PlaceId

    def start(self, game: Game) -> Step:
        """Out of the vehicle, and roll; where there is no room, or an enemy, it is lost.

        [toi.move.no-enemy-hex toi.concealed.reveal-objective]
        """
        squad = game.units[self.unit]
        vehicle = squad.aboard
        if not may_stay(game, squad, self.hex):
            game.move(squad, OFF_BOARD)
            game.emit(PassengersLost(squad.id, vehicle))
            return self.done()
        game.put(game.move(squad, self.hex).fatigued())
        game.emit(GotOut(squad.id, vehicle, self.hex))
        check_objective(game, game.units[self.unit])
        attack = game.scene.rulebook.bail_out
        return Call(Roll("bail-out", squad.seat, attack.dice, attack.hit_on), then=self.hit)

    def hit(self, game: Game, pool: Pool) -> Step:
        """Take the losses."""
        if not pool.hits:
            game.emit(events.NoEffect(self.unit))
            return self.done()
        return Call(Casualties(self.unit, pool.hits), then=self.over)

    def over(self, game: Game) -> Step:
        """The squad is on its feet, or gone."""
        return self.done()


def orphaned_passengers(game: Game, changed: Sequence[object]) -> Frame[None] | None:
    """Nobody rides in a vehicle that is no more.  [toi.transport.carried-immune]"""
    if not game.carried:
        return None
    for unit in changed:
        if type(unit) is Unit and unit.is_vehicle and unit.lost_in != OFF_BOARD and any(passengers(game, unit.id)):
            return LostVehicle(unit.id)
    return None
