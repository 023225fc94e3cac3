"""Scenarios, and the positions of rule cases, as the data files write them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.content import Fault
from bocage.systems.grand_tactical.schema.special import Special
from bocage.systems.grand_tactical.schema.vocabulary import (
    Build,
    Marker,
    Shelter,
    Stripe,
    WeaponClass,
    Weather,
    WorkKind,
)


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit: where it stands (`at` a hex, a place, or a neighbour of one such as `Neuville/S/SE`) or when it arrives.

    `entry` is the hex through which it enters, if it is another than its formation's or its division's.
    """

    type: str
    at: str = ""
    turn: str = ""
    entry: str = ""
    lost: int = 0
    hits: int = 0
    suppressed: bool = False
    column: bool = False
    mounted: bool = False
    shelter: Shelter = "none"
    marker: Marker = "none"
    park: bool = False
    contact: str = ""
    """The formation whose Leader holds its contact marker."""
    attached: str = ""
    entering: bool = False
    rallying: int = 0
    working: int = 0
    working_on: Build | None = None

    def __post_init__(self) -> None:
        if bool(self.at) == bool(self.turn):
            raise Fault("at", "a unit stands somewhere, or arrives in a turn")


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Leader: his command range and attachment value; without a hex he begins with the first unit on the map."""

    name: str
    range: int
    attachment: int
    at: str = ""


class FormationEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A formation of a division. One with a white or black stripe has neither Leader nor chit."""

    division: str
    stripe: Stripe = "coloured"
    leader: LeaderEntry | None = None
    parent: str = ""
    """The formation to which an independent one is attached."""
    entry: str = ""
    units: dict[str, UnitEntry] = {}

    def __post_init__(self) -> None:
        if self.leader is not None and self.stripe != "coloured":
            raise Fault("leader", "only a formation with a stripe of its own colour has one")


class DivisionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A division: its side, its command and dispatch values, the points that it begins with, its Park markers."""

    side: str
    command: int
    dispatch: int
    cp: int = 0
    dp: int = 0
    parks: int = 0
    entry: str = ""


class SideLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many roadblocks and rear guards a side has, and of what type the latter are."""

    roadblocks: int = 0
    rear_guards: int = 0
    rear_guard: str = ""


class WeatherRoll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the weather becomes in some turns, read at a die; a row of one entry needs none.

    With `when` only that weather changes.
    """

    turns: tuple[str, ...]
    row: tuple[Weather, ...]
    when: Weather | None = None

    def __post_init__(self) -> None:
        if len(self.row) not in (1, 10):
            raise Fault("row", "one entry, or one for each face of the die")


class AirRoll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many air units a side has in each clear turn of the day that begins with a turn, read at a die."""

    turns: tuple[str, ...]
    row: tuple[int, ...]


class AirEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The air units of a side: their value, and how many come."""

    fire: int
    weapon: WeaponClass
    rolls: tuple[AirRoll, ...] = ()


class Delay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All units of a side that are due in a turn come then if the die is at most `most`, else in the turn `late`."""

    side: str
    turn: str
    most: int
    late: str


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side scores at the end.

    By a `place` that it holds, with `also` only together with another; for each hex of an `area` that it holds; for
    each so many enemy `steps` eliminated; for each unit of a `formation` with steps left that stands `beyond` a column
    of the map, counted from the left. `most` is the most that it brings, where there is a bound.
    """

    side: str
    points: int
    place: str = ""
    also: str = ""
    area: str = ""
    steps: int = 0
    formation: str = ""
    beyond: str = ""
    most: int | None = None


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who has won if the first side leads by at least so many points; the first verdict that applies counts."""

    least: int
    winner: str = ""
    level: Literal["", "decisive"] = ""


