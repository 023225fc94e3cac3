"""The greedy player: the option whose procedure, carried out by the plan, leaves it best off on average."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bocage.players.imagining import Horizon, Imagination, promising
from bocage.players.player import Clock, Player, Reason
from bocage.players.reasons import reason_for

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.match import Decision
    from bocage.system import System

CANDIDATES = 6
"""How many options are tried at most; the plan chooses them."""
FIRST, MORE = 1, 2
"""In how many worlds each of them is tried, and then the better half of them."""
SLIPS = 1 / 3
"""How often the player for beginners takes whatever comes to mind."""
LEANING = 0.01
"""How much the plan's advice counts beside the evaluation, by rank: it settles what is as good as equal."""


class GreedyPlayer(Player):
    """Tries each option in the same few imagined worlds, to the end of the procedure, and takes the best on average.

    `slips` is the share of choices that it does not think about: an opponent for beginners.
    """

    def __init__(self, seed: str, system: System, slips: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._system = system
        self._slips = slips

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        """See `Player.choose`."""
        assert view is not None
        options = decision.options
        if len(options) == 1 or (self._slips and self._random.random() < self._slips):
            self.reason = None
            return self._random.choice(options)  # type: ignore[no-any-return]
        opening = self._system.mind.opening(view, decision)
        if opening is not None:
            self.reason = Reason("reason-setup")
            return opening  # type: ignore[no-any-return]
        imagined = Imagination(self._system, view, decision, self._random.getrandbits(62))
        best, *values = self._best(imagined, promising(imagined.advice(), CANDIDATES))
        self.reason = reason_for(imagined, options[best], *values)
        return options[best]  # type: ignore[no-any-return]

    def _best(self, imagined: Imagination, order: list[int]) -> tuple[int, float, float | None]:
        """The best place among these, which are in the order of the plan's liking, its value and that of the next."""
        sums = dict.fromkeys(order, 0.0)
        rank = {place: LEANING * number / len(order) for number, place in enumerate(order)}
        tried, worlds, left = 0, FIRST, order
        while True:
            for world in range(tried, worlds):
                for place in left:
                    sums[place] += outcome(imagined, imagined.decision.options[place], world)
            left = sorted(left, key=lambda place: rank[place] - sums[place] / worlds)
            if tried or len(order) == 1:
                return left[0], sums[left[0]] / worlds, sums[left[1]] / worlds if len(left) > 1 else None
            tried, worlds, left = worlds, worlds + MORE, left[: (len(left) + 1) // 2]


def outcome(imagined: Imagination, option: Option, world: int) -> float:
    """How an option turns out for the seat in one imagined world, when its procedure is over."""
    seat = imagined.decision.seat
    game = imagined.world(world)
    game.answer(seat, option)
    imagined.finish(game, Horizon(procedures=1))
    return imagined.value(game, seat)
