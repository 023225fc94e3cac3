"""What the modules' own rules bring about."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, UnitId


class Assembled(Event):
    """A unit has assembled after its landing."""

    outcome = True
    unit: UnitId


class Settled(Event):
    """A unit has settled in the hedgerows."""

    outcome = True
    unit: UnitId


class HeroNamed(Event):
    """A unit has the hero."""

    outcome = True
    unit: UnitId


class HeroGone(Event):
    """The hero's Assault is over."""

    unit: UnitId


class Landed(Event):
    """A unit has landed by glider."""

    outcome = True
    unit: UnitId
    hex: PlaceId
