"""Indirect fire: over the ground, by the eyes of an observer, and off the mark where it misses."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.board.table.templates import scattered
from bocage.kernel import Refusal, UnitId
from bocage.systems.rules_of_engagement.rules.fire.places import kind_at
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

SHORTER = 3
"""A die up to this: the shell falls short.  [roe.indirect.scatter]"""


def is_indirect(weapon: Weapon) -> bool:
    """Whether a weapon fires on a curved path.  [roe.indirect.capability roe.weapon.mortar]"""
    return "indirect" in weapon.marks


def registers(weapon: Weapon) -> bool:
    """Whether a weapon registers its fire: support weapons that fire indirectly, unless they are too small.

    [roe.reg.eligible]
    """
    return weapon.type == "mortar" and "no-registered-fire" not in weapon.marks


def specialists(game: Game, squad: Squad) -> list[Point]:
    """The eyes that guide a weapon well: its own men, its observer among them, and forward observers.

    [roe.indirect.acquired roe.ruling.observer-kinds]
    """
    eyes = list(game.places[squad.id])
    for friend in game.squads_of(squad.seat):
        if friend.id != squad.id and game.scene.squad_kinds[friend.kind].kind == "observer":
            eyes += [figure.at for figure, man in game.men(friend.id) if "forward-observer" in man.marks]
    return eyes


def observers(game: Game, squad: Squad, weapon: Weapon) -> list[Point]:
    """All the eyes that a weapon may use: officers' too, and for the first shot of a registered one any friend's.

    [roe.indirect.los roe.reg.first-shot roe.reg.eligible roe.ruling.observer-kinds roe.special.observer
    roe.special.officer-observer]
    """
    eyes = specialists(game, squad)
    first = squad.spot is None and registers(weapon)
    for friend in game.squads_of(squad.seat):
        if first:
            eyes += game.places[friend.id]
        elif game.scene.squad_kinds[friend.kind].kind == "hq":
            eyes += [figure.at for figure, man in game.men(friend.id) if "officer" in man.marks]
    return eyes


def why_not_indirect(game: Game, squad: Squad, target: UnitId, weapon: Weapon, gunner: Point) -> Refusal | None:
    """An indirect shot needs an observer who sees the target, and a target that is not at short range.

    [roe.indirect.los roe.indirect.range roe.ruling.indirect-min]
    """
    args = {"unit": squad.id, "target": target}
    if min(game.scene.gap(gunner, at) for at in game.places[target]) <= game.scene.rulebook.fire.short:
        return Refusal("roe.indirect.range", args)
    sees = game.sight.sees
    if not any(sees(eye, at) for eye in observers(game, squad, weapon) for at in game.places[target]):
        return Refusal("roe.indirect.los", args)
    return None


def is_roofed(game: Game, at: Point) -> bool:
    """Whether cover counts against what falls from above: in a building, a trench or a shell hole.

    [roe.indirect.cover roe.trench.mortar-cover]
    """
    kind = kind_at(game, at)
    return kind is not None and (kind.walls or (kind.cover == "heavy" and kind.height < 0 and not kind.linear))


def stray(game: Game, gunner: Point, aim: Point) -> Point:
    """Where a shell lands that misses: short or long of its mark, on the line from the gunner, never close to him.

    [roe.indirect.scatter roe.indirect.scatter-limits roe.ruling.indirect-clamp]
    """
    side = -1 if game.dice.die() <= SHORTER else 1
    off = side * game.dice.die() * game.scene.rulebook.templates.scatter
    return scattered(gunner, aim, off, least=game.scene.rulebook.fire.short)
