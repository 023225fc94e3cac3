"""Guns: which weapons of a vehicle bear on a target under its order."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table.turns import direction, is_in_quarter
from bocage.kernel import Modifier, UnitId
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Vehicle


def bearing(game: Game, vehicle: Vehicle, target: UnitId) -> list[tuple[Weapon, int]]:
    """The weapons of a vehicle that can fire at a target, each with how far that is: one alone when it advances.

    [roe.veh.fire roe.veh.damaged]
    """
    squad = game.squad(vehicle.squad)
    kind = game.scene.vehicles[squad.kind]
    far = game.sight.shots((vehicle.at,), game.places[target])[0]
    if far is None or vehicle.busy or squad.order == "run":
        return []
    ahead = any(is_in_quarter(vehicle.at, direction(vehicle.facing), at) for at in game.places[target])
    found = [
        (weapon, far)
        for number, (mounted, weapon) in enumerate(zip(kind.weapons, game.scene.mounted[squad.kind], strict=True))
        if far <= weapon.range and (mounted.mount != "hull" or ahead) and not (number == 0 and vehicle.gun_out)
    ]
    return found[:1] if squad.order == "advance" else found


def gunner(game: Game, unit: UnitId) -> int:
    """Whose shooting counts: that of the first of the crew.  [roe.veh.to-hit]"""
    return bits(game.members[unit])[0]


def fire_on_the_move(game: Game, unit: UnitId, weapon: str) -> list[Modifier]:
    """What the order of a vehicle takes off its fire.  [roe.veh.fire]"""
    vehicle, book, squad = game.vehicle(unit), game.scene.rulebook.vehicles, game.squad(unit)
    if vehicle is None:
        return []
    if squad.order == "advance":
        return [Modifier("roe.veh.fire", book.advancing)]
    main = game.scene.mounted[squad.kind][0].name
    return [Modifier("roe.veh.fire", book.moving_gun)] if squad.order == "crawl" and weapon == main else []
