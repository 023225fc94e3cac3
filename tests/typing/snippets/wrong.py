"""Each marked line is wrong in its own way; mypy must say so, there and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import Ask, AskAll, Call, Frame, Game, Goto, Item, Option, Seat, Step, Window


class Unit(Item):
    table = "units"
    strength: int = 1


class Enter(Option):
    place: int


class Stop(Option):
    passes = True


class Demo(Game):
    __slots__ = ("units",)
    units: list[Unit]


class Three(Frame[int]):
    def start(self, game: Demo) -> Step:
        return self.done("three")  # E: arg-type


class Nothing(Frame[None]):
    def start(self, game: Demo) -> Step:
        return self.done(3)  # E: call-overload


class Owes(Frame[int]):
    def start(self, game: Demo) -> Step:
        return self.done()  # E: call-arg


class Steps(Frame[None]):
    def missing(self, game: Demo) -> Step:
        return Goto(self.nowhere)  # E: attr-defined

    def given(self, game: Demo) -> Step:
        return Goto(self.valued)  # E: arg-type

    def valued(self, game: Demo, value: int) -> Step:
        return self.done()

    def no_step(self, game: Demo) -> Step:
        return Goto(self.not_a_step)  # E: arg-type

    def not_a_step(self, game: Demo) -> int:
        return 3

    def no_answer(self, game: Demo) -> Step:
        return 3  # E: return-value

    def other_answer(self, game: Demo) -> Step:
        return Ask(0, "x", [Enter(1)], then=self.entered, judge=self.other_judge)  # E: arg-type

    def entered(self, game: Demo, choice: Enter) -> Step:
        return self.done()

    def other_judge(self, game: Demo, choice: Stop) -> None:
        return None


class Answers(Frame[None]):
    def start(self, game: Demo) -> Step:
        return Ask(0, "x", [Stop()], then=self.entered)  # E: arg-type

    def both(self, game: Demo) -> Step:
        options: list[Enter | Stop] = [Enter(1), Stop()]
        return Ask(0, "x", options, then=self.entered)  # E: arg-type

    def all(self, game: Demo) -> Step:
        return AskAll("x", {0: [Stop()], 1: [Stop()]}, then=self.bids)  # E: arg-type

    def alone(self, game: Demo) -> Step:
        return AskAll("x", {0: [Enter(1)]}, then=self.entered)  # E: arg-type

    def without(self, game: Demo) -> Step:
        return Ask(0, "x", [Enter(1)], then=self.start)  # E: arg-type

    def entered(self, game: Demo, choice: Enter) -> Step:
        return self.done()

    def bids(self, game: Demo, answers: Mapping[Seat, Enter]) -> Step:
        return self.done()


class Calls(Frame[None]):
    def wrong_value(self, game: Demo) -> Step:
        return Call(Three(), then=self.text)  # E: arg-type

    def no_value(self, game: Demo) -> Step:
        return Call(Three(), then=self.plain)  # E: arg-type

    def unwanted_value(self, game: Demo) -> Step:
        return Call(Nothing(), then=self.number)  # E: arg-type

    def a_class(self, game: Demo) -> Step:
        return Call(Nothing, then=self.plain)  # E: call-overload

    def text(self, game: Demo, value: str) -> Step:
        return self.done()

    def number(self, game: Demo, value: int) -> Step:
        return self.done()

    def plain(self, game: Demo) -> Step:
        return self.done()


class Fields(Frame[None]):
    unit: int

    def start(self, game: Demo) -> Step:
        Enter("here")  # E: arg-type
        Enter()  # E: call-arg
        Enter(1, 2)  # E: call-arg
        len(Enter(1).hex)  # E: attr-defined
        Fields("one")  # E: arg-type
        game.put(Enter(1))  # E: arg-type
        return self.done()

    def matched(self, game: Demo, choice: Enter | Stop) -> Step:  # E: return
        match choice:
            case Enter():
                return self.done()


class Frozen(Frame[None]):
    def start(self, game: Demo) -> Step:
        Unit(1).strength = 3  # E: misc
        return self.done()


class React(Window[Demo, Enter, int]):
    def seats(self, game: Demo) -> tuple[Seat, ...]:
        return (1,)

    def options(self, game: Demo, seat: Seat) -> list[Stop]:  # E: override
        return []

    def react(self, game: Demo, seat: Seat, choice: Enter) -> Step:
        return self.done("x")  # E: arg-type

    def closed(self) -> Step:
        return self.done(())  # E: arg-type
