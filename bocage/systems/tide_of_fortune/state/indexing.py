"""Indexing: what units project into a hex, how that binds the enemy, and how much room they take."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.scene.ground import MAJOR, MINOR
from bocage.systems.tide_of_fortune.schema.rulebook import ZoneNumbers
from bocage.systems.tide_of_fortune.state.records import NONE, Unit

if TYPE_CHECKING:
    from bocage.systems.tide_of_fortune.state.game import Game

MOST = 255


class Grip(IntEnum):
    """How the enemy's zones bind a side's units in a hex.

    [tof.7.hex-controlled tof.7.hex-contested tof.7.hex-open tof.7.zoc-weak-strong tof.ruling.zoc-friendly]
    """

    OPEN = 0
    """Open, or under the side's own control, which for it is the same."""
    CONTESTED_WEAK = 1
    CONTESTED_STRONG = 2
    CONTROLLED_WEAK = 3
    CONTROLLED_STRONG = 4


def grip_on(own: int, enemy: int, numbers: ZoneNumbers) -> Grip:
    """How zones of `enemy` points bind a side that projects `own`: twice as much controls a hex."""
    if not enemy or own >= numbers.control * enemy:
        return Grip.OPEN
    strong = enemy >= numbers.strong
    if enemy >= numbers.control * own:
        return Grip.CONTROLLED_STRONG if strong else Grip.CONTROLLED_WEAK
    return Grip.CONTESTED_STRONG if strong else Grip.CONTESTED_WEAK


def zone_in(game: Game, seat: Seat, hex: Hex) -> int:
    """What a side projects into a hex: twice the value of those in it, and what comes in from around it.

    Ground takes away from the latter, once a side. A breakthrough marker of the enemy voids it all.

    [tof.7.zoc-extent tof.7.zoc-sum tof.7.zoc-own-hex tof.7.hex-occupied tof.7.zoc-terrain
    tof.ruling.zoc-terrain-per-side tof.8.bt-zoc tof.7.zoc-ridge]
    """
    if game.neutral[1 - seat] >> hex & 1:
        return 0
    occupied, present = game.occupied[seat], game.present[seat]
    total = 0
    if occupied >> hex & 1:
        inside = sum([game.face(unit).zone for unit in game.units_of(game.here(hex) & present)])
        total = game.scene.rulebook.zones.own_hex * inside
    outside = 0
    for near, water, bridge in game.scene.ground.around[hex]:
        if occupied >> near & 1 and not (water == MAJOR and (bridge == NONE or game.down >> bridge & 1)):
            for unit in bits(game.here(near) & present):
                outside += projected(game, game.units[unit], hex, water == MINOR)
    if outside:
        total += max(outside - game.scene.ground.resistance(hex, seat, game.now.flooded, game.muddy), 0)
    return min(total, MOST)


def projected(game: Game, unit: Unit, hex: Hex, over_water: bool) -> int:
    """What a unit projects into a hex beside it; over a canal or a minor river only if it has an AB.

    [tof.2.tr-meaning tof.2.hq-zoc tof.7.zoc-value tof.7.zoc-hq tof.7.zoc-peel tof.7.zoc-flood tof.7.zoc-water
    tof.ruling.water-without-ab]
    """
    face = game.face(unit)
    if over_water and not face.ab:
        return 0
    soft = game.scene.ground.hinders(hex, game.profile(unit).motorised, game.now.flooded)
    return max(face.zone - soft, 0)


def load_of(game: Game, unit: Unit) -> int:
    """The room that a unit takes: by its letter, less for losses, more when disrupted.

    [tof.7.stack-values tof.7.stack-losses tof.7.stack-disrupted-motorised tof.7.stack-disrupted-leg
    tof.ruling.stack-hq tof.ruling.stack-order]
    """
    profile = game.profile(unit)
    lost = unit.steps if unit.division == NONE else game.divisions[unit.division].steps
    numbers = game.scene.rulebook.stacking
    value = max(numbers.values[profile.cr] - lost // numbers.steps, 0)
    if not unit.disrupted:
        return value
    return numbers.disrupted_mot_factor * value if profile.motorised else value + numbers.disrupted_leg
