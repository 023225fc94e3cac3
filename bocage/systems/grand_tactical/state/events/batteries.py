"""Artillery Parks and radio contact."""

from __future__ import annotations

from bocage.kernel import Capped, Event, PlaceId, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.state.records import DivisionId, LeaderId, ParkId


class ParkCreated(Event):
    """A Division has made an Artillery Park in a hex."""

    division: DivisionId
    park: ParkId
    hex: PlaceId


class ParkJoined(Event):
    """A battery is in an Artillery Park now."""

    unit: UnitId
    park: ParkId


class ParkDissolved(Event):
    """An Artillery Park is no more; its batteries stand in its hex."""

    park: ParkId
    hex: PlaceId


class ParkFired(Event):
    """A battery of an Artillery Park has fired: counter-battery fire can find it for the rest of the turn."""

    park: ParkId


class ContactTried(Event):
    """A battery has tried to get into contact with a Leader."""

    outcome = True
    unit: ActorId
    leader: LeaderId
    contact: Capped
    made: bool
