"""What is told of hidden troops."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat, Total
from bocage.kernel.records import ActorId, TargetId


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


class WentToGround(Event):
    """A squad is in ambush: all see where it lies, and nobody aims at it."""

    unit: ActorId


class FoundNoCover(Event):
    """A squad was to go into ambush, and the place does not allow it."""

    unit: ActorId


class MovedUnseen(Event):
    """A hidden squad has moved, and stays hidden."""

    unit: ActorId


class SpottingTested(Event):
    """A squad has tried to spot an enemy whom it named."""

    outcome = True
    unit: ActorId
    target: TargetId
    sum: Total
    need: int
    passed: bool


class Searched(Event):
    """A squad has looked for hidden enemies."""

    unit: ActorId


class Spotted(Event):
    """A squad has found an enemy in ambush."""

    unit: ActorId
    target: TargetId
