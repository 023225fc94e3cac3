"""Unit types as the reference sheet prints them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.systems.tide_of_iron.schema.vocabulary import SideName


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
    traits: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    source: str = ""
