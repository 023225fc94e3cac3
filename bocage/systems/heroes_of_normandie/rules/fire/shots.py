"""Fire actions (Action de tir): what may be fired at, and what a shot is worth, in the rulebook's own order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bocage.board.square import FULL_CIRCLE
from bocage.kernel import Modifier, Record, Refusal, Seat, Total, UnitId
from bocage.systems.heroes_of_normandie.rules.activation.act import Mode
from bocage.systems.heroes_of_normandie.rules.fire.lines_of_fire import Aim, has_line, is_in_arc, line_to_take
from bocage.systems.heroes_of_normandie.rules.fire.sight import distance, enemies_in_view, is_plain, is_seen, sightlines
from bocage.systems.heroes_of_normandie.schema.units import Armour, Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NOBODY, NONE, Unit

Kind = Literal["normal", "suppression"]
KINDS: tuple[Kind, ...] = ("normal", "suppression")
Area = Literal["", "blast", "flame", "inside", "bomb", "sniper"]
LEAST = -99
"""Results may be negative.  [hon.ruling.suppression-negative]"""
RIFLE = Weapon(name="sniper", infantry=0)
"""What a sniper fires with: his table has the values."""


class Shot(Record):
    """A shot as it is announced: who fires with which weapon at whom, in which way.  [hon.resolve.order]"""

    unit: UnitId
    """Who fires; nobody where a bomb, a mine or guns behind the lines do."""
    weapon: int
    """The place of the weapon on the counter, unless `gear` names one that the counter does not print."""
    target: UnitId
    kind: Kind = "normal"
    mode: Mode = "standing"
    bonuses: tuple[Modifier, ...] = ()
    """What gear and cards add, announced before the dice; doubled by Suppression Fire.  [hon.suppr.double]"""
    maluses: tuple[Modifier, ...] = ()
    """What cards take off the result."""
    gear: str = ""
    """The weapon of an Alternative Fire Action.  [hon.altfire.definition]"""
    share: int = 0
    """The part of the modified Combat Value that a burst gives this target.  [hon.burst.split]"""
    area: Area = ""
    """What strikes without a line of its own: a template, flames, a grenade inside, a bomb; or a sniper's table."""
    penalty: int = 0
    """What obstacles take off, where no line to the target decides."""
    yellow: int = 0
    """The part of that which counts against infantry alone.  [hon.terr.obstacle-yellow]"""
    defence: int = 0
    """The Defence Value that a bomb meets."""
    seat: Seat = NOBODY
    """Whose shot it is where nobody fires."""
    steady: bool = False
    """Whether a card makes it ignore Long Range and what reduces it on the way."""
    twin: bool = False
    """Whether a card gives it a second die."""
    protection: tuple[Modifier, ...] = ()
    """What a card adds to the target's Defence Value."""
    shock: int = 0
    """The Suppressed markers that the target has to take afterwards for that."""


def weapon_of(game: Game, shot: Shot) -> Weapon:
    """The weapon of a shot: one of the counter's, or what an Alternative Fire Action uses.  [hon.altfire.definition]"""
    if shot.gear:
        return game.scene.tables.weapons[shot.gear]
    return RIFLE if shot.area == "sniper" else game.face(game.units[shot.unit]).weapons[shot.weapon]


def firing_seat(game: Game, shot: Shot) -> Seat:
    """Whose shot it is."""
    return shot.seat if shot.unit == NONE else game.unit(shot.unit).seat


def weapon_number(game: Game, unit: Unit, name: str) -> int:
    """The place of a weapon on the face that lies up, past the last one where it has none of that name."""
    numbers = game.arms(unit).numbers
    return numbers.get(name, len(game.face(unit).weapons))


# What may be fired at


def targets_of(game: Game, unit: Unit, weapon: Weapon, against: UnitId = NONE) -> list[tuple[UnitId, Kind]]:
    """Whom a unit can hit with a weapon, and in which ways; `against` is the only one that counts, if any."""
    kinds = KINDS if weapon.suppression else KINDS[:1]
    return [(target, kind) for target in whom_to_hit(game, unit, weapon, against) for kind in kinds]


