"""Movement points in print."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind


def points_text(points: int, order: OrderKind) -> str:
    """Half points as points; in an Assault, hexes.

    >>> points_text(7, "advance"), points_text(4, "advance"), points_text(1, "maneuver"), points_text(2, "assault")
    ('3½', '2', '½', '2')
    """
    if order == "assault":
        return str(points)
    whole, half = divmod(points, HALF)
    return f"{whole or ''}½" if half else str(whole)
