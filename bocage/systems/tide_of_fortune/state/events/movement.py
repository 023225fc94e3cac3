"""Movement."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.tide_of_fortune.state.records import DivisionId


class Moved(Event):
    """A unit has entered a hex."""

    unit: ActorId
    hex: PlaceId


class DelayLifted(Event):
    """A delay marker is gone: an enemy has entered its hex."""

    hex: PlaceId


class EntryLost(Event):
    """An enemy stands in an entry of a side, which is closed to it for good."""

    seat: Seat
    hex: PlaceId


class Tested(Event):
    """A motorised unit is tested on its way: for mines, or for wear."""

    unit: UnitId
    what: str
    die: int
    most: int


class Stopped(Event):
    """A unit is disrupted on its way."""

    unit: UnitId


class FiredAtTanks(Event):
    """A unit fires at a motorised one that enters its zone."""

    unit: ActorId
    target: TargetId
    die: int
    most: int


class MadeRoom(Event):
    """A unit has left a hex that was too full."""

    unit: ActorId
    hex: PlaceId


class DelayTried(Event):
    """A unit tries to leave a delay behind: two dice against the rating of its headquarters, or its own."""

    unit: ActorId
    dice: tuple[int, ...]
    most: int


class DelayLaid(Event):
    """A delay marker lies in a hex now."""

    hex: PlaceId
    value: int


class LeftMap(Event):
    """A unit has left the map for good."""

    unit: ActorId
    hex: PlaceId


class BridgeheadLaid(Event):
    """Sappers hold a bridgehead beyond the water."""

    unit: ActorId
    hex: PlaceId


class BridgeheadLost(Event):
    """A breakthrough marker is gone: an enemy has entered its hex."""

    hex: PlaceId


class Released(Event):
    """A division is in reserve no more."""

    division: DivisionId


class ReserveTested(Event):
    """A reserve is tested for its release."""

    division: DivisionId
    dice: tuple[int, ...]
    most: int


class Deployed(Event):
    """A unit of a reserve takes its place."""

    unit: ActorId
    hex: PlaceId
