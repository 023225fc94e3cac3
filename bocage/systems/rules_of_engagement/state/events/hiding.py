"""What is told of hidden troops."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat
from bocage.kernel.records import ActorId


class DeployedInSecret(Event):
    """A squad is set up, and its enemy does not learn where."""

    unit: ActorId


class DummySetUp(Event):
    """A marker that stands for nobody is ready."""

    seat: Seat
    near: PlaceId


class MarkersLaid(Event):
    """A side has laid its markers: so many, some of which stand for nobody."""

    seat: Seat
    markers: int
    dummies: int


class Revealed(Event):
    """A squad that was hidden is seen by all."""

    unit: ActorId
    near: PlaceId


class DummyFound(Event):
    """There is nobody under a marker."""

    seat: Seat
    near: PlaceId
