"""Assault: the leap at an enemy, its outcome, and where the attacker is then."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Total, UnitId
from bocage.kernel.records import ActorId, AimId, TargetId


class AssaultBegan(Event):
    """A unit leaps at an enemy in its square."""

    unit: ActorId
    target: TargetId
    place: PlaceId


class Defenceless(Event):
    """A unit has nothing to defend itself with against its attacker."""

    unit: UnitId


class AssaultResolved(Event):
    """The totals of both sides in an assault."""

    unit: UnitId
    target: UnitId
    attack: Total
    defence: Total


class AssaultTied(Event):
    """An assault that nobody wins."""

    outcome = True
    unit: UnitId
    target: UnitId


class Advanced(Event):
    """The attacker takes the defender's square."""

    unit: ActorId
    place: AimId


class WentBack(Event):
    """The attacker is in the square again from which it began the assault."""

    unit: ActorId
    place: AimId
