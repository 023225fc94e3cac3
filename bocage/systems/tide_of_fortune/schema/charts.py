"""The charts: strengths, combats, barrages, counterattacks, demolition, drops, support, command and weather."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, NamedTuple, TypeVar

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_fortune.schema.calendar import day_of
from bocage.systems.tide_of_fortune.schema.vocabulary import (
    LETTERS,
    SIDES,
    Army,
    BridgeKind,
    Count,
    CounterResult,
    Letter,
    Row,
    Side,
    Some,
    Weather,
)

TOP_RATING = 10
"""Ratings above it count as it."""
Line = Annotated[tuple[Some, ...], msgspec.Meta(min_length=10, max_length=10)]
"""Odds in hundredths, one for each column."""


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chart, with the ids of the rules that use it."""

    rules: tuple[str, ...]


class Generator(Chart, frozen=True, kw_only=True):
    """The Combat Factor Generator: for each CR the strength at ratings from 0 to 10.  [tof.2.cr-meaning]"""

    strengths: dict[Letter, tuple[Count, ...]]

    def __post_init__(self) -> None:
        for letter in LETTERS:
            row = self.strengths.get(letter, ())
            if len(row) != TOP_RATING + 1:
                raise Fault(f"strengths.{letter}", f"one strength for each rating from 0 to {TOP_RATING}")
            _rising(f"strengths.{letter}", row)

    def strength(self, letter: Letter, rating: int) -> int:
        """What a CR gives at a rating.  [tof.2.hq-or tof.2.hq-dr tof.2.asset-strength]"""
        return self.strengths[letter][max(0, min(rating, TOP_RATING))]


class Result(NamedTuple):
    """What a combat does to each side; None is no effect.  [tof.8.result-kinds]"""

    attacker: int | None
    defender: int | None


class Resolution(Chart, frozen=True, kw_only=True):
    """The Combat Resolution Table: odds lines by terrain, a line for barrages, and the results.

    The result stands at the modified die plus the number of the column: the first one at `least`, beyond either end
    the outermost. Each is written attacker/defender.
    """

    lines: Annotated[tuple[Line, ...], msgspec.Meta(min_length=5, max_length=5)]
    barrage: Line
    """The strengths of the columns, the strongest first."""
    barrage_terrain: tuple[Count, ...]
    """What the CRT code of the hex adds to the dice of a barrage, from code 0 on.  [tof.8.barrage-terrain]"""
    least: int
    results: tuple[str, ...]

    def __post_init__(self) -> None:
        for number, line in enumerate(self.lines):
            _rising(f"lines[{number}]", line, strictly=True)
        _rising("barrage", tuple(-strength for strength in self.barrage), strictly=True)
        for number, text in enumerate(self.results):
            if (
                not all(part == "-" or (part.isdecimal() and len(part) == 1) for part in text.split("/"))
                or len(text) != 3
            ):
                raise Fault(f"results[{number}]", f"{text!r} is not attacker/defender, each a digit or -")

    def result(self, index: int) -> Result:
        """The result at a modified die plus the number of the column, which begins with 1."""
        text = self.results[max(0, min(index - self.least, len(self.results) - 1))]
        attacker, defender = (None if part == "-" else int(part) for part in text.split("/"))
        return Result(attacker, defender)


class Counterattacks(Chart, frozen=True, kw_only=True):
    """The Counterattacks Table: a row up to each difference in TR, and a last one for all above.  [tof.8.ca-resolve]"""

    differences: tuple[int, ...]
    rows: tuple[Annotated[tuple[CounterResult, ...], msgspec.Meta(min_length=6, max_length=6)], ...]

    def __post_init__(self) -> None:
        _rising("differences", self.differences, strictly=True)
        if len(self.rows) != len(self.differences) + 1:
            raise Fault("rows", "one up to each difference, and one for all above")

    def result(self, difference: int, die: int) -> CounterResult:
        """What a die does at a difference in TR."""
        return self.rows[sum(difference > most for most in self.differences)][die - 1]


class Demolition(Chart, frozen=True, kw_only=True):
    """The highest die that blows a bridge, by its kind, from each demolition total on.  [tof.3.demo-total]"""

    totals: tuple[Some, ...]
    highest: dict[BridgeKind, Annotated[tuple[Some, ...], msgspec.Meta(max_length=9)]]
    special: BridgeKind
    """The line of ports, airfields and other named targets.  [tof.3.demo-special]"""

    def __post_init__(self) -> None:
        _rising("totals", self.totals, strictly=True)
        for kind in ("highway", "road", "minor-road"):
            row = self.highest.get(kind, ())
            if len(row) != len(self.totals):
                raise Fault(f"highest.{kind}", "one die for each total")
            _rising(f"highest.{kind}", row)

    def blows(self, kind: BridgeKind, total: int) -> int:
        """The highest die that blows a bridge of that kind, 0 where none does."""
        column = sum(total >= least for least in self.totals)
        return self.highest[kind][column - 1] if column else 0


