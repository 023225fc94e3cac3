"""Shots and what they do."""

from __future__ import annotations

from bocage.kernel import Capped, Event, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.grand_tactical.schema.vocabulary import Outcome, WeaponClass


class Fired(Event):
    """A unit fires at another, with the value that its die must not exceed."""

    unit: ActorId
    target: TargetId
    weapon: WeaponClass
    value: Capped


class Aimed(Event):
    """A unit takes aim, and has a test to pass before it fires: with what value it would, as things stand."""

    unit: ActorId
    target: TargetId
    weapon: WeaponClass
    value: Capped


class Missed(Event):
    """A shot has missed."""

    outcome = True
    target: TargetId


class Struck(Event):
    """A shot has hit; the table says what that means."""

    target: TargetId
    result: Outcome


class Withstood(Event):
    """A unit has passed its test against suppression."""

    outcome = True
    unit: UnitId


class Suppressed(Event):
    """A unit is suppressed."""

    outcome = True
    unit: UnitId


class CohesionHit(Event):
    """A unit has taken a cohesion hit."""

    outcome = True
    unit: UnitId


class StepLost(Event):
    """A unit has lost a step."""

    outcome = True
    unit: UnitId


class Eliminated(Event):
    """A unit is out of the game."""

    outcome = True
    unit: UnitId


class ContactLost(Event):
    """A battery is no longer in contact with the Leader who had it."""

    unit: UnitId
