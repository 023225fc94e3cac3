"""Frames and steps: a procedure of the rulebook as a frozen record, a paragraph as a small method."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, overload

import msgspec

from bocage.kernel.records import Record, Seat
from bocage.kernel.rulings import Argument, Refusal

if TYPE_CHECKING:
    from bocage.kernel.dice import Dice
    from bocage.kernel.game import Game

R = TypeVar("R")
C = TypeVar("C", bound="Option")
G = TypeVar("G", bound="Game")


class Option(Record):
    """One thing that a seat may choose: a class per kind of choice, with the things it concerns.

    `until` names the frame whose end settles what the option leads to: such an option commits, and shows its odds.

    >>> class Enter(Option):
    ...     place: int
    >>> Enter(7)
    Enter(place=7)
    """

    until: ClassVar[str] = ""
    passes: ClassVar[bool] = False


class Pass(Option):
    """Do nothing (Passer).

    >>> Pass().passes
    True
    """

    passes = True


PASS = Pass()
"""Options are records: one pass serves everywhere."""


class Nothing:
    """The value of a frame that answers nothing."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """What a step answers: one of `Ask`, `AskAll`, `Call`, `Goto` and `Done`."""


class Ask(Step, Generic[G, C], frozen=True, gc=False):
    """Wait for one seat; `then(game, choice)` goes on with its answer.

    `judge` says why an option of these kinds is not legal, or None where it is. With `proposals` a seat may answer
    with any option that the judge accepts, not only with those listed. `hidden` marks a question whose options come
    from hidden holdings: it is put to the seat even when only one answer is left. `sample(game, dice)` draws a proposal
    that need not be listed, for whoever plays at random; the judge may still refuse it.

    >>> Ask(0, "toss", [Pass()], then=lambda game, choice: Done()).prompt
    'toss'
    """

    seat: Seat
    prompt: str
    options: Sequence[C]
    then: Callable[[G, C], Step]
    judge: Callable[[G, C], Refusal | None] | None = None
    args: Mapping[str, Argument] = {}
    proposals: bool = False
    hidden: bool = False
    sample: Callable[[G, Dice], C] | None = None

    def refusal(self, game: G, seat: Seat, option: C) -> Refusal | None:
        """What the judge says of an option."""
        return None if self.judge is None else self.judge(game, option)


class AskAll(Step, Generic[G, C], frozen=True, gc=False):
    """Wait for several seats at once, in secret; `then(game, answers)` runs when all have answered.

    >>> AskAll("bid", {0: [Pass()], 1: [Pass()]}, then=lambda game, answers: Done()).prompt
    'bid'
    """

    prompt: str
    options: Mapping[Seat, Sequence[C]]
    then: Callable[[G, Mapping[Seat, C]], Step]
    judge: Callable[[G, Seat, C], Refusal | None] | None = None
    args: Mapping[str, Argument] = {}

    def refusal(self, game: G, seat: Seat, option: C) -> Refusal | None:
        """What the judge says of an option of a seat."""
        return None if self.judge is None else self.judge(game, seat, option)


class Goto(Step, Generic[G], frozen=True, gc=False):
    """Go on with another step, of this frame or of its successor.

    >>> Goto(then=lambda game: Done())
    Goto(then=...)
    """

    then: Callable[[G], Step]


class Done(Step, frozen=True, gc=False):
    """The frame is over; its value goes to the step of the caller at once.

    >>> Done(3).value
    3
    """

    value: object = Nothing


class Frame(Record, Generic[R]):
    """One procedure with a result of type R. Its fields are ids and numbers, never references or secrets.

    >>> class Count(Frame[int]):
    ...     n: int
    ...     def start(self, game) -> Step:
    ...         return self.done(self.n)
    >>> Count(3).start(None)
    Done(value=3)
    """

    shown: ClassVar[bool] = True
    start: ClassVar[Callable[..., Step]]

    def seen_by(self, seat: Seat) -> Frame[R]:
        """The frame as a seat may see it; only a frame that holds something secret for a while says more."""
        return self

    def finished(self: Frame[None], game: Game) -> Step:
        """The last step of a frame that has nothing more to do: `Call(other, then=self.finished)`."""
        return self.done()

    @overload
    def done(self: Frame[None]) -> Step: ...
    @overload
    def done(self, value: R) -> Step: ...
    def done(self, value: Any = Nothing) -> Step:
        """The end of the frame, with its value where it has one."""
        return Done(value)


class Call(Step, Generic[G, R], frozen=True, gc=False):
    """Run another frame; `then(game, value)`, or `then(game)` where it has no value, goes on after it.

    >>> Call(Frame(), then=lambda game: Done()).frame
    Frame()
    """

    frame: Frame[R]
    then: Callable[..., Step]

    if TYPE_CHECKING:

        @overload
        def __init__(self: Call[G, None], frame: Frame[None], then: Callable[[G], Step]) -> None: ...
        @overload
        def __init__(self: Call[G, R], frame: Frame[R], then: Callable[[G, R], Step]) -> None: ...
        def __init__(self, frame: Any, then: Any) -> None: ...
