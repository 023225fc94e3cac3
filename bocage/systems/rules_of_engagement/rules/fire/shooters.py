"""Shooters: which figures of a squad can fire at another, with what, and how many dice that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bocage.board.table import Path
from bocage.board.table.turns import is_ahead
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed_places, fighters
from bocage.systems.rules_of_engagement.rules.fire.arms import (
    NOT_FIRED,
    SET_DOWN,
    carried,
    is_resting,
    is_undercrewed,
    main_arm,
)
from bocage.systems.rules_of_engagement.rules.fire.parts import part_at
from bocage.systems.rules_of_engagement.rules.fire.places import are_enclosed
from bocage.systems.rules_of_engagement.rules.troops.traits import is_sniper, uses_scope
from bocage.systems.rules_of_engagement.rules.vehicles.guns import bearing, gunner
from bocage.systems.rules_of_engagement.rules.weapons.posting import posts_to
from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import SUPPORT_WEAPONS
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, FigureId, Squad

SHORT, LONG = 0, 1
Uses = Mapping[FigureId, str]
"""Figures that use another weapon than the one they usually fire."""
NO_USES: Uses = {}


class Group(NamedTuple):
    """Figures of a squad that fire the same weapon at the same range; `blast` is the size of its template, 0 for none.

    `halved`: too few men serve it.
    """

    weapon: Weapon
    band: int
    figures: tuple[int, ...]
    halved: bool = False
    blast: int = 0


def dice_of(game: Game, group: Group) -> int:
    """How many dice a group rolls by its rate of fire, half as many for those that too few men serve.

    [roe.hit.rof-dice roe.wchar.rof roe.weapon.lmg-no-loader]
    """
    rate = group.weapon.rates[group.band]
    shots = [rate.fixed + face for face in (range(1, rate.sides + 1) if rate.sides else (0,))]
    worth = [-(-one // 2) for one in shots] if group.halved else shots
    return game.dice.total(len(group.figures), worth) if rate.sides else len(group.figures) * worth[0]


def can_fire(game: Game, squad: Squad) -> bool:
    """Whether a squad may fire at all this turn: not while it runs, falls back, fights or is beside itself.

    Nor while it goes into ambush.  [roe.move.ambush-no-fire]
    [roe.order.run roe.cc.no-orders roe.disc.fallback-no-actions roe.opp.test-fail roe.weapon.support-no-move-fire]
    """
    if squad.combat is not None and not squad.combat.exploits:
        return False
    if squad.spent or squad.state == "demoralised" or squad.order == "run" or squad.hides:
        return False
    if squad.aboard != NOBODY and not may_fire_aboard(game, squad):
        return False
    if squad.gun != "served" or squad.kind not in game.scene.served:
        return True
    return squad.ready and not squad.moved and not is_resting(game, squad)


def may_fire_aboard(game: Game, squad: Squad) -> bool:
    """Whether passengers may fire: out of an open transport that does not run.  [roe.veh.transport]"""
    carrier = game.vehicle(squad.aboard)
    if carrier is None or game.squad(squad.aboard).order == "run":
        return False
    kind = game.scene.vehicles[game.squad(squad.aboard).kind]
    return kind.open and bool(kind.capacity)


def _silent_aboard(game: Game, squad: Squad) -> frozenset[FigureId]:
    """Who of a squad on foot or in a transport has no room to fire: all but four, those with heavier weapons first.

    [roe.veh.transport]
    """
    if squad.aboard == NOBODY:
        return frozenset()
    ranked = [
        (arm is None or arm.type not in ("isw", "lmg"), one.id)
        for one, man in game.men(squad.id)
        for arm in (main_arm(game, one, man),)
    ]
    return frozenset(figure for _, figure in sorted(ranked)[game.scene.rulebook.vehicles.firing_aboard :])


def groups(
    game: Game,
    squad: UnitId,
    target: UnitId,
    uses: Uses = NO_USES,
    at: Path | None = None,
    seers: Sequence[FigureId] = (),
) -> list[Group]:
    """Who of a squad fires at another, by weapon and range: those who see somebody of it, or `at`, within reach.

    `seers` have seen it and fire, though it has got out of their sight.

    Whoever serves an automatic weapon or a support weapon does not fire his own, nor does the assistant of a sniper who
    stays hidden.
    [roe.special.sniper-stays-hidden roe.special.sniper-assistant-fires roe.fire.steps roe.range.check
    roe.weapon.lmg-crew roe.weapon.support-crew]
    """
    vehicle = game.vehicle(squad)
    if vehicle is not None:
        crew = (gunner(game, squad),)
        return [
            Group(one, band, crew, blast=blast_of(game, one, target))
            for one, far in bearing(game, vehicle, target)
            if (band := band_of(game, one, far)) is not None
        ]
    firer = game.squad(squad)
    shots = game.sight_from(squad).shots(game.places[squad], at or exposed_places(game, target))
    engaged = fighters(game, squad)
    serving = loaders(game, firer, uses)
    served = len(serving)
    part = part_at(game, firer, target) if firer.aims else None
    silent = (*firer.busy, *_silent_aboard(game, firer))
    assists = firer.is_ambushed and is_sniper(game, firer)
    found: dict[tuple[str, int, bool], list[int]] = {}
    for (figure, man), shot in zip(game.men(squad), shots, strict=True):
        far = _last_seen(game, figure, target) if shot is None and figure.id in seers else shot
        if figure.id in serving or figure.id in silent or engaged >> figure.id & 1:
            continue
        if part is not None and figure.id not in part.figures:
            continue
        weapon = arm_of(game, firer, figure, man, uses)
        if weapon is None or (assists and "sniper" not in man.marks):
            continue
        band = band_of(game, weapon, far, reach_of(game, firer, weapon))
        if figure.id in uses:
            if "indirect" in weapon.marks:
                band = LONG
            elif posts_to(game, weapon, figure.at, target):
                band = SHORT
        if band is None:
            continue
        halved = False
        if weapon.type == "lmg":
            halved = served == 0
            served -= not halved
        elif weapon.type in SUPPORT_WEAPONS:
            halved = is_undercrewed(game, firer, weapon)
        found.setdefault((weapon.name, band, halved), []).append(figure.id)
    return [_group(game, target, key, who) for key, who in found.items()]


def _last_seen(game: Game, figure: Figure, target: UnitId) -> int | None:
    """How far those are who have just got out of sight.  [roe.special.recon-disengage]"""
    return min((game.sight.range(figure.at, at) for at in exposed_places(game, target)), default=None)


def _group(game: Game, target: UnitId, key: tuple[str, int, bool], who: list[int]) -> Group:
    weapon = game.scene.weapons[key[0]]
    return Group(weapon, key[1], tuple(who), key[2], blast_of(game, weapon, target))


def arm_of(game: Game, squad: Squad, figure: Figure, man: Man, uses: Uses) -> Weapon | None:
    """What one man fires: what his player has chosen for him, the gun that he lays, or his own weapon."""
    if figure.id in uses:
        return game.scene.weapons[uses[figure.id]]
    if squad.gun == "served" and game.scene.squad_kinds[squad.kind].gun:
        return game.scene.served[squad.kind]
    weapon = main_arm(game, figure, man)
    if weapon is None or (squad.moved and weapon.type in SET_DOWN):
        return None
    return weapon


def reach_of(game: Game, squad: Squad, weapon: Weapon) -> int:
    """How far a weapon fires: further with a telescopic sight, for those who hold.  [roe.equip.scope]"""
    return weapon.range + (game.scene.rulebook.snipers.scope_range if uses_scope(squad, weapon) else 0)


def band_of(game: Game, weapon: Weapon, far: int | None, reach: int | None = None) -> int | None:
    """Short or long range, or None where a weapon does not reach so far, or nothing is seen.

    [roe.range.check roe.range.short roe.wchar.range roe.wchar.tohit roe.scale.ranges-are-effective]
    """
    if (
        far is None
        or far > (weapon.range if reach is None else reach)
        or far <= weapon.beyond
        or weapon.type in NOT_FIRED
    ):
        return None
    band = SHORT if far <= game.scene.rulebook.fire.short else LONG
    return band if band < len(weapon.hit) else None


def blast_of(game: Game, weapon: Weapon, target: UnitId) -> int:
    """The size of a weapon's template against a target; weapons against armour have one in enclosed places alone.

    [roe.blast.template roe.weapon.inf-at-enclosed roe.wchar.at-weapon-enclosed roe.blast.enclosed-at
    roe.weapon.grenade-blast]
    """
    if weapon.type == "inf-at":
        return 1 if "solid-shot" not in weapon.marks and are_enclosed(game, target) else 0
    return weapon.blast


def loaders(game: Game, squad: Squad, uses: Uses) -> frozenset[int]:
    """Who serves a weapon of another: all of a support weapon's crew, one man for each light machine gun that fires.

    [roe.weapon.lmg-crew roe.weapon.support-crew]
    """
    men = list(game.men(squad.id))
    weapon = game.scene.served.get(squad.kind)
    if weapon is not None and squad.gun == "served":
        if game.scene.squad_kinds[squad.kind].gun:
            return frozenset(figure.id for figure, _ in men[1:])
        if weapon.type == "mortar" and not uses:
            return frozenset()
        gunner = [figure.id for figure, man in men if weapon in carried(game, figure, man)]
        return frozenset(figure.id for figure, _ in men if figure.id not in gunner) if gunner else frozenset()
    arms = {figure.id: main_arm(game, figure, man) for figure, man in men}
    guns = sum(arm is not None and arm.type == "lmg" for arm in arms.values())
    if not guns or squad.moved:
        return frozenset()
    able = [(("loader" not in man.marks, "nco" in man.marks), one.id) for one, man in men if _may_load(arms[one.id])]
    return frozenset(figure for _, figure in sorted(able)[:guns])


def _may_load(arm: Weapon | None) -> bool:
    return arm is None or arm.type not in ("lmg", "isw", "hmg")


def is_in_zone(game: Game, squad: Squad, target: UnitId) -> bool:
    """Whether somebody of a target stands in the zone that a squad covers; hidden ones cover all round.

    [roe.order.opp-zone roe.order.opp-ambush-no-zone]
    """
    if squad.zone is None:
        return squad.lies_in_wait
    origin, facing = squad.zone
    return any(is_ahead((origin.x, origin.y), (facing.x, facing.y), at) for at in game.places[target])
