"""A suspended operation: between two announced attacks the other side has an impulse, then the operation goes on."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Event, Frame, Goto, Item, Option, Rules, Seat, Step, UnitId

from .tiny import TinyGame

STAR = 2


class Clock(Item):
    table = "clocks"
    time: int = 0


class Regiment(Item):
    table = "regiments"
    seat: Seat
    present: bool = True


class Announce(Option):
    attacks: tuple[UnitId, ...]


class WithdrawUnit(Option):
    unit: UnitId


class Idle(Option):
    passes = True


class Attacked(Event):
    outcome = True
    unit: UnitId
    won: bool


class CalledOff(Event):
    unit: UnitId


class Campaign(Frame[None]):
    def start(self, game: OperationGame) -> Step:
        plans = [Announce((1, 2, 3)), Announce((1, 2))]
        return Ask(0, "announce", plans, then=self.announced)

    def announced(self, game: OperationGame, choice: Announce) -> Step:
        return Call(Operation(choice.attacks), then=self.over)

    def over(self, game: OperationGame) -> Step:
        game.finish([], "operation.end")
        return self.done()


class Operation(Frame[None]):
    attacks: tuple[UnitId, ...]

    def start(self, game: OperationGame) -> Step:
        if not self.attacks:
            return self.done()
        target, later = self.attacks[0], Operation(self.attacks[1:])
        if not game.regiments[target].present:
            game.emit(CalledOff(target))
            return Goto(later.start)
        return Call(Battle(target), then=later.fought)

    def fought(self, game: OperationGame, hours: int) -> Step:
        clock = game.clocks[0]
        game.put(clock.but(time=clock.time + hours))
        if clock.time < STAR <= clock.time + hours:
            return Call(Impulse(), then=self.start)
        return Goto(self.start)


class Battle(Frame[int]):
    """One attack; it answers the hours that it took."""

    target: UnitId

    def start(self, game: OperationGame) -> Step:
        face = game.dice.die()
        game.emit(Attacked(self.target, won=face >= 4))
        return self.done(1 if face >= 4 else 2)


class Impulse(Frame[None]):
    """The other side may withdraw one regiment after the other."""

    def start(self, game: OperationGame) -> Step:
        ways: list[WithdrawUnit | Idle] = [WithdrawUnit(unit.id) for unit in game.regiments if unit.present]
        return Ask(1, "impulse", [*ways, Idle()], then=self.chosen)

    def chosen(self, game: OperationGame, choice: WithdrawUnit | Idle) -> Step:
        match choice:
            case Idle():
                return self.done()
            case WithdrawUnit(unit=unit):
                game.put(game.regiments[unit].but(present=False))
                return Goto(self.start)


class OperationGame(TinyGame):
    __slots__ = ("clocks", "regiments")
    clocks: list[Clock]
    regiments: list[Regiment]
    TABLES = {"clocks": Clock, "regiments": Regiment}
    RULES = Rules(first=Campaign())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Clock] | list[Regiment]]:
        return {"clocks": [Clock(0)], "regiments": [Regiment(n, 1) for n in range(4)]}
