"""Needs: what a die needs to hit, to save, and to wound, with the reasons."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.kernel import Modifier, Total, UnitId
from bocage.systems.rules_of_engagement.rules.fire.arms import is_shielded
from bocage.systems.rules_of_engagement.rules.fire.places import are_dug_in, are_in_bunker, are_walled
from bocage.systems.rules_of_engagement.rules.fire.screens import smoke_before
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group
from bocage.systems.rules_of_engagement.rules.troops.traits import uses_scope, uses_terrain
from bocage.systems.rules_of_engagement.rules.vehicles.guns import fire_on_the_move
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId

COVER_RULES = ("", "roe.hit.cover-light", "roe.hit.cover-heavy")
LIGHT, HEAVY = 1, 2
IMPOSSIBLE = 10
LEAST = -20


def majority(values: list[int]) -> int:
    """The value of most; of two with as many the better, which is the higher.  [roe.exp.majority-terrain]

    >>> majority([0, 2, 2, 0])
    2
    """
    return max(set(values), key=lambda value: (values.count(value), value))


def cover_of(game: Game, eye: tuple[int, int], target: UnitId, places: Path = ()) -> int:
    """The cover of a squad against an eye: that of most of its figures, or of some, of a shield, or of thin smoke.

    [roe.hit.cover-not-cumulative roe.weapon.atg-shield roe.smoke.miss]
    """
    cover = majority([game.cover(eye, at) for at in places or game.places[target]])
    if is_shielded(game, eye, target):
        return HEAVY
    return max(cover, LIGHT) if smoke_before(game, game.squad(target)) is not None else cover


def hit_modifiers(
    game: Game, squad: UnitId, target: UnitId, group: Group, opportunity: bool, places: Path = ()
) -> Total:
    """What is added to each die to hit; a bunker takes the place of cover, and those inside are never acquired.

    [roe.hit.range-modifier roe.hit.opp-or-indirect roe.hit.acquired roe.bunker.to-hit roe.ruling.bunker-cover
    roe.ruling.bunker-targeted roe.veh.transport roe.equip.scope]
    """
    firer, book = game.squad(squad), game.scene.rulebook.fire
    bunker = are_in_bunker(game, target)
    cover = 0 if bunker else cover_of(game, game.figures[group.figures[0]].at, target, places)
    terms = [Modifier("roe.hit.range-modifier", group.weapon.hit[group.band])]
    if bunker:
        terms.append(Modifier("roe.bunker.to-hit", game.scene.rulebook.works.bunker_hit))
    if cover:
        terms.append(Modifier(COVER_RULES[cover], (0, book.light_cover, book.heavy_cover)[cover]))
    if uses_scope(firer, group.weapon):
        terms.append(Modifier("roe.equip.scope", game.scene.rulebook.snipers.scope_hit))
    if opportunity:
        terms.append(Modifier("roe.hit.opp-or-indirect", book.opportunity))
    if target in firer.acquired and not bunker:
        terms.append(Modifier("roe.hit.acquired", book.acquired))
    if group.blast and is_aimed_at_walls(group.weapon) and are_walled(game, target):
        terms.append(Modifier("roe.hit.large-target", game.scene.rulebook.templates.large))
    if group.weapon.type == "isw" and firer.aboard != NOBODY:
        terms.append(Modifier("roe.veh.transport", game.scene.rulebook.vehicles.weapon_aboard))
    elif group.weapon.type == "isw" and firer.moved:
        terms.append(Modifier("roe.weapon.isw", book.moving_isw))
    return Total.of([*terms, *fire_on_the_move(game, squad, group.weapon.name)], LEAST)


def is_aimed_at_walls(weapon: Weapon) -> bool:
    """Whether a weapon with a template is aimed at a building as such: not what falls from above, and no flames.

    [roe.blast.at-structure roe.hit.large-target]
    """
    return "indirect" not in weapon.marks and weapon.type != "flamethrower"


def hit_links(game: Game, shooting: int, modifiers: Total) -> tuple[int, ...]:
    """The dice that a hit takes: one, or, where more than six is needed, a six and another; none if it is impossible.

    [roe.test.modifier-on-roll roe.hit.seven-plus]
    """
    return links(game.scene, max(1, shooting - modifiers.value))


def links(scene: Scene, need: int) -> tuple[int, ...]:
    """The dice for what a hit needs.  [roe.hit.seven-plus]"""
    if need <= 6:
        return (need,)
    return () if need >= IMPOSSIBLE else (6, scene.rulebook.fire.over_six[need - 7])


def save_need(
    game: Game, target: UnitId, weapon: Weapon, sheltered: bool = True, figure: FigureId | None = None
) -> int:
    """What the target's die needs to be unharmed: better for those who use the ground, worse against some weapons.

    `figure`: he alone is aimed at.
    Those in an enclosed place are not `sheltered` from what explodes there.
    In trenches and holes all use the ground against artillery, which is none the worse for them.
    [roe.exp.test roe.exp.using-terrain roe.exp.weapon-modifier roe.wchar.exp roe.blast.enclosed-no-terrain
    roe.arty.terrain roe.ruling.mixed-experience]
    """
    squad = game.squad(target)
    men = [(one.at, man) for one, man in game.men(target) if figure in (None, one.id)]
    need = -majority([-man.profile.exp for _, man in men])
    if weapon.type == "artillery" and are_dug_in(game, target):
        return max(1, need - game.scene.rulebook.fire.using_terrain)
    need -= weapon.exp
    if sheltered and uses_terrain(game, squad) and majority([_shelters(game, at) for at, _ in men]):
        need -= game.scene.rulebook.fire.using_terrain
    return max(1, need)


def _shelters(game: Game, at: tuple[int, int]) -> int:
    """Whether men who lie down find shelter at a point: anywhere but on bare ground.

    [roe.exp.open-ground roe.exp.bare-ground]
    """
    footing = game.ground.footing(at)
    return int(footing.shelter == "open" or footing.cover != "none")
