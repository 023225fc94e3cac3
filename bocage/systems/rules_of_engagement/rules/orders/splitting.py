"""Dividing the fire: some figures of a squad fire at another enemy than the rest."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Refusal, UnitId
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, is_in_sight
from bocage.systems.rules_of_engagement.rules.fire.arms import main_arm
from bocage.systems.rules_of_engagement.rules.fire.phase import nearest_in_sight
from bocage.systems.rules_of_engagement.rules.hiding.sightings import is_known_to
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId, Squad

APART: tuple[WeaponType, ...] = ("isw", "lmg", "inf-at")
"""Weapons whose bearers are worth a target of their own."""


def why_not_split(
    game: Game, squad: Squad, target: UnitId, figures: tuple[FigureId, ...], other: UnitId
) -> Refusal | None:
    """Some of a squad on foot, but not all, fire at another target than the rest.  [roe.order.split-fire]"""
    members = bits(game.members[squad.id])
    some = 0 < len(set(figures)) == len(figures) < len(members) and set(figures) <= set(members)
    if some and other != target and game.vehicle(squad.id) is None:
        return None
    return Refusal("roe.order.split-fire", {"unit": squad.id})


def splits_of(game: Game, squad: Squad) -> list[tuple[UnitId, tuple[FigureId, ...], UnitId]]:
    """Ways to divide the fire that are worth a look: automatic and anti-tank weapons at another than the nearest."""
    nearest = NOBODY if squad.is_hidden else nearest_in_sight(game, squad)
    if nearest == NOBODY:
        return []
    others = [
        one.id
        for one in enemies_of(game, squad.seat)
        if one.id != nearest and is_in_sight(game, squad.id, one.id) and is_known_to(game, squad.id, one.id)
    ]
    if not others:
        return []
    arms = [(figure.id, main_arm(game, figure, man)) for figure, man in game.men(squad.id)]
    figures = tuple(figure for figure, arm in arms if arm is not None and arm.type in APART)
    return [(nearest, figures, other) for other in others] if 0 < len(figures) < len(arms) else []
