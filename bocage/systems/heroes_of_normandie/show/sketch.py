"""The board as a seat sees it: squares, walls, counters and what lies on them, for any client to draw."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.square import Square, Stance, stand
from bocage.kernel import Point, View
from bocage.show import Cell, Mark, Piece, Sketch, Spot, Stroke
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.units import Armour, Face, UnitType
from bocage.systems.heroes_of_normandie.state.records import (
    BLUFF,
    NO_ORDER,
    NOBODY,
    OFF_BOARD,
    SPECIAL,
    UNKNOWN,
    Marker,
    Objective,
    Structure,
    Unit,
)

SCALE = 20
"""Half a square in the units of a sketch."""


def sketch(view: View) -> Sketch:
    """The board with everything on it."""
    scene: Scene = view.scene
    marks = _marks(view)
    hidden = 0
    for house in scene.houses:
        hidden |= house.under
    squares = [square for square in scene.grid.squares if not hidden >> square & 1]
    ruined = {square for house in view.table(Structure) if house.ruined for square in house.places}
    cells = tuple(_cell(scene, square, square in ruined, tuple(marks.get(square, ()))) for square in squares)
    grid = scene.grid
    spots = (Spot("corner", corner, _point(grid.corner_point(corner))) for corner in range(grid.corner_count))
    return Sketch("square", cells, tuple(_pieces(view)), tuple(_strokes(view)), tuple(spots))


def _cell(scene: Scene, square: Square, ruined: bool, marks: tuple[Mark, ...]) -> Cell:
    outline = tuple(_point(corner) for corner in scene.grid.corners(square))
    terrain = "ruins" if ruined else scene.terrain_name(square)
    return Cell(square, scene.grid.name(square), _point(scene.grid.centre(square)), outline, terrain, 0, marks)


def _point(point: tuple[int, int]) -> Point:
    return Point(point[0] * SCALE, point[1] * SCALE)


def _marks(view: View) -> dict[Square, list[Mark]]:
    """What lies in each square: objectives with their value and who controls them, and markers."""
    found: dict[Square, list[Mark]] = {}
    for goal in view.table(Objective):
        holder = None if goal.control == NOBODY else goal.control
        for place in goal.places:
            found.setdefault(place, []).append(Mark("objective", goal.value, is_goal=True, holder=holder))
    for marker in view.table(Marker):
        if marker.place != OFF_BOARD:
            found.setdefault(marker.place, []).append(Mark(marker.kind))
    return found


def _strokes(view: View) -> Iterator[Stroke]:
    """Walls, doors and windows of the houses that stand, and passages that are barred."""
    scene: Scene = view.scene
    ruined = [house.ruined for house in view.table(Structure)]
    for number, house in enumerate(scene.houses):
        if ruined[number]:
            continue
        for edge in bits(house.walls):
            kind = "wall" if not house.openings >> edge & 1 else "door" if house.doors >> edge & 1 else "window"
            yield _stroke(scene, kind, edge)
    for edge in bits(scene.barriers):
        yield _stroke(scene, "fence", edge)


def _stroke(scene: Scene, kind: str, edge: int) -> Stroke:
    return Stroke(kind, tuple(_point(end) for end in scene.grid.edge_ends(edge)))


# Counters


def _pieces(view: View) -> Iterator[Piece]:
    scene: Scene = view.scene
    units = view.table(Unit)
    for unit in units:
        if unit.place == OFF_BOARD:
            continue
        if unit.type == UNKNOWN:
            yield Piece(unit.id, unit.place, unit.seat, unit.name, states_of(unit), look="hidden")
            continue
        kind = scene.types[unit.type]
        face = kind.face(unit.back)
        squares = stand(scene.grid, Stance(unit.place, unit.facing), kind.squares) or (unit.place,)
        yield Piece(
            unit.id,
            unit.place,
            unit.seat,
            unit.name,
            states_of(unit),
            facing=unit.facing if shows_facing(kind, face) else -1,
            look="wreck" if unit.is_wreck else look_of(kind),
            figures=(kind.name,),
            values=() if unit.is_wreck else values_of(face),
            beside=tuple(squares[1:]),
            carries=tuple(one.id for one in units if one.aboard == unit.id and not one.lost),
        )


def shows_facing(kind: UnitType, face: Face) -> bool:
    """Whether it matters where a unit faces."""
    return kind.squares > 1 or isinstance(face.defence, Armour) or any(weapon.arc < 360 for weapon in face.weapons)


def look_of(kind: UnitType) -> str:
    """The word for the picture of a unit."""
    if kind.family != "infantry":
        return "tank" if kind.family == "heavy" else "halftrack" if kind.squares > 1 else "jeep"
    if kind.role == "officer":
        return "officer"
    if kind.front.abilities.large:
        return "gun"
    weapons = (*kind.front.weapons, *(kind.back.weapons if kind.back else ()))
    if any(weapon.template for weapon in weapons):
        return "mortar"
    return "mg" if any(weapon.burst for weapon in weapons) else "infantry"


def values_of(face: Face) -> tuple[tuple[str, int], ...]:
    """The numbers in the corners of a counter; what is printed as X is left out."""
    found: list[tuple[str, int | None]] = []
    if face.weapons:
        found += [("soft", face.weapons[0].infantry), ("armour", face.weapons[0].heavy)]
    if isinstance(face.defence, Armour):
        found += [("front", face.defence.front), ("side", face.defence.side), ("rear", face.defence.rear)]
    else:
        found.append(("defence", face.defence))
    found.append(("move", face.movement))
    return tuple((name, value) for name, value in found if value is not None)


def states_of(unit: Unit) -> tuple[str, ...]:
    """What lies on a counter."""
    states = [order_state(unit.order)] if unit.order != NO_ORDER else []
    if unit.activated or (unit.revealed and unit.order != NO_ORDER):
        states.append("activated")
    if unit.suppressed:
        states.append("suppressed" if unit.suppressed == 1 else f"suppressed-{unit.suppressed}")
    if unit.ambushed:
        states.append("ambushed")
    return (*states, *(f"damaged-{part}" for part in unit.damage))


def order_state(order: int) -> str:
    """The word for an Order token as it is seen."""
    words = {UNKNOWN: "order-hidden", BLUFF: "order-blank", SPECIAL: "order-special"}
    return words.get(order) or f"order-{order}"
