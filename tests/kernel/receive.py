"""When a unit receives another suppression it may desert; before a destroyed unit is removed it may shoot."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Ask, Call, Event, Frame, Goto, Item, Option, Rules, Seat, Step, UnitId, Window

from .tiny import TinyGame

CHOICES = ((0,), (1,), (0, 1))


class Platoon(Item):
    table = "platoons"
    seat: Seat
    suppressed: int = 0
    state: str = "ready"


class Barrage(Option):
    """Suppress these platoons, all in one step."""

    targets: tuple[UnitId, ...]


class Strike(Option):
    """Kill these platoons; `told` says whether the step that kills them also tells so."""

    targets: tuple[UnitId, ...]
    told: bool


class EndBarrage(Option):
    passes = True


class Desert(Option):
    unit: UnitId


class LastShot(Option):
    unit: UnitId


class Suppressed(Event):
    unit: UnitId
    times: int


class Destroyed(Event):
    unit: UnitId


class Buried(Event):
    unit: UnitId


class Deserted(Event):
    unit: UnitId


class Bombardment(Frame[None]):
    def start(self, game: ReceiveGame) -> Step:
        ways: list[Barrage | Strike | EndBarrage] = [
            *(Barrage(targets) for targets in CHOICES),
            *(Strike(targets, told) for targets in CHOICES for told in (True, False)),
            EndBarrage(),
        ]
        return Ask(1, "bombard", ways, then=self.chosen)

    def chosen(self, game: ReceiveGame, choice: Barrage | Strike | EndBarrage) -> Step:
        match choice:
            case EndBarrage():
                game.finish([], "receive.end")
                return self.done()
            case Strike(targets=targets, told=told):
                for target in targets:
                    game.put(game.platoons[target].but(state="dead"))
                    if told:
                        game.emit(Destroyed(target))
            case Barrage(targets=targets):
                for target in targets:
                    unit = game.platoons[target]
                    game.put(unit.but(suppressed=unit.suppressed + 1))
                    game.emit(Suppressed(target, unit.suppressed + 1))
        return Goto(self.start)


class Burial(Frame[None]):
    """The dead are removed at any instant; their last shot comes before, hence the step that only tells."""

    unit: UnitId

    def start(self, game: ReceiveGame) -> Step:
        game.emit(Destroyed(self.unit))
        return Goto(self.bury)

    def bury(self, game: ReceiveGame) -> Step:
        game.put(game.platoons[self.unit].but(state="buried"))
        game.emit(Buried(self.unit))
        return self.done()


class Desertion(Window["ReceiveGame", Desert, None]):
    prompt = "desertion"
    unit: UnitId

    def seats(self, game: ReceiveGame) -> tuple[Seat, ...]:
        return (1,)

    def options(self, game: ReceiveGame, seat: Seat) -> list[Desert]:
        return [Desert(self.unit)] if game.platoons[self.unit].state == "ready" else []

    def react(self, game: ReceiveGame, seat: Seat, choice: Desert) -> Step:
        game.put(game.platoons[self.unit].but(state="gone"))
        game.emit(Deserted(self.unit))
        return self.done()


class Reactive(Window["ReceiveGame", LastShot, None]):
    prompt = "last-shot"
    unit: UnitId

    def seats(self, game: ReceiveGame) -> tuple[Seat, ...]:
        return (game.platoons[self.unit].seat,)

    def options(self, game: ReceiveGame, seat: Seat) -> list[LastShot]:
        return [LastShot(self.unit)] if game.platoons[self.unit].state == "dead" else []

    def react(self, game: ReceiveGame, seat: Seat, choice: LastShot) -> Step:
        return Call(Volley(), then=self.shot)

    def shot(self, game: ReceiveGame) -> Step:
        return self.done()


class Volley(Frame[None]):
    def start(self, game: ReceiveGame) -> Step:
        game.put(game.platoons[2].but(state="dead"))
        return self.done()


def on_suppressed(game: ReceiveGame, event: Suppressed) -> Desertion | None:
    return Desertion(event.unit) if event.times > 1 else None


def on_destroyed(game: ReceiveGame, event: Destroyed) -> Reactive:
    return Reactive(event.unit)


def the_dead(game: ReceiveGame, changed: Sequence[Platoon]) -> Burial | None:
    return next((Burial(unit.id) for unit in changed if unit.state == "dead"), None)


class ReceiveGame(TinyGame):
    __slots__ = ("platoons",)
    platoons: list[Platoon]
    TABLES = {"platoons": Platoon}
    RULES = Rules(
        first=Bombardment(), interrupts=(the_dead,), after={Suppressed: on_suppressed, Destroyed: on_destroyed}
    )

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Platoon]]:
        return {"platoons": [Platoon(0, 0), Platoon(1, 0), Platoon(2, 1)]}
