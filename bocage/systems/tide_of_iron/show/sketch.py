"""The board as a seat sees it: hexes, roads, counters and what lies on them, for any client to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from bocage.board.hex import Hex
from bocage.kernel import Point, UnitId, View
from bocage.show import Cell, Mark, Piece, Sketch, Stroke, Text, Tray
from bocage.systems.tide_of_iron.rules.setup.deployment import Deploy, Fortify
from bocage.systems.tide_of_iron.rules.setup.squad_building import BuildSquads, Specialising
from bocage.systems.tide_of_iron.scene.scene import INFANTRY, VEHICLE, Scene
from bocage.systems.tide_of_iron.show.names import first_seats
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Marker, Objective, Unit


def sketch(view: View) -> Sketch:
    """The board with its hexes, roads, objectives, markers and units."""
    ground, roads = _land(view.scene)
    cells = list(ground)
    for hex, marks in _marks(view).items():
        cells[hex] = cells[hex].but(marks=tuple(marks))
    return Sketch("hex", tuple(cells), tuple(_pieces(view)), roads, trays=tuple(_trays(view)))


@lru_cache(maxsize=64)
def _land(scene: Scene) -> tuple[tuple[Cell, ...], tuple[Stroke, ...]]:
    """The hexes with nothing on them and the roads, drawn once for a scene."""
    return tuple(_cell(scene, hex) for hex in range(len(scene.grid))), tuple(_strokes(scene))


def _marks(view: View) -> dict[Hex, list[Mark]]:
    """What lies in each hex: objectives with their value and who controls them, and markers."""
    found: dict[Hex, list[Mark]] = {}
    leaders = first_seats(view)
    for goal in view.table(Objective):
        mark = Mark(goal.kind, goal.value, is_goal=True, holder=leaders.get(goal.control))
        found.setdefault(goal.hex, []).append(mark)
    for marker in view.table(Marker):
        if marker.hex != OFF_BOARD:
            found.setdefault(marker.hex, []).append(Mark(marker.kind))
    return found


def _cell(scene: Scene, hex: Hex) -> Cell:
    outline = tuple(Point(*corner) for corner in scene.grid.corners(hex))
    centre = Point(*scene.grid.centre(hex))
    return Cell(hex, scene.grid.name(hex), centre, outline, scene.terrain[hex].name, scene.levels[hex])


def _pieces(view: View) -> Iterator[Piece]:
    """The counters on the board."""
    units = view.table(Unit)
    aboard = Counter(unit.aboard for unit in units)
    for unit in units:
        if unit.on_board:
            carries = tuple(one.id for one in units if one.aboard == unit.id) if aboard[unit.id] else ()
            yield _piece(view, unit, carries)


def _piece(view: View, unit: Unit, carries: tuple[UnitId, ...] = ()) -> Piece:
    """The counter of a unit with its figures."""
    scene: Scene = view.scene
    kinds = tuple(scene.types[figure].name for figure in unit.figures)
    return Piece(
        unit.id,
        unit.hex,
        unit.seat,
        unit.name,
        tuple(_states(view, unit)),
        look=kinds[0] if unit.is_vehicle else "squad",
        figures=kinds,
        values=tuple(_values(scene, unit, len(carries))),
        carries=carries,
    )


BUILDING = (BuildSquads, Specialising)
MUSTERS = (*BUILDING, Fortify, Deploy)
"""The steps of set-up in which units are ready and not on the board yet."""


def _trays(view: View) -> Iterator[Tray]:
    """While forces are built and deployed: the squads and vehicles of each player that wait to be placed."""
    if not any(isinstance(frame, MUSTERS) for frame in view.frames):
        return
    building = isinstance(view.asking, BUILDING)
    for seat in range(view.seats):
        waiting = [unit for unit in view.table(Unit) if unit.seat == seat and not unit.on_board and unit.aboard == NONE]
        if waiting:
            pieces = tuple(_piece(view, unit) for unit in waiting)
            yield Tray("waiting", Text("tray-waiting", {"seat": seat}), seat, pieces, open=building)


HIDDEN_STATES = ("fresh", "good", "intact", "none")


def _states(view: View, unit: Unit) -> Iterator[str]:
    """The tokens that lie on a unit, and the fortification that it is in."""
    for state in (unit.status, unit.condition, unit.damage, unit.specialisation):
        if state not in HIDDEN_STATES:
            yield state
    if unit.concealed:
        yield "concealed"
    if unit.shelter != NONE:
        yield view.item(Marker, unit.shelter).kind


def _values(scene: Scene, unit: Unit, passengers: int) -> Iterator[tuple[str, int]]:
    """What the reference sheet says of a unit as it stands, with all figures that can fire.  [toi.sheet.fields]"""
    profile = scene.profile(unit.figures, unit.specialisation if unit.condition == "good" else "none")
    yield "movement", profile.movement
    for prefix, column in (("", INFANTRY), ("vehicle-", VEHICLE)):
        if loads := profile.loads[column]:
            yield f"{prefix}range", loads[0].range
            yield f"{prefix}firepower", loads[0].firepower + loads[0].bonus
    for kind, load in profile.mortars.items():
        yield f"mortar-{kind}", load.firepower
    if unit.is_vehicle:
        yield "armour", scene.types[unit.figures[0]].armour
        yield "aboard", passengers


def _strokes(scene: Scene) -> Iterator[Stroke]:
    for one, other in sorted(scene.roads):
        if one < other:
            yield Stroke("road", (Point(*scene.grid.centre(one)), Point(*scene.grid.centre(other))))
