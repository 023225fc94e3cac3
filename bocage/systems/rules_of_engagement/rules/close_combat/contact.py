"""Contact: whose bases touch, who is free to fire and to be fired at, and which squads are in one combat."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Path, Point
from bocage.board.table.points import squared
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId


def do_touch(game: Game, a: Point, b: Point) -> bool:
    """Whether the bases of figures at two points touch."""
    return squared(a, b) <= game.scene.across**2


def touching(game: Game, figure: FigureId) -> list[FigureId]:
    """The enemies whose bases a figure touches.  [roe.cc.groups]"""
    man = game.figures[figure]
    enemies = game.near(man.at, 0) & game.forces[other(game.squad(man.squad).seat)]
    return [one for one in bits(enemies) if do_touch(game, man.at, game.figures[one].at)]


def fighters(game: Game, unit: UnitId) -> int:
    """The figures of a squad that are engaged: those who touch an enemy's base, as a bitset.  [roe.cc.groups]"""
    if game.squad(unit).combat is None:
        return 0
    return sum([1 << one for one in bits(game.members[unit]) if touching(game, one)])


def exposed(game: Game, unit: UnitId) -> int:
    """The figures of a squad that may be fired at: those who fight nobody, as a bitset.

    [roe.cc.no-fire-into roe.cc.exploit-targetable]
    """
    return game.members[unit] & ~fighters(game, unit)


def exposed_places(game: Game, unit: UnitId) -> Path:
    """Where these stand."""
    if game.squad(unit).combat is None:
        return game.places[unit]
    return tuple([game.figures[one].at for one in bits(exposed(game, unit))])


def is_locked(game: Game, unit: UnitId) -> bool:
    """Whether all that is left of a squad is engaged, so that nobody fires at it.  [roe.cc.no-fire-into]"""
    return game.squad(unit).combat is not None and not exposed(game, unit)


def opponents(game: Game, unit: UnitId) -> list[UnitId]:
    """The enemy squads whose figures a squad touches."""
    found = {game.figures[foe].squad for one in bits(game.members[unit]) for foe in touching(game, one)}
    return sorted(found)


def combat_of(game: Game, unit: UnitId) -> tuple[UnitId, ...]:
    """All squads of both sides in one combat with a squad: whoever touches one that touches it.

    [roe.ruling.cc-who-wins]
    """
    found = [unit]
    for one in found:
        found += [foe for foe in opponents(game, one) if foe not in found]
    return tuple(sorted(found))


def release(game: Game) -> None:
    """Whoever has nobody left to fight with is out of close combat."""
    for squad in game.squads:
        if squad.combat is not None and not fighters(game, squad.id):
            game.put(squad.but(combat=None))
            for figure in bits(game.members[squad.id]):
                if game.figures[figure].came is not None:
                    game.put(game.figures[figure].but(came=None))
