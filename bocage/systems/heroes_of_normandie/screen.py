"""Screen: what stands in the way of sight at a moment, terrain and units; a look that was taken is remembered."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.square import Line, Point, Square
from bocage.systems.heroes_of_normandie.ground import Ground


class Sightline(NamedTuple):
    """One way to see a unit: from which square, to which point (in so many parts of a half square), over which line."""

    origin: Square
    point: Point
    scale: int
    line: Line


class Look(NamedTuple):
    """A line to a unit, and what obstacles take off a shot over it: 0 is clear, None is blocked."""

    way: Sightline
    penalty: int | None


Glance = tuple[Square, Square, int | None]
"""A line from centre to centre of two squares, and what obstacles take off a shot over it."""
LookKey = tuple[tuple[Square, ...], tuple[Square, ...], Square, bool, bool]
"""The squares of who looks and of who is seen, where the former stands himself, and whether they are on foot."""
CornerKey = tuple[Square, int, int, bool]
"""A square, an intersection, the squares of who looks, and whether he throws something over what is in the way."""


SquaresKey = tuple[Square, Square, bool, bool]
"""A square, another one, whether it is a unit on foot that is seen there, and whether one looks that is on foot."""
SeenKey = tuple[Square, int, tuple[int, ...]]
"""The square and the type of who looks, and whom he may see."""


class Screen:
    """The ground and the units that hinder sight. It never changes: a unit that moves or hides makes another one.

    So what is asked of it holds as long as it does, and is kept with it.
    """

    __slots__ = (
        "corners",
        "corners_seen",
        "glances",
        "ground",
        "infantry",
        "looks",
        "penalties",
        "perhaps_seen",
        "vehicles",
        "watches",
    )

    def __init__(self, ground: Ground, vehicles: int, infantry: int) -> None:
        self.ground = ground
        self.vehicles = vehicles
        self.infantry = infantry
        self.looks: dict[LookKey, tuple[Look, ...]] = {}
        self.glances: dict[LookKey, tuple[Glance, ...]] = {}
        self.perhaps_seen: dict[SeenKey, tuple[int, ...]] = {}
        self.penalties: dict[SquaresKey, int | None] = {}
        self.watches: dict[int, tuple[tuple[int, int], ...]] = {}
        self.corners_seen: dict[tuple[Square, ...], int] = {}
        self.corners: dict[CornerKey, int | None] = {}

    def __eq__(self, other: object) -> bool:
        """The same things stand in the way, whatever has been asked so far."""
        if not isinstance(other, Screen):
            return NotImplemented
        return (self.ground, self.vehicles, self.infantry) == (other.ground, other.vehicles, other.infantry)

    def __hash__(self) -> int:
        return hash((self.vehicles, self.infantry))
