"""The random player: any option, each as likely as the others."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar

from bocage.players.player import Clock, Player

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.match import Decision


class RandomPlayer(Player):
    """Chooses blindly: a yardstick, and the fuzzer of every game.

    >>> from bocage.kernel.match import Decision
    >>> RandomPlayer("7/0").choose(None, Decision(0, "toss", ("heads", "tails"), {}, 0), Clock())
    'tails'
    """

    needs_view: ClassVar[bool] = False

    def __init__(self, seed: str) -> None:
        self._draw = random.Random(seed).random

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        """See `Player.choose`."""
        options = decision.options
        option: Option = options[int(self._draw() * len(options))]
        return option
