"""The board as a seat sees it: hexes, hexsides, routes, counters and what lies on them, for any client to draw."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Point, View
from bocage.show import Cell, Mark, Piece, Sketch, Stroke
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.show.counters import piece_of
from bocage.systems.grand_tactical.show.trays import trays
from bocage.systems.grand_tactical.state.records import OFF_MAP, Leader, Objective, Park, Unit, Work


def sketch(view: View) -> Sketch:
    """The board with its ground, objectives, works and units."""
    ground, strokes = _land(view.scene)
    cells = list(ground)
    for hex, marks in _marks(view).items():
        cells[hex] = cells[hex].but(marks=tuple(marks))
    return Sketch("hex", tuple(cells), tuple(_pieces(view)), strokes, trays=tuple(trays(view)))


@lru_cache(maxsize=16)
def _land(scene: Scene) -> tuple[tuple[Cell, ...], tuple[Stroke, ...]]:
    """The hexes with nothing on them and all lines, drawn once for a scene."""
    return tuple(_cell(scene, hex) for hex in range(len(scene.grid))), tuple(_strokes(scene))


def _cell(scene: Scene, hex: Hex) -> Cell:
    grid, ground = scene.grid, scene.ground
    outline = tuple(Point(*corner) for corner in grid.corners(hex))
    return Cell(hex, ground.names[hex], Point(*grid.centre(hex)), outline, ground.terrain_names[hex])


def _strokes(scene: Scene) -> Iterator[Stroke]:
    """Hexsides by kind, bridges and ferries, routes from hex to hex."""
    grid, ground = scene.grid, scene.ground
    crossings = {"bridge": ground.bridges, "ferry": ground.ferries}
    for kind, sides in {**ground.sides, **crossings}.items():
        for side in bits(sides):
            one, other = grid.side_corners(side)
            yield Stroke(kind, (Point(*one), Point(*other)))
    for kind, links in ground.routes.links.items():
        for a, b in sorted(links):
            if a < b:
                yield Stroke(kind, (Point(*grid.centre(a)), Point(*grid.centre(b))))


def _marks(view: View) -> dict[Hex, list[Mark]]:
    """Objectives and who holds them, names, posts, strongpoints, works and barrages, Leaders, Artillery Parks."""
    found: dict[Hex, list[Mark]] = {}
    ground = view.scene.ground
    for goal in view.table(Objective):
        found.setdefault(goal.hex, []).append(Mark("victory", is_goal=True, holder=goal.holder))
    for name, hex in ground.places.items():
        found.setdefault(hex, []).append(Mark("place", label=name))
    for kind, hexes in (("post", ground.posts), ("strongpoint", ground.strongpoints)):
        for hex in bits(hexes):
            found.setdefault(hex, []).append(Mark(kind))
    for work in view.table(Work):
        if work.hex != OFF_MAP:
            found.setdefault(work.hex, []).append(Mark(work.kind))
    for park in view.table(Park):
        if park.hex != OFF_MAP:
            kind = "park-fired" if park.fired else "park"
            found.setdefault(park.hex, []).append(Mark(kind, holder=park.seat))
    for leader in view.table(Leader):
        if leader.hex != OFF_MAP:
            mark = Mark("leader", leader.range, holder=leader.seat, label=leader.name)
            found.setdefault(leader.hex, []).append(mark)
    return found


def _pieces(view: View) -> Iterator[Piece]:
    return (piece_of(view, unit) for unit in view.table(Unit) if unit.on_map)
