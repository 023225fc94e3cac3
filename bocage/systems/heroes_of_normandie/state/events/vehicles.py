"""Vehicles and wrecks: who gets in, how vehicles drive, and what they push, crush and cut."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, UnitId
from bocage.kernel.records import ActorId, AimId


class Boarded(Event):
    """A unit is aboard a vehicle now."""

    unit: UnitId
    carrier: UnitId


class Manned(Event):
    """A unit joins the crew of a vehicle."""

    unit: UnitId
    carrier: UnitId


class Drove(Event):
    """A long vehicle has made one step: where its front is now, and where it faces."""

    unit: ActorId
    place: AimId
    facing: int


class PushAnnounced(Event):
    """A vehicle is going to push a wreck."""

    unit: UnitId
    wreck: UnitId


class WreckPushed(Event):
    """A vehicle pushes a wreck onto a square."""

    unit: UnitId
    wreck: UnitId
    place: PlaceId


class WreckSank(Event):
    """A wreck is under water and gone."""

    unit: UnitId


class WreckCrushed(Event):
    """A wreck takes destruction points, so many in all."""

    unit: UnitId
    points: int
    total: int


class WreckCleared(Event):
    """A wreck is destroyed for good and leaves the board."""

    unit: UnitId


class PassageCut(Event):
    """A tank with a hedgerow cutter makes a passage."""

    unit: UnitId
    place: PlaceId


class WireCleared(Event):
    """A tank with a hedgerow cutter tears barbed wire away."""

    unit: UnitId
    place: PlaceId
