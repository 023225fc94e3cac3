"""An ambush: who walks is asked openly, who hides is asked after each step, twice, whether he springs a trap.

Which of these questions he has anything to answer with but a pass is hidden, and is all in which two worlds differ: the
setting `armed`, a digit for each window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import (
    Ask,
    Call,
    Dice,
    Event,
    Frame,
    Item,
    Option,
    Order,
    PlaceId,
    Rules,
    Seat,
    Step,
    View,
    Window,
)
from bocage.show import Show, Sketch
from bocage.system import System
from tests.kernel.tiny import Tiny, TinyGame, TinyNames

WALKER, HIDER = 0, 1
STEPS = 4


class Walker(Item):
    table = "walkers"
    place: PlaceId = 0
    hurt: int = 0


class Trap(Item):
    """What the hider has: one digit for each window, 1 where he could spring it."""

    table = "traps"
    armed: str


class Walk(Option):
    place: PlaceId


class Spring(Option):
    pass


class Walked(Event):
    place: PlaceId


class Sprung(Event):
    place: PlaceId


class Keep(Order):
    """Walk on."""


class Track(Frame[None]):
    """Step after step."""

    def start(self, game: AmbushGame) -> Step:
        here = game.walkers[0].place
        if here == STEPS:
            game.finish([WALKER], "ambush.arrived")
            return self.done()
        return Ask(WALKER, "walk", [Walk(here + 1), Walk(STEPS)], then=self.chosen)

    def chosen(self, game: AmbushGame, choice: Walk) -> Step:
        game.put(game.walkers[0].but(place=choice.place))
        game.emit(Walked(choice.place))
        return Call(Lurking(place=choice.place, turn=0), then=self.second)

    def second(self, game: AmbushGame) -> Step:
        return Call(Lurking(place=game.walkers[0].place, turn=1), then=self.start)


class Lurking(Window["AmbushGame", Spring, None]):
    """Whether the trap is sprung."""

    prompt = "lurk"
    hidden = True
    place: PlaceId
    turn: int

    def seats(self, game: AmbushGame) -> tuple[Seat, ...]:
        return (HIDER,)

    def options(self, game: AmbushGame, seat: Seat) -> list[Spring]:
        place = 2 * (self.place - 1) + self.turn
        return [Spring()] if game.traps[0].armed[place : place + 1] == "1" else []

    def react(self, game: AmbushGame, seat: Seat, choice: Spring) -> Step:
        game.emit(Sprung(self.place))
        game.put(game.walkers[0].but(hurt=game.walkers[0].hurt + game.dice.die()))
        return self.done()


class AmbushGame(TinyGame):
    __slots__ = ("traps", "walkers")
    traps: list[Trap]
    walkers: list[Walker]
    TABLES = {"traps": Trap, "walkers": Walker}
    RULES = Rules(first=Track())

    @staticmethod
    def seen(item: Any, seat: Seat) -> Any:
        return item.but(armed="") if isinstance(item, Trap) and seat != HIDER else item

    @staticmethod
    def guess(item: Any, seat: Seat, dice: Dice) -> Any:
        return item

    @staticmethod
    def obey(view: View, decision: Any, order: Order) -> Option | None:
        walks: Option = decision.options[0]
        return walks if isinstance(walks, Walk) else None


class AmbushPlay(Tiny):
    package = __name__

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> TinyGame:
        tables: Any = {"traps": [Trap(0, str(settings.get("armed", "")))], "walkers": [Walker(0)]}
        game = AmbushGame(2, dice, AmbushGame.RULES, **tables)
        game.begin()
        return game


class AmbushShow(Show):
    names = TinyNames({})

    def sketch(self, view: View) -> Sketch:
        return Sketch("table", (), ())


SYSTEM = System(name="ambush", folder=Path(__file__).parent, play=AmbushPlay(AmbushGame), show=AmbushShow())
