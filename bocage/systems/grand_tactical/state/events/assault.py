"""Assaults."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, UnitId
from bocage.kernel.records import ActorId


class AssaultLaunched(Event):
    """A unit assaults a hex: it was brave enough, or did not have to be."""

    unit: ActorId
    hex: PlaceId


class AssaultHeld(Event):
    """The defenders of a hex hold."""

    hex: PlaceId


class Fled(Event):
    """A unit has fled into a hex."""

    outcome = True
    unit: UnitId
    hex: PlaceId


class Charged(Event):
    """The attackers charge a hex."""

    hex: PlaceId


class AssaultWithdrawn(Event):
    """The attackers break their assault off."""

    hex: PlaceId
