"""The eight directions of a grid of squares, and the angles between them, in whole numbers."""

from fractions import Fraction
from functools import cache
from math import radians, tan
from typing import Any, Final, TypeAlias

Facing: TypeAlias = int
"""A direction, clockwise: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW. Even ones are orthogonal, odd ones diagonal."""

COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS: Final = ((0, -2), (2, -2), (2, 0), (2, 2), (0, 2), (-2, 2), (-2, 0), (-2, -2))
"""One square in each direction, in half squares, x to the east and y to the south."""
FACING_OF: Final = {step: facing for facing, step in enumerate(STEPS)}
ORTHOGONAL: Final = (0, 2, 4, 6)

FULL_CIRCLE: Final = 360
_FINE: Final = 1_000_000


def turned(facing: Facing, eighths: int) -> Facing:
    """A direction turned clockwise by eighths of a circle.

    >>> turned(0, -1), turned(6, 3)
    (7, 1)
    """
    return (facing + eighths) % 8


def turn_between(a: Facing, b: Facing) -> int:
    """How many eighths of a circle lie between two directions, the short way.

    >>> turn_between(7, 1), turn_between(1, 7), turn_between(0, 4)
    (2, 2, 4)
    """
    apart = (a - b) % 8
    return min(apart, 8 - apart)


def bearing(dx: int, dy: int) -> Facing | None:
    """The direction that is nearest to a vector by angle; None when it has no length.

    No vector of whole numbers points exactly between two of the eight, so there is never a second one.

    >>> bearing(2, -4), bearing(2, -6), bearing(0, 0)
    (1, 0, None)
    """
    if not (dx or dy):
        return None
    across, along = sorted((abs(dx), abs(dy)))
    # The limit is at 22.5 degrees, whose tangent is the square root of 2, less 1.
    is_diagonal = (across + along) ** 2 > 2 * along * along
    east = _sign(dx) if is_diagonal or abs(dx) == along else 0
    south = _sign(dy) if is_diagonal or abs(dy) == along else 0
    return FACING_OF[2 * east, 2 * south]


def in_arc(dx: int, dy: int, facing: Facing, degrees: int) -> bool:
    """Whether a vector lies in the arc that is centred on a direction; its two limits belong to it.

    >>> in_arc(6, -6, 0, 90), in_arc(8, -2, 0, 90), in_arc(0, 6, 0, 360)
    (True, False, True)
    """
    return bool(arc_holds(dx, dy, facing, degrees))


def arc_holds(dx: Any, dy: Any, facing: Facing, degrees: int) -> Any:
    """What `in_arc` says, for one vector or for arrays of them; one without length lies in no arc but a full one."""
    if degrees >= FULL_CIRCLE:
        return (dx == dx) & (dy == dy)
    ahead_x, ahead_y = STEPS[facing]
    ahead = dx * ahead_x + dy * ahead_y
    across = abs(dy * ahead_x - dx * ahead_y)
    slope = _slope(degrees if degrees <= FULL_CIRCLE // 2 else FULL_CIRCLE - degrees)
    if slope is None:
        return (ahead >= 0) & ((dx != 0) | (dy != 0))
    if degrees < FULL_CIRCLE // 2:
        return (ahead > 0) & (across * slope.denominator <= ahead * slope.numerator)
    behind = -ahead
    outside = (behind > 0) & (across * slope.denominator < behind * slope.numerator)
    return (outside == 0) & ((dx != 0) | (dy != 0))


@cache
def _slope(degrees: int) -> Fraction | None:
    """The tangent of half an arc, None for a half circle; exact at 90 degrees, else finer than any board can tell."""
    if degrees == FULL_CIRCLE // 2:
        return None
    return Fraction(round(_FINE * tan(radians(degrees / 2))), _FINE)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
