"""Steps between hexes, the same for every layout.

A vector `a * D0 + b * D1`, where D0 and D1 are the first two directions, 60 degrees apart, is packed into the one
int `a * SPAN + b`: adding vectors is adding ints, and a hex of a grid plus a vector is one dictionary lookup.
"""

from typing import Final, TypeAlias

Vector: TypeAlias = int

SPAN: Final = 4096


def pack(a: int, b: int) -> Vector:
    """The vector `a * D0 + b * D1`.

    >>> pack(2, 0) + pack(-1, 3) == pack(1, 3)
    True
    """
    return a * SPAN + b


def unpack(vector: Vector) -> tuple[int, int]:
    """The two coordinates of a vector.

    >>> unpack(pack(3, -2))
    (3, -2)
    """
    b = (vector + SPAN // 2) % SPAN - SPAN // 2
    return (vector - b) // SPAN, b


DIRECTIONS: Final = (pack(1, 0), pack(0, 1), pack(-1, 1), pack(-1, 0), pack(0, -1), pack(1, -1))
"""One step in each direction, clockwise."""

DIRECTION_OF: Final = {step: direction for direction, step in enumerate(DIRECTIONS)}


def length(vector: Vector) -> int:
    """How many steps a vector takes.

    >>> length(pack(2, 1)), length(pack(2, -1))
    (3, 2)
    """
    a, b = unpack(vector)
    return max(abs(a), abs(b), abs(a + b))


def dot(v: Vector, w: Vector) -> int:
    """Twice the scalar product: positive when the two vectors point the same way, zero at a right angle.

    >>> dot(DIRECTIONS[0], DIRECTIONS[1]), dot(DIRECTIONS[0], DIRECTIONS[1] + DIRECTIONS[2])
    (1, 0)
    """
    (a, b), (c, d) = unpack(v), unpack(w)
    return 2 * a * c + 2 * b * d + a * d + b * c


def cross(v: Vector, w: Vector) -> int:
    """The signed area between two vectors: positive when `w` lies clockwise of `v`, to its right.

    >>> cross(DIRECTIONS[0], DIRECTIONS[1])
    1
    """
    (a, b), (c, d) = unpack(v), unpack(w)
    return a * d - b * c


def bearing(vector: Vector) -> tuple[int, ...]:
    """The direction nearest to a vector, or both when it points exactly between two.

    >>> bearing(pack(3, 1)), bearing(pack(2, 2)), bearing(0)
    ((0,), (0, 1), ())
    """
    if not vector:
        return ()
    nearness = [dot(vector, step) for step in DIRECTIONS]
    return tuple(direction for direction, near in enumerate(nearness) if near == max(nearness))


def half_disc(radius: int) -> tuple[Vector, ...]:
    """One of each pair of opposite vectors of 1 to `radius` steps: enough for what two hexes have in common.

    >>> len(half_disc(1)), len(half_disc(2))
    (3, 9)
    """
    span = range(-radius, radius + 1)
    vectors = (pack(a, b) for a in span for b in span)
    return tuple(vector for vector in vectors if vector > 0 and length(vector) <= radius)
