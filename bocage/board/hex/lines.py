"""Straight lines from hex centre to hex centre, exact and relative to their start.

A hex at `h` is cut by the line along `v` when the line passes nearer to its centre than its corners do:
`|cross(v, h)| < max |cross(v, corner)|`. Equality means that the line only touches the hex, along a hexside or in a
corner. Nudging the line by a hair to the left or to the right resolves the touch, and a nudged line never meets a
corner, so it walks from hex to adjacent hex. Corners lie at thirds of the lattice, so all numbers are whole.
"""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bocage.board.hex.vectors import DIRECTION_OF, DIRECTIONS, Vector, cross, dot

Crossing: TypeAlias = tuple[Vector, int]
"""A hexside as a hex and a direction."""

_TRIPLE_CORNERS: Final = tuple(DIRECTIONS[side - 1] + DIRECTIONS[side] for side in range(6))
_LEFT: Final = -1
_RIGHT: Final = 1


class RelativeLine(NamedTuple):
    """A line seen from its start; `left is right` when it touches no hex without cutting it."""

    to: Vector
    left: tuple[Vector, ...]
    """The hexes strictly between that the line cuts when nudged left."""
    right: tuple[Vector, ...]
    left_crossed: tuple[Crossing, ...]
    """The hexsides that the line crosses when nudged left, from the hex it leaves."""
    right_crossed: tuple[Crossing, ...]
    along: tuple[Crossing, ...]
    """The hexsides that the line runs along, from the hex on its left."""


@cache
def relative_line(to: Vector) -> RelativeLine:
    """The line from a hex to the hex at `to`.

    >>> from bocage.board.hex.vectors import pack, unpack
    >>> straight = relative_line(pack(2, 1))
    >>> straight.left is straight.right, [unpack(each) for each in straight.left]
    (True, [(1, 0), (1, 1)])
    >>> along_a_hexside = relative_line(pack(1, 1))
    >>> along_a_hexside.left == (pack(1, 0),), along_a_hexside.right == (pack(0, 1),)
    (True, True)
    """
    left_crossed, right_crossed = _walk(to, _LEFT), _walk(to, _RIGHT)
    left = tuple(each for each, _ in left_crossed[1:])
    if left_crossed == right_crossed:
        return RelativeLine(to, left, left, left_crossed, left_crossed, ())
    right = tuple(each for each, _ in right_crossed[1:])
    return RelativeLine(to, left, right, left_crossed, right_crossed, _along(to, left, right))


def _walk(to: Vector, nudge: int) -> tuple[Crossing, ...]:
    """Each step of the nudged line goes to the cut hex that is least further ahead."""
    forward = sorted((dot(to, step), 6 * cross(to, step), step) for step in DIRECTIONS if dot(to, step) > 0)
    width = max(2 * cross(to, corner) for corner in _TRIPLE_CORNERS)
    crossings: list[Crossing] = []
    here, aside = 0, -nudge
    while here != to:
        step, aside = next((step, aside + turn) for _, turn, step in forward if abs(aside + turn) < width)
        crossings.append((here, DIRECTION_OF[step]))
        here += step
    return tuple(crossings)


def _along(to: Vector, left: tuple[Vector, ...], right: tuple[Vector, ...]) -> tuple[Crossing, ...]:
    """A line runs along the hexside of two touched hexes that face each other across it."""
    return tuple(
        (one, DIRECTION_OF[other - one])
        for one in left
        for other in right
        if other - one in DIRECTION_OF and dot(to, other - one) == 0
    )
