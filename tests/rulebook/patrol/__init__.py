"""Patrol: two squads a side on a lane of six places. The smallest game whose rules can be proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import BocageError, Dice, Game, Play, ScenarioInfo, Seat, View
from bocage.show import Names, Show, Sketch, in_table
from bocage.system import System

from .lane import Lane, Squad, Turn, read_terrain

SEATS = ("red", "blue")
START: dict[str, Any] = {"units": {"R1": "A", "R2": "B", "B1": "E", "B2": "F"}}


class PatrolPlay(Play):
    version = "1"
    package = __package__

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        return {"lane": ScenarioInfo("lane", seats=2, learning=True)}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Lane:
        return self.position(START, dice)

    def position(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> Lane:
        squads = [
            Squad(number, SEATS.index("red" if name[0] == "R" else "blue"), "ABCDEF".index(place), name)
            for number, (name, place) in enumerate(position.get("units", START["units"]).items())
        ]
        ground = read_terrain(Path(__file__).parent, position.get("woods", ""), packs)
        if len({squad.place for squad in squads}) < len(squads) - 1:
            raise BocageError("the position breaks patrol.stacking.limit: three in a place")
        lane = Lane(2, dice, squads=squads, ground=ground)
        if "state" in position:
            lane.restore(position["state"], self.package)
        else:
            lane.begin(Turn(SEATS.index(position.get("first", "red"))))
        return lane

    def view(self, game: Any, seat: Seat) -> View:
        """How the enemy feels is hidden."""
        squads = [one if one is None or one.seat == seat else one.but(shaken=False) for one in game.squads]
        return View.of(game, seat, None, {"squads": tuple(squads)})

    def determinize(self, view: View, dice: Dice) -> Game:
        raise NotImplementedError


class PatrolShow(Show):
    names = Names(
        {
            "place": lambda view: "ABCDEF",
            "seat": lambda view: SEATS,
            "unit": lambda view: [squad.name for squad in view.table(Squad)],
        },
        {"unit": in_table("squads", "unit")},
    )

    def sketch(self, view: View) -> Sketch:
        raise NotImplementedError


SYSTEM = System(name="patrol", folder=Path(__file__).parent, play=PatrolPlay(), show=PatrolShow())
