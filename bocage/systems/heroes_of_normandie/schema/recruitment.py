"""Recruitment Tiles and options as the data files write them."""

from __future__ import annotations

from typing import Literal

from bocage.content import Fault
from bocage.systems.heroes_of_normandie.schema.effects import AnyEffect
from bocage.systems.heroes_of_normandie.schema.vocabulary import DataRecord, Family, MarkerKind, SideName


class SniperLine(DataRecord, frozen=True, kw_only=True):
    """What a sniper's modified die does, up to a result.  [hon.sniper.table]"""

    up_to: int
    steps: int = 0
    suppressed: int = 0


class Slot(DataRecord, frozen=True, kw_only=True):
    """A place for one option on a tile; filling it may unlock Order Stars, and no other ability.

    [hon.recruit.slot-unlock hon.recruit.option-size hon.recruit.option-stripes hon.ruling.slot-abilities]
    """

    name: str
    size: Literal["small", "large"] = "small"
    stripes: tuple[str, ...]
    orders: int = 0


class RecruitmentTile(DataRecord, frozen=True, kw_only=True):
    """A Recruitment Tile: what it costs, its units, Order Stars, slots, Breaking Point and victory points.

    [hon.recruit.tile hon.recruit.cost hon.recruit.command-tile hon.recruit.staff-tile]
    """

    name: str
    side: SideName
    cost: int
    stars: int = 0
    command: bool = False
    stripes: tuple[str, ...]
    units: tuple[str, ...] = ()
    markers: dict[MarkerKind, int] = {}
    """The markers that its units share, with those of support options of its stripes.  [hon.recruit.tile-markers]"""
    breaking_point: int
    victory: int
    slots: tuple[Slot, ...] = ()
    sniper: tuple[SniperLine, ...] = ()
    """A sniper table of its own, if it prints one.  [hon.sniper.own-table]"""
    copies: int = 2
    """How many of it an army may have; characters by name are there once."""

    def slot(self, name: str) -> Slot | None:
        """The slot of that name."""
        return next((slot for slot in self.slots if slot.name == name), None)


class RecruitmentOption(DataRecord, frozen=True, kw_only=True):
    """A recruitment option; without a side both may take it, and its stripes are gen and cmd for either's own.

    `for_family` limits gear to one family.
    [hon.recruit.option-kinds]
    """

    name: str
    side: SideName | None = None
    kind: Literal["support", "gear", "trait", "ordinance", "personalisation"]
    size: Literal["small", "large"] = "small"
    stripes: tuple[str, ...]
    cost: int
    units: tuple[str, ...] = ()
    breaking_point: int = 0
    victory: int = 0
    markers: dict[MarkerKind, int] = {}
    per_action: int = 1
    """How many of its markers one action may spend."""
    for_family: Family | None = None
    effect: AnyEffect | None = None
    rule: str

    def __post_init__(self) -> None:
        if (self.kind == "support") != bool(self.units):
            raise Fault("units", "support options, and they alone, bring units")
        if (self.kind == "support") != (self.effect is None):
            raise Fault("effect", "every option but support has an effect")

    def stripes_of(self, side: SideName) -> frozenset[str]:
        """Its stripes when that side takes it.  [hon.recruit.option-generic]"""
        own = {"american": "us", "german": "ger"}[side]
        return frozenset(f"{own}-{word}" if word in ("gen", "cmd") else word for word in self.stripes)
