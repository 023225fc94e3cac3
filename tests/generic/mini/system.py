"""The ford as a system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.kernel import (
    Cell,
    Dice,
    Piece,
    Point,
    Record,
    ScenarioInfo,
    Seat,
    Sketch,
    System,
    Unknown,
    View,
)

from .sequence import Battle
from .state import PLACES, SCENES, WIDTH, Ford, Unit, setup
from .view import determinize, view

SEATS = ("north", "south")


class Mini(System):
    name: ClassVar[str] = "mini"
    version: ClassVar[str] = "1"
    package: ClassVar[str] = __package__
    folder: ClassVar[Path] = Path(__file__).parent

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        return {name: ScenarioInfo(name, seats=2, learning=name == "ford") for name in SCENES}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Ford:
        if scenario not in SCENES:
            raise Unknown(f"unknown scenario {scenario!r}")
        game = setup(SCENES[scenario], dice)
        game.begin(Battle())
        return game

    def position(self, position: Mapping[str, Any], dice: Dice) -> Ford:
        game = setup(SCENES[str(position["scenario"])], dice)
        for number, place in dict(position.get("units", {})).items():
            unit = game.alive(int(number))
            assert unit is not None
            game.put(unit.but(place=int(place)))
        game.changed = []
        game.begin(Battle())
        return game

    def view(self, game: Ford, seat: Seat) -> View:
        return view(game, seat)

    def determinize(self, view: View, dice: Dice) -> Ford:
        return determinize(view, dice)

    def sketch(self, view: View) -> Sketch:
        cells = [Cell(place, self.name_of(view, "place", place), _centre(place), (), "open") for place in range(PLACES)]
        units = [unit for unit in view.tables["units"] if isinstance(unit, Unit)]
        pieces = [Piece(unit.id, unit.place, unit.seat, self.name_of(view, "unit", unit.id)) for unit in units]
        return Sketch("square", tuple(cells), tuple(pieces))

    def name_of(self, view: View, kind: str, number: int) -> str:
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

    def record(self, game: Ford, kind: str, name: str) -> Record:
        if kind != "unit" or (unit := game.alive(self.find(view(game, 0), kind, name))) is None:
            raise LookupError(name)
        return unit

    def status(self, view: View) -> Sequence[tuple[str, Mapping[str, Any]]]:
        return [("ui-round", {"number": view.tables["clocks"][0].round})]  # type: ignore[union-attr]


def _centre(place: int) -> Point:
    return Point(place % WIDTH * 100, place // WIDTH * 100)


SYSTEM = Mini()
