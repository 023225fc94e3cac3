"""A game without an end: a column marches on, and sometimes throws a die. For matches with a long past."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Item, Option, Rules, Step

from .tiny import TinyGame


class Column(Item):
    table = "columns"
    gone: int = 0


class Ahead(Option):
    miles: int


class Gamble(Option): ...


class March(Frame[None]):
    def start(self, game: PaceGame) -> Step:
        options: list[Ahead | Gamble] = [Ahead(1), Ahead(2), Gamble()]
        return Ask(0, "pace", options, then=self.go)

    def go(self, game: PaceGame, choice: Ahead | Gamble) -> Step:
        column = game.columns[0]
        miles = choice.miles if isinstance(choice, Ahead) else game.dice.die()
        game.put(column.but(gone=column.gone + miles))
        return Goto(self.start)


class PaceGame(TinyGame):
    __slots__ = ("columns",)
    columns: list[Column]
    TABLES = {"columns": Column}
    RULES = Rules(first=March())
    SEATS = 1

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Column]]:
        return {"columns": [Column(0)]}
