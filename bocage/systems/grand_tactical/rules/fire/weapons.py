"""Weapons: who may fire directly, at what, and by which row of the table."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Refusal, UnitId
from bocage.systems.grand_tactical.scene.profiles import ARTILLERY
from bocage.systems.grand_tactical.schema.vocabulary import WeaponClass
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other


def direct_row(weapon: WeaponClass) -> WeaponClass:
    """Artillery that fires directly uses the row of direct HE.  [gts.proc.artillery-direct-row]"""
    return "direct-he" if weapon in ARTILLERY else weapon


def why_no_direct_fire(game: Game, unit: Unit) -> Refusal | None:
    """A unit fires directly unless its counter says No, it is a mortar, or it is suppressed.

    Light mortars are no mortars here; cohesion hits do not matter.

    [gts.fire.who gts.counter.fv-no gts.ind.mortar gts.fire.purple gts.res.suppressed-limits gts.res.cohesion-acts
    gts.reinf.safe]
    """
    profile = game.profile(unit)
    if profile.weapon is None:
        return Refusal("gts.counter.fv-no", {"unit": unit.id})
    if profile.weapon == "mortar":
        return Refusal("gts.ind.mortar", {"unit": unit.id})
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", {"unit": unit.id})
    return Refusal("gts.reinf.safe", {"unit": unit.id}) if unit.entering else None


def why_not_target(game: Game, unit: Unit, target: Unit) -> Refusal | None:
    """Fire reaches an enemy within range and in line of sight: just what the fire zone of the unit covers.

    [gts.fire.direct-target gts.fire.range-cut gts.reinf.safe]
    """
    if target.seat == unit.seat or not target.on_map:
        return Refusal("gts.fire.direct-target", {"target": target.id}, reason="enemy")
    if target.entering:
        return Refusal("gts.reinf.safe", {"unit": target.id}, reason="target")
    if not game.zones[unit.id] >> target.hex & 1:
        return Refusal("gts.fire.direct-target", {"unit": unit.id, "target": target.id})
    return None


def direct_targets(game: Game, unit: Unit) -> list[UnitId]:
    """The enemies that a unit can fire at directly."""
    enemy = other(unit.seat)
    found: list[UnitId] = []
    for hex in bits(game.zones[unit.id] & game.occupied[enemy]):
        found += bits(game.here[hex] & game.present[enemy] & ~game.entering)
    return found
