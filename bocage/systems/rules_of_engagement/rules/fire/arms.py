"""Arms: which weapon a man fires, when he may, and who serves it."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.board.table.points import is_within, squared
from bocage.board.table.turns import is_ahead
from bocage.kernel import Refusal, UnitId
from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.events.weapons import ArmTaken
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, Squad

THROWN: tuple[WeaponType, ...] = ("grenade", "molotov")
"""What is thrown by hand, by three men of a squad at most.  [roe.weapon.grenade-three roe.weapon.molotov-three]"""
NOT_FIRED: tuple[WeaponType, ...] = ("at-grenade", "charge", "artillery")
"""What is placed, or comes from off the table.  [roe.weapon.at-grenade]"""
SET_DOWN: tuple[WeaponType, ...] = ("lmg", "inf-at", "rifle-grenade")
"""What does not fire in a turn in which its man has moved.

[roe.weapon.lmg-no-move-fire roe.weapon.inf-at-no-move roe.weapon.rifle-grenade]
"""
TAKEN_OVER: tuple[WeaponType, ...] = ("isw", "lmg", "inf-at", "hmg", "mortar")
"""What a comrade takes over when its gunner falls.  [roe.ruling.weapon-pickup]"""
NO_OPPORTUNITY: tuple[WeaponType, ...] = ("flamethrower", "light-mortar", "mortar")
"""What is not kept for opportunity fire.  [roe.opp.excluded-weapons roe.weapon.mortar-no-opp roe.flame.no-opp]"""
MOVED_RULES: dict[WeaponType, str] = {
    "lmg": "roe.weapon.lmg-no-move-fire",
    "inf-at": "roe.weapon.inf-at-no-move",
    "rifle-grenade": "roe.weapon.rifle-grenade",
}


def carried(game: Game, figure: Figure, man: Man) -> tuple[Weapon, ...]:
    """What a man has: his own arms, what he has taken over, and what belongs to his squad.

    [roe.profile.weapons roe.weapon.molotov roe.ruling.weapon-pickup]
    """
    weapons = game.scene.weapons
    taken = (weapons[figure.arm],) if figure.arm else ()
    kit = tuple(weapons[name] for name in game.scene.squad_kinds[game.squad(figure.squad).kind].kit)
    return (*taken, *man.arms, *kit)


def main_arm(game: Game, figure: Figure, man: Man) -> Weapon | None:
    """What a man fires where nothing else is said: what he has taken over, or the first of his arms.

    Nothing where he has it from one whom a sniper has just killed.
    [roe.weapon.grenade-exclusive roe.weapon.types roe.special.sniper-specialist]
    """
    if figure.idle:
        return None
    if figure.arm and not game.scene.weapons[figure.arm].is_special:
        return game.scene.weapons[figure.arm]
    for weapon in man.arms:
        if weapon.type not in NOT_FIRED and not weapon.is_special:
            return weapon
    return None


def take_over(game: Game, fallen: Figure) -> None:
    """The weapon of a gunner who falls is taken over by a comrade close by, a loader first and a leader last.

    [roe.ruling.weapon-pickup]
    """
    man = game.scene.rosters[game.squad(fallen.squad).kind][fallen.man]
    had = game.scene.weapons[fallen.arm] if fallen.arm else next(iter(man.arms), None)
    if had is None or had.type not in TAKEN_OVER or "single-use" in had.marks:
        return
    near, across = game.scene.rulebook.movement.cohesion, 2 * game.scene.across
    able = [
        (("loader" not in one.marks, "nco" in one.marks, squared(fallen.at, figure.at), figure.id), figure)
        for figure, one in game.men(fallen.squad)
        if is_within(fallen.at, figure.at, near, across) and not figure.arm
        if not one.arms or one.arms[0].type not in TAKEN_OVER
    ]
    if able:
        heir = min(able)[1]
        game.put(heir.but(arm=had.name))
        game.emit(ArmTaken(fallen.squad, heir.id, had.name))


def why_not_moved(squad: Squad, weapon: Weapon) -> Refusal | None:
    """Whether a weapon is silent because its man has moved.  [roe.weapon.lmg-no-move-fire roe.weapon.inf-at-no-move]"""
    if squad.moved and weapon.type in SET_DOWN:
        return Refusal(MOVED_RULES[weapon.type], {"unit": squad.id, "weapon": weapon.name})
    return None


def is_undercrewed(game: Game, squad: Squad, weapon: Weapon) -> bool:
    """Whether fewer than half of those who should serve a weapon are left.

    [roe.weapon.support-undercrewed roe.ruling.support-half-crew]
    """
    return 2 * game.strength(squad.id) < weapon.crew


def is_resting(game: Game, squad: Squad) -> bool:
    """Whether an undercrewed weapon that fires once a turn has to wait, for it fired in the last one.

    [roe.weapon.support-undercrewed]
    """
    weapon = game.scene.served.get(squad.kind)
    if weapon is None or not squad.fired_in or weapon.rates[-1].most > 1:
        return False
    return is_undercrewed(game, squad, weapon) and game.now.turn - squad.fired_in < 2


def is_support(game: Game, squad: Squad) -> bool:
    """Whether a squad serves a support weapon, which has to be set up.  [roe.weapon.support-reset]"""
    return squad.gun == "served" and squad.kind in game.scene.served


def is_cumbersome(game: Game, squad: Squad) -> bool:
    """Whether a squad has a weapon with it that is heavy to move.  [roe.wchar.cumbersome]"""
    weapon = game.scene.served.get(squad.kind)
    return weapon is not None and "cumbersome" in weapon.marks and squad.gun == "served"


def is_shielded(game: Game, eye: Point, target: UnitId) -> bool:
    """Whether a gun's shield is between its crew and an eye: it covers what lies ahead of the gun.

    [roe.weapon.atg-shield roe.ruling.shield-front]
    """
    squad = game.squad(target)
    weapon = game.scene.served.get(squad.kind)
    if weapon is None or "shield" not in weapon.marks or squad.gun != "served":
        return False
    ahead = game.scene.front(squad.seat) if squad.facing is None else (squad.facing.x, squad.facing.y)
    return is_ahead(game.places[target][0], ahead, eye)


def may_set_up(game: Game, squad: Squad) -> bool:
    """Whether a squad that holds sets up its support weapon: an anti-tank gun once in a game, none on a vehicle.

    [roe.veh.towing roe.weapon.support-setup roe.weapon.atg roe.weapon.atg-setup-once roe.ruling.atg-setup]
    """
    weapon = game.scene.served.get(squad.kind)
    if weapon is None or squad.gun != "served" or squad.moved or squad.aboard != NOBODY:
        return False
    return not (weapon.type == "atg" and squad.settled)
