"""The searching player: Monte-Carlo tree search over what it cannot know and over dice."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import msgspec

from bocage.players.imagining import Imagination, planned, question
from bocage.players.player import Clock, Player
from bocage.players.reasons import reason_for
from bocage.players.tree import Node

if TYPE_CHECKING:
    from bocage.kernel.frames import Option
    from bocage.kernel.game import Game
    from bocage.kernel.match import Decision
    from bocage.kernel.records import Seat
    from bocage.kernel.system import System, View


class Budget(msgspec.Struct, frozen=True):
    """What a search may spend on a choice: iterations, and seconds where a clock runs.

    `procedures` is how far an iteration looks ahead before the evaluation, `worlds` how many determinizations there
    are, `depth` how deep the tree grows.

    >>> Budget(iterations=50).seconds is None
    True
    """

    iterations: int
    seconds: float | None = None
    procedures: int = 3
    worlds: int = 16
    depth: int = 12


USUAL = Budget(iterations=100, procedures=2)
NORMAL = Budget(iterations=100, procedures=2, seconds=0.8)
HARD = Budget(iterations=2_000, procedures=2, seconds=4.5, worlds=64)


class SearchPlayer(Player):
    """Grows a tree of options from imagined worlds, widest where the plan and the outcomes promise most.

    Where no clock runs, the same seed gives the same choices on any machine.
    """

    def __init__(self, seed: str, system: System, budget: Budget = USUAL) -> None:
        self._random = random.Random(seed)
        self._system = system
        self._budget = budget

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        """See `Player.choose`."""
        assert view is not None
        options = decision.options
        seed = self._random.getrandbits(62)
        if len(options) == 1:
            self.reason = None
            return options[0]  # type: ignore[no-any-return]
        imagined = Imagination(self._system, view, decision, seed)
        root = self._grow(imagined, clock)
        best = root.favourite()
        self.reason = reason_for(imagined, best.option, best.mean)
        return best.option  # type: ignore[no-any-return]

    def _grow(self, imagined: Imagination, clock: Clock) -> Node:
        budget, root = self._budget, Node(imagined.decision.seat)
        ends = None
        if budget.seconds is not None and clock.seconds is not None:
            ends = time.perf_counter() + min(budget.seconds, 0.9 * clock.seconds)
        for number in range(budget.iterations):
            self._iterate(imagined, root, number)
            if ends is not None and time.perf_counter() > ends:
                break
        return root

    def _iterate(self, imagined: Imagination, root: Node, number: int) -> None:
        """One imagined course of the game: down the tree, one new node, on by the plan, and back up."""
        budget, system = self._budget, imagined.system
        game = imagined.world(number % budget.worlds, chance=number)
        node, path, procedures = root, [root], budget.procedures
        decision: Decision | None = imagined.decision
        while decision is not None and len(path) <= budget.depth:
            if node is not root and system.is_settled(game):
                procedures -= 1
                if procedures == 0:
                    break
            if len(decision.options) == 1:
                game.answer(decision.seat, decision.options[0])
                decision = question(game)
                continue
            if node.visits == 0 and node is not root:
                game.answer(decision.seat, planned(system, game, decision))
                break
            child = node.select(decision, lambda: system.advise(game, decision))  # noqa: B023
            game.answer(decision.seat, child.option)
            decision = question(game)
            node = child
            path.append(node)
            node.seat = decision.seat if decision is not None else node.seat
        if procedures:
            imagined.finish(game, procedures)
        self._back_up(imagined, game, path)

    def _back_up(self, imagined: Imagination, game: Game, path: list[Node]) -> None:
        """Tell every node on the path what came of it, for the seat that chose it."""
        values: dict[Seat, float] = {}
        for node in path:
            chooser = node.chooser
            if chooser not in values:
                values[chooser] = imagined.value(game, chooser)
            node.visits += 1
            node.total += values[chooser]
