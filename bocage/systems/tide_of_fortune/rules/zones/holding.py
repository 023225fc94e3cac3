"""Holding: what a unit does to the hex that it comes into."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import BREAKTHROUGHS, Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, OFF_MAP, Unit, other

COMBAT = ("unit", "asset")
"""Who holds places: no headquarters."""


def take_hold(game: Game, unit: Unit, hex: Hex) -> None:
    """Who comes into a hex, in whatever way, lifts markers of the enemy; the place in it is held by combat units alone.

    [tof.ruling.hex-control-vp tof.7.city-liberation tof.5.delay-removal tof.8.bt-enemy-entry tof.9.sapper-remove]
    """
    number = game.scene.site_at.get(hex)
    if number is not None:
        site = game.sites[number]
        holder = unit.seat if game.profile(unit).role in COMBAT else site.holder
        freed = site.liberated or unit.seat == ALLIED
        if (site.holder, site.liberated) != (holder, freed):
            game.put(site.but(holder=holder, liberated=freed))
    enemy = other(unit.seat)
    if hex in game.scene.losable[enemy]:
        lose_entry(game, enemy, hex)
    if (game.delays[enemy] | game.neutral[enemy]) >> hex & 1:
        for marker in game.markers:
            if marker.hex == hex and marker.seat == enemy and marker.kind in ("delay", *BREAKTHROUGHS):
                game.put(marker.but(hex=OFF_MAP))
                game.emit(events.DelayLifted(hex) if marker.kind == "delay" else events.BridgeheadLost(hex))


def lose_entry(game: Game, seat: Seat, hex: Hex) -> None:
    """An entry that the enemy has stood in is closed for good, to reinforcements and to supply.

    [tof.ruling.entry-lost]
    """
    side, letter = game.sides[seat], game.scene.losable[seat][hex]
    if letter not in side.lost:
        game.put(side.but(lost=(*side.lost, letter)))
        game.emit(events.EntryLost(seat, hex))
