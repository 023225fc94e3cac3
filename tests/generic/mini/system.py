"""The ford as a system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import Dice, Play, Point, Record, ScenarioInfo, Seat, Unknown, View
from bocage.show import NUMBER, Cell, Names, Piece, Show, Sketch, Text
from bocage.system import System

from .sequence import RULES
from .state import CARDS, PLACES, SCENES, WIDTH, Clock, Ford, Unit, setup
from .view import determinize, view

SEATS = ("north", "south")


class MiniPlay(Play):
    version = "1"
    package = __package__

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        return {name: ScenarioInfo(name, seats=2, learning=name == "ford") for name in SCENES}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Ford:
        if scenario not in SCENES:
            raise Unknown(f"unknown scenario {scenario!r}")
        game = setup(SCENES[scenario], dice, RULES)
        game.begin()
        return game

    def position(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> Ford:
        game = setup(SCENES[str(position["scenario"])], dice, RULES)
        for number, place in dict(position.get("units", {})).items():
            unit = game.alive(int(number))
            assert unit is not None
            game.put(unit.but(place=int(place)))
        game.changed = []
        game.begin()
        return game

    def view(self, game: Ford, seat: Seat) -> View:
        return view(game, seat)

    def determinize(self, view: View, dice: Dice) -> Ford:
        return determinize(view, dice)


class MiniNames(Names):
    def name_of(self, view: View, kind: str, number: int) -> str:
        if number >= {"seat": 2, "place": PLACES, "card": len(CARDS)}.get(kind, len(view.tables["units"])):
            raise LookupError(f"no {kind} has the number {number}")
        match kind:
            case "seat":
                return SEATS[number]
            case "place":
                return "-" if number < 0 else f"{'ABCDE'[number % WIDTH]}{number // WIDTH + 1}"
            case _:
                return f"{kind[0]}{number}"

    def find(self, view: View, kind: str, name: str) -> int:
        for number in range(PLACES if kind == "place" else 2 if kind == "seat" else 10):
            if self.name_of(view, kind, number) == name:
                return number
        raise LookupError(name)

    def record(self, view: View, game: Ford, kind: str, name: str) -> Record:
        if kind != "unit" or (unit := game.alive(self.find(view, kind, name))) is None:
            raise LookupError(name)
        return unit


class MiniShow(Show):
    names = MiniNames({}, arguments=dict.fromkeys(("bids", "coins", "hits", "number", "range", "round"), NUMBER))

    def sketch(self, view: View) -> Sketch:
        names = self.names
        cells = [
            Cell(place, names.name_of(view, "place", place), _centre(place), (), "open") for place in range(PLACES)
        ]
        pieces = [
            Piece(unit.id, unit.place, unit.seat, names.name_of(view, "unit", unit.id)) for unit in view.table(Unit)
        ]
        return Sketch("square", tuple(cells), tuple(pieces))

    def status(self, view: View) -> Sequence[Text]:
        (clock,) = view.table(Clock)
        return [Text("ui-round", {"number": clock.round})]


def _centre(place: int) -> Point:
    return Point(place % WIDTH * 100, place // WIDTH * 100)


def mini(name: str = "mini", folder: Path = Path(__file__).parent) -> System:
    """The ford, under another name, or with other texts."""
    return System(name=name, folder=folder, play=MiniPlay(), show=MiniShow())


SYSTEM = mini()