class Sudden(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side that holds all places at the end of a turn has won at once."""

    side: str
    turn: str
    places: tuple[str, ...]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexes that count together, with the side that holds them at the start."""

    holder: str
    hexes: tuple[str, ...]


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a scenario is won: points, and what their difference means."""

    scores: tuple[Score, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    sudden: tuple[Sudden, ...] = ()
    objectives: dict[str, str] = {}
    """Places that count, with the side that holds them at the start."""
    areas: dict[str, Area] = {}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Readings of the rules that players may choose otherwise.  [gts.core.precedence]"""

    literal_range: bool = False
    """At three hexes and more an unarmoured target gives -1 for each hex.  [gts.ruling.range-modifier]"""
    attach_formations: bool = False
    """Whether independent Formations may be attached to others in step F.  [gts.seq.attach-formations]"""
    ferry: bool = False
    """Whether ferries run: one unit on foot a side a turn.  [gts.col.bridge]"""
    weak_radios: bool = False
    """Contact values of a side are lower on a day.  [gts.excl.weak-radios]"""
    own_chit_only: bool = False
    """A formation is at first active under its own chit alone.  [gts.excl.own-chit-only]"""
    radio_relay: bool = False
    """Isolated groups are commanded by any Leader of their Division.  [gts.excl.radio-relay]"""
    self_commanded: bool = False
    """Some batteries are always commanded.  [gts.excl.self-commanded]"""
    hero: bool = False
    """Once a game a unit in an Assault has a hero.  [gts.excl.hero]"""
    hedgerow_position: bool = False
    """Units may settle in hedgerows.  [gts.excl.hedgerow-position]"""
    glider: bool = False
    """A formation may land by glider instead of entering.  [gts.excl.glider]"""


class WorkEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entrenchment, a roadblock or a barrage that lies on the map from the start."""

    kind: WorkKind
    at: str
    side: str = ""
    division: str = ""


class Chits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where chits lie in a position: in the cup, bought for this turn or the next, carried over from the last one.

    A chit is called like its division or formation; `direct-SIDE` are those of Direct Command.
    """

    cup: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    next: tuple[str, ...] = ()
    carried: str = ""


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a rule case begins: at a step of the turn, or with a chit that is in play."""

    step: str = ""
    chit: str = ""
    points: bool = False
    """Whether a Division's chit begins with its reinforcements and its dice for points, as if just drawn."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: its map, its turns, the order of battle, the first cup, and how it is won."""

    map: str
    sides: tuple[str, str]
    turns: tuple[str, ...]
    """Such as `6 Jun 0900`; those that end in `Night` are night turns.  [gts.time.turn-lengths]"""
    divisions: dict[str, DivisionEntry]
    formations: dict[str, FormationEntry]
    learning: bool = False
    turn: int = 1
    weather: Weather = "clear"
    first: str = ""
    """The chit that is played first.  [gts.act.first-chit-t1]"""
    cup: tuple[str, ...] = ()
    """The chits in the first cup.  [gts.cup.first-turn]"""
    limits: dict[str, SideLimits] = {}
    forecast: tuple[WeatherRoll, ...] = ()
    air: dict[str, AirEntry] = {}
    delays: tuple[Delay, ...] = ()
    victory: Victory = Victory()
    settings: Settings = Settings()
    special: Special = Special()
    """Whom the module's own rules are about."""
    works: tuple[WorkEntry, ...] = ()
    terrain: dict[str, str] = {}
    """Hexes of another terrain than the map's."""
    hexsides: dict[str, tuple[str, ...]] = {}
    """Further hexsides, by kind."""
    routes: dict[str, tuple[tuple[str, ...], ...]] = {}
    """Further routes, by kind, each through adjacent hexes."""
    posts: tuple[str, ...] = ()
    strongpoints: tuple[str, ...] = ()
    chits: Chits | None = None
    begin: Begin | None = None


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The short game of a scenario: it ends with an earlier turn, and what would arrive later stays away.

    Its own `verdicts`, where it has some, say what a lead in points means by then.
    """

    like: str
    last: str
    verdicts: tuple[Verdict, ...] = ()

    def of(self, scenario: Scenario) -> Scenario:
        """The scenario to the end of that turn."""
        if self.last not in scenario.turns:
            raise Fault("last", f"{self.like} has no turn {self.last!r}")
        turns = scenario.turns[: scenario.turns.index(self.last) + 1]
        formations = {
            name: msgspec.structs.replace(
                one, units={key: unit for key, unit in one.units.items() if unit.turn in ("", *turns)}
            )
            for name, one in scenario.formations.items()
        }
        verdicts = self.verdicts or scenario.victory.verdicts
        victory = msgspec.structs.replace(scenario.victory, verdicts=verdicts)
        return msgspec.structs.replace(scenario, turns=turns, formations=formations, victory=victory, learning=False)
