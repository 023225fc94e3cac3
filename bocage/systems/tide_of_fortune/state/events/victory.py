"""Victory, and the set-up before the first turn."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.state.records import BridgeId


class Judged(Event):
    """The points of the Allies at the end, and what they mean."""

    points: int
    winner: str
    level: str


class BridgeheadCounted(Event):
    """The Allies have held a supplied bridgehead for so many turns on end."""

    turns: int
    most: int


class SetUpChanged(Event):
    """A unit begins in another hex than the printed one."""

    unit: ActorId
    hex: PlaceId


class BlownAtStart(Event):
    """A bridge is down from the start."""

    bridge: BridgeId


class MineMoved(Event):
    """A mine lies in another hex from the start."""

    hex: PlaceId
