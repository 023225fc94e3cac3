"""What is told of leaders, medics, snipers, stubborn troops and parachutists."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Event, Thing
from bocage.kernel.records import ActorId, UnitId


class TriesAgain(Event):
    """A stubborn squad takes the test again in which it has failed."""

    unit: ActorId


class TookOver(Event):
    """A man leads his squad in the place of its NCO."""

    unit: UnitId
    figure: Annotated[int, Thing("figure")]


class Treated(Event):
    """A medic has treated a man who was hit: he stays, or he is lost all the same."""

    unit: ActorId
    figure: Annotated[int, Thing("figure")]
    saved: bool


class WentMissing(Event):
    """A man of a parachute force never came to the battle."""

    unit: UnitId
    figure: Annotated[int, Thing("figure")]


class Dropped(Event):
    """A squad of a parachute force has tested how it came down: all of it, or so many are missing."""

    unit: ActorId
    missing: int


class Pinned(Event):
    """A squad of which a sniper has killed a man keeps its heads down."""

    unit: UnitId


class Disengaged(Event):
    """Recon troops under fire have tried to get out of the way."""

    unit: ActorId
    passed: bool


class Parted(Event):
    """The support group of a squad gets orders of its own."""

    unit: ActorId
    target: UnitId


class Joined(Event):
    """The groups of a squad are one again."""

    unit: ActorId
    target: UnitId


class SplitUp(Event):
    """An irregular unit is so many squads from now on."""

    unit: ActorId
    squads: int
