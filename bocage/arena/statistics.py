"""Statistics: how sure a share of wins is, and ratings from results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log10, sqrt
from typing import NamedTuple

import msgspec

SURE = 1.96
"""The normal deviate of a confidence of 95 per cent."""
SCALE = 400
"""Elo points for ten times the chances."""
ROUNDS = 500


class Interval(msgspec.Struct, frozen=True):
    """A share, and between which shares the true one lies with a confidence of 95 per cent.

    >>> Interval(0.5, 0.4, 0.6).low
    0.4
    """

    share: float
    low: float
    high: float


def interval(wins: float, games: int) -> Interval:
    """The share of wins with Wilson's interval; a draw is half a win.

    >>> interval(95, 100)
    Interval(share=0.95, low=0.8882, high=0.9785)
    >>> interval(0, 0)
    Interval(share=0.0, low=0.0, high=1.0)
    """
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(round(share, 4), round(max(middle - reach, 0.0), 4), round(min(middle + reach, 1.0), 4))


class Pairing(NamedTuple):
    """What two players did against each other: points of the first (a draw is half a point) out of so many games."""

    one: str
    other: str
    points: float
    games: int


def ratings(pairings: Iterable[Pairing]) -> dict[str, int]:
    """Elo ratings that explain the results best, 0 on average, the best player first.

    Two imagined draws a pairing keep a player that never lost from being infinitely good.

    >>> ratings([Pairing("greedy", "random", 95, 100)])
    {'greedy': 241, 'random': -241}
    """
    pairings = list(pairings)
    names = list(dict.fromkeys(name for pairing in pairings for name in (pairing.one, pairing.other)))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {name: _strength(name, pairings, strength) for name in names}
        mean = 10 ** (sum(log10(value) for value in strength.values()) / max(len(names), 1))
        strength = {name: value / mean for name, value in strength.items()}
    found = {name: round(SCALE * log10(value)) for name, value in strength.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _strength(name: str, pairings: Sequence[Pairing], strength: Mapping[str, float]) -> float:
    """One step of Bradley and Terry's iteration."""
    points, weight = 0.0, 0.0
    for pairing in pairings:
        if pairing.one == pairing.other or name not in (pairing.one, pairing.other):
            continue
        points += 1 + (pairing.points if name == pairing.one else pairing.games - pairing.points)
        weight += (pairing.games + 2) / (strength[pairing.one] + strength[pairing.other])
    return points / weight if weight else 1.0
