"""Indirect fire and barrages."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.schema.vocabulary import WorkKind


class Shelled(Event):
    """A unit shells a hex in which there is nobody."""

    unit: ActorId
    hex: PlaceId


class MissionLost(Event):
    """No indirect fire takes place: the die was a 9."""

    outcome = True
    unit: ActorId


class BarrageLaid(Event):
    """A barrage lies on a hex now."""

    outcome = True
    hex: PlaceId
    barrage: WorkKind
