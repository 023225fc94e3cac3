"""Deployment and movement: units that come, go, turn, change their state, hide and are found."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import Event, PlaceId, UnitId
from bocage.kernel.records import ActorId, AimId


class Deployed(Event):
    """A unit is set up on a square."""

    unit: UnitId
    place: PlaceId


class EnteredBoard(Event):
    """A unit comes on to the board from its edge."""

    unit: UnitId
    place: PlaceId


class LeftBoard(Event):
    """A unit leaves the board by an edge, alive."""

    unit: UnitId


class Moved(Event):
    """A unit has entered a square."""

    unit: ActorId
    place: AimId


class MovedBack(Event):
    """A unit goes back to the last square where it may stay."""

    unit: ActorId
    place: AimId


class Displaced(Event):
    """A unit makes a Forced Move to a square."""

    unit: ActorId
    place: AimId


class Turned(Event):
    """A unit faces another way."""

    unit: UnitId
    facing: int


class StateChanged(Event):
    """A unit changes its state: it is set up or packed up."""

    unit: UnitId
    state: Literal["active", "inactive"]


class Hid(Event):
    """A unit lies in ambush."""

    unit: UnitId


class Spotted(Event):
    """An ambushed unit is found, or gives itself away."""

    unit: UnitId
