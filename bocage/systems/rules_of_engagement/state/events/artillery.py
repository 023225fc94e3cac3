"""What is told of artillery."""

from __future__ import annotations

from bocage.kernel import Event, Point, Total
from bocage.kernel.records import ActorId, UnitId
from bocage.systems.rules_of_engagement.state.records import BatteryId, MarkerId


class BatteryFired(Event):
    """The fire of a battery falls: where it was aimed, its die, what that needed, and whether it is on the mark."""

    outcome = True
    battery: BatteryId
    at: Point
    face: int
    need: int
    hit: bool


class Bombarded(Event):
    """A squad is hit by artillery."""

    outcome = True
    unit: UnitId
    hits: int
    lost: int


class MarkerShelled(Event):
    """A marker lies where shells have fallen."""

    marker: MarkerId


class FireRequested(Event):
    """A squad has asked for fire: the die and what is added; it comes in so many turns, or not at all (-1)."""

    outcome = True
    unit: ActorId
    battery: BatteryId
    at: Point
    face: int
    need: Total
    turns: int
