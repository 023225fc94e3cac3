"""Field works."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.grand_tactical.schema.vocabulary import Build


class PositionImproved(Event):
    """A unit has made an improved position for itself or another."""

    outcome = True
    unit: ActorId
    target: TargetId


class Entrenched(Event):
    """An engineer has made an entrenchment of a unit's improved position."""

    outcome = True
    unit: ActorId
    target: TargetId


class TrenchEntered(Event):
    """A unit is in an entrenchment now."""

    unit: UnitId


class TrenchLeft(Event):
    """A unit is no longer in an entrenchment."""

    unit: UnitId


class RoadblockBuilt(Event):
    """A roadblock stands in a hex."""

    outcome = True
    unit: ActorId
    hex: PlaceId


class RoadblockCleared(Event):
    """A roadblock is gone."""

    outcome = True
    unit: ActorId
    hex: PlaceId


class RearGuardPlaced(Event):
    """A rear guard stands in a hex."""

    outcome = True
    unit: ActorId
    guard: UnitId
    hex: PlaceId


class RearGuardRemoved(Event):
    """A rear guard has gone back to where it came from."""

    unit: UnitId


class WorkGoesOn(Event):
    """A unit has not finished what it builds, and will be better at it the next time."""

    outcome = True
    unit: ActorId
    what: Build
