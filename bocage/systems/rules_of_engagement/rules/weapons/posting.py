"""Posting: grenades and flames through an opening, and grenades over a high wall, by those who touch it."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Point
from bocage.board.table.crossings import crosses, is_near_leg
from bocage.board.table.points import is_within
from bocage.kernel import PlaceId, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed
from bocage.systems.rules_of_engagement.rules.fire.places import walled_at
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId

POSTED: tuple[WeaponType, ...] = ("grenade", "molotov", "flamethrower")
"""What goes through an opening.  [roe.weapon.grenade-hole roe.flame.opening]"""
HIGH_WALLS = ("wall",)


def posts_to(game: Game, weapon: Weapon, at: Point, target: UnitId) -> list[FigureId]:
    """The figures of a squad to whom somebody posts a weapon: in the room that he touches, or close behind the wall.

    [roe.weapon.grenade-hole roe.flame.opening]
    """
    if weapon.type not in POSTED:
        return []
    rooms = _rooms(game, at)
    found = [one for one in bits(exposed(game, target)) if rooms and walled_at(game, game.figures[one].at) in rooms]
    return found or (_over(game, at, target) if weapon.type != "flamethrower" else [])


def _rooms(game: Game, at: Point) -> list[PlaceId]:
    """The buildings and bunkers of which somebody outside touches a door, a window or a slit."""
    reach, across = game.scene.rulebook.sight.at_opening, game.scene.across
    return [
        piece.place
        for piece in game.ground.pieces
        if (piece.kind.walls or piece.kind.av) and piece.place != walled_at(game, at)
        if any(is_within(at, opening, reach, across) for opening in (*piece.text.doors, *piece.text.windows))
    ]


def _over(game: Game, at: Point, target: UnitId) -> list[FigureId]:
    """The figures of a squad close behind a high wall that somebody touches."""
    sight, across = game.scene.rulebook.sight, game.scene.across
    legs = [
        leg
        for piece in game.ground.pieces
        if piece.kind.name in HIGH_WALLS
        for leg in piece.shape.legs
        if is_near_leg(at, leg, sight.at_opening, across)
    ]
    return [
        one
        for one in bits(exposed(game, target))
        for leg in legs
        if crosses(at, game.figures[one].at, leg) and is_near_leg(game.figures[one].at, leg, sight.near, across)
    ]
