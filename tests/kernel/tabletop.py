"""A continuous table: a figure goes to any point that its judge accepts, proposed or listed."""

from __future__ import annotations

from bocage.kernel import Ask, Dice, Event, Frame, Goto, Item, Option, Order, Point, Refusal, Rules, Step, View

from .tiny import TinyGame

REACH = 100


class Figure(Item):
    table = "figures"
    at: Point


class MoveTo(Option):
    point: Point


class StayPut(Option):
    passes = True


class WentTo(Event):
    point: Point


class NeverMind(Order):
    """A standing order that answers nothing."""


class StayThere(Order):
    """Do not move a second time."""


class Stroll(Frame[None]):
    left: int = 2

    def start(self, game: TableGame) -> Step:
        if not self.left:
            game.finish([0], "table.end")
            return self.done()
        listed: list[MoveTo | StayPut] = [StayPut()]
        return Ask(0, "stroll", listed, then=self.chosen, judge=self.why_not, proposals=True, sample=self.anywhere)

    def anywhere(self, game: TableGame, dice: Dice) -> MoveTo:
        here = game.figures[0].at
        return MoveTo(Point(here.x + dice.draw(2 * REACH), here.y))

    def why_not(self, game: TableGame, choice: MoveTo | StayPut) -> Refusal | None:
        match choice:
            case StayPut():
                return None
            case MoveTo(point=point):
                here = game.figures[0].at
                far = (point.x - here.x) ** 2 + (point.y - here.y) ** 2
                return Refusal("table.reach", {"limit": REACH}) if far > REACH**2 else None

    def chosen(self, game: TableGame, choice: MoveTo | StayPut) -> Step:
        if isinstance(choice, MoveTo):
            game.put(game.figures[0].but(at=choice.point))
            game.emit(WentTo(choice.point))
        return Goto(Stroll(self.left - 1).start)


class TableGame(TinyGame):
    __slots__ = ("figures",)
    figures: list[Figure]
    TABLES = {"figures": Figure}
    RULES = Rules(first=Stroll())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Figure]]:
        return {"figures": [Figure(0, Point(0, 0))]}

    @staticmethod
    def obey(view: View, decision: object, order: Order) -> StayPut | None:
        moved = view.tables["figures"] != [Figure(0, Point(0, 0))]
        return StayPut() if moved and isinstance(order, StayThere) else None
