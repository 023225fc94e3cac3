"""Straight lines over squares, exact: which squares and edges a line cuts, and where it only touches them.

A square is cut when the line passes through its inside, an edge when the line crosses it between its ends. Where the
line meets a corner, or runs along an edge, it forks: it may be taken to pass on the left or on the right, and what
stands on one side alone does not hinder it. Nothing here knows a map: cells and edges are counted from the corner
(0, 0) of a lattice, and may lie anywhere.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Column and row of a square of the lattice."""
CellEdge: TypeAlias = tuple[int, int, bool]
"""The edge that begins at the north-west corner of a cell and runs south (True) or east (False)."""


class Way(NamedTuple):
    """What a line meets when it passes a corner, or an edge that it runs along, on one side."""

    cells: tuple[Cell, ...]
    edges: tuple[CellEdge, ...]


class CellFork(NamedTuple):
    """Where a line may pass on either side."""

    left: Way
    right: Way
    along: bool
    """It runs along an edge; otherwise it meets a corner."""


class Trace(NamedTuple):
    """What a line meets strictly between its ends."""

    cells: tuple[Cell, ...]
    """The cells whose inside it passes through, those of its ends too."""
    edges: tuple[CellEdge, ...]
    forks: tuple[CellFork, ...]


def trace(px: int, py: int, qx: int, qy: int, size: int) -> Trace:
    """The line between two points over a lattice of cells of a size.

    >>> steep = trace(1, 1, 3, 5, 2)
    >>> steep.cells, steep.edges, len(steep.forks)
    (((0, 0), (0, 1), (1, 1), (1, 2)), ((1, 1, True), (0, 1, False), (1, 2, False)), 0)
    >>> trace(1, 1, 3, 3, 2).forks[0].left
    Way(cells=((1, 0),), edges=((1, 0, True), (1, 1, False)))
    >>> trace(2, 2, 2, 6, 2).forks[1].along
    True
    """
    if (py, px) > (qy, qx):
        px, py, qx, qy = qx, qy, px, py
    edges: list[CellEdge] = []
    meets: list[Cell] = []
    for column, row, rest in _crossings(px, py, qx, qy, size):
        if rest:
            edges.append((column, row, True))
        else:
            meets.append((column, row))
    edges += [(column, row, False) for row, column, rest in _crossings(py, px, qy, qx, size) if rest]
    if px == qx and px % size == 0:
        meets = [(px // size, row) for row in _between(py, qy, size)]
    forks = [*_corner_forks(meets, qx - px, qy - py), *_runs(px, py, qx, qy, size)]
    return Trace(tuple(_cells(px, py, qx, qy, size)), tuple(edges), tuple(forks))


def _between(a: int, b: int, size: int) -> range:
    """The lines of the lattice strictly between two coordinates."""
    return range(a // size + 1, -(-b // size)) if a < b else range(b // size + 1, -(-a // size))


def _crossings(px: int, py: int, qx: int, qy: int, size: int) -> list[tuple[int, int, int]]:
    """Where the line crosses the lattice lines across x, as (line, gap, rest); without a rest it meets a corner."""
    dx, dy = qx - px, qy - py
    start, whole = py * dx - dy * px, size * dx
    return [(line, *divmod(start + dy * line * size, whole)) for line in _between(px, qx, size)]


def _cells(px: int, py: int, qx: int, qy: int, size: int) -> list[Cell]:
    """The cells whose inside the line passes through, row by row from the north."""
    dx, dy = qx - px, qy - py
    if dy == 0:
        columns = range(min(px, qx) // size, -(-max(px, qx) // size))
        return [(column, py // size) for column in columns] if py % size else []
    cells: list[Cell] = []
    whole, x = size * dy, px * dy
    for row in range(py // size, -(-qy // size)):
        north, x = x, px * dy + (min(row * size + size, qy) - py) * dx
        west, east = (north, x) if north < x else (x, north)
        if west < east:
            cells += [(column, row) for column in range(west // whole, -(-east // whole))]
        elif west % whole:
            cells.append((west // whole, row))
    return cells


def _corner_forks(meets: list[Cell], dx: int, dy: int) -> Iterator[CellFork]:
    """The two ways round each corner: past the squares that the line only touches, and over two edges on each side.

    Along an edge, the ways round its end cross only the edge that stands off on that side.
    """
    for column, row in meets:
        north, south = (column, row - 1, True), (column, row, True)
        west, east = (column - 1, row, False), (column, row, False)
        if dx == 0:
            yield CellFork(Way((), (east,)), Way((), (west,)), along=False)
        elif dy == 0:
            yield CellFork(Way((), (north,)), Way((), (south,)), along=False)
        elif dx > 0:
            left, right = Way(((column, row - 1),), (north, east)), Way(((column - 1, row),), (west, south))
            yield CellFork(left, right, along=False)
        else:
            left, right = Way(((column, row),), (east, south)), Way(((column - 1, row - 1),), (north, west))
            yield CellFork(left, right, along=False)


def _runs(px: int, py: int, qx: int, qy: int, size: int) -> Iterator[CellFork]:
    """The edges that the line runs along, with the cells on either side."""
    if px == qx and px % size == 0:
        column = px // size
        for row in range(py // size, -(-qy // size)):
            yield CellFork(Way(((column, row),), ()), Way(((column - 1, row),), ()), along=True)
    elif py == qy and py % size == 0:
        row = py // size
        for column in range(min(px, qx) // size, -(-max(px, qx) // size)):
            yield CellFork(Way(((column, row - 1),), ()), Way(((column, row),), ()), along=True)
