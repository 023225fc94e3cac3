"""The tree of a search: what was chosen after what, how often, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from bocage.mind.prior import TEMPER
from bocage.players.imagining import promising

if TYPE_CHECKING:
    from bocage.kernel.match import Decision
    from bocage.kernel.records import Seat
    from bocage.players.courses import Course

CURIOSITY = 0.35
"""How much an option counts that was tried little, in units of value."""
MANY = 1_000_000
WIDTH, WIDENING = 3.0, 0.5
"""A node that was visited n times considers WIDTH + n ** WIDENING of its options, the best by the plan first."""


class Node:
    """An option that was chosen, and what followed it. Dice and hidden things are not told apart below it.

    `chooser` is the seat that chose the option, whose value `total` adds up. `widest` is how many options are worth
    trying after it, where the plan finds few enough.
    """

    __slots__ = ("children", "chooser", "option", "prior", "seat", "total", "visits", "widest")

    def __init__(self, chooser: Seat, option: Any = None, prior: float = 1.0) -> None:
        self.chooser = chooser
        self.seat = chooser
        self.option = option
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.widest = MANY
        self.children: dict[Any, Node] = {}

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0

    def select(self, decision: Decision, advise: Callable[[], Sequence[float]]) -> Node:
        """The child to follow: the best by its outcomes so far, its prior and how little it was tried.

        Among the options on offer in this world only: what is not on offer here may be in another.
        """
        known = [child for option in decision.options if (child := self.children.get(option)) is not None]
        width = min(len(decision.options), self.widest, int(WIDTH + self.visits**WIDENING))
        if len(known) < width:
            known = self._widen(decision, advise(), width)
        tried = sum(child.visits for child in known)
        seen = [child for child in known if child.visits]
        unseen = sum(child.total for child in seen) / tried if tried else 0.0
        whole = sum(child.prior for child in known)
        explore = CURIOSITY * sqrt(tried + 1) / whole
        best, most = known[0], -9.0
        for child in known:
            value = child.total / child.visits if child.visits else unseen
            score = value + explore * child.prior / (1 + child.visits)
            if score > most:
                best, most = child, score
        return best

    def _widen(self, decision: Decision, advice: Sequence[float], width: int) -> list[Node]:
        """Take the best options by the plan among the children, with priors."""
        highest = max(advice)
        order = promising(advice, width)
        if len(order) < width:
            self.widest = len(order)
        found = []
        for place in order:
            option = decision.options[place]
            child = self.children.get(option)
            if child is None:
                child = self.children[option] = Node(decision.seat, option)
            child.prior = exp((advice[place] - highest) / TEMPER) + 0.05
            found.append(child)
        return found


class Root(Node):
    """A course that is open at the root: the first of its options is chosen now, the others after it."""

    __slots__ = ("course", "stays")

    def __init__(self, chooser: Seat, course: Course) -> None:
        super().__init__(chooser, course.options[0])
        self.course = course.options
        self.stays = course.stays