def whom_to_hit(game: Game, unit: Unit, weapon: Weapon, against: UnitId = NONE) -> Sequence[UnitId]:
    """The enemies for which `why_not_hit` has nothing against a shot: those in view that the weapon bears on."""
    if against != NONE:
        hit = against in game.in_sight_of(unit.seat) and can_hit(game, unit, weapon, game.units[against])
        return (against,) if hit else ()
    enemies = game.in_sight_of(unit.seat) if weapon.ignores_obstacles else enemies_in_view(game, unit)
    return [number for number in enemies if bears_on(game, unit, weapon, game.units[number])]


def usable_weapons(game: Game, unit: Unit, mode: Mode) -> list[tuple[int, Weapon]]:
    """The weapons that a unit can fire at a unit with now, by their places on its counter."""
    return [each for each in game.arms(unit).straight if why_not_use(game, unit, each[0], mode) is None]


def why_not_use(game: Game, unit: Unit, number: int, mode: Mode) -> Refusal | None:
    """Why a weapon of a counter cannot be fired at all.

    A moving unit fires only with weapons for it, and so does a heavy weapon aboard a vehicle.
    [hon.fire.moving-check hon.vweap.moving hon.trans.fire-heavy-weapon hon.unit.heavy-weapon-def hon.hvy.main-gun
    hon.hvy.crew hon.ruling.crew-damage-scope]
    """
    if unit.weapons_lost >> number & 1:
        return Refusal("hon.hvy.main-gun", {"unit": unit.id})
    if "crew" in unit.damage and unit.weapons_used & ~(1 << number):
        return Refusal("hon.hvy.crew", {"unit": unit.id})
    if (mode == "moving" or unit.aboard != NONE) and game.face(unit).weapons[number].mobile is None:
        return _why_not_unsteady(game, unit, mode)
    return None


def _why_not_unsteady(game: Game, unit: Unit, mode: Mode) -> Refusal | None:
    """Without Fire on the Move nobody fires on the move, and no heavy weapon from a vehicle.

    [hon.fire.moving-check hon.trans.fire-heavy-weapon hon.unit.heavy-weapon-def]
    """
    if mode == "moving":
        return Refusal("hon.fire.moving-check", {"unit": unit.id})
    if game.kind(unit).role == "heavy-weapon":
        return Refusal("hon.trans.fire-heavy-weapon", {"unit": unit.id})
    return None


def why_not_bear(game: Game, unit: Unit, weapon: Weapon, mode: Mode) -> Refusal | None:
    """Why an Alternative Fire Action is impossible: on the move it needs Fire on the Move, the unit's or its own.

    So it does from a vehicle, where a heavy weapon fires it.
    [hon.altfire.triggered hon.fire.moving-check hon.trans.fire-heavy-weapon]
    """
    if (mode == "moving" or unit.aboard != NONE) and moving_malus(game, unit, weapon) is None:
        return _why_not_unsteady(game, unit, mode)
    return None


def moving_malus(game: Game, unit: Unit, weapon: Weapon) -> int | None:
    """What Fire on the Move costs; a unit with the ability may use it for an Alternative Fire Action too.

    [hon.mobile.fire hon.altfire.triggered]
    """
    if weapon.mobile is not None or weapon in game.face(unit).weapons:
        return weapon.mobile
    return min((own.mobile for own in game.face(unit).weapons if own.mobile is not None), default=None)


def why_not_shoot(game: Game, shot: Shot) -> Refusal | None:
    """The four conditions of a shot: attack type, line of sight, range and arc.

    [hon.fire.conditions hon.fire.type hon.abil.limited-range hon.ambush.no-target hon.trans.protected]
    """
    unit, target = game.unit(shot.unit), game.unit(shot.target)
    if not shot.gear and shot.weapon >= len(game.face(unit).weapons):
        return Refusal("hon.altfire.definition", {"unit": unit.id})
    weapon = weapon_of(game, shot)
    refusal = why_not_target(unit, target)
    if refusal is not None:
        return refusal
    if shot.kind == "suppression" and not weapon.suppression:
        return Refusal("hon.suppr.double", {"unit": unit.id, "target": target.id})
    if shot.gear:
        refusal = why_not_bear(game, unit, weapon, shot.mode)
    else:
        refusal = why_not_use(game, unit, shot.weapon, shot.mode)
    return refusal or why_not_hit(game, unit, weapon, target)


