"""A move interrupted at every hex: one walker in a corridor, guns of the other seat that watch it."""

from __future__ import annotations

from bocage.kernel import (
    Ask,
    Call,
    Event,
    Frame,
    Item,
    Option,
    Pass,
    PlaceId,
    Refusal,
    Rules,
    Seat,
    Step,
    UnitId,
    Window,
)

from .tiny import TinyGame


class Soldier(Item):
    table = "soldiers"
    seat: Seat
    place: PlaceId
    state: str = "ready"


class Into(Option):
    place: PlaceId


class Halt(Option):
    passes = True


class Snipe(Option):
    until = "Overwatch"
    gun: UnitId


class Stopped(Event):
    outcome = True
    unit: UnitId
    state: str


class Patrol(Frame[None]):
    """The whole game: one walk."""

    def start(self, game: MarchGame) -> Step:
        return Call(Walk(0, 4), then=self.over)

    def over(self, game: MarchGame) -> Step:
        walker = game.soldiers[0]
        game.finish([0] if walker.place == 4 else [1], "march.goal")
        return self.done()


class Walk(Frame[None]):
    walker: UnitId
    points: int

    def start(self, game: MarchGame) -> Step:
        walker = game.soldiers[self.walker]
        if self.points == 0 or walker.state != "ready":
            return self.done()
        steps: list[Into | Halt] = [Into(walker.place + 1), Halt()]
        return Ask(walker.seat, "walk", steps, then=self.enter, judge=self.why_not)

    def why_not(self, game: MarchGame, choice: Into | Halt) -> Refusal | None:
        here = game.soldiers[self.walker].place
        match choice:
            case Into(place=place) if place != here + 1:
                return Refusal("march.adjacent", {"place": place})
            case _:
                return None

    def enter(self, game: MarchGame, choice: Into | Halt) -> Step:
        match choice:
            case Halt():
                return self.done()
            case Into(place=place):
                game.put(game.soldiers[self.walker].but(place=place))
                return Call(Overwatch(self.walker), then=Walk(self.walker, self.points - 1).start)


class Overwatch(Window["MarchGame", Snipe, None]):
    prompt = "overwatch"
    target: UnitId

    def seats(self, game: MarchGame) -> tuple[Seat, ...]:
        return (1 - game.soldiers[self.target].seat,)

    def options(self, game: MarchGame, seat: Seat) -> list[Snipe]:
        if game.soldiers[self.target].state != "ready":
            return []
        return [Snipe(one.id) for one in game.soldiers if one.seat == seat and one.state == "ready"]

    def why_not(self, game: MarchGame, choice: Snipe | Pass) -> Refusal | None:
        match choice:
            case Snipe(gun=gun) if game.soldiers[gun].state != "ready":
                return Refusal("march.spent", {"unit": gun})
            case _:
                return None

    def react(self, game: MarchGame, seat: Seat, choice: Snipe) -> Step:
        game.put(game.soldiers[choice.gun].but(state="spent"))
        face = game.dice.die()
        if face >= 4:
            hurt = "dead" if face == 6 else "pinned"
            game.put(game.soldiers[self.target].but(state=hurt))
            game.emit(Stopped(self.target, hurt))
        return self.again(game)


class MarchGame(TinyGame):
    __slots__ = ("soldiers",)
    soldiers: list[Soldier]
    TABLES = {"soldiers": Soldier}
    RULES = Rules(first=Patrol())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Soldier]]:
        return {"soldiers": [Soldier(0, 0, 0), Soldier(1, 1, 9), Soldier(2, 1, 9)]}
