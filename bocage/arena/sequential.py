"""A sequential test: is one player better than another, with as few matches as that takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Literal

import msgspec

from bocage.arena.pools import Pool, Processes
from bocage.arena.simulation import Outcome, Progress, Report, simulate, tasks_for, winning_names
from bocage.kernel.errors import Unknown

Verdict = Literal["better", "not better", "undecided"]
PAIR = 2
"""Matches of one seed: the first player in the one seat, then in the other."""


class Hypotheses(msgspec.Struct, frozen=True):
    """Two shares of wins to tell apart, and how often the test may be wrong under each.

    A player that wins `even` of its matches is called better in about `alpha` of all tests, one that wins `more` of
    them is called not better in about `beta`.

    >>> [round(bound, 2) for bound in Hypotheses().bounds]
    [-2.94, 2.94]
    >>> Hypotheses(even=0.7)
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: a test needs two shares of wins with 0 < 70 % < 65 % < 100 %
    """

    even: float = 0.5
    more: float = 0.65
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.even < self.more < 1:
            raise Unknown(
                f"a test needs two shares of wins with 0 < {100 * self.even:g} % < {100 * self.more:g} % < 100 %"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise Unknown("a test needs error rates above 0 and below 50 %")

    @property
    def bounds(self) -> tuple[float, float]:
        """Wald's bounds: at the lower one `even` is accepted, at the upper one `more`."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def evidence(self, points: float) -> float:
        """How much a match speaks for `more`: the logarithm of the likelihood ratio, a draw being half of each.

        >>> round(Hypotheses().evidence(1.0), 3), round(Hypotheses().evidence(0.0), 3)
        (0.262, -0.357)
        """
        lost = log((1 - self.more) / (1 - self.even))
        return lost + points * (log(self.more / self.even) - lost)


USUAL = Hypotheses()


class Trial(msgspec.Struct):
    """What came of a test of the first player against the second. `report` tells of all matches that were played.

    `evidence` is the sum that was compared with `bounds`, over the pairs of matches that both came to an end.

    >>> Trial("undecided", Hypotheses(), Report("tide-of-iron/first-contact", ["hard", "normal"], 7), most=120).games
    0
    """

    verdict: Verdict
    hypotheses: Hypotheses
    report: Report
    most: int
    games: int = 0
    points: float = 0.0
    evidence: float = 0.0
    bounds: tuple[float, float] = (0.0, 0.0)


class Weighing:
    """The evidence as matches come in: nothing is decided between the two matches of a pair.

    A pair with a match that broke says nothing.
    """

    def __init__(self, hypotheses: Hypotheses, player: str) -> None:
        self.hypotheses = hypotheses
        self.games = 0
        self.points = 0.0
        self.evidence = 0.0
        self._player = player
        self._pair: list[Outcome] = []

    def add(self, outcome: Outcome) -> bool:
        """One more match; answers whether the test is decided."""
        self._pair.append(outcome)
        if len(self._pair) < PAIR:
            return False
        pair, self._pair = self._pair, []
        if not any(one.error for one in pair):
            points = [points_of(self._player, one) for one in pair]
            self.games += PAIR
            self.points += sum(points)
            self.evidence += sum(map(self.hypotheses.evidence, points))
        return self.verdict != "undecided"

    @property
    def verdict(self) -> Verdict:
        """Which hypothesis is accepted by now, if any."""
        low, high = self.hypotheses.bounds
        return "better" if self.evidence >= high else "not better" if self.evidence <= low else "undecided"


def points_of(player: str, outcome: Outcome) -> float:
    """What a match is worth to a player: 1 for a win of its own, a half for a draw or a shared win."""
    winners = list(winning_names(outcome))
    return 0.5 if len(winners) != 1 else float(winners == [player])


def trial(
    title: str,
    names: Sequence[str],
    most: int,
    seed: int = 0,
    jobs: int = 1,
    packs: tuple[Path, ...] = (),
    progress: Progress = lambda done: None,
    pool: Pool | None = None,
    hypotheses: Hypotheses = USUAL,
    seconds: float | None = None,
) -> Trial:
    """Test by Wald's sequential probability ratio whether the first player is better than the second.

    Every seed is played twice with seats exchanged, and the test stops after the pair that decides it, or undecided
    when the next pair would make more than `most` matches.
    """
    if len(names) != 2 or names[0] == names[1]:
        raise Unknown(f"a test compares two different players, not {', '.join(names)}")
    if most < PAIR:
        raise Unknown(f"a test needs at least {PAIR} matches")
    weighing = Weighing(hypotheses, names[0])
    played = pool or Processes(jobs, chunk=1)
    games = most - most % PAIR
    if len({task.seating for task in tasks_for(title, names, games, seed, packs, seconds)}) != PAIR:
        raise Unknown(f"a test needs two sides that can be exchanged, which {title} has not")
    report = simulate(title, names, games, seed, jobs, packs, progress, played, seconds, weighing.add)
    return Trial(
        weighing.verdict,
        hypotheses,
        report,
        most,
        weighing.games,
        weighing.points,
        round(weighing.evidence, 4),
        hypotheses.bounds,
    )
