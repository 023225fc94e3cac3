"""Scenarios as the data files write them: set-ups, arrivals, points, victory and settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from typing import Annotated

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_fortune.schema.calendar import day_of
from bocage.systems.tide_of_fortune.schema.position import Position
from bocage.systems.tide_of_fortune.schema.profiles import Roster
from bocage.systems.tide_of_fortune.schema.victory import Victory
from bocage.systems.tide_of_fortune.schema.vocabulary import (
    SIDES,
    Army,
    Count,
    HexName,
    Side,
    SideName,
    Some,
    StrategicKind,
    Weather,
    is_hex,
)

Span = Annotated[tuple[Count, ...], msgspec.Meta(min_length=2, max_length=2)]
AIRBORNE = "airborne"
"""The entry of what waits in England for a drop."""


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part of the map that is played on: its first and last column and row."""

    columns: Span
    rows: Span

    def __post_init__(self) -> None:
        if self.columns[0] % 2:
            raise Fault("columns", "the first one is even")

    def labels(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """Its first and last column and row as the map writes them.

        >>> Window(columns=(4, 69), rows=(0, 40)).labels()
        (('04', '69'), ('00', '40'))
        """
        (left, right), (top, bottom) = self.columns, self.rows
        return (f"{left:02}", f"{right:02}"), (f"{top:02}", f"{bottom:02}")

    def holds(self, name: str) -> bool:
        """Whether a hex lies in it."""
        column, row = int(name[:2]), int(name[2:])
        return self.columns[0] <= column <= self.columns[1] and self.rows[0] <= row <= self.rows[1]


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Support Points that some armies share.  [tof.ruling.support-pools]"""

    points: Count
    armies: tuple[Army, ...]


class Means(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side begins with and gets: points of all kinds, and the support of its operations."""

    cp: Count
    pools: dict[str, Pool]
    support_per_turn: Count
    """Divided among the pools as the owner wishes."""
    tac: Count = 0
    airlift: Count = 0
    naval: Count = 0
    naval_per_turn: Count = 0
    replacements: Count = 0
    enhanced_from: str = ""
    """The date from which operations may be enhanced.  [tof.s1.allied-enhanced]"""
    supported: dict[Army, Some] = {}
    """Armies with another number of operation points when Supported.  [tof.s2.allied-supported-four]"""
    unsupported: bool = False
    """Whether none of its operations is supported.  [tof.4.unsupported-scenario]"""
    first_operation: Count = 0
    """The operation points to which the first operation is enhanced for nothing.  [tof.s2.allied-first-op]"""

    def __post_init__(self) -> None:
        if self.enhanced_from:
            day_of(self.enhanced_from, "enhanced_from")
        for army, times in Counter(army for pool in self.pools.values() for army in pool.armies).items():
            if times > 1:
                raise Fault("pools", f"{army} draws on two of them")


class DivisionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A division on the map: where its HQ and units stand; with `reserve` under a marker of that number."""

    hq: HexName
    units: dict[str, HexName]
    reserve: Count = 0


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A division with its units, an asset, unit, higher HQ or transport that comes: when, and through which entry.

    An entry is a letter of the map or of the scenario, a hex, or `airborne`.  [tof.ruling.reinforcement-arrival]
    """

    date: str
    who: str
    entry: str

    def __post_init__(self) -> None:
        day_of(self.date)
        if self.entry != AIRBORNE and not (len(self.entry) == 1 and self.entry.isupper()) and not is_hex(self.entry):
            raise Fault("entry", f"{self.entry!r} is neither a letter nor a hex nor {AIRBORNE!r}")


class Diversion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where those go whose entry the enemy has held for so many days."""

    days: Some
    entries: dict[Side, dict[str, str]]


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reinforcements of the whole campaign.  [tof.9.setup-sheets]"""

    arrivals: tuple[Arrival, ...]
    diversion: Diversion

    def check(self, roster: Roster) -> None:
        """Refuse what is not in the roster, or comes twice."""
        _check_arrivals(self.arrivals, roster)


class Blown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bridges blown at the start; with `of` the German may choose others over that water.  [tof.s1.german-bridges]"""

    bridges: tuple[SideName, ...] = ()
    of: str = ""
    markers: Count | None = None
    """How many markers there are, where not the rulebook's number."""


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sea: mines, those that an HQ on Walcheren adds, and transports."""

    mines: tuple[HexName, ...] = ()
    further_mines: tuple[HexName, ...] = ()
    transports: dict[str, HexName] = {}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Readings of the rules that players may choose otherwise."""

    linnet: bool = False
    """Twelve Airlift Points for an American drop in one clear turn.  [tof.s1.v2-linnet]"""
    contested_hexes_block_supply: bool = True
    """[tof.ruling.supply-contested]"""
    hits_usable_in_same_impulse: bool = False
    """[tof.ruling.arthit-same-impulse]"""
    free_set_up: bool = True
    """Whether each side may change its set-up within the radius of its HQ.  [tof.9.setup-sheets]"""
    more_formations: bool = False
    """Whether formations beyond the counters of the game come."""
    turns: Count = 0
    """After so many turns the game ends, if it is not over before.  [tof.9.scenario-choice]"""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: its part of the map, its dates, armies and their means, set-up and arrivals, and how it is won."""

    map: str
    window: Window | None = None
    learning: bool = False
    starts: str
    ends_after: str = ""
    """The last day: the game ends with the turn in which the marker passes it."""
    turns: Count = 0
    """The number of turns, where the game ends sooner than with a day, or none ends it."""
    weather: Weather
    """Of the first turn.  [tof.3.weather-first-turn]"""
    armies: tuple[Army, ...]
    sides: dict[Side, Means]
    strategic: tuple[StrategicKind, ...] = ("airborne", "landing", "road-march", "refit")
    entries: dict[Side, dict[str, tuple[HexName, ...]]] = {}
    """Entries of a window, instead of the map's."""
    closed: dict[Side, tuple[str, ...]] = {}
    """Entries of the map that are none here."""
    losable: dict[Side, tuple[str, ...]] = {}
    """Entries that close for good once an enemy has stood in one of their hexes.  [tof.ruling.entry-lost]"""
    allied: tuple[str, ...]
    """Places that the Allies hold at the start; all others are German.  [tof.ruling.hex-control-vp]"""
    divisions: dict[str, DivisionEntry]
    assets: dict[str, HexName] = {}
    higher: dict[str, HexName] = {}
    england: tuple[str, ...] = ()
    """Airborne divisions that may drop from the first turn on."""
    attached: dict[str, str] = {}
    """Assets that begin attached, with the HQ.  [tof.s2.german-stug]"""
    groups: dict[str, tuple[str, ...]] = {}
    """Named HQ with units that begin under them though they print another's sign.  [tof.9.kg-preassigned]"""
    reconnaissance_with_hq: bool = False
    """Whether German reconnaissance units begin with a headquarters.  [tof.s2.german-reco]"""
    blown: Blown = Blown()
    sea: Sea = Sea()
    calendar: bool = False
    """Whether the calendar of the campaign holds."""
    arrivals: tuple[Arrival, ...] = ()
    victory: Victory
    settings: Settings = Settings()
    position: Position | None = None

    def __post_init__(self) -> None:
        start = day_of(self.starts, "starts")
        if not self.ends_after and not self.turns:
            raise Fault("ends_after", "a scenario ends after a day or a number of turns")
        if self.ends_after and day_of(self.ends_after, "ends_after") < start:
            raise Fault("ends_after", "it ends before it starts")
        for number, one in enumerate(self.arrivals):
            if day_of(one.date) < start:
                raise Fault(f"arrivals[{number}].date", "that is before the scenario starts")
        for side in SIDES:
            if side not in self.sides:
                raise Fault(f"sides.{side}", "missing")
        for field, name in self.hexes():
            if self.window is not None and not self.window.holds(name):
                raise Fault(field, f"{name} is outside the window")

    def hexes(self) -> tuple[tuple[str, str], ...]:
        """Every hex that the scenario names, with the field that does."""
        found = [(f"divisions.{name}.hq", one.hq) for name, one in self.divisions.items()]
        for name, one in self.divisions.items():
            found += [(f"divisions.{name}.units.{unit}", hex) for unit, hex in one.units.items()]
        found += [(f"assets.{name}", hex) for name, hex in self.assets.items()]
        found += [(f"higher.{name}", hex) for name, hex in self.higher.items()]
        found += [
            (f"entries.{side}.{letter}", hex)
            for side, entries in self.entries.items()
            for letter, hexes in entries.items()
            for hex in hexes
        ]
        found += [("sea.mines", hex) for hex in (*self.sea.mines, *self.sea.further_mines)]
        found += [(f"sea.transports.{name}", hex) for name, hex in self.sea.transports.items()]
        found += [("victory", hex) for hex in self.victory.exits()]
        return (*found, *(("blown.bridges", side.partition("/")[0]) for side in self.blown.bridges))

    def division_of(self, unit: str, roster: Roster) -> str:
        """Under which HQ a unit begins.

        [tof.9.kg-preassigned tof.s1.walther tof.s2.german-walther tof.s2.german-erdmann]
        """
        for division, units in self.groups.items():
            if unit in units:
                return division
        return roster.units[unit].division

    def members(self, division: str, roster: Roster) -> tuple[str, ...]:
        """The units that begin under an HQ, or come with it."""
        return tuple(unit for unit in roster.units if self.division_of(unit, roster) == division)

    def standing(self) -> tuple[str, ...]:
        """All that is in play from the start: on the map, at sea or in England."""
        units = (unit for one in self.divisions.values() for unit in one.units)
        return (*self.divisions, *units, *self.assets, *self.higher, *self.sea.transports, *self.england)

    def arriving(self, roster: Roster, calendar: Calendar) -> tuple[Arrival, ...]:
        """All that will come, the earliest first: what stands already does not come, nor what comes too late.

        Divisions beyond the counters of the game come only where the setting says so.
        """
        standing = frozenset(self.standing())
        last = day_of(self.ends_after) if self.ends_after else None
        listed = (*(calendar.arrivals if self.calendar else ()), *self.arrivals)
        coming = (
            one
            for one in listed
            if one.who not in standing
            and (last is None or day_of(one.date) <= last)
            and (self.settings.more_formations or not _is_optional(one.who, roster))
        )
        return tuple(sorted(coming, key=lambda one: day_of(one.date)))

    def check(self, roster: Roster) -> None:
        """Refuse what the roster does not know, what stands twice, and units under another's HQ."""
        _check_known("divisions", self.divisions, roster.divisions)
        _check_known("england", self.england, roster.divisions)
        _check_known("assets", self.assets, roster.assets)
        _check_known("higher", self.higher, roster.higher)
        _check_known("sea.transports", self.sea.transports, roster.transports)
        _check_known("attached", self.attached, self.assets)
        _check_known("attached", self.attached.values(), self.divisions)
        _check_known("groups", self.groups, roster.divisions)
        _check_arrivals(self.arrivals, roster)
        for name, times in Counter(self.standing()).items():
            if times > 1:
                raise Fault("divisions", f"{name} stands in two places")
        for division, units in self.groups.items():
            _check_known(f"groups.{division}", units, roster.units)
            if not roster.divisions[division].named:
                raise Fault(f"groups.{division}", "that HQ bears no name")
        for name, one in self.divisions.items():
            _check_known(f"divisions.{name}.units", one.units, roster.units)
            for unit in one.units:
                if (chief := self.division_of(unit, roster)) != name:
                    raise Fault(f"divisions.{name}.units.{unit}", f"it is under {chief}")
            if roster.divisions[name].army not in (*self.armies, "army-group-reserve"):
                raise Fault(f"divisions.{name}", f"its army, {roster.divisions[name].army}, is not in play")

    def check_ground(self, hexes: Container[str], places: Container[str], areas: Container[str]) -> None:
        """Refuse a hex, place or area that the map does not have."""
        for field, name in self.hexes():
            if name not in hexes:
                raise Fault(field, f"the map has no hex {name!r}")
        _check_known("allied", self.allied, places)
        _check_known("victory", self.victory.places(), places)
        _check_known("victory", self.victory.areas(), areas)


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario like another one, with other settings."""

    like: str
    settings: Settings

    def of(self, scenario: Scenario) -> Scenario:
        """The scenario with these settings."""
        return msgspec.structs.replace(scenario, settings=self.settings, learning=False)


def _is_optional(who: str, roster: Roster) -> bool:
    return who in roster.divisions and roster.divisions[who].optional


def _check_known(field: str, names: Iterable[str], known: Container[str]) -> None:
    for name in names:
        if name not in known:
            raise Fault(field, f"there is no {name!r}")


def _check_arrivals(arrivals: tuple[Arrival, ...], roster: Roster) -> None:
    seen: set[str] = set()
    for number, one in enumerate(arrivals):
        if one.who not in roster:
            raise Fault(f"arrivals[{number}].who", f"there is no {one.who!r}")
        if one.who in seen:
            raise Fault(f"arrivals[{number}].who", f"{one.who} comes twice")
        seen.add(one.who)
