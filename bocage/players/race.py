"""A race: which of several options is best, each tried in the same worlds, when only a few tries can be afforded."""

from __future__ import annotations

from math import sqrt

FIRST = 3
"""How many run from the beginning, the favourite among them; after n tries the root of n more run along."""
LEAST = 4
"""How often a rival is tried before it is judged."""
WORTH = 0.01
"""A rival that cannot be expected to gain more than this on the favourite drops out."""
DOUBT = 0.5
"""How sure a rival's gain must be for it to win the race, in standard errors: in doubt the favourite wins."""
SURE, ENOUGH = 2.0, 8
"""The race is over when one rival is left whose gain is this sure after so many tries."""


class Rival:
    """An option that might be better than the favourite: its gains on it, world by world."""

    __slots__ = ("is_out", "squares", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0
        self.is_out = False

    @property
    def gain(self) -> float:
        """What it gains on the favourite on average."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of its gain; a rival that was tried once might gain anything."""
        if self.tries < 2:
            return 2.0
        spread = max(self.squares - self.total * self.total / self.tries, 0.0)
        return sqrt(spread / (self.tries - 1) / self.tries)

    def add(self, gain: float) -> None:
        """One more try."""
        self.tries += 1
        self.total += gain
        self.squares += gain * gain


class Race:
    """Runners by number: 0 is the favourite, the others are its rivals in the order of their prospects.

    Comparing them world by world takes the luck out that they share. The favourite runs first in every world.

    >>> race = Race(3)
    >>> while (runner := race.next()) is not None and race.tries < 40:
    ...     race.tell(runner, [0.1, 0.1, 0.4][runner])
    >>> race.winner(), race.tries
    (2, 20)
    """

    def __init__(self, runners: int) -> None:
        self.tries = 0
        self._favourite: list[float] = []
        self._rivals = [Rival() for _ in range(runners - 1)]

    def next(self) -> int | None:
        """Who runs next, in the world of the number of its tries; None when the race is over."""
        running = self._running()
        if not running:
            return None
        if len(running) == 1:
            rival = self._rivals[running[0]]
            if rival.tries >= ENOUGH and rival.gain - SURE * rival.error > WORTH:
                return None
        number = min(running, key=lambda each: self._rivals[each].tries)
        return 0 if len(self._favourite) <= self._rivals[number].tries else number + 1

    def tell(self, runner: int, value: float) -> None:
        """How a runner's next try turned out."""
        self.tries += 1
        if runner == 0:
            self._favourite.append(value)
            return
        rival = self._rivals[runner - 1]
        rival.add(value - self._favourite[rival.tries])
        if rival.tries >= LEAST:
            others = (each for each in self._rivals if each is not rival and each.tries >= LEAST and not each.is_out)
            best = max((each.gain for each in others), default=0.0)
            hope = rival.gain + rival.error
            rival.is_out = hope <= max(WORTH, best - rival.error)

    def winner(self) -> int:
        """The rival that gains most, if that is sure enough, else the favourite."""
        able = [number for number, rival in enumerate(self._rivals) if rival.tries > 1 and not rival.is_out]
        best = max(able, key=lambda number: self._rivals[number].gain, default=None)
        if best is None:
            return 0
        rival = self._rivals[best]
        return best + 1 if rival.gain > DOUBT * rival.error else 0

    def _running(self) -> list[int]:
        """The rivals that run along by now and are not out, by their places."""
        width = int(FIRST - 1 + sqrt(self.tries))
        return [number for number, rival in enumerate(self._rivals[:width]) if not rival.is_out]
