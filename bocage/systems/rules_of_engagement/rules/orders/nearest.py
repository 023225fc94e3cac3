"""The nearest target: a squad that wants to fire at another one needs the nerve for it."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.enemies import gap_between
from bocage.systems.rules_of_engagement.rules.fire.arms import main_arm
from bocage.systems.rules_of_engagement.rules.fire.needs import cover_of
from bocage.systems.rules_of_engagement.rules.fire.phase import nearest_in_sight, targets_in_sight
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import kind_of
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId, Squad

HIGHEST = 6


def needs_nerve(game: Game, squad: Squad, target: UnitId, figures: Sequence[FigureId] = ()) -> bool:
    """Whether a squad, or some of its figures, has to test before it passes over the nearest enemy for another.

    Not where the nearest is harder to hit, shaken or demoralised, or a lone figure, nor for a vehicle that it can
    damage.
    [roe.order.nearest-target roe.order.nearest-exceptions]
    """
    nearest = nearest_in_sight(game, squad)
    if nearest in (NOBODY, target) or gap_between(game, squad.id, target) <= gap_between(game, squad.id, nearest):
        return False
    if game.squad(nearest).is_broken or game.strength(nearest) == 1 or can_damage(game, squad, target, figures):
        return False
    eye = game.places[squad.id][0]
    return cover_of(game, eye, nearest) <= cover_of(game, eye, target)


def is_spared(game: Game, squad: Squad, target: UnitId) -> bool:
    """Whether a target is a medic, and another enemy whom the squad sees is as near.  [roe.ruling.medic-figure]"""
    if game.scene.squad_kinds[game.squad(target).kind].kind != "medic":
        return False
    far = gap_between(game, squad.id, target)
    return any(one != target and gap_between(game, squad.id, one) <= far for one in targets_in_sight(game, squad))


def can_damage(game: Game, squad: Squad, target: UnitId, figures: Sequence[FigureId]) -> bool:
    """Whether a target is a vehicle of which some side gives way to a weapon of those who fire.

    [roe.order.nearest-exceptions]
    """
    vehicle = game.vehicle(target)
    if vehicle is None:
        return False
    kind = kind_of(game, vehicle)
    least = min(kind.front, kind.side, kind.rear, kind.turret or kind.front)
    return any(HIGHEST + max(arm.at, default=0) >= least for arm in _arms(game, squad, figures))


def _arms(game: Game, squad: Squad, figures: Sequence[FigureId]) -> list[Weapon]:
    vehicle = game.vehicle(squad.id)
    if vehicle is not None:
        return [game.scene.weapons[one.weapon] for one in kind_of(game, vehicle).weapons]
    some = set(figures or bits(game.members[squad.id]))
    arms = [main_arm(game, figure, man) for figure, man in game.men(squad.id) if figure.id in some]
    return [arm for arm in arms if arm is not None]
