"""The ladder: every player against every other, and ratings from all of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from bocage.arena.pools import Pool
from bocage.arena.simulation import Progress, Report, pairings_of, simulate
from bocage.arena.statistics import ratings


class Ladder(msgspec.Struct):
    """Elo ratings, the best player first, and the report of every pairing.

    >>> Ladder({"greedy": 200, "random": -200}, []).elo["greedy"]
    200
    """

    elo: dict[str, int]
    reports: list[Report]


def ladder(
    titles: Sequence[str],
    names: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    packs: tuple[Path, ...] = (),
    progress: Progress = lambda done: None,
    pool: Pool | None = None,
    seconds: float | None = None,
) -> Ladder:
    """Let each two of the players play so many matches of each scenario."""
    reports: list[Report] = []
    for title in titles:
        for pair in combinations(dict.fromkeys(names), 2):
            before = sum(report.games for report in reports)
            told = lambda done, before=before: progress(before + done)  # noqa: E731
            reports.append(simulate(title, pair, games, seed, jobs, packs, told, pool, seconds))
    return Ladder(ratings([pairing for report in reports for pairing in pairings_of(report)]), reports)