def why_not_target(unit: Unit, target: Unit) -> Refusal | None:
    """Only enemies on the board that are not hidden can be fired at.

    [hon.ambush.no-target hon.trans.protected hon.crew.protected]
    """
    about = {"unit": unit.id, "target": target.id}
    if target.seat == unit.seat:
        return Refusal("hon.fire.conditions", about, "friend")
    if target.aboard != NONE:
        return Refusal("hon.trans.protected", about)
    if not target.on_board:
        return Refusal("hon.fire.conditions", about, "not-there")
    return Refusal("hon.ambush.no-target", about) if target.ambushed else None


def can_hit(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> bool:
    """Whether `why_not_hit` has nothing against a shot; what is soon known is asked first."""
    return bears_on(game, unit, weapon, target) and (weapon.ignores_obstacles or is_seen(game, unit, target))


def bears_on(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> bool:
    """Whether there is nothing against a shot at a target that one sees: the attack type, the range and the arc.

    Where there are several lines to it, one of those that nothing blocks has to lie in the arc.
    [hon.fire.conditions hon.arc.limited]
    """
    scene = game.scene
    if weapon.against(scene.types[target.type].family) is None or weapon.template is not None:
        return False
    if not is_plain(game, unit, target):
        if weapon.squares is not None and distance(game, unit, target) > weapon.squares:
            return False
        return (weapon.arc >= FULL_CIRCLE and not weapon.ignores_obstacles) or has_line(game, unit, weapon, target)
    here, there = unit.place, target.place
    if weapon.squares is not None and scene.grid.distances[here][there] > weapon.squares:
        return False
    if weapon.arc < FULL_CIRCLE and not scene.grid.arc(here, unit.facing, weapon.arc) >> there & 1:
        return False
    return here != there


def why_not_hit(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Refusal | None:
    """The attack type, the range, the arc and the line of sight of a weapon.  [hon.fire.conditions hon.fire.type]"""
    if weapon.against(game.kind(target).family) is None or weapon.template is not None:
        return Refusal("hon.fire.type", {"unit": unit.id, "target": target.id})
    if weapon.squares is not None and distance(game, unit, target) > weapon.squares:
        about = {"unit": unit.id, "target": target.id, "range": weapon.squares}
        return Refusal("hon.abil.limited-range", about)
    return _why_no_line(game, unit, weapon, target)


def _why_no_line(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Refusal | None:
    """A shot needs a line inside the weapon's arc that nothing blocks.  [hon.arc.limited hon.los.requirement]"""
    if has_line(game, unit, weapon, target):
        return None
    lines = list(sightlines(game, unit, target))
    if lines and not any(is_in_arc(game, unit, weapon, way.origin, way.point, way.scale) for way in lines):
        return Refusal("hon.arc.limited", {"unit": unit.id, "target": target.id})
    return Refusal("hon.los.requirement", {"unit": unit.id, "target": target.id})


def best_aim(game: Game, shot: Shot) -> Aim:
    """The aim that leaves the target the least; the attacker is free to choose it.

    What strikes without a line has its own: templates strike the side of a heavy vehicle, a bomb where it sticks.
    [hon.los.heavy-side hon.direct.heavy-side hon.direct.obstacles hon.terr.obstacle-yellow
    hon.ruling.sticky-resolution hon.ruling.suppression-on-heavy]
    """
    target = game.unit(shot.target)
    if shot.area in ("", "sniper"):
        return _best_line(game, game.unit(shot.unit), weapon_of(game, shot), target)
    if shot.area == "bomb":
        return Aim(shot.penalty, shot.defence)
    defence = game.face(target).defence
    penalty = shot.penalty if game.is_infantry(target) else shot.penalty - shot.yellow
    return Aim(penalty, defence.side if isinstance(defence, Armour) else defence)


def _best_line(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Aim:
    """The line to take; a shot asks for it before and after its dice, so the last answer is remembered."""
    last = game.screen.last_aim
    if last is None or last[0] is not unit or last[1] is not weapon or last[2] is not target:
        last = game.screen.last_aim = unit, weapon, target, line_to_take(game, unit, weapon, target)
    return last[3]


# What a shot is worth


def modified_value(game: Game, shot: Shot) -> Total:
    """Step 2: the Combat Value, less the malus of a moving unit, with all bonuses, doubled for suppression, then split.

    Aboard a vehicle there is no malus.
    [hon.resolve.order hon.unit.combat-value hon.mobile.fire hon.suppr.double hon.suppr.penalties-not-doubled
    hon.burst.split hon.burst.with-suppression hon.ruling.burst-ammo-split hon.ruling.bonus-suppression-doubling]
    """
    weapon = weapon_of(game, shot)
    terms = [Modifier("hon.unit.combat-value", weapon.against(game.kind(game.unit(shot.target)).family) or 0)]
    if shot.mode == "moving":
        terms.append(Modifier("hon.mobile.fire", -(moving_malus(game, game.unit(shot.unit), weapon) or 0)))
    terms += shot.bonuses
    if shot.kind == "suppression":
        terms.append(Modifier("hon.suppr.double", 2, "*"))
    total = Total.of(terms, least=LEAST)
    if not shot.share:
        return total
    return Total.of([*terms, Modifier("hon.burst.split", shot.share - total.value)], least=LEAST)


def penalties(game: Game, shot: Shot, aim: Aim | None = None) -> list[Modifier]:
    """Step 4: what comes off the result: Suppressed markers, long range, obstacles; `aim` is the best one, if known.

    Long range counts neither for templates nor for snipers.
    [hon.resolve.suppressed hon.mark.suppressed-rolls hon.range.long hon.los.terrain-reduce hon.direct.target
    hon.ruling.template-range-limits hon.ruling.sniper-long-range]
    """
    rules, found = game.scene.rulebook, []
    if shot.unit != NONE:
        unit = game.unit(shot.unit)
        found.append(Modifier("hon.resolve.suppressed", -rules.suppressed_dice * unit.suppressed))
        if not (shot.area or shot.steady) and distance(game, unit, game.unit(shot.target)) > rules.long_range:
            found.append(Modifier("hon.range.long", -rules.long_range_penalty))
    if not shot.steady:
        found.append(Modifier("hon.los.terrain-reduce", -(aim or best_aim(game, shot)).penalty))
    return [*found, *shot.maluses]


def result_of(game: Game, shot: Shot, die: int, aim: Aim | None = None) -> Total:
    """Steps 3 and 4: the best die and the modified value, less the penalties.  [hon.resolve.formula]"""
    value = modified_value(game, shot).value
    terms = [Modifier("hon.resolve.formula", die), Modifier("hon.unit.combat-value", value)]
    return Total.of([*terms, *penalties(game, shot, aim)], least=LEAST)


def defence_against(game: Game, shot: Shot, aim: Aim | None = None) -> Total:
    """The target's Defence Value with the bonus of the element that it is wholly in.

    Who fires from the same position or building leaves it none, nor do grenades and flames inside, or a bomb.
    [hon.unit.defence-value hon.terr.def-bonus hon.terr.fully-inside hon.terr.defpos-inside hon.bldg.bonus
    hon.bldg.bonus-both]
    """
    target = game.unit(shot.target)
    terms = [Modifier("hon.unit.defence-value", (aim or best_aim(game, shot)).defence)]
    if shot.area not in ("inside", "bomb") and not (shot.unit != NONE and share_cover(game, shot, target)):
        family = game.kind(target).family
        bonus = min([game.ground.bonus(square, family) for square in game.squares_of(target)])
        terms.append(Modifier("hon.terr.def-bonus", bonus))
    return Total.of([*terms, *shot.protection])


def share_cover(game: Game, shot: Shot, target: Unit) -> bool:
    """Whether who fires is inside the same defensive position or the same building; templates come from outside.

    [hon.terr.defpos-inside hon.bldg.bonus hon.opt.grenades-defensive-out]
    """
    if shot.area == "blast":
        return False
    unit, positions = game.unit(shot.unit), game.scene.position_of
    if target.place in positions and positions.get(unit.place) == positions[target.place]:
        return True
    house = game.ground.standing_house(target.place)
    return house is not None and house == game.ground.standing_house(unit.place)
