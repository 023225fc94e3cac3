"""What is told of grenades, shells and flames."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Event, Point, Thing, Total
from bocage.kernel.records import ActorId, TargetId, UnitId


class Launched(Event):
    """A shot of a weapon with a template: what was added to its die, the die, and whether it hit."""

    unit: ActorId
    target: TargetId
    weapon: str
    need: Total
    face: int
    hit: bool


class WentAstray(Event):
    """A shot falls elsewhere than it was aimed."""

    unit: ActorId
    at: Point


class Backfired(Event):
    """Something goes off among those who threw it."""

    unit: ActorId
    figure: Annotated[int, Thing("figure")]


class GunStruck(Event):
    """A weapon has fired at a gun: how many dice against what sum, and hits."""

    unit: ActorId
    target: TargetId
    weapon: str
    dice: int
    need: Total
    hits: int


class GunLost(Event):
    """A gun is destroyed."""

    outcome = True
    unit: UnitId


class GunLeft(Event):
    """A crew falls back without its gun."""

    unit: ActorId


class GunManned(Event):
    """A crew is back at its gun."""

    unit: ActorId


class CarrierFell(Event):
    """Whoever carries a flamethrower is one of the casualties."""

    unit: UnitId
    figure: Annotated[int, Thing("figure")]


class FuelExploded(Event):
    """The fuel of a flamethrower explodes."""

    outcome = True
    unit: UnitId


class WillScreen(Event):
    """A squad is to lay smoke before another."""

    unit: ActorId
    target: TargetId


class Screened(Event):
    """Smoke lies before a squad, thick or thin."""

    outcome = True
    unit: ActorId
    target: TargetId
    thick: bool


class Shelled(Event):
    """A shot at a spot: what was added to its die, the die, and whether it hit."""

    unit: ActorId
    at: Point
    weapon: str
    need: Total
    face: int
    hit: bool


class ArmTaken(Event):
    """A man takes over the weapon of a comrade who fell."""

    unit: UnitId
    figure: Annotated[int, Thing("figure")]
    weapon: str
