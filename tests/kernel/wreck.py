"""What must hold at any instant: the dead are removed, passengers do not outlive their carrier, victory is at once."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Ask, Call, Event, Frame, Goto, Item, Option, Rules, Seat, Step, UnitId

from .tiny import TinyGame

ON_FOOT = -1


class Body(Item):
    table = "bodies"
    seat: Seat
    health: int = 1
    carrier: int = ON_FOOT


class Hurt(Option):
    until = "Blast"
    targets: tuple[UnitId, ...]


class DriveOff(Option):
    """The vehicle leaves the map: it is dropped by an ordinary step."""

    unit: UnitId


class Cease(Option):
    passes = True


class Jump(Option):
    unit: UnitId


class Burn(Option):
    unit: UnitId


class Removed(Event):
    outcome = True
    unit: UnitId


class Bailed(Event):
    outcome = True
    unit: UnitId


class Counted(Event):
    """What the step that is given a value sees of the records."""

    left: int


class Fight(Frame[None]):
    def start(self, game: WreckGame) -> Step:
        ways: list[Hurt | DriveOff | Cease] = [
            *(Hurt(targets) for targets in ((0,), (1,), (2,), (0, 3), (3,))),
            *([DriveOff(0)] if game.bodies[0] is not None else []),
            Cease(),
        ]
        return Ask(1, "fight", ways, then=self.chosen)

    def chosen(self, game: WreckGame, choice: Hurt | DriveOff | Cease) -> Step:
        match choice:
            case Hurt(targets=targets):
                return Call(Blast(targets), then=self.counted)
            case DriveOff(unit=unit):
                vehicle = game.bodies[unit]
                assert vehicle is not None
                game.drop(vehicle)
                return Goto(self.start)
            case Cease():
                game.finish([], "wreck.cease")
                return self.done()

    def counted(self, game: WreckGame, hurt: int) -> Step:
        game.emit(Counted(sum(body is not None for body in game.bodies)))
        return Goto(self.start)


class Blast(Frame[int]):
    targets: tuple[UnitId, ...]

    def start(self, game: WreckGame) -> Step:
        hurt = 0
        for target in self.targets:
            body = game.bodies[target]
            if body is not None:
                game.put(body.but(health=body.health - 1))
                hurt += 1
        return self.done(hurt)


class Remove(Frame[None]):
    unit: UnitId

    def start(self, game: WreckGame) -> Step:
        body = game.bodies[self.unit]
        assert body is not None
        game.drop(body)
        game.emit(Removed(self.unit))
        return self.done()


class Bail(Frame[None]):
    """A passenger without its carrier: its owner says whether it jumps; who burns dies of it."""

    unit: UnitId

    def start(self, game: WreckGame) -> Step:
        body = game.bodies[self.unit]
        assert body is not None
        ways: list[Jump | Burn] = [Jump(self.unit), Burn(self.unit)]
        return Ask(body.seat, "bail", ways, then=self.chosen)

    def chosen(self, game: WreckGame, choice: Jump | Burn) -> Step:
        body = game.bodies[self.unit]
        assert body is not None
        game.put(body.but(carrier=ON_FOOT, health=0 if isinstance(choice, Burn) else body.health))
        game.emit(Bailed(self.unit))
        return Goto(self.landed)

    def landed(self, game: WreckGame) -> Step:
        return self.done()


class Victory(Frame[None]):
    winner: Seat

    def start(self, game: WreckGame) -> Step:
        game.finish([self.winner], "wreck.last")
        return self.done()


def the_dead(game: WreckGame, changed: Sequence[Body | None]) -> Remove | None:
    return next((Remove(body.id) for body in changed if body is not None and body.health <= 0), None)


def orphans(game: WreckGame, changed: Sequence[Body | None]) -> Bail | None:
    for body in game.bodies:
        if body is not None and body.carrier != ON_FOOT and game.bodies[body.carrier] is None:
            return Bail(body.id)
    return None


def victory(game: WreckGame, changed: Sequence[Body | None]) -> Victory | None:
    alive = {body.seat for body in game.bodies if body is not None}
    return Victory(min(alive)) if len(alive) == 1 else None


class WreckGame(TinyGame):
    __slots__ = ("bodies",)
    bodies: list[Body | None]
    TABLES = {"bodies": Body}
    RULES = Rules(first=Fight(), interrupts=(the_dead, orphans, victory))

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Body]]:
        return {"bodies": [Body(0, 0), Body(1, 0, carrier=0), Body(2, 0, 2, carrier=0), Body(3, 1)]}
