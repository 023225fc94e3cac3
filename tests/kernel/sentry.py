"""Standing orders: a sentry that fires within a distance, or never, without asking its player."""

from __future__ import annotations

from bocage.kernel import (
    Ask,
    Call,
    Decision,
    Event,
    Frame,
    Item,
    Option,
    Order,
    Pass,
    PlaceId,
    Refusal,
    Rules,
    Seat,
    Step,
    View,
    Window,
)

from .tiny import TinyGame

SENTRY = 5


class Runner(Item):
    table = "runners"
    place: PlaceId = 0
    shots: int = 0


class Dash(Option):
    place: PlaceId


class Rest(Option):
    passes = True


class FireAt(Option):
    distance: int


class FiredAt(Event):
    distance: int


class FireWithin(Order):
    distance: int


class NeverFire(Order):
    pass


class FireAnyway(Order):
    """A broken order: it answers what is not on offer."""


class Sprint(Frame[None]):
    def start(self, game: SentryGame) -> Step:
        place = game.runners[0].place
        if place == 4:
            game.finish([0], "sentry.passed")
            return self.done()
        ways: list[Dash | Rest] = [Dash(place + 1), Rest()]
        return Ask(0, "dash", ways, then=self.dashed)

    def dashed(self, game: SentryGame, choice: Dash | Rest) -> Step:
        if isinstance(choice, Dash):
            game.put(game.runners[0].but(place=choice.place))
        return Call(Watching(), then=self.start)


class Watching(Window["SentryGame", FireAt, None]):
    prompt = "watch"

    def seats(self, game: SentryGame) -> tuple[Seat, ...]:
        return (1,)

    def options(self, game: SentryGame, seat: Seat) -> list[FireAt]:
        return [FireAt(SENTRY - game.runners[0].place)]

    def react(self, game: SentryGame, seat: Seat, choice: FireAt) -> Step:
        game.put(game.runners[0].but(shots=game.runners[0].shots + 1))
        game.emit(FiredAt(choice.distance))
        return self.done()

    def why_not(self, game: SentryGame, choice: FireAt | Pass) -> Refusal | None:
        return None if choice in (FireAt(SENTRY - game.runners[0].place), Pass()) else Refusal("sentry.distance")


class SentryGame(TinyGame):
    __slots__ = ("runners",)
    runners: list[Runner]
    TABLES = {"runners": Runner}
    RULES = Rules(first=Sprint())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Runner]]:
        return {"runners": [Runner(0)]}

    @staticmethod
    def obey(view: View, decision: Decision, order: Order) -> Option | None:
        if decision.prompt != "watch":
            return None
        (runner,) = view.tables["runners"]
        assert isinstance(runner, Runner)
        match order:
            case NeverFire():
                return Pass()
            case FireWithin(distance=distance):
                away = SENTRY - runner.place
                return FireAt(away) if away <= distance else Pass()
            case FireAnyway():
                return FireAt(99)
            case _:
                return None
