"""Secrets: who knows what a unit is, and what a player must reckon with in a unit that he has never seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.schema.units import Face, UnitType
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


def strangers(game: Game, seat: Seat) -> Iterator[Unit]:
    """The units of a player that his enemy has never seen; what they are in all is known from his army list."""
    return (unit for unit in game.units if unit.seat == seat and not unit.seen)


def may_have(game: Game, unit: Unit, does: Callable[[Face], bool]) -> bool:
    """Whether a unit's face may be such a one, as far as its enemy can tell.  [hon.ambush.secret]"""
    if unit.seen:
        return does(game.face(unit))
    types = {stranger.type for stranger in strangers(game, unit.seat)}
    return any(does(face) for number in types for face in possible_faces(unit, game.scene.types[number]))


def possible_faces(unit: Unit, kind: UnitType) -> Iterator[Face]:
    """The faces on which a unit that nobody has seen may lie, if it is of a certain type."""
    if kind.family != "infantry" or kind.back is None:
        return
    if unit.ambushed and not unit.concealed:
        if kind.back.abilities.ambush:
            yield kind.back
    else:
        yield kind.front
        if kind.front.state == "inactive":
            yield kind.back
