"""Everything here is right: mypy has nothing to say."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import Ask, AskAll, Call, Frame, Game, Goto, Item, Option, Pass, Refusal, Seat, Step, UnitId, Window


class Unit(Item):
    table = "units"
    strength: int = 1


class Enter(Option):
    place: int


class Stop(Option):
    passes = True


class Demo(Game):
    __slots__ = ("units",)
    TABLES = {"units": Unit}
    units: list[Unit]


class Roll3(Frame[int]):
    def start(self, game: Demo) -> Step:
        return self.done(3)


class Nothing(Frame[None]):
    def start(self, game: Demo) -> Step:
        return self.done()


class Maybe(Frame[int | None]):
    def start(self, game: Demo) -> Step:
        return self.done(None)


class Move(Frame[None]):
    unit: UnitId

    def start(self, game: Demo) -> Step:
        options: list[Enter | Stop] = [Enter(1), Stop()]
        return Ask(0, "move", options, then=self.chosen, judge=self.why_not)

    def why_not(self, game: Demo, choice: Enter | Stop) -> Refusal | None:
        return None

    def chosen(self, game: Demo, choice: Enter | Stop) -> Step:
        match choice:
            case Enter(place=place):
                game.put(game.units[self.unit].but(strength=place))
                return Call(Roll3(), then=self.rolled)
            case Stop():
                return Call(Nothing(), then=Move(self.unit + 1).again)

    def rolled(self, game: Demo, faces: int) -> Step:
        return Call(Maybe(), then=self.perhaps)

    def perhaps(self, game: Demo, faces: int | None) -> Step:
        return Goto(self.bid)

    def bid(self, game: Demo) -> Step:
        return AskAll("bid", {0: [Enter(1)], 1: [Enter(2)]}, then=self.bids)

    def bids(self, game: Demo, answers: Mapping[Seat, Enter]) -> Step:
        return Call(React(1), then=self.reacted)

    def reacted(self, game: Demo, value: tuple[int, ...]) -> Step:
        return Goto(self.again)

    def again(self, game: Demo) -> Step:
        return self.done()


class React(Window[Demo, Enter, tuple[int, ...]]):
    unit: UnitId

    def seats(self, game: Demo) -> tuple[Seat, ...]:
        return (1,)

    def options(self, game: Demo, seat: Seat) -> list[Enter]:
        return [Enter(1)]

    def react(self, game: Demo, seat: Seat, choice: Enter) -> Step:
        return self.done((choice.place,))

    def why_not(self, game: Demo, choice: Enter | Pass) -> Refusal | None:
        return None

    def closed(self) -> Step:
        return self.done(())
