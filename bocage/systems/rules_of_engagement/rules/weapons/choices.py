"""What some figures of a squad may use in place of their usual weapon, and why not."""

from __future__ import annotations

from bocage.kernel import Refusal, UnitId
from bocage.systems.rules_of_engagement.rules.fire.arms import (
    NO_OPPORTUNITY,
    NOT_FIRED,
    THROWN,
    carried,
    why_not_moved,
)
from bocage.systems.rules_of_engagement.rules.fire.shooters import band_of
from bocage.systems.rules_of_engagement.rules.weapons.indirect import is_indirect, why_not_indirect
from bocage.systems.rules_of_engagement.rules.weapons.posting import posts_to
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Squad

THROWER_RULES = {"grenade": "roe.weapon.grenade-three", "molotov": "roe.weapon.molotov-three"}
OPPORTUNITY_RULES: dict[WeaponType, str] = {"flamethrower": "roe.flame.no-opp"}


def uses_of(game: Game, squad: Squad, target: UnitId, opportunity: bool) -> list[tuple[str, tuple[FigureId, ...]]]:
    """The weapons besides the usual ones that a squad may use against a target, each with those who would."""
    found = []
    for weapon in game.scene.specials[squad.kind]:
        if not _may_reach(game, squad, target, weapon):
            continue
        able = [
            (("nco" in man.marks, figure.id), figure.id)
            for figure, man in game.men(squad.id)
            if why_not_use(game, squad, target, weapon.name, (figure.id,), opportunity) is None
        ]
        most = game.scene.rulebook.templates.throwers if weapon.type in THROWN else len(able)
        if able:
            found.append((weapon.name, tuple(sorted(figure for _, figure in sorted(able)[:most]))))
    return found


def _may_reach(game: Game, squad: Squad, target: UnitId, weapon: Weapon) -> bool:
    """Whether it is worth while to look closer."""
    if is_indirect(weapon) or any(posts_to(game, weapon, at, target) for at in game.places[squad.id]):
        return True
    shots = game.sight.shots(game.places[squad.id], game.places[target])
    return any(far is not None and far <= weapon.range for far in shots)


def why_not_use(
    game: Game, squad: Squad, target: UnitId, weapon: str, figures: tuple[FigureId, ...], opportunity: bool
) -> Refusal | None:
    """Whether some figures of a squad may use a weapon against a target.

    [roe.weapon.grenade-three roe.weapon.molotov-three roe.weapon.at-grenade roe.opp.excluded-weapons]
    """
    args: dict[str, int | str] = {"unit": squad.id, "weapon": weapon}
    men = {figure.id: (figure, man) for figure, man in game.men(squad.id)}
    found = game.scene.weapons.get(weapon)
    if found is None or not figures or len(set(figures)) < len(figures) or any(one not in men for one in figures):
        return Refusal("roe.profile.weapons", args)
    if any(found not in carried(game, *men[one]) for one in figures):
        return Refusal("roe.profile.weapons", args)
    if found.type in NOT_FIRED:
        return Refusal("roe.weapon.at-grenade", args)
    if not found.is_special:
        return Refusal("roe.profile.weapons", args)
    if found.type in THROWN and len(figures) > game.scene.rulebook.templates.throwers:
        return Refusal(THROWER_RULES[found.type], args)
    if opportunity and found.type in NO_OPPORTUNITY:
        return Refusal(OPPORTUNITY_RULES.get(found.type, "roe.weapon.mortar-no-opp"), args)
    return (
        why_not_moved(squad, found)
        or _why_not_left(game, squad, found, figures)
        or _why_not_reach(game, squad, target, found, figures)
    )


def _why_not_left(game: Game, squad: Squad, weapon: Weapon, figures: tuple[FigureId, ...]) -> Refusal | None:
    """What runs out is gone after so many shots.  [roe.flame.three-shots roe.ruling.grenade-supply]"""
    args: dict[str, int | str] = {"unit": squad.id, "weapon": weapon.name}
    if weapon.lasts and any(game.figures[one].shots >= weapon.lasts for one in figures):
        return Refusal("roe.flame.three-shots", args)
    kit = game.scene.squad_kinds[squad.kind].kit
    if weapon.name in kit:
        used = sum(one.shots for one in game.figures if one.squad == squad.id)
        if used + len(figures) > kit[weapon.name]:
            return Refusal("roe.weapon.molotov", args)
    return None


def _why_not_reach(
    game: Game, squad: Squad, target: UnitId, weapon: Weapon, figures: tuple[FigureId, ...]
) -> Refusal | None:
    """Each sees somebody of the target within range, or has it seen by an observer.

    [roe.range.check roe.indirect.los roe.indirect.range]
    """
    if is_indirect(weapon):
        return why_not_indirect(game, squad, target, weapon, game.figures[figures[0]].at)
    shots = game.sight.shots(game.places[squad.id], game.places[target])
    far = {figure.id: distance for (figure, _), distance in zip(game.men(squad.id), shots, strict=True)}
    if all(
        band_of(game, weapon, far[one]) is not None or posts_to(game, weapon, game.figures[one].at, target)
        for one in figures
    ):
        return None
    return Refusal("roe.range.check", {"unit": squad.id, "target": target})
