"""Passengers: who is aboard, how much room there is, and how they get off."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Path
from bocage.board.table.hulls import corners_round
from bocage.board.table.points import squared
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard, kind_of
from bocage.systems.rules_of_engagement.rules.works.structures import strike
from bocage.systems.rules_of_engagement.state.events.vehicles import GotOff
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId, Squad, Vehicle


def has_gun(game: Game, squad: Squad) -> bool:
    """Whether a squad has a gun with it, which is towed and takes the room of four.  [roe.veh.towing]"""
    return bool(game.scene.squad_kinds[squad.kind].gun) and squad.gun == "served"


def size_of(game: Game, squad: Squad) -> int:
    """The room that a squad takes.  [roe.veh.transport]"""
    return game.scene.rulebook.vehicles.gun_room if has_gun(game, squad) else game.strength(squad.id)


def room_of(game: Game, vehicle: Vehicle) -> int:
    """The room that is left in a transport or on a tank.  [roe.veh.transport roe.veh.riders]"""
    kind = kind_of(game, vehicle)
    most = game.scene.rulebook.vehicles.riders if kind.is_tank else kind.capacity
    return most - sum([size_of(game, squad) for squad in aboard(game, vehicle.squad)])


def riders(game: Game, vehicle: Vehicle) -> list[UnitId]:
    """The squads that ride on a tank.  [roe.veh.riders]"""
    return [squad.id for squad in aboard(game, vehicle.squad)] if kind_of(game, vehicle).is_tank else []


def carrier_of(game: Game, squad: Squad) -> Vehicle | None:
    """The vehicle that a squad is aboard."""
    return None if squad.aboard == NOBODY else game.vehicles[game.rides[squad.aboard]]


def places_round(game: Game, vehicle: Vehicle, count: int) -> Path:
    """Places for so many men round a vehicle, where nobody stands and nothing is in the way.  [roe.veh.bail-out]"""
    across = game.scene.across
    apart = across * across
    here = [game.figures[one].at for one in bits(game.near(vehicle.at, 2 * kind_of(game, vehicle).hull[0]))]
    taken = [at for at in here if at != vehicle.at]
    found: list[tuple[int, int]] = []
    for ring in (across // 2 + 3, across * 3 // 2 + 5):
        for at in corners_round(vehicle.at, kind_of(game, vehicle).hull, vehicle.facing, ring):
            free = all(squared(at, one) >= apart for one in (*taken, *found))
            if free and game.ground.holds(at) and game.ground.footing(at).move != "impassable":
                found.append(at)
                if len(found) == count:
                    return tuple(found)
    return (*found, *[found[-1] if found else vehicle.at] * (count - len(found)))


def stand_round(game: Game, vehicle: Vehicle, men: list[FigureId]) -> None:
    """Figures that were in or on a vehicle stand round it, within 5 cm.  [roe.veh.bail-out roe.veh.transport]"""
    for figure, (x, y) in zip(men, places_round(game, vehicle, len(men)), strict=True):
        game.put(game.figures[figure].but(x=x, y=y))


def get_off(game: Game, unit: UnitId) -> None:
    """A squad gets off what has carried it, and stands round it.  [roe.veh.transport roe.veh.riders]"""
    squad = game.squad(unit)
    vehicle = carrier_of(game, squad)
    if vehicle is not None:
        stand_round(game, vehicle, list(bits(game.members[unit])))
        game.put(squad.but(aboard=NOBODY))
        game.emit(GotOff(unit, vehicle.squad))


def throw_off(game: Game, vehicle: Vehicle) -> None:
    """Whoever rides on a tank gets off as soon as a hit is scored on it or on him.  [roe.veh.riders]"""
    for unit in riders(game, vehicle):
        get_off(game, unit)


def strike_passengers(game: Game, units: list[UnitId], weapon: str) -> None:
    """Passengers of a vehicle that is destroyed: experience with the weapon's modifier, then its casualty value at +1.

    Where no weapon has done it, by a mine, nothing is added to the first.
    [roe.veh.destroyed roe.blast.enclosed-no-terrain roe.blast.enclosed-casualty]
    """
    by, book = game.scene.weapons.get(weapon), game.scene.rulebook
    wound = (book.vehicles.mine_wound if by is None else by.ap) - book.vehicles.passenger_wound
    figures = [figure for unit in units for figure, _ in game.men(unit)]
    strike(game, figures, 0 if by is None else by.exp, wound)
