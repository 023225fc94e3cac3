"""Templates that are laid from a square in one of eight directions, and what lies under them.

Those that are laid on a corner are `SquareGrid.around`, and those that scatter `SquareGrid.scattered`.
"""

from typing import NamedTuple, TypeAlias

from bocage.board.square.facings import Facing
from bocage.board.square.grid import SquareGrid
from bocage.board.square.paper import Square

Rows: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""For each step from the firer the cells that a template covers: how many squares to the east, and to the north."""


class Template(NamedTuple):
    """A shape of whole squares, step by step away from the firer.

    A shape does not stay on the squares when it is turned by 45 degrees, so there are two; they are turned by right
    angles.
    """

    straight: Rows
    """As it lies when it points to the north."""
    diagonal: Rows
    """As it lies when it points to the north-east."""


def laid(grid: SquareGrid, template: Template, square: Square, facing: Facing) -> tuple[int, ...]:
    """The squares of either kind under a template that is laid from a square, as one bitset for each step.

    >>> grid = SquareGrid(12, 12)
    >>> cone = Template((((0, 1),), ((-1, 2), (0, 2), (1, 2))), (((1, 1),), ((1, 2), (2, 2), (2, 1))))
    >>> [[grid.name(each) for each in grid.squares if step >> each & 1] for step in laid(grid, cone, 65, 2)]
    [['G6'], ['H5', 'H6', 'H7']]
    >>> [[grid.name(each) for each in grid.squares if step >> each & 1] for step in laid(grid, cone, 65, 7)]
    [['E5'], ['D4', 'E4', 'D5']]
    """
    x, y = grid.places[square]
    quarter_turns, is_diagonal = divmod(facing, 2)
    steps = []
    for row in template.diagonal if is_diagonal else template.straight:
        covered = 0
        for east, north in row:
            for _ in range(quarter_turns):
                east, north = north, -east
            west_end, north_end = x + 2 * east, y - 2 * north
            covered |= grid.touching(west_end, north_end, west_end + 2, north_end + 2)
        steps.append(covered)
    return tuple(steps)
