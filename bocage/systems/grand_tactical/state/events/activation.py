"""Activations and rallying."""

from __future__ import annotations

from bocage.kernel import Event, UnitId


class SuppressionRallied(Event):
    """A unit is no longer suppressed."""

    unit: UnitId


class HitRallied(Event):
    """A unit has a cohesion hit less."""

    unit: UnitId


class MenRallying(Event):
    """A unit has not rallied yet; the next attempt is easier."""

    unit: UnitId
