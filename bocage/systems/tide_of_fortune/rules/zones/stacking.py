"""Stacking: how much room a hex has, and who may stop there."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.board.reach import Toll
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import other


def crowded(game: Game, seat: Seat, load: int) -> int:
    """The hexes of a side in which so many more stacking points do not fit.  [tof.7.stack-end tof.7.stack-limit]"""
    found = 0
    for hex in bits(game.occupied[seat]):
        if game.loads[hex] + load > game.scene.room(game, hex):
            found |= 1 << hex
    return found


def is_overstacked(game: Game, hex: Hex) -> bool:
    """Whether more is in a hex than it holds."""
    return game.loads[hex] > game.scene.room(game, hex)


def tolls(game: Game, seat: Seat) -> Toll:
    """What delay markers of the enemy cost beyond the hexes that they lie in.

    [tof.5.delay-effect tof.ruling.delay-extra]
    """
    if not game.delays[other(seat)]:
        return {}
    return {
        marker.hex: marker.value * HALF
        for marker in game.markers
        if marker.kind == "delay" and marker.seat != seat and marker.hex >= 0
    }
