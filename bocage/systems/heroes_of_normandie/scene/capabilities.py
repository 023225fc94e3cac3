"""Drill: what a type of unit can ever do, on one face or on both. A scene asks once and keeps the answers."""

from __future__ import annotations

from bocage.board.square import FULL_CIRCLE
from bocage.systems.heroes_of_normandie.schema.units import Face, UnitType


def changes_state(kind: UnitType) -> bool:
    """Whether a type flips between two states, in ambush or on its tripod; a crew is only active in a vehicle.

    [hon.state.deploy-face hon.tripod]
    """
    return kind.back is not None and (kind.front.abilities.ambush or kind.front.abilities.tripod)


def has_mobile_weapon(face: Face) -> bool:
    """Whether a face has Fire on the Move, which the Flamethrower grants too.  [hon.mobile.fire hon.flame.template]"""
    return face.abilities.flamethrower or any(weapon.mobile is not None for weapon in face.weapons)


def may_have_opportunity_fire(kind: UnitType, back: bool) -> bool:
    """Whether a face has Opportunity Fire, or is that of a character, who may have gained it.  [hon.opfire.moving]"""
    return kind.face(back).abilities.opportunity_fire or kind.character


def may_have_flamethrower(kind: UnitType, back: bool) -> bool:
    """Whether a face has the Flamethrower, or is that of a character, who may have gained it.  [hon.flame.template]"""
    return kind.face(back).abilities.flamethrower or kind.character


def has_limited_arc(kind: UnitType, back: bool) -> bool:
    """Whether a weapon on a face of a type of one square has a limited arc.  [hon.arc.limited]"""
    return kind.squares == 1 and any(weapon.arc < FULL_CIRCLE for weapon in kind.face(back).weapons)
