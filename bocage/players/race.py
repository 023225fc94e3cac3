"""A race: which of several courses is best, each tried in the same worlds, within a budget that is spent by halving."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt

LEAST = 2
"""In how many worlds each runner is tried before any drops out for being among the worse half."""
ENOUGH = 6
"""In how many before one drops out for being surely worse than the leader."""
SURE = 3.0
"""How sure that must be, in standard errors."""
SPREAD = 0.15
"""How much two runners differ from world to world before anything is known: no few tries show that they never do."""
TIES = 8
"""Runners that came out exactly alike in so many worlds, and never otherwise, are equal."""
WORTH = 0.005
"""A difference that is surely smaller than this is none."""
WEIGHT = 4.0
"""For how many tries counts what was expected of a runner beforehand."""
DOUBT = 1.0
"""How sure a rival's gain must be for it to win, in standard errors: in doubt the favourite wins.

The best of several looks better than it is: after few tries half of this lets luck choose."""


class Race:
    """Runners by number: 0 is the favourite, the others are its rivals with what each is expected to gain on it.

    The budget is spent by sequential halving: each of the log₂ n legs gets the same share of it, and after each the
    worse half of the runners is out, but not the favourite: whoever is to beat it must be measured with it to the end.
    Before that drops out who is surely worse than the leader, and who is equal to one that stands before it; when one
    is left the race is over. The k-th try of every runner is in the same world, so that comparing them world by world
    takes the luck out that they share.

    >>> race, worths = Race([0.0, 0.0, 0.0]), [0.1, 0.1, 0.4]
    >>> tries = 0
    >>> while (runner := race.next(tries / 60)) is not None and tries < 60:
    ...     race.tell(runner, worths[runner])
    ...     tries += 1
    >>> race.winner(), tries
    (2, 18)
    """

    def __init__(self, expected: Sequence[float]) -> None:
        self._expected = expected
        self._values: list[list[float]] = [[] for _ in expected]
        self._running = list(range(len(expected)))
        self._legs = ceil(log2(len(expected))) if len(expected) > 1 else 1
        self._judged = 0

    def next(self, spent: float) -> int | None:
        """Who runs next when such a share of the budget is spent, in the world of the number of its tries, or None."""
        runner = min(self._running, key=self._tries)
        worlds = self._tries(runner)
        if worlds > self._judged and worlds == self._tries(max(self._running, key=self._tries)):
            self._judged = worlds
            self._judge(worlds, spent)
            runner = self._running[0]
        return runner if len(self._running) > 1 else None

    def tell(self, runner: int, value: float) -> None:
        """How a runner's next try turned out."""
        self._values[runner].append(value)

    def winner(self) -> int:
        """The runner that gains most on the favourite, if that is sure enough, else the favourite; not if it is out."""
        tried = [runner for runner in self._running if self._values[runner]]
        best = max(tried, key=self._prospect, default=0)
        if not best or 0 not in tried:
            return best
        worlds = min(self._tries(0), self._tries(best))
        gain, error = self._difference(best, 0, worlds)
        gain = (gain * worlds + self._expected[best] * WEIGHT) / (worlds + WEIGHT)
        return best if gain > DOUBT * error else 0

    def lead(self, winner: int, others: Sequence[int]) -> float | None:
        """By how much the winner is ahead of the next best of some others, in the worlds that both have met.

        The next best is one of those that ran longest: after two tries another may only have been lucky.

        >>> race = Race([0.0, 0.0, 0.0])
        >>> for runner, values in enumerate([[0.1, 0.5], [0.3, 0.7], [0.6]]):
        ...     for value in values:
        ...         race.tell(runner, value)
        >>> round(race.lead(1, [0, 2]), 2), race.lead(0, [])
        (0.2, None)
        """
        tries = {other: min(self._tries(winner), self._tries(other)) for other in others}
        longest = max(tries.values(), default=0)
        if not longest:
            return None
        return min(self._difference(winner, other, longest)[0] for other in others if tries[other] == longest)

    def _tries(self, runner: int) -> int:
        return len(self._values[runner])

    def _prospect(self, runner: int) -> float:
        """What a runner makes on average, together with what was expected of it."""
        values = self._values[runner]
        base = sum(self._values[0][: len(values)]) / min(len(values), len(self._values[0]))
        return (sum(values) + WEIGHT * (base + self._expected[runner])) / (len(values) + WEIGHT)

    def _difference(self, one: int, other: int, worlds: int) -> tuple[float, float]:
        """By how much one runner is ahead of another on average, and the standard error of it."""
        gains = [a - b for a, b in zip(self._values[one][:worlds], self._values[other][:worlds], strict=True)]
        mean = sum(gains) / worlds
        spread = sum((gain - mean) ** 2 for gain in gains) + SPREAD * SPREAD
        return mean, sqrt(spread) / worlds

    def _judge(self, worlds: int, spent: float) -> None:
        """Let drop out who is no longer worth a try: all that run have met the same worlds."""
        order = sorted(self._running, key=lambda runner: -self._prospect(runner))
        if worlds >= LEAST:
            most = max(ceil(len(self._values) / 2 ** int(spent * self._legs)), 2)
            order = [runner for place, runner in enumerate(order) if place < most or not runner]
        leader = order[0]
        self._running = sorted(
            runner for runner in order if runner == leader or not self._is_out(runner, leader, worlds)
        )
        if leader and 0 in self._running and self._is_equal(leader, 0, worlds):
            self._running.remove(leader)

    def _is_out(self, runner: int, leader: int, worlds: int) -> bool:
        ahead, error = self._difference(leader, runner, worlds)
        if worlds >= ENOUGH and ahead > SURE * error:
            return True
        return runner > leader and self._is_equal(runner, leader, worlds)

    def _is_equal(self, one: int, other: int, worlds: int) -> bool:
        if worlds >= TIES and self._values[one][:worlds] == self._values[other][:worlds]:
            return True
        ahead, error = self._difference(one, other, worlds)
        return worlds >= ENOUGH and abs(ahead) + SURE * error < WORTH
