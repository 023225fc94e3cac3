"""Command and supply: radius, battle groups, assets, armies, isolation."""

from __future__ import annotations

from bocage.kernel import Event
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.state.records import ArmyId, DivisionId


class OutOfCommand(Event):
    """A unit is out of command."""

    unit: ActorId


class InCommand(Event):
    """A unit is under command again."""

    unit: ActorId


class Adopted(Event):
    """A named headquarters has taken a unit of another division over."""

    unit: ActorId
    division: DivisionId


class Attached(Event):
    """A headquarters has taken an asset under control for this impulse."""

    unit: ActorId
    division: DivisionId


class Transferred(Event):
    """A division has been put under another army."""

    division: DivisionId
    army: ArmyId


class DivisionIsolated(Event):
    """A headquarters has no line to a source: it is isolated with all its units."""

    division: DivisionId


class Isolated(Event):
    """A unit has no line to its headquarters."""

    unit: ActorId
