"""Profiles: what a counter prints, as play needs it, on both of its sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bocage.systems.tide_of_fortune.schema.profiles import (
    AssetProfile,
    CombatProfile,
    DivisionProfile,
    Roster,
    TransportProfile,
)
from bocage.systems.tide_of_fortune.schema.rulebook import Rulebook
from bocage.systems.tide_of_fortune.schema.vocabulary import SIDES, Letter, Nation

HALF = 2
"""Movement points are counted in halves."""

Role = Literal["hq", "higher", "unit", "asset"]


@dataclass(frozen=True, slots=True)
class Face:
    """What a side of a counter shows.  [tof.2.reverse-side tof.2.disrupt-side-values tof.2.disrupt-side-ab]"""

    tr: int
    ab: int
    ar: int
    mp: int
    """In half points."""
    zone: int
    """What it projects: its TR, the Art.F of a headquarters.  [tof.7.zoc-value tof.7.zoc-hq]"""


@dataclass(frozen=True, slots=True)
class Profile:
    """A counter.  [tof.2.combat-unit-face tof.2.hq-identity]"""

    name: str
    role: Role
    look: str
    """Its symbol."""
    nation: Nation
    seat: int
    home: str
    """The division that it names; for the headquarters of an army or corps, the army."""
    cr: Letter
    may_attack: bool
    """Headquarters and units with a CR in parentheses never attack.  [tof.2.hq-cr tof.2.cr-parentheses]"""
    circled: bool
    """Its AB is for defence only.  [tof.2.ab-circled]"""
    motorised: bool
    ss: bool
    sapper: bool
    front: Face
    back: Face

    def face(self, disrupted: bool) -> Face:
        """The side that it shows."""
        return self.back if disrupted else self.front

    @property
    def is_hq(self) -> bool:
        """Whether it is the headquarters of a division."""
        return self.role == "hq"


def profiles_of(roster: Roster, rulebook: Rulebook) -> Iterator[Profile]:
    """All counters that stand on the map as units, in the order of the files; transports are none."""
    for name, division in roster.divisions.items():
        yield _headquarters(name, division, roster, rulebook)
    for name, unit in roster.units.items():
        nation = roster.divisions[unit.division].nation
        seat = SIDES.index(roster.side_of(name))
        yield _combat(name, "unit", unit, nation, seat, unit.division, unit.sapper, rulebook)
    for name, asset in roster.assets.items():
        yield _combat(name, "asset", asset, asset.nation, SIDES.index(asset.side), "", False, rulebook)
    for name, higher in roster.higher.items():
        side = roster.side_of(name)
        nation = "german" if side == "german" else _nation_of_army(higher.army)
        mp = rulebook.headquarters.higher_mp * HALF
        face = Face(0, 0, 0, mp, 0)
        cr = rulebook.headquarters.higher_cr
        yield Profile(
            name, "higher", higher.level, nation, SIDES.index(side), higher.army, cr, False, False, True, False, False,
            face, face,
        )  # fmt: skip


def _nation_of_army(army: str) -> Nation:
    nations: dict[str, Nation] = {"british": "british", "canadian": "canadian", "american": "american"}
    return nations[army]


def _headquarters(name: str, division: DivisionProfile, roster: Roster, rulebook: Rulebook) -> Profile:
    """12 motorised points or 6 on foot; disrupted it moves less and projects nothing.

    [tof.2.hq-mp tof.ruling.hq-mp tof.8.disrupt-hq tof.ruling.zoc-disrupted-hq]
    """
    motorised = division.mover == "mot"
    mp = (rulebook.headquarters.mot if motorised else rulebook.headquarters.leg) * HALF
    lost = rulebook.disruption.leg_mp * HALF
    front, back = Face(0, 0, 0, mp, division.art), Face(0, 0, 0, mp - lost, 0)
    return Profile(
        hq_name(name), "hq", "airborne-hq" if division.airborne else f"{division.mover}-hq", division.nation,
        SIDES.index(roster.side_of(name)), name, division.cr, False, False, motorised, False, False, front, back,
    )  # fmt: skip


def hq_name(division: str) -> str:
    """The name of a division's headquarters as a unit.

    >>> hq_name("brgds")
    'brgds-hq'
    """
    return f"{division}-hq"


def _combat(
    name: str, role: Role, unit: CombatProfile, nation: Nation, seat: int, home: str, sapper: bool, rulebook: Rulebook
) -> Profile:
    """A combat unit or an asset; its reverse is weaker.  [tof.2.disrupt-side-values tof.2.disrupt-side-ar]"""
    motorised = unit.mp > rulebook.movement.leg_most
    ar = unit.ar if isinstance(unit, AssetProfile) else 0
    less = rulebook.disruption
    tr = max(unit.tr - less.tr, 1)
    mp = unit.mp - (less.mot_mp if motorised else less.leg_mp)
    front = Face(unit.tr, unit.ab, ar, unit.mp * HALF, unit.tr)
    back = Face(tr, max(unit.ab - less.ab, 0), max(ar - less.ar, 0), mp * HALF, tr)
    return Profile(
        name, role, unit.type, nation, seat, home, unit.cr, not unit.defends_only, unit.ab_circled, motorised,
        unit.ss, sapper, front, back,
    )  # fmt: skip


def is_amphibious(transport: TransportProfile) -> bool:
    """Whether a transport also goes on land.  [tof.9.buffalo]"""
    return transport.mp > 0
