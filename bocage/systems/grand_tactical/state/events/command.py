"""Tests of troop quality, and points that are spent."""

from __future__ import annotations

from bocage.kernel import Capped, Event, PlaceId, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.schema.vocabulary import TestKind
from bocage.systems.grand_tactical.state.records import DivisionId, FormationId, LeaderId


class Tested(Event):
    """A unit has tested its troop quality."""

    unit: ActorId
    what: TestKind
    quality: Capped
    passed: bool


class PointPaid(Event):
    """A Division has spent a command point on a unit."""

    division: DivisionId
    unit: UnitId


class LeaderMoved(Event):
    """A Leader is in another hex."""

    leader: LeaderId
    hex: PlaceId


class LeaderRemoved(Event):
    """A Leader has no formation left and is out of the game."""

    leader: LeaderId


class Attached(Event):
    """An independent unit is active with a formation."""

    unit: UnitId
    formation: FormationId


class FormationAttached(Event):
    """An independent Formation acts with another one from now on."""

    formation: FormationId
    parent: FormationId
