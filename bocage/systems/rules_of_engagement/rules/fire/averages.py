"""Averages: how many hits and losses fire makes on the whole, for whoever has to weigh it beforehand."""

from __future__ import annotations

from typing import NamedTuple

from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.fire.needs import hit_modifiers, links, save_need
from bocage.systems.rules_of_engagement.rules.fire.shooters import NO_USES, Uses, can_fire, groups
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.profiles import Rate
from bocage.systems.rules_of_engagement.state.game import Game

FACES = 6
CROWDED = (1.0, 1.5, 2.5, 3.5)
"""How many men stand under a template of each size, as squads usually stand."""


class Strike(NamedTuple):
    """What fire does on average."""

    hits: float
    lost: float


NOTHING = Strike(0.0, 0.0)


def at_least(need: int) -> float:
    """The chance that a die shows so much.

    >>> at_least(4), at_least(1), at_least(7)
    (0.5, 1.0, 0.0)
    """
    return min(max(FACES + 1 - need, 0), FACES) / FACES


def chance_to_hit(scene: Scene, shooting: int, added: int) -> float:
    """The chance of a die to hit, by the skill of whoever fires and what is added.  [roe.hit.seven-plus]"""
    dice = links(scene, max(1, shooting - added))
    chance = 1.0 if dice else 0.0
    for need in dice:
        chance *= at_least(need)
    return chance


def mean(rate: Rate) -> float:
    """How many dice a rate of fire is on average.

    >>> mean(Rate(6, 3)), mean(Rate(0, 2))
    (6.5, 2.0)
    """
    return rate.fixed + (rate.sides + 1) / 2 if rate.sides else float(rate.fixed)


def average(game: Game, unit: UnitId, target: UnitId, opportunity: bool, uses: Uses = NO_USES) -> Strike:
    """What a squad does to another on average if it fires now."""
    if not can_fire(game, game.squad(unit)):
        return NOTHING
    roster = game.scene.rosters[game.squad(unit).kind]
    hits = lost = 0.0
    for group in groups(game, unit, target, uses):
        dice = len(group.figures) * mean(group.weapon.rates[group.band]) * (0.5 if group.halved else 1.0)
        if group.blast:
            dice *= min(CROWDED[group.blast], game.strength(target))
        shooting = roster[game.figures[group.figures[0]].man].profile.shooting
        hit = dice * chance_to_hit(game.scene, shooting, hit_modifiers(game, unit, target, group, opportunity).value)
        hits += hit
        lost += hit * (1.0 - at_least(save_need(game, target, group.weapon))) * at_least(group.weapon.ap)
    return Strike(hits, min(lost, float(game.strength(target))))
