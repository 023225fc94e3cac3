"""The counters: divisional and higher HQ, combat units, assets and transports, with their printed values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_fortune.schema.vocabulary import (
    Ability,
    Army,
    Count,
    Letter,
    Level,
    Mover,
    Nation,
    Side,
    Some,
    UnitKind,
)

Rating = Annotated[int, msgspec.Meta(ge=0, le=10)]


class ArmyProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army: its side.  [tof.9.allied-initial tof.9.german-initial]"""

    side: Side


class DivisionProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A division as its HQ prints it: OR, DR, Art.F, ATB and CR.

    [tof.2.hq-or tof.2.hq-dr tof.2.hq-artf tof.2.atb-place]
    """

    army: Army
    nation: Nation
    mover: Mover
    offensive: Rating
    defensive: Rating
    art: Count
    atb: Count
    atb_circled: bool = False
    """Helps only those beside the HQ.  [tof.2.atb-circled]"""
    cr: Letter
    named: bool = False
    """Whether it may form a Kampfgruppe.  [tof.9.kg-rule]"""
    airborne: bool = False
    """[tof.9.airborne-organisation]"""
    ability: Ability | None = None
    optional: bool = False
    """In play only with the setting `more_formations`."""


class CombatProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every combat unit prints: AB, CR, TR and MP.  [tof.2.combat-unit-face]"""

    type: UnitKind
    ab: Count = 0
    ab_circled: bool = False
    """For defence only.  [tof.2.ab-circled]"""
    cr: Letter
    defends_only: bool = False
    """Its CR is in parentheses.  [tof.2.cr-parentheses]"""
    tr: Some
    mp: Some
    ss: bool = False
    """Whether Bittrich may command it.  [tof.9.bittrich tof.s2.german-bittrich]"""

    def __post_init__(self) -> None:
        if self.ab_circled and not self.ab:
            raise Fault("ab_circled", "there is no AB to circle")


class UnitProfile(CombatProfile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A regular unit of a division.  [tof.2.unit-designation]"""

    division: str
    sapper: bool = False
    """Mechanised infantry of an Allied armoured division.  [tof.9.sapper-place]"""


class AssetProfile(CombatProfile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An asset, which has a rating of its own.  [tof.2.asset-mark]"""

    nation: Nation
    ar: Rating

    @property
    def side(self) -> Side:
        """Whose asset it is."""
        return "german" if self.nation == "german" else "allied"


class HigherProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army or corps HQ; their values are the rulebook's, alike for all.  [tof.4.army-hq]"""

    army: Army
    level: Level


class TransportProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A transport on water: how much it carries, and how far; one with `mp` also goes on land.

    [tof.9.buffalo tof.9.barge-capacity tof.3.landing-barges]
    """

    side: Side
    carries: Some
    mp: Count = 0
    sea_hexes: Count = 0
    """From port to port in a turn."""


class Roster(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All counters of the game by their names, of which no two are the same."""

    armies: dict[Army, ArmyProfile]
    divisions: dict[str, DivisionProfile]
    units: dict[str, UnitProfile]
    assets: dict[str, AssetProfile]
    higher: dict[str, HigherProfile]
    transports: dict[str, TransportProfile]

    def __post_init__(self) -> None:
        seen: dict[str, str] = {}
        for table, names in self.tables().items():
            for name in names:
                if name in seen:
                    raise Fault(f"{table}.{name}", f"there is one of that name in {seen[name]}")
                seen[name] = table
        for name, unit in self.units.items():
            if unit.division not in self.divisions:
                raise Fault(f"units.{name}.division", f"there is no division {unit.division!r}")
            if unit.sapper and unit.type != "mechanised-infantry":
                raise Fault(f"units.{name}.sapper", "only mechanised infantry places bridgeheads")
        armies = {f"divisions.{name}": one.army for name, one in self.divisions.items()}
        armies |= {f"higher.{name}": one.army for name, one in self.higher.items()}
        for field, army in armies.items():
            if army not in self.armies:
                raise Fault(f"{field}.army", f"there is no army {army!r}")

    def tables(self) -> dict[str, Mapping[str, object]]:
        """The tables of all that stands on the map."""
        return {
            "divisions": self.divisions,
            "units": self.units,
            "assets": self.assets,
            "higher": self.higher,
            "transports": self.transports,
        }

    def side_of(self, name: str) -> Side:
        """Whose counter it is: a division, unit, asset, higher HQ or transport.

        A regular unit's is its division's, a division's and higher HQ's their army's.
        """
        if name in self.units:
            return self.side_of(self.units[name].division)
        if name in self.divisions:
            return self.armies[self.divisions[name].army].side
        if name in self.higher:
            return self.armies[self.higher[name].army].side
        return self.transports[name].side if name in self.transports else self.assets[name].side

    def __contains__(self, name: object) -> bool:
        return any(name in table for table in self.tables().values())

    def units_of(self, division: str) -> tuple[str, ...]:
        """The units that print a division's sign, in the order of the file."""
        return tuple(name for name, unit in self.units.items() if unit.division == division)
