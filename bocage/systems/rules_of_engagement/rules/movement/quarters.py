"""Quarters: how a squad that is in a building stands there, its men at the doors and windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.board.table import Path
from bocage.board.table.formations import settled
from bocage.board.table.points import Point as Spot
from bocage.board.table.points import squared
from bocage.systems.rules_of_engagement.scene.ground import Ground, Piece

IsFree = Callable[[Spot, Sequence[Spot]], bool]


def quarters(ground: Ground, house: Piece, at: Spot, count: int, is_free: IsFree) -> Path:
    """So many men in a building: one at a point, others at the openings next to it, the rest behind them.

    Who finds no room inside stands beside it. `is_free` is told the place and those that were given already.
    [roe.bldg.fire-from roe.ruling.building-openings]
    """

    def is_free_inside(point: Spot, taken: Sequence[Spot]) -> bool:
        return ground.house_at(point) is house and is_free(point, taken)

    found = [at]
    for post in sorted(ground.posts(house), key=lambda post: (squared(post, at), post)):
        if len(found) < count and is_free_inside(post, found):
            found.append(post)
    inside = settled((*found, *[at] * (count - len(found))), is_free_inside)
    return settled(inside, is_free)
