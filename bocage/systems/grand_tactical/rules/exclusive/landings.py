"""Landings: glider troops come down near their landing zone instead of entering."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Option
from bocage.kernel.records import AimId
from bocage.systems.grand_tactical.rules.movement.move import take_hold
from bocage.systems.grand_tactical.state.events import exclusive as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit, other


class LandAt(Option):
    """Land by glider."""

    hex: AimId


def landing_hexes(game: Game, unit: Unit) -> list[Hex]:
    """Where a unit may land: clear ground near the zone, out of the enemy's reach.  [gts.excl.glider]"""
    scene, landing = game.scene, game.scene.module.glider
    if landing is None or scene.formation_names[unit.formation] != landing.formation:
        return []
    closed = game.beset[unit.seat] | game.occupied[other(unit.seat)] | game.shunned[unit.seat]
    return list(bits(scene.landing_zone & ~closed))


def land(game: Game, unit: Unit, hex: Hex) -> None:
    """A unit is down, under a Glider marker; its Leader is with it if he was nowhere.  [gts.excl.glider]"""
    game.put(unit.but(hex=hex, where="map", marker="glider"))
    game.emit(events.Landed(unit.id, hex))
    take_hold(game, unit, hex)
    leader = game.leader_of(unit)
    if leader is not None and leader.hex == OFF_MAP:
        game.put(leader.but(hex=hex, entering=False))
