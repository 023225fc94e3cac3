"""Luck: how the dice of each seat fell, compared with all the ways in which they could have fallen."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from bocage.kernel.events import Event, Rolled, RolledLow

EXACT = 600
SIDES = (6, 8, 10, 12, 20, 100)

AnyRoll = Rolled | RolledLow


class LuckRow(msgspec.Struct, frozen=True):
    """Rolls of one name: hits, or the sum of the faces where each counts by itself, and what was to be expected."""

    what: str
    rolls: int
    dice: int
    hits: int
    expected: float
    luck: float


class SeatLuck(msgspec.Struct, frozen=True):
    """The luck of a seat; 0.5 is average. `undone` are its rolls that were taken back, which count for nothing."""

    seat: int
    dice: int
    rows: list[LuckRow]
    luck: float | None
    undone: int


class LuckReport(msgspec.Struct, frozen=True):
    """The luck of all seats that rolled."""

    seats: list[SeatLuck]


def report(events: Iterable[Event], undone: Iterable[AnyRoll] = ()) -> LuckReport:
    """The luck of all seats in the rolls among some events, beside which some were taken back.

    >>> rolled = Rolled("fire", by=0, n=2, need=5, hits=2, faces=(5, 6))
    >>> row = report([rolled]).seats[0].rows[0]
    >>> row.expected, row.luck
    (0.67, 0.94)
    >>> report([RolledLow("test", by=0, most=6, hits=1, faces=(3,))]).seats[0].rows[0].expected
    0.7
    """
    by_seat: dict[int, dict[tuple[str, bool], list[AnyRoll]]] = {}
    for event in events:
        if isinstance(event, AnyRoll) and event.faces:
            by_seat.setdefault(event.by, {}).setdefault((event.what, _is_pool(event)), []).append(event)
    again = Counter(roll.by for roll in undone)
    seats = sorted({*by_seat, *again})
    return LuckReport([_seat(seat, by_seat.get(seat, {}), again[seat]) for seat in seats])


def _seat(seat: int, groups: dict[tuple[str, bool], list[AnyRoll]], undone: int) -> SeatLuck:
    rows = [_row(what, pools, rolls) for (what, pools), rolls in groups.items()]
    scores = [_score(rolls) for (_, pools), rolls in groups.items() if pools]
    known = [score for score in scores if score is not None]
    overall = _below(sum(known) / math.sqrt(len(known))) if known else None
    dice = sum(row.dice for row in rows)
    return SeatLuck(seat, dice, rows, None if overall is None else round(overall, 2), undone)


def _row(what: str, pools: bool, rolls: Sequence[AnyRoll]) -> LuckRow:
    weights = [distribution for roll in rolls for distribution in _distributions(roll)]
    got = sum(roll.hits if pools else sum(roll.faces) for roll in rolls)
    expected = sum(sum(value * p for value, p in one.items()) for one in weights)
    dice = sum(len(roll.faces) for roll in rolls)
    return LuckRow(what, len(rolls), dice, got, round(expected, 2), round(_share(weights, got), 2))


def _sides(roll: Rolled) -> int:
    """The smallest usual die that shows all faces of a roll."""
    highest = max(roll.faces)
    return next((sides for sides in SIDES if highest <= sides), highest)


def _is_pool(roll: AnyRoll) -> bool:
    """Whether only the number of dice that succeed counts."""
    return isinstance(roll, RolledLow) or roll.need > 0


def _distributions(roll: AnyRoll) -> list[dict[int, float]]:
    if isinstance(roll, RolledLow):
        likely = min(max(roll.most + 1, 0), roll.sides) / roll.sides
        return [{0: 1 - likely, 1: likely}] * len(roll.faces)
    sides = _sides(roll)
    if roll.need:
        likely = min(max(sides + 1 - roll.need, 0), sides) / sides
        return [{0: 1 - likely, 1: likely}] * len(roll.faces)
    return [dict.fromkeys(range(1, sides + 1), 1 / sides)] * len(roll.faces)


def _score(rolls: Sequence[AnyRoll]) -> float | None:
    """By how many standard deviations the rolls are better than expected."""
    weights = [distribution for roll in rolls for distribution in _distributions(roll)]
    mean, variance = _moments(weights)
    return (sum(roll.hits for roll in rolls) - mean) / math.sqrt(variance) if variance else None


def _moments(weights: Sequence[dict[int, float]]) -> tuple[float, float]:
    mean = variance = 0.0
    for one in weights:
        average = sum(value * p for value, p in one.items())
        mean += average
        variance += sum(p * (value - average) ** 2 for value, p in one.items())
    return mean, variance


def _share(weights: Sequence[dict[int, float]], got: int) -> float:
    """The share of outcomes that are worse, counting half of the equal ones."""
    if len(weights) > EXACT:
        mean, variance = _moments(weights)
        return _below((got - mean) / math.sqrt(variance)) if variance else 0.5
    sums = {0: 1.0}
    for one in weights:
        more: dict[int, float] = {}
        for total, chance in sums.items():
            for value, p in one.items():
                more[total + value] = more.get(total + value, 0.0) + chance * p
        sums = more
    return sum(p for total, p in sums.items() if total < got) + sums.get(got, 0.0) / 2


def _below(score: float) -> float:
    return (1 + math.erf(score / math.sqrt(2))) / 2
