"""Profiles: the sides of a counter, with what follows from what they print."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.systems.grand_tactical.schema.rulebook import Rulebook
from bocage.systems.grand_tactical.schema.terrain import MovementClass
from bocage.systems.grand_tactical.schema.units import UnitType
from bocage.systems.grand_tactical.schema.vocabulary import UnitClass, WeaponClass

HALF = 2
"""Movement is counted in half points.  [gts.move.half-points]"""

INDIRECT: frozenset[WeaponClass] = frozenset({"mortar", "indirect-he", "emplaced", "organic"})
"""The classes that fire indirectly.  [gts.ind.classes]"""
ARTILLERY: frozenset[WeaponClass] = frozenset({"indirect-he", "emplaced", "organic"})
"""Those of artillery, which fire directly as direct HE.  [gts.ind.artillery-def gts.proc.artillery-direct-row]"""
HIGH_EXPLOSIVE: frozenset[WeaponClass] = frozenset({"mortar", "indirect-he", "direct-he", "emplaced", "organic"})
"""Those that woods do not protect from.  [gts.ruling.he-classes]"""


@dataclass(frozen=True, slots=True)
class Profile:
    """One side of a counter: the values that are used while it is shown.  [gts.trans.as-vehicle]"""

    kind: UnitClass
    mover: MovementClass
    movement: int | None
    """In half points; None where the unit does not move by itself."""
    pushed: bool
    fire: int | None
    weapon: WeaponClass | None
    range: int
    zone: int
    """How far its direct and opportunity fire and its fire zone reach; 0 where it has none."""
    assault: int | None
    assault_weapon: WeaponClass | None
    assaults_twice: bool
    defence: int
    armoured: bool
    quality: int
    engineer: bool


def profiles_of(kind: UnitType, rulebook: Rulebook) -> tuple[Profile, Profile]:
    """The side that a unit shows by itself, and the one in Transport Mode; without transport both are the same."""
    front = Profile(
        kind.kind,
        kind.mover,
        None if kind.movement is None else HALF * kind.movement,
        kind.pushed,
        kind.fire,
        kind.weapon,
        kind.range,
        _zone(kind, rulebook),
        kind.assault,
        kind.assault_weapon,
        kind.assaults_twice,
        kind.defence,
        kind.armoured,
        kind.quality,
        kind.engineer,
    )
    carried = kind.transport
    if carried is None:
        return front, front
    movement = HALF * carried.movement
    back = Profile(
        "vehicle",
        carried.mover,
        movement,
        False,
        None,
        None,
        0,
        0,
        None,
        None,
        False,
        carried.defence,
        carried.armoured,
        carried.quality,
        False,
    )
    return front, back


def _zone(kind: UnitType, rulebook: Rulebook) -> int:
    """Mortars have no fire zone, artillery has one of three hexes.  [gts.fz.def gts.ind.mortar]"""
    if kind.weapon is None or kind.weapon == "mortar":
        return 0
    return min(kind.range, rulebook.artillery.direct) if kind.weapon in ARTILLERY else kind.range
