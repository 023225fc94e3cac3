"""A chit pull: the cup is shuffled, its order is hidden, chits are drawn one by one until the last."""

from __future__ import annotations

from bocage.kernel import Ask, Dice, Event, Frame, Goto, Item, Option, Rules, Seat, Step

from .tiny import TinyGame

FORMATIONS = ("1st", "2nd", "3rd", "4th")
UNKNOWN = "?"


class Cup(Item):
    """The chits in the order in which they will be drawn, and those that are out."""

    table = "cups"
    inside: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    first_seat: Seat = 0


class Draw(Option):
    until = "ChitPull"


class Look(Option):
    """Pass the time."""

    passes = True


class Drawn(Event):
    outcome = True
    chit: str


class Fill(Frame[None]):
    def start(self, game: CupGame) -> Step:
        game.put(Cup(0, game.dice.shuffled(FORMATIONS), (), game.dice.pick([3, 1])))
        return Goto(ChitPull().start)


class ChitPull(Frame[None]):
    def start(self, game: CupGame) -> Step:
        cup = game.cups[0]
        if not cup.inside:
            game.finish([], "cup.empty")
            return self.done()
        ways: list[Draw | Look] = [Draw(), Look()]
        return Ask((cup.first_seat + len(cup.drawn)) % 2, "draw", ways, then=self.chosen)

    def chosen(self, game: CupGame, choice: Draw | Look) -> Step:
        if isinstance(choice, Draw):
            cup = game.cups[0]
            game.reveal(cup.but(inside=cup.inside[1:], drawn=(*cup.drawn, cup.inside[0])))
            game.emit(Drawn(cup.inside[0]))
        return Goto(self.start)


class CupGame(TinyGame):
    __slots__ = ("cups",)
    cups: list[Cup]
    TABLES = {"cups": Cup}
    RULES = Rules(first=Fill())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Cup]]:
        return {"cups": []}

    @staticmethod
    def seen(item: Cup, seat: Seat) -> Cup:
        return item.but(inside=(UNKNOWN,) * len(item.inside))

    @staticmethod
    def guess(item: Cup, seat: Seat, dice: Dice) -> Cup:
        return item.but(inside=dice.shuffled([chit for chit in FORMATIONS if chit not in item.drawn]))
