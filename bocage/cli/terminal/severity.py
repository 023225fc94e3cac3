"""Severity: how grave an outcome is, by the words of its events, so that odds are told from the gravest down."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bocage.kernel.events import Event

_RANKS = (
    frozenset(["missed", "no", "not", "effect", "unharmed", "withstood", "failed", "tied", "flew", "off", "drifted"]),
    frozenset(["pinned", "suppressed", "fled", "retreated"]),
    frozenset(["disrupted", "damaged", "hit", "struck"]),
    frozenset(["figure", "step", "weapon"]),
    frozenset(["lost", "routed", "won"]),
    frozenset(["destroyed", "eliminated", "fell", "collapsed", "killed"]),
)
_OTHER = 1


def severity(events: Iterable[Event]) -> tuple[int, int]:
    """How grave what happens is: by the gravest event, then by all of them together.

    >>> class NoEffect(Event):
    ...     unit: int
    >>> class FigureLost(Event):
    ...     unit: int
    >>> class SquadLost(Event):
    ...     unit: int
    >>> severity([NoEffect(1)]), severity([FigureLost(1), FigureLost(1)]), severity([SquadLost(1)]), severity([])
    ((0, 0), (3, 6), (4, 4), (0, 0))
    """
    ranks = [_rank(type(event).__name__) for event in events]
    return max(ranks, default=0), sum(ranks)


def _rank(name: str) -> int:
    """The rank of the first word that has one: a figure that is lost is less than a squad."""
    for word in re.findall(r"[A-Z][a-z]+", name):
        for rank, known in enumerate(_RANKS):
            if word.lower() in known:
                return rank
    return _OTHER
