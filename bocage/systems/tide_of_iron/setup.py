"""Setting up: a game from a scenario, or from the position of a rule case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bocage.content import ContentError, MapText, Sources
from bocage.kernel import BocageError, Dice
from bocage.systems.tide_of_iron.action_phase import ActionPhase, ActionTurn, actions_per_turn
from bocage.systems.tide_of_iron.content import SIDES, Scenario, SideEntry, Terrain, Turn, UnitEntry, UnitType
from bocage.systems.tide_of_iron.scene import Scene
from bocage.systems.tide_of_iron.sequence import Battle, Round
from bocage.systems.tide_of_iron.state import NOBODY, Clock, Division, Game, Marker, Objective, Side, Unit

GAME = "tide-of-iron"
CONTENT = Path(__file__).parent / "content"
PHASES = {"action": 0, "command": 1, "status": 2}


@cache
def sources(packs: tuple[Path, ...]) -> Sources:
    """The game's content with its data packs."""
    return Sources(CONTENT, packs, game=GAME)


@cache
def scenario_names(packs: tuple[Path, ...]) -> tuple[str, ...]:
    """The scenarios, those to learn on first."""
    names = [Path(path).stem for path in sources(packs).files("scenarios")]
    return tuple(sorted(names, key=lambda name: (not load_scenario(name, packs).learning, name)))


@cache
def load_scenario(name: str, packs: tuple[Path, ...]) -> Scenario:
    """A scenario by its name."""
    return sources(packs).load(Scenario, f"scenarios/{name}.toml")


@cache
def load_scene(name: str, packs: tuple[Path, ...]) -> Scene:
    """The scene of a scenario, worked out once."""
    return make_scene(load_scenario(name, packs), packs)


def make_scene(scenario: Scenario, packs: tuple[Path, ...]) -> Scene:
    """The scene of a scenario or position."""
    found = sources(packs)
    land = found.load(MapText, f"maps/{scenario.map}.toml")
    types = found.load_table(UnitType, "units.toml")
    return Scene(scenario, land.read(), found.load_table(Terrain, "terrain.toml"), types)


def new_game(scene: Scene, dice: Dice) -> Game:
    """A game of the scene that has not begun: units in their hexes, markers on their tracks.

    [toi.setup.markers toi.setup.starting-initiative toi.setup.initiative-card toi.setup.place-units]
    """
    scenario = scene.scenario
    entries = [scenario.sides.get(name, SideEntry()) for name in SIDES]
    return Game(
        seats=len(SIDES),
        dice=dice,
        scene=scene,
        units=[_unit(scene, number, entry) for number, entry in enumerate(scenario.units)],
        sides=[Side(i, side.command, side.reserve, side.victory) for i, side in enumerate(entries)],
        divisions=[Division(side, side) for side in range(len(SIDES))],
        objectives=_objectives(scene),
        markers=_markers(scene),
        decks=[],
        cards=[],
        forces=[],
        clock=[Clock(0, scenario.round, SIDES.index(scenario.initiative))],
    )


def _unit(scene: Scene, number: int, entry: UnitEntry) -> Unit:
    counts = entry.figures or {entry.vehicle: 1}
    figures = [_type(scene, entry, name) for name, count in counts.items() for _ in range(count)]
    side = SIDES.index(entry.side or scene.types[figures[0]].nation)
    return Unit(
        number,
        name=entry.name,
        seat=side,
        side=side,
        hex=_hex(scene, f"units.{entry.name}.hex", entry.hex),
        figures=tuple(sorted(figures)),
        is_vehicle=bool(entry.vehicle),
        status=entry.status,
        condition=entry.condition,
        damage=entry.damage,
        specialisation=entry.specialisation,
        concealed=entry.concealed,
    )


def _type(scene: Scene, entry: UnitEntry, name: str) -> int:
    if name not in scene.type_ids:
        raise ContentError("scenario", f"units.{entry.name}.figures", f"no figure or vehicle is called {name!r}")
    return scene.type_ids[name]


def _hex(scene: Scene, field: str, name: str) -> int:
    try:
        return scene.grid.hex(name)
    except ValueError as error:
        raise ContentError("scenario", field, str(error)) from None


def _objectives(scene: Scene) -> list[Objective]:
    return [
        Objective(
            number,
            hex=_hex(scene, f"objectives[{number}].hex", entry.hex),
            kind=entry.kind,
            value=entry.value,
            owner=NOBODY if entry.side is None else SIDES.index(entry.side),
            control=NOBODY if entry.control is None else SIDES.index(entry.control),
        )
        for number, entry in enumerate(scene.scenario.objectives)
    ]


def _markers(scene: Scene) -> list[Marker]:
    return [
        Marker(number, entry.kind, _hex(scene, f"markers[{number}].hex", entry.hex))
        for number, entry in enumerate(scene.scenario.markers)
    ]


def begin(game: Game) -> Game:
    """The game at its first question."""
    game.begin(Battle())
    return game


def game_at(position: Mapping[str, Any], dice: Dice, packs: Sequence[Path]) -> Game:
    """A game at the position of a rule case: a saved state of a scenario, or a scenario drawn in place."""
    if "state" in position:
        game = new_game(load_scene(str(position["scenario"]), tuple(packs)), dice)
        game.restore({**position["state"], "chance": 0})
        return game
    scenario = decode_position(position)
    game = new_game(make_scene(scenario, tuple(packs)), dice)
    turn = scenario.turn
    if turn is None:
        return begin(game)
    return resume_at(game, turn)


def decode_position(position: Mapping[str, Any]) -> Scenario:
    """The position as a scenario, its units by name; what it leaves out is as in a quiet game on open ground."""
    data = {"map": "open-field", "rounds": 5, "actions": 3, "initiative": SIDES[0], "turn": {}, **position}
    data["units"] = [{"name": name, **entry} for name, entry in position.get("units", {}).items()]
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        raise BocageError(f"the position cannot be read: {error}") from None


def resume_at(game: Game, turn: Turn) -> Game:
    """Go on in the middle of a round: at an action turn, or at the start of a later phase."""
    for side in turn.ended:
        game.put(game.divisions[SIDES.index(side)].but(ended=True))
    game.changed.clear()
    steps = [Battle().next_round]
    if turn.phase == "action":
        seat = game.now.initiative if turn.side is None else SIDES.index(turn.side)
        left = actions_per_turn(game, seat) if turn.left is None else turn.left
        taken = game.turn_order().index(seat) + 1
        steps += [Round(done_so_far=1).start, ActionPhase(turn=taken).next, ActionTurn(seat, left).start]
    else:
        steps.append(Round(done_so_far=PHASES[turn.phase]).start)
    game.take_stack(steps)
    game.resume()
    return game
