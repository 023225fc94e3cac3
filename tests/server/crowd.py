"""A crowd: 400 counters on a large board, of which one moves at a time. A game to count bytes with."""

from __future__ import annotations

from pathlib import Path

from bocage.kernel import Ask, Event, Frame, Goto, Item, Option, PlaceId, Point, Rules, Seat, Step, UnitId, View
from bocage.show import Cell, Piece, Show, Sketch
from bocage.system import System
from tests.kernel.tiny import Tiny, TinyGame, TinyNames

COUNTERS = 400
WIDTH = 40
VALUES = (("movement", 4), ("range", 5), ("firepower", 6), ("vehicle-range", 3), ("vehicle-firepower", 2))


class Marcher(Item):
    table = "marchers"
    seat: Seat
    place: PlaceId


class March(Option):
    unit: UnitId
    place: PlaceId


class Marched(Event):
    unit: UnitId
    place: PlaceId


class Procession(Frame[None]):
    """Unit after unit goes one place on, or to one of five others."""

    turn: int

    def start(self, game: CrowdGame) -> Step:
        unit = game.marchers[self.turn % COUNTERS]
        places = [(unit.place + step) % (WIDTH * WIDTH) for step in (1, 2, 3, WIDTH, 2 * WIDTH, 3 * WIDTH)]
        return Ask(unit.seat, "march", [March(unit.id, place) for place in places], then=self.go)

    def go(self, game: CrowdGame, choice: March) -> Step:
        game.put(game.marchers[choice.unit].but(place=choice.place))
        game.emit(Marched(choice.unit, choice.place))
        return Goto(Procession(self.turn + 1).start)


class CrowdGame(TinyGame):
    __slots__ = ("marchers",)
    marchers: list[Marcher]
    TABLES = {"marchers": Marcher}
    RULES = Rules(first=Procession(0))

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Marcher]]:
        return {"marchers": [Marcher(number, number % 2, 4 * number) for number in range(COUNTERS)]}


class CrowdPlay(Tiny):
    package = __name__


class CrowdShow(Show):
    names = TinyNames({})

    def sketch(self, view: View) -> Sketch:
        cells = tuple(
            Cell(place, str(place), Point(100 * (place % WIDTH), 100 * (place // WIDTH)), (), "open")
            for place in range(WIDTH * WIDTH)
        )
        pieces = tuple(
            Piece(
                one.id,
                one.place,
                one.seat,
                f"M{one.id}",
                ("pinned",),
                look="squad",
                figures=("us-regular",) * 4,
                values=VALUES,
            )
            for one in view.table(Marcher)
        )
        return Sketch("square", cells, pieces)


SYSTEM = System(name="crowd", folder=Path(__file__).parent, play=CrowdPlay(CrowdGame), show=CrowdShow())
