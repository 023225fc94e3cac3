"""Games that break a law of the kernel, each in one way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bocage.kernel import (
    Ask,
    AskAll,
    Call,
    Dice,
    Frame,
    Goto,
    Item,
    Option,
    Refusal,
    Rules,
    Seat,
    Step,
    Window,
)

from .tiny import TinyGame


class Mark(Item):
    table = "marks"
    n: int = 0


class Yes(Option):
    pass


class No(Option):
    passes = True


def both() -> list[Yes | No]:
    return [Yes(), No()]


class BrokenGame(TinyGame):
    __slots__ = ("marks",)
    marks: list[Mark]
    TABLES = {"marks": Mark}

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Mark]]:
        return {"marks": [Mark(0)]}


class Meddle(Frame[None]):
    """Asks, and changes a record in the same step."""

    def start(self, game: BrokenGame) -> Step:
        game.put(game.marks[0].but(n=game.marks[0].n + 1))
        return Ask(0, "meddle", both(), then=self.chosen)

    def chosen(self, game: BrokenGame, choice: Yes | No) -> Step:
        return Goto(self.start)


class MeddlingGame(BrokenGame):
    __slots__ = ()
    RULES: ClassVar[Rules] = Rules(first=Meddle())


class Forget(Frame[None]):
    def start(self, game: BrokenGame) -> Step:
        return Ask(0, "forget", both(), then=self.chosen)

    def chosen(self, game: BrokenGame, choice: Yes | No) -> Step:
        """Asks in the step that is given the answer."""
        return Ask(0, "forget", both(), then=self.chosen)


class ForgetfulGame(BrokenGame):
    """Its imagined games do not show what the seat sees."""

    __slots__ = ()
    RULES: ClassVar[Rules] = Rules(first=Forget())

    @staticmethod
    def guess(item: Mark, seat: Seat, dice: Dice) -> Mark:
        return item.but(n=item.n + 1)


class Contradict(Frame[None]):
    def start(self, game: BrokenGame) -> Step:
        return Ask(0, "contradict", both(), then=self.chosen, judge=self.why_not)

    def why_not(self, game: BrokenGame, choice: Yes | No) -> Refusal | None:
        return Refusal("broken.never")

    def chosen(self, game: BrokenGame, choice: Yes | No) -> Step:
        return Goto(self.start)


class ContraryGame(BrokenGame):
    """Its judge refuses what is on offer."""

    __slots__ = ()
    RULES: ClassVar[Rules] = Rules(first=Contradict())


class Share(Frame[None]):
    def start(self, game: SharingGame) -> Step:
        return Ask(0, "share", both(), then=self.chosen)

    def chosen(self, game: SharingGame, choice: Yes | No) -> Step:
        game.marks[0].shared.append(1)
        return Goto(self.start)


class Shared(Item):
    table = "marks"
    shared: list[int]


class SharingGame(TinyGame):
    """It writes into a record instead of putting another in its place."""

    __slots__ = ("marks",)
    marks: list[Shared]
    TABLES = {"marks": Shared}
    RULES: ClassVar[Rules] = Rules(first=Share())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Shared]]:
        return {"marks": [Shared(0, [])]}


class Measure(Frame[int]):
    def start(self, game: BrokenGame) -> Step:
        return self.done(3)


class AskOnValue(Frame[None]):
    """Asks in the step that is given the value of a frame."""

    def start(self, game: BrokenGame) -> Step:
        return Call(Measure(), then=self.measured)

    def measured(self, game: BrokenGame, value: int) -> Step:
        return Ask(0, "measured", both(), then=self.chosen)

    def chosen(self, game: BrokenGame, choice: Yes | No) -> Step:
        return self.done()


class EndWithoutResult(Frame[None]):
    def start(self, game: BrokenGame) -> Step:
        return self.done()


class NoAnswer(Frame[None]):
    def start(self, game: BrokenGame) -> Step:
        none: list[Yes | No] = []
        return Ask(0, "none", none, then=self.chosen)

    def chosen(self, game: BrokenGame, choice: Yes | No) -> Step:
        return self.done()


class AskNobody(Frame[None]):
    seats: tuple[Seat, ...]

    def start(self, game: BrokenGame) -> Step:
        none: list[Yes | No] = []
        return AskAll("nobody", dict.fromkeys(self.seats, none), then=self.chosen)

    def chosen(self, game: BrokenGame, choices: Mapping[Seat, Yes | No]) -> Step:
        return self.done()


def window_without_a_closing_value() -> Frame[int]:
    """A window with a value that does not say which value it has when all have passed."""

    class NeverClosed(Window[BrokenGame, Yes, int]):
        prompt = "never-closed"

        def seats(self, game: BrokenGame) -> tuple[Seat, ...]:
            return (0,)

        def options(self, game: BrokenGame, seat: Seat) -> list[Yes]:
            return [Yes()]

        def react(self, game: BrokenGame, seat: Seat, choice: Yes) -> Step:
            return self.done(1)

    return NeverClosed()


class OpenWindow(Frame[None]):
    def start(self, game: BrokenGame) -> Step:
        return Call(window_without_a_closing_value(), then=self.closed)

    def closed(self, game: BrokenGame, value: int) -> Step:
        game.put(game.marks[0].but(n=value))
        game.finish([], "broken.closed")
        return self.done()
