"""Screen: what stands in the way of sight at a moment, terrain and units; a look that was taken is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bocage.board.square import Line, Point, Square
from bocage.kernel import UnitId
from bocage.systems.heroes_of_normandie.scene.ground import Ground

if TYPE_CHECKING:
    from bocage.systems.heroes_of_normandie.rules.fire.lines_of_fire import Aim
    from bocage.systems.heroes_of_normandie.schema.units import Weapon
    from bocage.systems.heroes_of_normandie.state.records import Unit


class Sightline(NamedTuple):
    """One way to see a unit: from which square, to which point (in so many parts of a half square), over which line."""

    origin: Square
    point: Point
    scale: int
    line: Line


CornerKey = tuple[Square, int, tuple[Square, ...], bool]
"""A square, an intersection, the squares of who looks, and whether it is those on foot that he aims at."""


Beholder = tuple[int, int, Square, int, int]
"""All that matters of a unit to what it sees: its player, type, place and facing, and what it is aboard."""


class Screen:
    """The ground and the units that hinder sight. It never changes: a unit that moves or hides makes another one.

    So what is asked of it holds as long as it does, and is kept with it.
    """

    __slots__ = (
        "corners",
        "corners_seen",
        "ground",
        "in_view",
        "infantry",
        "last_aim",
        "vehicles",
    )

    def __init__(self, ground: Ground, vehicles: int, infantry: int) -> None:
        self.ground = ground
        self.vehicles = vehicles
        self.infantry = infantry
        self.last_aim: tuple[Unit, Weapon, Unit, Aim] | None = None
        """Who fired with what at whom, and what came of it."""
        self.in_view: dict[Beholder, tuple[UnitId, ...]] = {}
        """The enemies that each has seen who has looked for some."""
        self.corners_seen: dict[tuple[Square, tuple[Square, ...]], int] = {}
        self.corners: dict[CornerKey, int | None] = {}

    def __eq__(self, other: object) -> bool:
        """The same things stand in the way, whatever has been asked so far."""
        if not isinstance(other, Screen):
            return NotImplemented
        return (self.ground, self.vehicles, self.infantry) == (other.ground, other.vehicles, other.infantry)

    def __hash__(self) -> int:
        return hash((self.vehicles, self.infantry))
