"""Stacking limit (Limite d'empilement)."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.systems.tide_of_iron.state.game import Game, Unit, other


def has_room(game: Game, unit: Unit, hex: Hex) -> bool:
    """A hex holds at most three units, of which at most two vehicles; squads aboard do not count.

    [toi.stacking.limit toi.stacking.reinforcements]
    """
    there = game.here[hex] & ~(1 << unit.id)
    if not there:
        return True
    limit = game.scene.rulebook.stacking
    if there.bit_count() >= limit.units:
        return False
    return not unit.is_vehicle or sum(game.units[one].is_vehicle for one in bits(there)) < limit.vehicles


def full_hexes(game: Game, unit: Unit) -> int:
    """The hexes without room for one more unit of the kind, as a bitset; the unit itself is not in them yet.

    [toi.stacking.limit]
    """
    return game.full | game.parked if unit.is_vehicle else game.full


def may_stay(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether a unit may stop in a hex: it has room, and no enemy is there, not even a concealed one."""
    return not game.occupied[other(unit.side)] >> hex & 1 and has_room(game, unit, hex)