class Scatter(Chart, frozen=True, kw_only=True):
    """How many hexes a dropped unit drifts at the modified die, from 1 on, and from where on it is disrupted."""

    hexes: tuple[Count, ...]
    disrupted_from: Some
    overcast: Count
    flak: Count

    def __post_init__(self) -> None:
        _rising("hexes", self.hexes)

    def drift(self, die: int) -> tuple[int, bool]:
        """The hexes that a unit drifts, and whether it is disrupted."""
        return self.hexes[min(die, len(self.hexes)) - 1], die >= self.disrupted_from


class Support(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army's operation points by level of support, and its infantry's bonus in an Assault."""

    unsupported: Some
    supported: Some
    enhanced: Some
    infantry: Count

    def __post_init__(self) -> None:
        _rising("enhanced", (self.unsupported, self.supported, self.enhanced), strictly=True)


class SupportChart(Chart, frozen=True, kw_only=True):
    """The Operations Support Chart.  [tof.4.support-chart]"""

    armies: dict[Army, Support]


class Income(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Command Points that a die gives from a date on."""

    since: str
    points: Row


class CommandPoints(Chart, frozen=True, kw_only=True):
    """The Command Point Table, by side; the date at the start of the turn counts.  [tof.3.cp-roll]"""

    sides: dict[Side, tuple[Income, ...]]

    def __post_init__(self) -> None:
        for side in SIDES:
            if not self.sides.get(side):
                raise Fault(f"sides.{side}", "missing")
            _in_order(f"sides.{side}", tuple(row.since for row in self.sides[side]))
            for number, row in enumerate(self.sides[side]):
                _rising(f"sides.{side}[{number}].points", row.points)

    def income(self, side: Side, day: int, die: int) -> int:
        """What a die gives on a day."""
        return _since(self.sides[side], day).points[die - 1]


class Sky(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a weather brings, and how much of it may be used: Airlift a turn, TAC a combat."""

    airlift: Count
    tac: Count
    airlift_use: Count
    tac_use: Count


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The weather that a die gives from a date on."""

    since: str
    weather: Annotated[tuple[Weather, ...], msgspec.Meta(min_length=6, max_length=6)]


class WeatherTable(Chart, frozen=True, kw_only=True):
    """The weather table, and what each weather brings.  [tof.3.weather-roll]"""

    forecasts: Annotated[tuple[Forecast, ...], msgspec.Meta(min_length=1)]
    skies: dict[Weather, Sky]
    mud: str
    """The date from which rain makes mud.  [tof.3.weather-ground-none]"""

    def __post_init__(self) -> None:
        _in_order("forecasts", tuple(row.since for row in self.forecasts))
        day_of(self.mud, "mud")
        for weather in ("clear", "overcast", "rain"):
            if weather not in self.skies:
                raise Fault(f"skies.{weather}", "missing")

    def weather(self, day: int, die: int) -> Weather:
        """What a die gives on a day."""
        return _since(self.forecasts, day).weather[die - 1]


class NavalFire(Chart, frozen=True, kw_only=True):
    """Naval points against a battery: up to which roll of two dice they do how much.  [tof.9.naval-vs-battery]"""

    two_damage: Some
    one_damage: Some
    disrupted: Some

    def __post_init__(self) -> None:
        _rising("disrupted", (self.two_damage, self.one_damage, self.disrupted), strictly=True)


class Charts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All charts."""

    generator: Generator
    combat: Resolution
    counterattack: Counterattacks
    demolition: Demolition
    scatter: Scatter
    support: SupportChart
    command: CommandPoints
    weather: WeatherTable
    naval: NavalFire


Dated = TypeVar("Dated", Income, Forecast)


def _rising(field: str, row: tuple[int, ...], *, strictly: bool = False) -> None:
    """Refuse a row in which a value is below, or strictly also equal to, the one before."""
    for one, next_one in pairwise(row):
        if next_one < one or (strictly and next_one == one):
            raise Fault(field, f"{next_one} may not come after {one}")


def _in_order(field: str, dates: tuple[str, ...]) -> None:
    days = tuple(day_of(date, f"{field}[{number}].since") for number, date in enumerate(dates))
    _rising(field, days, strictly=True)


def _since(rows: tuple[Dated, ...], day: int) -> Dated:
    """The last row that has begun on a day; before all of them the first."""
    begun = [row for row in rows if day_of(row.since) <= day]
    return begun[-1] if begun else rows[0]
