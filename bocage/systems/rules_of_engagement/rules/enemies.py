"""Who the enemy is, how near, and who sees whom."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Path, Point
from bocage.kernel import Seat, UnitId
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad


def other(seat: Seat) -> Seat:
    """The other side."""
    return 1 - seat


def enemies_of(game: Game, seat: Seat) -> list[Squad]:
    """The enemy's squads on the table that a seat knows of; those aboard a vehicle are part of it.

    [roe.ruling.known-enemies roe.ruling.vehicle-passengers]
    """
    return [squad for squad in game.squads_of(other(seat)) if not squad.is_hidden and squad.aboard == NOBODY]


def is_known_enemy(game: Game, seat: Seat, target: UnitId) -> bool:
    """Whether a squad is one of the enemy's on the table that a seat knows of.  [roe.ruling.known-enemies]"""
    if not 0 <= target < len(game.squads):
        return False
    squad = game.squads[target]
    return squad.seat != seat and bool(game.members[target]) and not squad.is_hidden and squad.aboard == NOBODY


def known_enemies(game: Game, seat: Seat) -> list[Point]:
    """Where the enemy's figures stand, as far as a seat knows.  [roe.ruling.known-enemies]"""
    return [game.figures[one].at for one in bits(game.forces[other(seat)] & ~game.veiled(other(seat)))]


def strangers(game: Game, squad: Squad) -> int:
    """The figures of other squads, as far as a squad's owner knows where they are, as a bitset."""
    return ~(game.members[squad.id] | game.veiled(other(squad.seat)))


def is_in_sight(game: Game, one: UnitId, target: UnitId) -> bool:
    """Whether somebody of a squad sees somebody of another.  [roe.los.method]"""
    return game.sight.any_sees(game.places[one], game.places[target])


def gap_between(game: Game, one: UnitId, target: UnitId) -> int:
    """How far the nearest figures of two squads are apart."""
    return game.scene.gap_between(game.places[one], game.places[target])


def nearest_enemy_point(game: Game, seat: Seat, places: Path) -> Point | None:
    """Where the enemy figure stands that is nearest to some places, as far as a seat knows."""
    enemies = known_enemies(game, seat)
    if not enemies or not places:
        return None
    return min(enemies, key=lambda at: (min((at[0] - x) ** 2 + (at[1] - y) ** 2 for x, y in places), at))
