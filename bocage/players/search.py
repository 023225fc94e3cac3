"""The searching player: Monte-Carlo tree search over what it cannot know and over dice."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from bocage.players.courses import Intention, courses, worth_trying
from bocage.players.guide import Guide
from bocage.players.imagining import Horizon, Imagination, planned, question
from bocage.players.player import Clock, Player, Reason
from bocage.players.race import Race
from bocage.players.reasons import reason_for
from bocage.players.tree import Node, Root

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.game import Game
    from bocage.kernel.match import Decision
    from bocage.kernel.records import Seat
    from bocage.system import System


class Budget(msgspec.Struct, frozen=True):
    """What a search may spend on a choice: iterations, or seconds where a clock runs.

    An iteration looks as many rounds ahead as the system says (`foresight`), but no further than `procedures` for each;
    then comes the evaluation. `width` is how many courses are considered, `gap` how much less than of its favourite the
    plan may expect of them, `worlds` how many determinizations there are, `depth` how deep the tree grows, `patience`
    how often a course is tried before the answers to it are told apart: until then the plan answers for everyone.

    >>> Budget(iterations=50).seconds is None
    True
    """

    iterations: int
    seconds: float | None = None
    procedures: int = 30
    width: int = 8
    gap: float = 0.1
    worlds: int = 8
    depth: int = 12
    patience: int = 24


OPENING = 2
"""How often the favourite is tried before it is known how many rivals there is time for."""
AFFORDED, NARROWEST = 6, 4
"""How many tries of each course a budget should allow: where they take long, fewer are considered, down to so many."""
USUAL = Budget(iterations=64)
HARD = Budget(iterations=1_000, seconds=4.5, width=16, worlds=64)


class Spending:
    """How much of a budget is spent: by the clock where one runs, else by iterations."""

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self._iterations = budget.iterations
        self._tries = 0
        self._clock = clock
        self._begun = clock.now()
        self._seconds: float | None = None
        if budget.seconds is not None and clock.seconds is not None:
            self._seconds = min(budget.seconds, 0.9 * clock.seconds)

    def share(self) -> float:
        """The share that is spent by now; at 1 it is all spent."""
        if self._seconds is None:
            return self._tries / self._iterations
        return (self._clock.now() - self._begun) / self._seconds

    def is_over(self) -> bool:
        """Whether time is up."""
        return self._seconds is not None and self.share() >= 1

    def try_one(self) -> None:
        """One more iteration."""
        self._tries += 1


class SearchPlayer(Player):
    """Lets courses race against the plan's favourite in imagined worlds, and grows a tree below each of them.

    A course that takes several choices is kept until something happens. Where no clock runs, the same seed gives the
    same choices on any machine.
    """

    def __init__(self, seed: str, system: System, budget: Budget = USUAL) -> None:
        self._random = random.Random(seed)
        self._system = system
        self._budget = budget
        self._guide: Guide | None = None

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        """See `Player.choose`."""
        assert view is not None
        options = decision.options
        seed = self._random.getrandbits(62)
        if len(options) == 1:
            self.reason = None
            return options[0]  # type: ignore[no-any-return]
        if (opening := self._system.mind.opening(view, decision)) is not None:
            self.reason = Reason("reason-setup")
            return opening  # type: ignore[no-any-return]
        if self.intention is not None and (option := self.intention.next(decision, view)) is not None:
            return option  # type: ignore[no-any-return]
        self._guide = self._guide or Guide(self._system, view)
        imagined = Imagination(self._system, view, decision, seed, self._guide)
        best, other = self._search(imagined, clock)
        self.intention = Intention(best.course[1:], decision, view) if len(best.course) > 1 else None
        self.reason = reason_for(imagined, best.option, best.mean if best.visits else None, other)
        return best.option  # type: ignore[no-any-return]

    def _search(self, imagined: Imagination, clock: Clock) -> tuple[Root, float | None]:
        """The course that wins the race, which one without a rival need not run, and what the best other one made."""
        budget, decision, spending = self._budget, imagined.decision, Spending(self._budget, clock)
        found = courses(imagined)
        favourite = Root(decision.seat, found[0])
        if len(found) == 1:
            return favourite, None
        opening, begun = [], 0.0
        for _ in range(OPENING):
            begun = spending.share()
            value = self._spend(imagined, favourite, spending)
            if value is None:
                return favourite, None
            opening.append(value)
        tries = (1.0 - begun) / max(spending.share() - begun, 1e-9)
        width = min(max(int(tries / AFFORDED), NARROWEST), budget.width)
        tried = worth_trying(found, width, budget.gap)
        roots = [favourite, *(Root(decision.seat, course) for course in tried[1:])]
        race = Race([course.score - tried[0].score for course in tried])
        for value in opening:
            race.tell(0, value)
        while (share := spending.share()) < 1 and (runner := race.next(share)) is not None:
            value = self._spend(imagined, roots[runner], spending)
            if value is None:
                break
            race.tell(runner, value)
        winner = race.winner()
        best = roots[winner]
        lead = race.lead(winner, [other for other, root in enumerate(roots) if root.option != best.option])
        return best, None if lead is None else best.mean - lead

    def _spend(self, imagined: Imagination, root: Root, spending: Spending) -> float | None:
        """One try of a course, at the cost of the budget; nothing comes of one under way when that is all spent."""
        value = self._iterate(imagined, root, spending)
        spending.try_one()
        return value

    def _iterate(self, imagined: Imagination, root: Root, spending: Spending) -> float | None:
        """One imagined course of the game: down the tree, one new node, on by the plan, and back up.

        Every course meets the same worlds and dice in the same order, so that luck favours none of them.
        """
        budget, system = self._budget, imagined.system
        game = imagined.world(root.visits % budget.worlds, chance=root.visits)
        horizon = Horizon(
            budget.procedures * system.mind.foresight, system.mind.stage(game) + system.mind.foresight - 1
        )
        imagined.follow(game, root.course, root.stays)
        node: Node = root
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
            node = node.select(decision, lambda: imagined.expect(game, decision))
            game.answer(decision.seat, node.option)
            path.append(node)
        if not imagined.finish(game, horizon, spending.is_over):
            return None
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
