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
    are, `depth` how deep the tree grows, `patience` how often an option is tried before the answers to it are told
    apart: until then the plan answers for everyone.

    >>> Budget(iterations=50).seconds is None
    True
    """

    iterations: int
    seconds: float | None = None
    procedures: int = 6
    worlds: int = 8
    depth: int = 12
    patience: int = 10


USUAL = Budget(iterations=64)
NORMAL = Budget(iterations=64, seconds=0.8)
HARD = Budget(iterations=1_000, seconds=4.5, procedures=8, worlds=32)
LEAST, SURE = 12, 0.8
"""A search that has gone on for so long, and gone this way so often, goes on no longer."""


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
        for number in range(1, budget.iterations + 1):
            self._iterate(imagined, root)
            if _is_decided(root, number, budget.iterations) or (ends is not None and time.perf_counter() > ends):
                break
        return root

    def _iterate(self, imagined: Imagination, root: Node) -> None:
        """One imagined course of the game: down the tree, one new node, on by the plan, and back up.

        Every option of the root meets the same worlds and dice in the same order, so that luck favours none of them.
        """
        budget, system = self._budget, imagined.system
        node = root.select(imagined.decision, imagined.advice)
        game = imagined.world(node.visits % budget.worlds, chance=node.visits)
        game.answer(root.seat, node.option)
        path, procedures = [root, node], budget.procedures
        while (decision := question(game)) is not None and len(path) <= budget.depth:
            node.seat = decision.seat
            if system.is_settled(game):
                procedures -= 1
                if procedures == 0:
                    break
            if len(decision.options) == 1:
                game.answer(decision.seat, decision.options[0])
                continue
            if node.visits < budget.patience:
                game.answer(decision.seat, planned(system, game, decision))
                break
            node = node.select(decision, lambda: system.advise(game, decision))
            game.answer(decision.seat, node.option)
            path.append(node)
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


def _is_decided(root: Node, done: int, most: int) -> bool:
    """Whether the favourite will remain it: there is no other, none can catch up, or it leads by far."""
    visits = sorted(child.visits for child in root.children.values())
    if len(visits) == 1:
        return True
    return visits[-1] - visits[-2] > most - done or (done >= LEAST and visits[-1] > SURE * done)
