"""Guns: which weapons of a vehicle bear on a target under its order, and which of them fire together."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table.turns import direction, is_in_quarter
from bocage.kernel import Modifier, UnitId
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import Mount
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad, Vehicle


def bearing(game: Game, vehicle: Vehicle, target: UnitId) -> list[tuple[Weapon, int]]:
    """The weapons of a vehicle that can fire at a target, each with how far that is.  [roe.veh.fire]"""
    return [
        (game.scene.mounted[game.squad(vehicle.squad).kind][one], far) for one, far in _bearing(game, vehicle, target)
    ]


def _bearing(game: Game, vehicle: Vehicle, target: UnitId) -> list[tuple[int, int]]:
    """Their places among its weapons: those that are laid, or all; one alone when it advances.

    [roe.veh.fire roe.veh.damaged roe.ruling.vehicle-weapons]
    """
    squad = game.squad(vehicle.squad)
    kind = game.scene.vehicles[squad.kind]
    far = game.sight.shots((vehicle.at,), game.places[target])[0]
    if far is None or vehicle.busy or squad.order == "run" or (squad.order == "advance" and vehicle.fired):
        return []
    ahead = any(is_in_quarter(vehicle.at, direction(vehicle.facing), at) for at in game.places[target])
    found = [
        (number, far)
        for number, (mounted, weapon) in enumerate(zip(kind.weapons, game.scene.mounted[squad.kind], strict=True))
        if far <= weapon.range and (mounted.mount != "hull" or ahead) and not (number == 0 and vehicle.gun_out)
        if number not in vehicle.fired and (number in vehicle.laid or not vehicle.laid)
    ]
    return found[:1] if squad.order == "advance" else found


def bears(game: Game, vehicle: Vehicle, target: UnitId, mount: int) -> bool:
    """Whether one weapon of a vehicle can fire at a target.  [roe.veh.fire]"""
    return bool(_bearing(game, vehicle.but(laid=(mount,)), target))


def mount_of(game: Game, squad: Squad, weapon: str, mount: Mount) -> int:
    """The place of a weapon among those of a squad's vehicle, or nobody's.  [roe.ruling.vehicle-weapons]"""
    weapons = game.scene.vehicles[squad.kind].weapons if squad.kind in game.scene.vehicles else ()
    found = [number for number, one in enumerate(weapons) if (one.weapon, one.mount) == (weapon, mount)]
    return found[0] if found else NOBODY


def apart(game: Game, vehicle: Vehicle) -> list[int]:
    """The weapons that choose their own target and have not fired: any when it advances, else none of the turret.

    [roe.veh.fire roe.ruling.vehicle-weapons]
    """
    squad = game.squad(vehicle.squad)
    weapons = game.scene.vehicles[squad.kind].weapons
    if squad.order == "run" or (squad.order == "advance" and vehicle.fired):
        return []
    return [
        number
        for number, one in enumerate(weapons)
        if number not in vehicle.fired and (number or squad.order == "advance")
        if one.mount != "turret" or squad.order == "advance"
    ]


def lay(game: Game, unit: UnitId, target: UnitId, mount: int = NOBODY) -> None:
    """What of a vehicle fires now: one weapon, or all that bear, and with them those of the turret have had their turn.

    [roe.ruling.vehicle-weapons]
    """
    vehicle = game.vehicle(unit)
    if vehicle is None:
        return
    if mount != NOBODY:
        game.put(vehicle.but(laid=(mount,)))
        return
    weapons = game.scene.vehicles[game.squad(unit).kind].weapons
    turret = [number for number, one in enumerate(weapons) if one.mount == "turret" or not number]
    laid = {*turret, *(number for number, _ in _bearing(game, vehicle, target))}
    if game.squad(unit).order == "advance":
        laid = {number for number, _ in _bearing(game, vehicle, target)}
    game.put(vehicle.but(laid=tuple(sorted(laid))))


def rest(game: Game, unit: UnitId) -> None:
    """After that the others may still fire, each once in a phase.  [roe.ruling.vehicle-weapons]"""
    vehicle = game.vehicle(unit)
    if vehicle is None or not vehicle.laid:
        return
    vehicle = vehicle.but(laid=(), fired=tuple(sorted({*vehicle.fired, *vehicle.laid})))
    game.put(vehicle)
    squad = game.squad(unit)
    main = 0 not in vehicle.fired and squad.target != NOBODY and squad.order != "advance"
    game.put(squad.but(done=not (main or apart(game, vehicle))))


def gunner(game: Game, unit: UnitId) -> int:
    """Whose shooting counts: that of the first of the crew.  [roe.veh.to-hit]"""
    return bits(game.members[unit])[0]


def fire_on_the_move(game: Game, unit: UnitId, weapon: str) -> list[Modifier]:
    """What the order of a vehicle takes off its fire, and shut hatches.  [roe.veh.fire roe.veh.discipline]"""
    vehicle, book, squad = game.vehicle(unit), game.scene.rulebook.vehicles, game.squad(unit)
    if vehicle is None:
        return []
    shut = [Modifier("roe.veh.discipline", book.buttoned)] if vehicle.buttoned else []
    if squad.order == "advance":
        return [Modifier("roe.veh.fire", book.advancing), *shut]
    main = game.scene.mounted[squad.kind][0].name
    moving = [Modifier("roe.veh.fire", book.moving_gun)] if squad.order == "crawl" and weapon == main else []
    return [*moving, *shut]
