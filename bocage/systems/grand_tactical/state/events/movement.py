"""Movement."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, UnitId
from bocage.kernel.records import ActorId


class Moved(Event):
    """A unit has entered a hex."""

    unit: ActorId
    hex: PlaceId


class ColumnFormed(Event):
    """A unit is in Column now."""

    unit: UnitId


class ColumnLeft(Event):
    """A unit is no longer in Column."""

    unit: UnitId


class Dropped(Event):
    """A unit stays behind while the others of its stack move on."""

    unit: UnitId


class Marched(Event):
    """A unit marches on, by force."""

    unit: UnitId


class MarchFailed(Event):
    """A unit could not be made to march on."""

    unit: UnitId


class Mounted(Event):
    """A unit is in its vehicles."""

    unit: UnitId


class Dismounted(Event):
    """A unit has left its vehicles."""

    unit: UnitId


class PushFailed(Event):
    """A gun could not be pushed."""

    unit: UnitId
