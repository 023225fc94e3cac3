"""Buildings (Bâtiments): the rooms that inner walls make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bocage.board.bits import bits
from bocage.board.square import Edge, Square, SquareGrid


def rooms_of(grid: SquareGrid, buildings: Iterable[tuple[Sequence[Square], int]]) -> Mapping[Square, int]:
    """The room of each inner square, counted over all buildings; each is given by its inner squares and its walls.

    A gap of one square in a line of inner walls is a doorway between two rooms; a wider one leaves a single room.
    [hon.bldg.bonus hon.ruling.assault-same-building]
    """
    found: dict[Square, int] = {}
    for inner, walls in buildings:
        parted = set(bits(walls)) | _doorways(grid, inner, walls)
        for square in inner:
            if square not in found:
                number = len(set(found.values()))
                found.update(dict.fromkeys(_room(grid, square, set(inner), parted), number))
    return found


def _room(grid: SquareGrid, square: Square, inner: set[Square], parted: set[Edge]) -> set[Square]:
    """The squares that one reaches from a square without leaving the room."""
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
