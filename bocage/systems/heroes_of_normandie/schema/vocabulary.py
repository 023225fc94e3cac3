"""The closed vocabularies that several data files share, and the base of their records."""

from __future__ import annotations

from typing import Literal

import msgspec

SideName = Literal["american", "german"]

SIDES: tuple[SideName, SideName] = ("american", "german")

Family = Literal["infantry", "light", "heavy"]

FAMILIES: tuple[Family, ...] = ("infantry", "light", "heavy")

Compass = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]

Edge = Literal["north", "east", "south", "west"]

Phase = Literal["order", "activation", "reserve"]

BonusKind = Literal["assault", "fire", "move", "any"]

MarkerKind = Literal[
    "ammo",
    "grenade",
    "rifle-grenade",
    "panzerfaust",
    "bazooka-marker",
    "sticky-bomb",
    "magnetic-mine",
    "passage",
    "veteran",
    "concealed",
    "knife",
]


class DataRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record of a data file."""
