"""Where vehicles stand: their hulls on the table, and who is in the way of one."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.table import Area, Point
from bocage.board.table.hulls import are_within, hull_at
from bocage.board.table.points import is_within
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad, Vehicle


def kind_of(game: Game, vehicle: Vehicle) -> VehicleKind:
    """What kind of vehicle it is."""
    return game.scene.vehicles[game.squads[vehicle.squad].kind]


def hull_of(game: Game, vehicle: Vehicle) -> Area:
    """The ground that a vehicle covers."""
    return hull_at(vehicle.at, kind_of(game, vehicle).hull, vehicle.facing)


def aboard(game: Game, unit: UnitId) -> list[Squad]:
    """The squads that a vehicle carries."""
    if not game.vehicles:
        return []
    return [squad for squad in game.squads if squad.aboard == unit and game.members[squad.id]]


def is_in_or_on_a_vehicle(game: Game, unit: UnitId) -> bool:
    """Whether the figures of a squad are in or on a vehicle, and have no base of their own on the table."""
    return game.squads[unit].aboard != NOBODY or game.vehicle(unit) is not None


def park(game: Game, unit: UnitId, at: Point, facing: int) -> None:
    """A vehicle stands at a point, and with it all who are in it."""
    x, y = at
    game.put(game.vehicles[game.rides[unit]].but(x=x, y=y, facing=facing))
    crew = [figure for figure in game.figures if figure.squad == unit and not figure.lost]
    carried = [game.figures[one] for squad in aboard(game, unit) for one in bits(game.members[squad.id])]
    for figure in (*crew, *carried):
        game.put(figure.but(x=x, y=y))


def other_hulls(game: Game, squad: Squad) -> Iterator[tuple[Vehicle, Area]]:
    """The hulls of all other vehicles that the owner of one knows of, wrecks too."""
    for vehicle in game.vehicles:
        owner = game.squads[vehicle.squad]
        if vehicle.squad != squad.id and vehicle.is_there and not (owner.is_hidden and owner.seat != squad.seat):
            yield vehicle, hull_of(game, vehicle)


def men_on_foot(game: Game, squad: Squad, enemies: bool) -> Iterator[tuple[UnitId, Point]]:
    """The figures on foot that the owner of a squad knows of, but for its own: those of the enemy, or of friends."""
    seat = other(squad.seat) if enemies else squad.seat
    for one in game.squads_of(seat):
        if one.id == squad.id or is_in_or_on_a_vehicle(game, one.id) or (enemies and one.is_hidden):
            continue
        for at in game.places[one.id]:
            yield one.id, at


def half_of(game: Game, unit: UnitId) -> int:
    """How far the hull of a squad's vehicle reaches from its centre at most; 0 for men on foot."""
    vehicle = game.vehicle(unit)
    return 0 if vehicle is None else kind_of(game, vehicle).hull[0] // 2


def is_near_squad(game: Game, at: Point, unit: UnitId, reach: int) -> bool:
    """Whether a figure is so near to somebody of a squad, or to the hull of its vehicle.

    [roe.cc.distance roe.veh.assault roe.ruling.vehicle-measure]
    """
    vehicle = game.vehicle(unit)
    if vehicle is not None:
        return hull_of(game, vehicle).is_near(at, reach, game.scene.across)
    return any(is_within(at, foe, reach, 2 * game.scene.across) for foe in game.places[unit])


def why_no_room(game: Game, squad: Squad, hull: Area) -> str | None:
    """The rule that keeps a hull from standing somewhere: it is on the table, on no figure, on no other vehicle.

    [roe.veh.proximity]
    """
    width, depth = game.ground.size
    west, north, east, south = hull.box
    if west < 0 or north < 0 or east > width or south > depth:
        return "roe.scale.table-size"
    if any(are_within(hull, there, 0) for _, there in other_hulls(game, squad)):
        return "roe.veh.proximity"
    across, apart = game.scene.across, game.scene.rulebook.vehicles.apart
    if any(hull.is_near(at, 0, across) for _, at in men_on_foot(game, squad, enemies=False)):
        return "roe.veh.proximity"
    if any(hull.is_near(at, apart, across) for _, at in men_on_foot(game, squad, enemies=True)):
        return "roe.veh.proximity"
    return None


def is_on_a_hull(game: Game, squad: Squad, at: Point) -> bool:
    """Whether the base of a figure at a point would overlap a vehicle that its owner knows of.  [roe.veh.proximity]"""
    if not game.vehicles or squad.aboard != NOBODY:
        return False
    return any(
        hull.is_near(at, 0, game.scene.across - 2) for vehicle, hull in _hulls_known(game, squad) if vehicle.is_there
    )


def _hulls_known(game: Game, squad: Squad) -> Iterator[tuple[Vehicle, Area]]:
    yield from other_hulls(game, squad)
    own = game.rides[squad.id]
    if own != NOBODY and game.vehicles[own].is_there:
        yield game.vehicles[own], hull_of(game, game.vehicles[own])
