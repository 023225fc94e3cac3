"""Buildings (Bâtiments) on the board: their inner squares, walls and openings, and the rooms that inner walls make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bocage.board.areas import Cell
from bocage.board.bits import bits, mask
from bocage.board.square import Edge, Facing, Square, SquareGrid, corners_inside
from bocage.systems.heroes_of_normandie.schema.boards import PlacedBuilding, Wall, beyond, cell_name

SIDES_OF_A_SQUARE: Mapping[Wall, Facing] = {"n": 0, "e": 2, "s": 4, "w": 6}


class House(NamedTuple):
    """A building on the board: its inner squares, the squares under it, its walls and its openings, as bitsets."""

    name: str
    kind: str
    inner: tuple[Square, ...]
    under: int
    walls: int
    """All edges that are built up, with the openings."""
    openings: int
    doors: int
    """The edges of openings through which one walks.  [hon.bldg.door]"""
    core: int
    """The intersections inside the walls.  [hon.direct.no-building]"""


def build(grid: SquareGrid, placed: PlacedBuilding) -> House:
    """The house that a building is on a grid.  [hon.bldg.nature hon.bldg.opening hon.bldg.door hon.bldg.red-marks]"""
    plan = placed.plan
    names = dict(zip(_inner_cells(placed), inner_names(placed), strict=True))
    inner = {cell: grid.square(name) for cell, name in names.items()}
    walls = set()
    for cell, square in inner.items():
        for side, facing in SIDES_OF_A_SQUARE.items():
            if beyond(cell, side) not in inner:
                walls.add(grid.edge_at(square, facing))
    for a, b in plan.inner_walls:
        walls.add(shared_edge(grid, inner[a], inner[b]))
    gaps = [(gap.kind, grid.edge_at(inner[gap.cell], SIDES_OF_A_SQUARE[gap.side])) for gap in plan.openings]
    left, top = placed.at
    under = [(left + x, top + y) for y in range(plan.rows + 1) for x in range(plan.columns + 1)]
    return House(
        placed.name,
        placed.building,
        tuple(inner.values()),
        mask(grid.square(cell_name(cell)) for cell in under),
        mask(walls),
        mask(edge for _, edge in gaps),
        mask(edge for kind, edge in gaps if kind == "door"),
        corners_inside(grid, inner.values()),
    )


def _inner_cells(placed: PlacedBuilding) -> list[Cell]:
    return [(x, y) for y in range(placed.plan.rows) for x in range(placed.plan.columns)]


def inner_names(placed: PlacedBuilding) -> list[str]:
    """The names of a building's inner squares, half a square south-east of those they are named after."""
    left, top = placed.at
    return [f"{cell_name((left + x, top + y))}se" for x, y in _inner_cells(placed)]


def shared_edge(grid: SquareGrid, a: Square, b: Square) -> Edge:
    """The edge between two squares side by side."""
    (edge,) = set(grid.edges_of(a)) & set(grid.edges_of(b))
    return edge


def threshold(grid: SquareGrid, house: House) -> int:
    """The squares outside next to an opening, door or window; a wall without one is next to nothing.

    [hon.bldg.opening]
    """
    built = house.walls & ~house.openings
    return mask(
        outside
        for square in house.inner
        for outside in grid.neighbours(square)
        if outside not in house.inner and grid.passes(square, outside, built)
    )


# Rooms


def rooms_of(grid: SquareGrid, houses: Iterable[House]) -> Mapping[Square, int]:
    """The room of each inner square, counted over all buildings.

    A gap of one square in a line of inner walls is a doorway between two rooms; a wider one leaves a single room.
    [hon.bldg.bonus hon.ruling.assault-same-building]
    """
    found: dict[Square, int] = {}
    for house in houses:
        parted = set(bits(house.walls)) | _doorways(grid, house.inner, house.walls)
        for square in house.inner:
            if square not in found:
                number = len(set(found.values()))
                found.update(dict.fromkeys(_room(grid, square, set(house.inner), parted), number))
    return found


def _room(grid: SquareGrid, square: Square, inner: set[Square], parted: set[Edge]) -> set[Square]:
    """The squares that one reaches from a square without leaving the room.

    A search of its own: from edge to edge it takes half the time of `reach`.
    """
    room, open_ends = {square}, [square]
    while open_ends:
        here = open_ends.pop()
        for edge in set(grid.edges_of(here)) - parted:
            for other in set(grid.squares_of(edge)) & inner - room:
                room.add(other)
                open_ends.append(other)
    return room


def _doorways(grid: SquareGrid, inner: Sequence[Square], walls: int) -> set[Edge]:
    """The single gaps in lines of inner walls."""
    lines: dict[tuple[bool, int], dict[int, Edge]] = {}
    for edge in {edge for square in inner for edge in grid.edges_of(square)}:
        if len(set(grid.squares_of(edge)) & set(inner)) > 1:
            upright, across, along = _lie(grid, edge)
            lines.setdefault((upright, across), {})[along] = edge
    gaps: set[Edge] = set()
    for line in lines.values():
        if any(walls >> edge & 1 for edge in line.values()):
            gaps |= {edge for run in _runs(line, walls) if len(run) == 1 for edge in run}
    return gaps


def _lie(grid: SquareGrid, edge: Edge) -> tuple[bool, int, int]:
    """Whether an edge runs north to south, on which line, and how far along it."""
    (x1, y1), (x2, y2) = grid.edge_ends(edge)
    return (True, x1, min(y1, y2)) if x1 == x2 else (False, y1, min(x1, x2))


def _runs(line: Mapping[int, Edge], walls: int) -> list[list[Edge]]:
    """The stretches of a line of inner edges without a wall."""
    runs: list[list[Edge]] = [[]]
    for along in sorted(line):
        if walls >> line[along] & 1:
            runs.append([])
        else:
            runs[-1].append(line[along])
    return runs
