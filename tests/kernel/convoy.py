"""A truck that is gone leaves its riders behind: what interrupts must see after a record was dropped."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Ask, Event, Frame, Goto, Item, Option, Pass, Rules, Seat, Step, UnitId, Window

from .tiny import TinyGame

WALKING = -1


class Truck(Item):
    table = "trucks"
    broken: bool = False


class Rider(Item):
    table = "riders"
    truck: int


class Lose(Option):
    """Lose the truck: broken and then removed by an interrupt, or dropped at once."""

    truck: UnitId
    broken: bool


class Home(Option):
    passes = True


class Salute(Option):
    pass


class Lost(Event):
    truck: UnitId


class Walks(Event):
    rider: UnitId


class Journey(Frame[None]):
    def start(self, game: ConvoyGame) -> Step:
        ways: list[Lose | Home] = [
            *(Lose(truck.id, broken) for truck in game.trucks if truck is not None for broken in (True, False)),
            Home(),
        ]
        return Ask(0, "journey", ways, then=self.chosen)

    def chosen(self, game: ConvoyGame, choice: Lose | Home) -> Step:
        match choice:
            case Home():
                game.finish([0], "convoy.home")
                return self.done()
            case Lose(truck=number, broken=broken):
                truck = game.trucks[number]
                assert truck is not None
                if broken:
                    game.put(truck.but(broken=True))
                else:
                    game.drop(truck)
                    game.emit(Lost(number))
                return Goto(self.start)


class Wreck(Frame[None]):
    """Drop a broken truck, then ask a question that changes nothing."""

    truck: UnitId

    def start(self, game: ConvoyGame) -> Step:
        truck = game.trucks[self.truck]
        assert truck is not None
        game.drop(truck)
        return Goto(self.ask)

    def ask(self, game: ConvoyGame) -> Step:
        ways: list[Salute | Pass] = [Salute(), Pass()]
        return Ask(1, "wreck", ways, then=self.over)

    def over(self, game: ConvoyGame, choice: Salute | Pass) -> Step:
        return self.done()


class Dismount(Frame[None]):
    rider: UnitId

    def start(self, game: ConvoyGame) -> Step:
        game.put(game.riders[self.rider].but(truck=WALKING))
        game.emit(Walks(self.rider))
        return self.done()


class Farewell(Window["ConvoyGame", Salute, None]):
    prompt = "farewell"

    def seats(self, game: ConvoyGame) -> tuple[Seat, ...]:
        return (1,)

    def options(self, game: ConvoyGame, seat: Seat) -> list[Salute]:
        return [Salute()]

    def react(self, game: ConvoyGame, seat: Seat, choice: Salute) -> Step:
        return self.done()


def broken_trucks(game: ConvoyGame, changed: Sequence[Item]) -> Wreck | None:
    return next((Wreck(item.id) for item in changed if isinstance(item, Truck) and item.broken), None)


def stranded_riders(game: ConvoyGame, changed: Sequence[Item]) -> Dismount | None:
    for rider in game.riders:
        if rider.truck != WALKING and game.trucks[rider.truck] is None:
            return Dismount(rider.id)
    return None


def on_lost(game: ConvoyGame, event: Lost) -> Farewell:
    return Farewell()


class ConvoyGame(TinyGame):
    __slots__ = ("riders", "trucks")
    trucks: list[Truck | None]
    riders: list[Rider]
    TABLES = {"trucks": Truck, "riders": Rider}
    RULES = Rules(first=Journey(), interrupts=(broken_trucks, stranded_riders), after={Lost: on_lost})

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Truck] | list[Rider]]:
        return {"trucks": [Truck(0), Truck(1)], "riders": [Rider(0, 0), Rider(1, 1)]}
