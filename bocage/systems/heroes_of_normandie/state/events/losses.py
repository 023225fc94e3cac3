"""Losses and recovery: what happens to units, vehicles, buildings and combat groups, and how they get over it."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat, UnitId
from bocage.systems.heroes_of_normandie.state.records import Damage, StructureId, TileId


class Suppressed(Event):
    """A unit receives Suppressed markers."""

    outcome = True
    unit: UnitId
    markers: int
    total: int


class StepLost(Event):
    """A unit takes a step loss and is flipped."""

    outcome = True
    unit: UnitId


class Damaged(Event):
    """A heavy vehicle is damaged."""

    outcome = True
    unit: UnitId
    damage: Damage


class WeaponLost(Event):
    """A heavy vehicle loses a weapon."""

    outcome = True
    unit: UnitId
    weapon: str


class Destroyed(Event):
    """A unit is destroyed, and about to be removed."""

    outcome = True
    unit: UnitId


class Deserted(Event):
    """A unit deserts."""

    unit: UnitId


class StructureStruck(Event):
    """A building takes destruction points, so many in all."""

    outcome = True
    structure: StructureId
    points: int
    total: int


class Collapsed(Event):
    """A building lies in ruins."""

    outcome = True
    structure: StructureId


class TileBroken(Event):
    """A combat group has reached its Breaking Point."""

    seat: Seat
    tile: TileId


class Recovered(Event):
    """A unit sheds a Suppressed marker."""

    unit: UnitId
    left: int


class Rallied(Event):
    """A unit loses Suppressed markers by a card; so many are left."""

    unit: UnitId
    left: int


class Healed(Event):
    """A diminished unit is intact again."""

    unit: UnitId


class Returned(Event):
    """A destroyed unit returns to a square."""

    unit: UnitId
    place: PlaceId


class TileRestored(Event):
    """A broken combat group is whole enough again."""

    seat: Seat
    tile: TileId
