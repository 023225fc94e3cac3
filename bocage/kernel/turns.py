"""Turns: a sequence of play phase by phase, and a procedure that the seats go through one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from bocage.kernel.frames import Call, Frame, Goto, Step
from bocage.kernel.records import Seat


class Phases(Frame[None]):
    """A sequence of play: each phase of SEQUENCE in its order, then the end.

    >>> class Turn(Phases):
    ...     SEQUENCE = (Phases, Phases)
    >>> Turn().start(None).frame
    Phases(done_so_far=0)
    """

    SEQUENCE: ClassVar[tuple[type[Frame[None]], ...]] = ()
    done_so_far: int = 0

    def start(self, game: Any) -> Step:
        """Call the next phase, or end."""
        if self.done_so_far == len(self.SEQUENCE):
            return self.done()
        return Call(self.SEQUENCE[self.done_so_far](), then=self.but(done_so_far=self.done_so_far + 1).start)


class InTurn(Frame[None]):
    """A procedure that some seats, or sides, go through one after the other: `serve` for each, in their `order`.

    Whatever `serve` leads to ends in `next_turn`, or goes on with the step `onward`.

    >>> class Count(InTurn):
    ...     def order(self, game): return (4, 7)
    ...     def serve(self, game, seat): return self.next_turn()
    >>> Count().start(None).then.__self__
    Count(turn=1)
    >>> Count(2).start(None)
    Done(value=<class 'bocage.kernel.frames.Nothing'>)
    """

    turn: int = 0

    def order(self, game: Any) -> Sequence[Seat]:
        """Who takes part, the first one first; it stays the same while they do."""
        raise NotImplementedError

    def serve(self, game: Any, seat: Seat) -> Step:
        """The procedure of one of them."""
        raise NotImplementedError

    def seat(self, game: Any) -> Seat:
        """Whose turn it is."""
        return self.order(game)[self.turn]

    def start(self, game: Any) -> Step:
        """Serve whose turn it is, or end."""
        order = self.order(game)
        return self.end(game) if self.turn == len(order) else self.serve(game, order[self.turn])

    def end(self, game: Any) -> Step:
        """All have had their turn; a procedure that closes with something more says so here."""
        return self.done()

    @property
    def onward(self) -> Callable[[Any], Step]:
        """The step with which the next one's turn begins."""
        return type(self)(self.turn + 1).start

    def next_turn(self) -> Step:
        """This one has finished: it is the next one's turn."""
        return Goto(self.onward)
