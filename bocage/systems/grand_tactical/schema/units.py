"""Unit types as counters print them."""

from __future__ import annotations

import msgspec

from bocage.content import Fault
from bocage.systems.grand_tactical.schema.terrain import MovementClass
from bocage.systems.grand_tactical.schema.vocabulary import UnitClass, WeaponClass


class Transport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The vehicle side of a unit with Organic Transport; it neither fires nor assaults.  [gts.trans.who]"""

    defence: int
    quality: int
    movement: int
    mover: MovementClass
    armoured: bool = False


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of counter. Without `fire` it never fires, without `assault` it has no Assault Value.

    [gts.counter.coded-values]
    """

    name: str
    kind: UnitClass
    steps: int
    """0, 1 or 2.  [gts.counter.steps]"""
    defence: int
    quality: int
    mover: MovementClass
    movement: int | None = None
    """Without a number the unit does not move by itself; a gun that is `pushed` may still go one hex."""
    pushed: bool = False
    fire: int | None = None
    weapon: WeaponClass | None = None
    range: int = 1
    """Without a printed one it is 1.  [gts.fire.range-default]"""
    assault: int | None = None
    assault_weapon: WeaponClass | None = None
    assaults_twice: bool = False
    """A coloured Assault Value: both shots of Assault Fire use it.  [gts.counter.av-red]"""
    armoured: bool = False
    engineer: bool = False
    self_propelled: bool = False
    contact: tuple[int, int] | None = None
    """The values of its contact marker: pending, in contact.  [gts.contact.markers]"""
    transport: Transport | None = None

    def __post_init__(self) -> None:
        if self.steps not in (0, 1, 2):
            raise Fault("steps", "a unit has 0, 1 or 2")
        if (self.fire is None) != (self.weapon is None):
            raise Fault("weapon", "a fire value and its weapon class come together")
        if (self.assault is None) != (self.assault_weapon is None):
            raise Fault("assault_weapon", "an assault value and its weapon class come together")
        if self.mover == "immobile" and self.movement is not None:
            raise Fault("movement", "an immobile unit has none")
