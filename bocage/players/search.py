"""The searching player: Monte-Carlo tree search over what it cannot know and over dice."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import msgspec

from bocage.players.imagining import Horizon, Imagination, planned, promising, question
from bocage.players.player import Clock, Player
from bocage.players.race import Race
from bocage.players.reasons import reason_for
from bocage.players.tree import Node

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.game import Game
    from bocage.kernel.match import Decision
    from bocage.kernel.records import Seat
    from bocage.system import System


class Budget(msgspec.Struct, frozen=True):
    """What a search may spend on a choice: iterations, and seconds where a clock runs.

    An iteration looks as many rounds ahead as the system says (`foresight`), but no further than `procedures` for each;
    then comes the evaluation. `width` is how many options are considered, `gap` how much less than its favourite the
    plan may like them, `worlds` how many determinizations there are, `depth` how deep the tree grows, `patience` how
    often an option is tried before the answers to it are told apart: until then the plan answers for everyone.

    >>> Budget(iterations=50).seconds is None
    True
    """

    iterations: int
    seconds: float | None = None
    procedures: int = 30
    width: int = 8
    gap: float = 2.0
    worlds: int = 8
    depth: int = 12
    patience: int = 24


USUAL = Budget(iterations=64)
HARD = Budget(iterations=1_000, seconds=4.5, width=16, worlds=32)


class SearchPlayer(Player):
    """Lets the plan's favourite race against other options in imagined worlds, and grows a tree below each of them.

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
        best = self._search(imagined, clock)
        self.reason = reason_for(imagined, best.option, best.mean if best.visits else None)
        return best.option  # type: ignore[no-any-return]

    def _search(self, imagined: Imagination, clock: Clock) -> Node:
        """The option that wins the race; one that has no rival needs none."""
        budget, decision = self._budget, imagined.decision
        order = promising(imagined.advice(), budget.width, budget.gap)
        nodes = [Node(decision.seat, decision.options[place]) for place in order]
        ends = None
        if budget.seconds is not None and clock.seconds is not None:
            ends = time.perf_counter() + min(budget.seconds, 0.9 * clock.seconds)
        race = Race(len(nodes))
        while race.tries < budget.iterations and (runner := race.next()) is not None:
            race.tell(runner, self._iterate(imagined, nodes[runner]))
            if ends is not None and time.perf_counter() > ends:
                break
        return nodes[race.winner()]

    def _iterate(self, imagined: Imagination, node: Node) -> float:
        """One imagined course of the game: down the tree, one new node, on by the plan, and back up.

        Every option meets the same worlds and dice in the same order, so that luck favours none of them.
        """
        budget, system = self._budget, imagined.system
        game = imagined.world(node.visits % budget.worlds, chance=node.visits)
        horizon = Horizon(
            budget.procedures * system.mind.foresight, system.mind.stage(game) + system.mind.foresight - 1
        )
        game.answer(node.chooser, node.option)
        path = [node]
        while len(path) <= budget.depth and (decision := question(game)) is not None:
            node.seat = decision.seat
            if horizon.is_reached(system, game):
                break
            if len(decision.options) == 1:
                game.answer(decision.seat, decision.options[0])
                continue
            if node.visits < budget.patience:
                game.answer(decision.seat, planned(system, game, decision))
                break
            node = node.select(decision, lambda: system.mind.advise(game, decision))
            game.answer(decision.seat, node.option)
            path.append(node)
        imagined.finish(game, horizon)
        return self._back_up(imagined, game, path)

    def _back_up(self, imagined: Imagination, game: Game, path: list[Node]) -> float:
        """Tell every node on the path what came of it, for the seat that chose it; answers that of the first."""
        values: dict[Seat, float] = {}
        for node in path:
            chooser = node.chooser
            if chooser not in values:
                values[chooser] = imagined.value(game, chooser)
            node.visits += 1
            node.total += values[chooser]
        return values[path[0].chooser]
