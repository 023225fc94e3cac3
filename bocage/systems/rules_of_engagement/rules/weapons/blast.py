"""Explosions: a template falls, and whoever is under it is hit, friend or foe."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Point
from bocage.board.table.templates import under_disc
from bocage.kernel import Record, UnitId
from bocage.systems.rules_of_engagement.rules.fire.needs import save_need
from bocage.systems.rules_of_engagement.rules.fire.places import enclosed_at, is_in_bunker, walled_at
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_hits
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.events.action import FireResult
from bocage.systems.rules_of_engagement.state.events.artillery import Bombarded
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId

SHELLS: tuple[WeaponType, ...] = ("atg", "tank-gun", "artillery")
"""Guns whose shells break the building and not the men in it.  [roe.blast.enclosed-not-he]"""


class Toll(Record):
    """Losses that a squad has still to take: how many, and among whom; nobody: among all of it."""

    unit: UnitId
    n: int
    among: tuple[FigureId, ...] = ()
    flames: bool = False


def size_at(game: Game, weapon: Weapon, blast: int, at: Point) -> int:
    """The size of a template at a point: a small one is larger in an enclosed place, but for shells and shaped charges.

    [roe.blast.enclosed-upsize roe.blast.enclosed-at roe.blast.enclosed-not-he]
    """
    grows = weapon.type not in SHELLS and weapon.type != "inf-at"
    return 2 if blast == 1 and grows and enclosed_at(game, at) else blast


def covered(game: Game, at: Point, size: int, floor: int | None = None) -> tuple[FigureId, ...]:
    """The figures under a template, by the centres of their bases; walls keep it in, or out, and so do the floors.

    Without a floor it catches those on all of them.
    [roe.blast.template roe.ruling.base-sizes roe.ruling.template-walls]
    """
    across = game.scene.rulebook.templates.sizes[size - 1]
    near = [one for one in bits(game.near(at, across)) if floor in (None, game.figures[one].floor)]
    under = under_disc(at, across, [game.figures[one].at for one in near])
    room = walled_at(game, at)
    return tuple(near[number] for number in under if walled_at(game, game.figures[near[number]].at) == room)


def explode(
    game: Game,
    source: UnitId,
    weapon: Weapon,
    at: Point,
    blast: int,
    near_miss: bool = False,
    floor: int | None = None,
) -> list[Toll]:
    """Each figure under the template is a hit on its squad; after a near miss each of them on a 5 or 6.

    [roe.blast.hit roe.blast.miss roe.blast.other-squads roe.ruling.blast-hits-count roe.blast.enclosed-no-terrain
    roe.blast.enclosed-casualty roe.bunker.mortars]
    """
    book = game.scene.rulebook.templates
    if weapon.type == "mortar" and is_in_bunker(game, at):
        return []
    worse = bool(enclosed_at(game, at)) and weapon.type not in SHELLS
    struck: dict[UnitId, list[FigureId]] = {}
    for figure in covered(game, at, size_at(game, weapon, blast, at), floor):
        struck.setdefault(game.figures[figure].squad, []).append(figure)
    tolls = []
    for unit, figures in struck.items():
        is_marked = weapon.type == "artillery" and game.squad(unit).veil == "marker"
        if is_marked or game.vehicle(unit) is not None:
            continue
        held = game.squad(unit).aboard != NOBODY
        inside = worse or (held and weapon.type not in SHELLS)
        save = save_need(game, unit, weapon, sheltered=not (worse or held))
        wound = max(1, weapon.ap - (book.enclosed if inside else 0))
        chance = (book.near,) if near_miss else ()
        chain = game.dice.chain(len(figures), (*chance, -save, wound))
        hits, lost = chain.left[0] if near_miss else len(figures), chain.left[-1]
        if not hits:
            continue
        if game.squad(unit).is_hidden:
            reveal(game, unit)
        game.emit(FireResult(source, unit, hits, lost) if source >= 0 else Bombarded(unit, hits, lost))
        mark_hits(game, source, unit, hits)
        tolls.append(Toll(unit, lost, tuple(figures), weapon.type == "flamethrower"))
    return tolls


def wounds(game: Game, unit: UnitId, weapon: Weapon, hits: int) -> int:
    """How many of those hit are lost, where the template has fallen before.  [roe.exp.test roe.cas.roll]"""
    return game.dice.chain(hits, (-save_need(game, unit, weapon), weapon.ap)).left[-1]
