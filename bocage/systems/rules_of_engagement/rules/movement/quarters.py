"""Quarters: how a squad takes the cover that it comes to, a building or what is a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt

from bocage.board.table import Line, Path
from bocage.board.table.crossings import Leg, nearest_on_leg
from bocage.board.table.formations import settled
from bocage.board.table.points import FINE, between, squared
from bocage.board.table.points import Point as Spot
from bocage.systems.rules_of_engagement.scene.ground import Ground, Piece

IsFree = Callable[[Spot, Sequence[Spot]], bool]
ABREAST, APART, DEEPER, RANKS = 6, 40, 28, 2
"""Behind a line men stand in two ranks of six, so far from one another, the second rank so far behind the first: both
near enough to be covered."""


def quartered(ground: Ground, place: int, manner: str, at: Spot, count: int, is_free: IsFree) -> Path | None:
    """So many men at a station as they take the cover that is there; None where that is nothing to form up for.

    `is_free` is told a place and those that were given already.
    """
    house = ground.house_at(at)
    if house is not None:
        return within(ground, house, at, count, is_free)
    piece = ground.piece(place)
    if manner == "behind" and piece is not None and isinstance(piece.shape, Line):
        return behind(ground, piece.shape, at, count, is_free)
    return None


def called(ground: Ground, place: int, manner: str, at: Spot, front: Spot) -> str:
    """How those stand who are at a station, as their side has it: beyond a line on the side to which it looks."""
    piece = ground.piece(place)
    if manner != "behind" or piece is None or not isinstance(piece.shape, Line):
        return manner
    foot = nearest_on_leg(at, _nearest_leg(piece.shape, at))
    ahead = (at[0] - foot[0]) * front[0] + (at[1] - foot[1]) * front[1]
    return "beyond" if 2 * ahead * ahead > squared(at, foot) and ahead > 0 else "behind"


def within(ground: Ground, house: Piece, at: Spot, count: int, is_free: IsFree) -> Path:
    """So many men in a building: one at a point, others at the openings next to it, the rest behind them.

    Who finds no room inside stands beside it.
    """

    def is_free_inside(point: Spot, taken: Sequence[Spot]) -> bool:
        return ground.house_at(point) is house and is_free(point, taken)

    found = [at]
    for post in sorted(ground.posts(house), key=lambda post: (squared(post, at), post)):
        if len(found) < count and is_free_inside(post, found):
            found.append(post)
    inside = settled((*found, *[at] * (count - len(found))), is_free_inside)
    return settled(inside, is_free)


def behind(ground: Ground, line: Line, at: Spot, count: int, is_free: IsFree) -> Path:
    """So many men behind a line, on the side of a point: along it in two ranks, and the others behind them."""
    leg = _nearest_leg(line, at)
    found = [at]
    for spot in _ranks(leg, at):
        if len(found) < count and ground.house_at(spot) is None and is_free(spot, found):
            found.append(spot)
    back = _behind(leg, at, RANKS * DEEPER)
    return settled((*found, *[back] * (count - len(found))), is_free)


def _nearest_leg(line: Line, at: Spot) -> Leg:
    return min(line.legs, key=lambda leg: squared(at, nearest_on_leg(at, leg)))


def _behind(leg: Leg, at: Spot, far: int) -> Spot:
    """The place so much further from a leg than a point that is beside it."""
    foot = nearest_on_leg(at, leg)
    off = max(isqrt(FINE * FINE * squared(at, foot)), 1)
    return between(at, (2 * at[0] - foot[0], 2 * at[1] - foot[1]), FINE * far, off)


def _ranks(leg: Leg, at: Spot) -> Iterator[Spot]:
    """Places along a leg, the nearest to a point first, rank behind rank."""
    a, b = leg
    foot, long = nearest_on_leg(at, leg), max(isqrt(FINE * FINE * squared(a, b)), 1)
    for rank in range(RANKS):
        x, y = _behind(leg, at, rank * DEEPER)
        for number in range(ABREAST):
            aside = (number + 1) // 2 * APART * (1 if number % 2 else -1)
            dx, dy = between((0, 0), (b[0] - a[0], b[1] - a[1]), FINE * aside, long)
            on_leg = foot[0] + dx, foot[1] + dy
            if squared(nearest_on_leg(on_leg, leg), on_leg) <= 1:
                yield x + dx, y + dy


def allotted(men: Path, spots: Path) -> Path:
    """Who of some men goes to which of some places: the first to the first, the others without crossing one another.

    >>> allotted(((0, 0), (40, 0), (80, 0)), ((50, 100), (90, 100), (10, 100)))
    ((50, 100), (10, 100), (90, 100))
    """
    (ax, ay), (bx, by) = min(spots), max(spots)

    def along(point: Spot) -> int:
        return point[0] * (bx - ax) + point[1] * (by - ay)

    ranked = sorted(range(1, len(men)), key=lambda man: (along(men[man]), man))
    goes = dict(zip(ranked, sorted(spots[1:], key=lambda spot: (along(spot), spot)), strict=True))
    return spots[0], *(goes[man] for man in range(1, len(men)))
