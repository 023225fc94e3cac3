"""What the box holds, and that no scenario grants more than that."""

from __future__ import annotations

import msgspec

from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind, Specialisation


class MarkerStock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Double-sided markers: a marker that shows one face is not there for the other.

    [toi.components.fortification-tokens]
    """

    faces: tuple[MarkerKind, ...]
    count: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the box holds: the pieces that are limited.  [toi.supply.limited]"""

    bases: int
    bases_per_division: int
    figures: dict[str, int]
    specialisations: dict[Specialisation, int]
    markers: tuple[MarkerStock, ...]
    concealed: int
    objectives: dict[str, int]
