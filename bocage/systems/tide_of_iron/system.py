"""Tide of Iron as a system: what the kernel, the clients and the players ask of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage import kernel
from bocage.content import MapText
from bocage.kernel import Dice, Record, ScenarioInfo, Seat, Sketch, UnitId, View
from bocage.systems.tide_of_iron import setup
from bocage.systems.tide_of_iron import view as views
from bocage.systems.tide_of_iron.content import SIDES, Scenario, Terrain, UnitType
from bocage.systems.tide_of_iron.scene import Scene
from bocage.systems.tide_of_iron.state import Clock, Game, Side, Unit


class TideOfIron(kernel.System):
    """Squads and tanks in the West, 1944 to 1945."""

    name = setup.GAME
    version = "0.1"
    folder = Path(__file__).parent

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """See `System`."""
        found = {name: setup.load_scenario(name, tuple(packs)) for name in setup.scenario_names(tuple(packs))}
        return {name: ScenarioInfo(name, len(SIDES), scenario.learning) for name, scenario in found.items()}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """See `System`."""
        return setup.begin(setup.new_game(setup.load_scene(scenario, tuple(packs)), dice))

    def position(self, position: Mapping[str, Any], dice: Dice) -> Game:
        """See `System`."""
        return setup.game_at(position, dice, ())

    def view(self, game: Game, seat: Seat) -> View:
        """See `System`."""
        return views.view(game, seat)

    def determinize(self, view: View, dice: Dice) -> Game:
        """See `System`."""
        return views.determinize(view, dice)

    def sketch(self, view: View) -> Sketch:
        """See `System`."""
        return views.sketch(view)

    def name_of(self, view: View, kind: str, number: int) -> str:
        """See `System`."""
        scene: Scene = view.scene
        match kind:
            case "unit":
                return _unit(view, number).name
            case "place":
                return scene.grid.name(number)
            case "seat" | "side":
                return SIDES[number]
            case "figure":
                return scene.types[number].name
            case _:
                raise LookupError(f"no {kind} in this game")

    def find(self, view: View, kind: str, name: str) -> int:
        """See `System`."""
        scene: Scene = view.scene
        wanted = name.casefold()
        match kind:
            case "unit":
                names = [_unit(view, number).name.casefold() for number in range(len(view.tables["units"]))]
            case "place":
                names = [scene.grid.name(hex).casefold() for hex in range(len(scene.grid))]
            case "seat" | "side":
                names = list(SIDES)
            case "figure":
                names = [kind.name for kind in scene.types]
            case _:
                raise LookupError(f"no {kind} in this game")
        if wanted not in names:
            raise LookupError(f"no {kind} is called {name!r}")
        return names.index(wanted)

    def record(self, game: Game, kind: str, name: str) -> Record:
        """See `System`."""
        view = self.view(game, 0)
        match kind:
            case "unit":
                return game.units[self.find(view, "unit", name)]
            case "objective":
                hex = self.find(view, "place", name)
                return next(objective for objective in game.objectives if objective.hex == hex)
            case "side":
                return game.sides[self.find(view, "seat", name)]
            case "division":
                return game.divisions[self.find(view, "seat", name)]
            case "clock":
                return game.now
            case _:
                raise LookupError(f"no {kind} in this game")

    def status(self, view: View) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """See `System`."""
        clock, scene = view.tables["clock"][0], view.scene
        assert isinstance(clock, Clock)
        lines: list[tuple[str, Mapping[str, Any]]] = [
            ("status-round", {"round": clock.round, "rounds": scene.scenario.rounds, "side": SIDES[clock.initiative]})
        ]
        for side in view.tables["sides"]:
            assert isinstance(side, Side)
            points = {"command": side.command, "reserve": side.reserve, "victory": side.victory}
            lines.append(("status-side", {"side": side.name, **points}))
        return lines

    def details(self, view: View, unit: UnitId) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """See `System`."""
        scene: Scene = view.scene
        record = _unit(view, unit)
        name = record.name
        if not record.on_board:
            return [("details-lost", {"unit": name})]
        states = {"status": record.status, "condition": record.condition, "damage": record.damage}
        lines: list[tuple[str, Mapping[str, Any]]] = [
            ("details-unit", {"unit": name, "place": scene.grid.name(record.hex), **states})
        ]
        for figure, count in Counter(record.figures).items():
            lines.append(("details-figure", _figure_line(scene.types[figure], count)))
        return lines

    def schemas(self) -> Mapping[str, type]:
        """See `System`."""
        return {"scenario": Scenario, "map": MapText, "units": UnitType, "terrain": Terrain}


def _unit(view: View, number: UnitId) -> Unit:
    unit = view.tables["units"][number]
    assert isinstance(unit, Unit)
    return unit


def _figure_line(kind: UnitType, count: int) -> dict[str, Any]:
    weapons = {"infantry": kind.infantry, "vehicle": kind.vehicle}
    values = {name: f"{weapon.range}/{weapon.firepower}" if weapon else "–" for name, weapon in weapons.items()}
    return {"count": count, "figure": kind.name, "movement": kind.movement, "armour": kind.armour, **values}
