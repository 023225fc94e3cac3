"""Leaving the map: Allied divisions that break out go off by an exit."""

from __future__ import annotations

from bocage.kernel import Option, Refusal
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, NONE, OFF_MAP, Division, Unit


class LeaveMap(Option):
    """Leave the map for good."""


LEAVE = LeaveMap()


def why_not_leave(game: Game, unit: Unit) -> Refusal | None:
    """An Allied unit of a division, in a hex of exit, whose headquarters is in supply.  [tof.ruling.exit]"""
    about = {"unit": unit.id, "hex": unit.hex}
    if unit.seat != ALLIED or unit.division == NONE or not game.scene.exits >> unit.hex & 1:
        return Refusal("tof.ruling.exit", about)
    hq = game.hq_of(game.divisions[unit.division])
    return Refusal("tof.ruling.exit", about, reason="supply") if hq.iso or hq.where == "gone" else None


def leave(game: Game, unit: Unit) -> None:
    """It is out of the game, and its place on the map is free."""
    game.emit(events.LeftMap(unit.id, unit.hex))
    game.put(unit.but(hex=OFF_MAP, where="left", moving=False, acted=game.now.impulse))


def has_left(game: Game, division: Division) -> bool:
    """Whether a division counts as gone out: its headquarters and at least half of its remaining units.

    [tof.ruling.exit tof.s2.victory-allied]
    """
    if game.hq_of(division).where != "left":
        return False
    own = [unit for unit in game.units if unit.division == division.id and unit.id != division.hq]
    out = sum(unit.where == "left" for unit in own)
    left = sum(unit.on_map for unit in own)
    return out >= left
