"""How far it is, counted in squares and in corners."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import bits
from bocage.board.square.edges import EdgePaper
from bocage.board.square.paper import Paper, Point, Square

_Table: TypeAlias = NDArray[np.int16]

_FARTHEST: Final = 255


def distance_table(paper: Paper, neighbours: Sequence[tuple[Square, ...]]) -> tuple[bytes, ...]:
    """The distance of each square from each, over the neighbours that each has.

    On the general grid it is the greater of the differences of columns and rows. A way to or from an offset square
    leads through the offset squares that hang together with it, and over the squares that face one of them.
    """
    if max(paper.columns, paper.rows) > _FARTHEST // 2:
        raise ValueError(f"a grid of squares is at most {_FARTHEST // 2} squares wide and high")
    x, y = np.array(paper.places, dtype=np.int16).T
    half_squares = np.maximum(abs(x[:, None] - x), abs(y[:, None] - y))
    table: _Table = (half_squares + 1) >> 1
    general = slice(paper.general.bit_count())
    blocks = {each: _through_block(paper, neighbours, each) for each in bits(paper.offset)}
    open_blocks = {each: (inside, gates) for each, (inside, gates) in blocks.items() if gates}
    for each, (_, gates) in open_blocks.items():
        table[each, general] = table[general, each] = _over_gates(table, gates, general)
    for each, (inside, gates) in open_blocks.items():
        row = _over_gates(table, gates, slice(general.stop, None))
        for other, steps in inside.items():
            row[other - general.stop] = min(row[other - general.stop], steps)
        table[each, general.stop :] = row
    return tuple(row.tobytes() for row in table.astype(np.uint8))


def corner_distances(paper: EdgePaper, square: Square) -> bytes:
    """How many corners away each corner is from a square, whose own corners are 1 away.

    A corner that is not shifted as the square's own are lies 1 beyond the next one of the general grid.
    """
    x, y = paper.centre(square)
    down, across = np.mgrid[0 : 2 * paper.rows + 1 : 2, 0 : 2 * paper.columns + 1 : 2]
    if x & 1 and y & 1:
        general = (np.maximum(abs(across - x), abs(down - y)) + 1) >> 1
    else:
        rings = [np.maximum(abs(across - i), abs(down - j)) >> 1 for i, j in _first_corners(x, y)]
        general = 1 + np.minimum.reduce(rings)
    row: bytes = general.astype(np.uint8).tobytes()
    others = []
    for corner in range(general.size, paper.corner_count):
        i, j = paper.corner_point(corner)
        if (i - x) & 1 and (j - y) & 1:
            others.append((max(abs(i - x), abs(j - y)) + 1) // 2)
        else:
            others.append(1 + min([row[near] for near in paper.general_corners_near(corner)]))
    return row + bytes(others)


def _first_corners(x: int, y: int) -> tuple[Point, ...]:
    """The corners of the general grid upon an offset square, or on the half squares in front of its sides."""
    tall = [(x + i, y + j) for i in (-1, 0, 1) for j in (-2, -1, 0, 1, 2)]
    wide = [(x + i, y + j) for i in (-2, -1, 0, 1, 2) for j in (-1, 0, 1)]
    return tuple(each for each in tall + wide if not (each[0] & 1 or each[1] & 1))


def _through_block(
    paper: Paper, neighbours: Sequence[tuple[Square, ...]], offset: Square
) -> tuple[dict[Square, int], dict[Square, int]]:
    """The offset squares that hang together with one, and the squares around them, with the steps that lead there."""
    inside, gates = {offset: 0}, dict[Square, int]()
    queue = [offset]
    for here in queue:
        for to in neighbours[here]:
            if not paper.is_offset(to):
                gates.setdefault(to, inside[here] + 1)
            elif to not in inside:
                inside[to] = inside[here] + 1
                queue.append(to)
    return inside, gates


def _over_gates(table: _Table, gates: dict[Square, int], to: slice) -> _Table:
    """The distances over the best of some squares that lie so many steps away."""
    steps = np.array(list(gates.values()), dtype=np.int16)
    distances: _Table = (table[list(gates), to] + steps[:, None]).min(axis=0)
    return distances
