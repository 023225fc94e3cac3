"""Victory: the objectives that players take."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat


class ControlTaken(Event):
    """A player takes control of an objective."""

    seat: Seat
    place: PlaceId
