"""Unit types as the reference sheet prints them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.systems.tide_of_iron.schema.vocabulary import SideName

Trait = Literal[
    "battle-hardened",
    "officer",
    "heavy-infantry-weapon",
    "repeated-op-fire",
    "tank",
    "heavy-tank",
    "concussive",
    "overrun",
    "armour-plating",
    "road-third",
    "fragile",
]
"""The abilities of a type that its numbers do not tell.

`battle-hardened`: an elite figure, hard to shake. `officer`: all that an officer does for his squad and his hex.
`heavy-infantry-weapon`: a crew, which neither assaults nor fires on the move. `repeated-op-fire`: it stays in op-fire
mode. `tank`: a medium or heavy tank, `heavy-tank`: a heavy one. `concussive`: shells against shelters. `overrun`: it
drives through enemies. `armour-plating`: it may turn a defence die. `road-third`: a third of a point along roads.
`fragile`: heavy damage destroys it. Mortars have area values instead of a trait, and transports a capacity.
[toi.sheet.fields]
"""


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Range and firepower against one kind of target."""

    range: int
    firepower: int


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the reference sheet: a figure or a vehicle; tanks are heavy vehicles, trucks and half-tracks light.

    [toi.sheet.fields]
    """

    name: str
    nation: SideName
    kind: Literal["figure", "vehicle"]
    weight: Literal["light", "heavy"] = "light"
    slots: int = 0
    movement: int
    armour: int = 0
    infantry: Weapon | None = None
    vehicle: Weapon | None = None
    area_suppressive: Weapon | None = None
    area_normal: Weapon | None = None
    capacity: int = 0
    traits: tuple[Trait, ...] = ()
    rules: tuple[str, ...] = ()
