"""Patrol: two squads a side on a lane of six places. The smallest game whose rules can be proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.kernel import Dice, Game, Record, ScenarioInfo, Seat, Sketch, System, View

from .lane import Lane, Squad, Turn, read_terrain

SEATS = ("red", "blue")
START: dict[str, Any] = {"units": {"R1": "A", "R2": "B", "B1": "E", "B2": "F"}}


class Patrol(System):
    name: ClassVar[str] = "patrol"
    version: ClassVar[str] = "1"
    package: ClassVar[str] = __package__
    folder: ClassVar[Path] = Path(__file__).parent

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        return {"lane": ScenarioInfo("lane", seats=2, learning=True)}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Lane:
        return self.position(START, dice)

    def position(self, position: Mapping[str, Any], dice: Dice) -> Lane:
        squads = [
            Squad(number, SEATS.index("red" if name[0] == "R" else "blue"), "ABCDEF".index(place), name)
            for number, (name, place) in enumerate(position.get("units", START["units"]).items())
        ]
        lane = Lane(2, dice, squads=squads, ground=read_terrain(self.folder, position.get("woods", "")))
        if "state" in position:
            lane.restore(position["state"], self.package)
        else:
            lane.begin(Turn(SEATS.index(position.get("first", "red"))))
        return lane

    def view(self, game: Any, seat: Seat) -> View:
        return View(seat, None, {"squads": tuple(game.squads)}, game.steps(), {})

    def determinize(self, view: View, dice: Dice) -> Game:
        raise NotImplementedError

    def sketch(self, view: View) -> Sketch:
        raise NotImplementedError

    def name_of(self, view: View, kind: str, number: int) -> str:
        if kind == "place":
            return "ABCDEF"[number]
        return SEATS[number] if kind == "seat" else str(_squads(view)[number].name)

    def find(self, view: View, kind: str, name: str) -> int:
        if kind == "unit":
            return next((squad.id for squad in _squads(view) if squad.name == name), -1)
        names: Sequence[str] = SEATS if kind == "seat" else "ABCDEF"
        if name not in names:
            raise LookupError(name)
        return names.index(name)

    def record(self, game: Any, kind: str, name: str) -> Record:
        for squad in game.squads:
            if kind == "unit" and squad is not None and squad.name == name:
                found: Squad = squad
                return found
        raise LookupError(name)


def _squads(view: View) -> list[Squad]:
    return [squad for squad in view.tables["squads"] if isinstance(squad, Squad)]


SYSTEM = Patrol()
