"""What an assault (Assaut) is worth: who may begin one, against whom and from where, and the totals of both sides."""

from __future__ import annotations

from bocage.board.square import FULL_CIRCLE, Square, Stance, in_arc, moved
from bocage.kernel import Modifier, PlaceId, Record, Refusal, Total, UnitId
from bocage.systems.heroes_of_normandie.rules.fire.shots import LEAST
from bocage.systems.heroes_of_normandie.rules.movement.entering import doors_of, is_crowded, why_closed
from bocage.systems.heroes_of_normandie.schema.effects import GainAssault
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import Family
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit


class Clash(Record):
    """An assault as it is announced: who enters whose square, from where, with which gear and bonuses on each side.

    `start` is the assault start square (case de départ de l'assaut). The attacker stays there in the records: it has
    left it as far as the rules go, and is not in the defender's square either.
    [hon.assault.start-square]
    """

    attacker: UnitId
    defender: UnitId
    start: PlaceId
    place: PlaceId
    gear: str = ""
    """The weapon of a marker that the attacker spends."""
    answer: str = ""
    """The weapon of a marker that the defender spends."""
    bonuses: tuple[Modifier, ...] = ()
    """What the attacker's gear and cards add, announced before the dice."""
    counters: tuple[Modifier, ...] = ()
    """What the defender's add."""


# Who fights with what


def assault_of(game: Game, unit: Unit) -> int | None:
    """The Assault ability of a unit, None without; of several sources the highest counts, they do not add up.

    [hon.assault.who hon.ruling.assault-plus-n hon.card.fury]
    """
    printed = game.face(unit).abilities.assault
    if not game.is_infantry(unit) or not game.armies[unit.seat].in_force:
        return printed
    effects = [game.scene.cards[card].effect for card in game.armies[unit.seat].in_force]
    granted = [effect.bonus for effect in effects if isinstance(effect, GainAssault)]
    return max((*granted, *(() if printed is None else (printed,))), default=None)


def fighting_weapon(game: Game, unit: Unit, against: Family) -> Weapon | None:
    """The weapon whose values count in an assault, None where there is none.

    Infantry uses its own, a light vehicle its best. A heavy vehicle uses its secondary weapon, or the only one that it
    has; what is destroyed counts no more.
    [hon.assault.heavy-secondary hon.ruling.single-weapon-vehicle]
    """
    weapons = game.face(unit).weapons
    usable = [w for n, w in enumerate(weapons) if w.template is None and not unit.weapons_lost >> n & 1]
    if game.kind(unit).family == "heavy":
        usable = [weapon for weapon in usable if weapon.role == "secondary" or len(weapons) == 1]
    return max(usable, key=lambda weapon: _worth(weapon, against), default=None)


def _worth(weapon: Weapon, against: Family) -> int:
    value = weapon.against(against)
    return LEAST if value is None else value


def weapon_in_hand(game: Game, unit: Unit, gear: str, against: Family) -> Weapon | None:
    """The weapon that a unit fights with: that of the marker it spends, or its own.

    [hon.ruling.assault-gear-for-x]
    """
    return game.scene.tables.weapons[gear] if gear else fighting_weapon(game, unit, against)


def combat_value(game: Game, unit: Unit, gear: str, enemy: Unit) -> int | None:
    """The Combat Value of a unit against the enemy's family, None for X; it is the same on every side of a vehicle.

    [hon.assault.x-target hon.assault.defender-x hon.ruling.heavy-side-assault]
    """
    family = game.kind(enemy).family
    weapon = weapon_in_hand(game, unit, gear, family)
    return None if weapon is None else weapon.against(family)


# Who may assault whom


def start_square(game: Game, unit: Unit, place: Square) -> Square | None:
    """The square next to the defender's from which a unit would assault: its own, or one of the vehicle it is in.

    A vehicle of two squares goes straight on.
    [hon.assault.from-where hon.assault.from-transport]
    """
    grid = game.scene.grid
    if game.kind(unit).squares > 1:
        ahead = moved(grid, Stance(unit.place, unit.facing), 1)
        return unit.place if ahead is not None and ahead.front == place else None
    for square in doors_of(game, unit):
        if grid.adjacent[square] >> place & 1:
            return square
    return None


def why_not_clash(game: Game, unit: Unit, target: Unit, place: Square, gear: str, left: int) -> Refusal | None:
    """Why a unit may not assault another one.

    It needs the ability and a Combat Value, comes from a free square or a friendly transport next to the defender,
    needs a square of movement for the step, and enters only ground that is open to it. Zones of Control do not matter.
    [hon.assault.who hon.assault.x-target hon.assault.from-where hon.assault.movement-needed hon.assault.zoc
    hon.zoc.assault-exception hon.ambush.assaulting hon.trans.protected hon.ruling.transport-enemy-assaults]
    """
    about = {"unit": unit.id, "target": target.id}
    if unit.ambushed:
        return Refusal("hon.ambush.assaulting", about)
    if assault_of(game, unit) is None:
        return Refusal("hon.assault.who", about)
    if target.aboard != NONE:
        return Refusal("hon.trans.protected", about)
    if target.seat == unit.seat or place not in game.squares_of(target) or not target.on_board:
        return Refusal("hon.assault.during-move", about)
    start = start_square(game, unit, place)
    if start is None or is_crowded(game, unit):
        return Refusal("hon.assault.from-where", about)
    if combat_value(game, unit, gear, target) is None:
        return Refusal("hon.assault.x-target", about)
    if left < 1:
        return Refusal("hon.assault.movement-needed", {**about, "place": place})
    return why_closed(game, unit, start, place)


def is_outside_arc(game: Game, clash: Clash) -> bool:
    """Whether the assault comes from outside the arc of the weapon that the defender fights with.

    [hon.assault.outside-arc]
    """
    attacker, defender = game.unit(clash.attacker), game.unit(clash.defender)
    weapon = fighting_weapon(game, defender, game.kind(attacker).family)
    if weapon is None or weapon.arc == FULL_CIRCLE:
        return False
    centre = game.scene.grid.centre
    x, y = centre(clash.place)
    start_x, start_y = centre(clash.start)
    return not in_arc(start_x - x, start_y - y, defender.facing, weapon.arc)


# What both sides add up to


def attack_total(game: Game, clash: Clash, die: int) -> Total:
    """The best of two dice, the Combat Value against the defender's family, and the attacker's bonuses and penalties.

    [hon.assault.attacker-roll]
    """
    attacker, defender = game.unit(clash.attacker), game.unit(clash.defender)
    terms = [
        Modifier("hon.assault.attacker-roll", die),
        *_strength(game, attacker, clash.gear, defender),
        *clash.bonuses,
        _suppression(game, attacker),
    ]
    return Total.of(terms, least=LEAST)


def defence_total(game: Game, clash: Clash, die: int) -> Total:
    """The best die, the Combat Value against the attacker's family, the terrain, and bonuses and penalties.

    [hon.assault.defender-roll]
    """
    attacker, defender = game.unit(clash.attacker), game.unit(clash.defender)
    terms = [
        Modifier("hon.assault.defender-roll", die),
        *_strength(game, defender, clash.answer, attacker),
        Modifier("hon.terr.def-bonus", cover(game, clash)),
        *clash.counters,
        _suppression(game, defender),
    ]
    return Total.of(terms, least=LEAST)


def _strength(game: Game, unit: Unit, gear: str, enemy: Unit) -> list[Modifier]:
    value = Modifier("hon.unit.combat-value", combat_value(game, unit, gear, enemy) or 0)
    return [value, Modifier("hon.assault.who", assault_of(game, unit) or 0)]


def _suppression(game: Game, unit: Unit) -> Modifier:
    """Each Suppressed marker takes two off, in attack and in defence.  [hon.assault.suppressed]"""
    return Modifier("hon.assault.suppressed", -game.scene.rulebook.suppressed_dice * unit.suppressed)


def cover(game: Game, clash: Clash) -> int:
    """The Defensive Bonus of the element that the defender is wholly in, if the attacker does not share it.

    Inside one defensive position or one room of a building there is none; from room to room there is.
    [hon.assault.defender-roll hon.terr.defpos-inside hon.bldg.bonus hon.ruling.assault-same-building]
    """
    defender = game.unit(clash.defender)
    if shares_cover(game, clash.start, clash.place):
        return 0
    family = game.kind(defender).family
    return min(game.ground.bonus(square, family) for square in game.squares_of(defender))


def shares_cover(game: Game, one: Square, other: Square) -> bool:
    """Whether two squares belong to the same defensive position or the same room of a building that stands."""
    scene = game.scene
    if other in scene.position_of and scene.position_of.get(one) == scene.position_of[other]:
        return True
    return game.ground.standing_house(other) is not None and scene.room_of.get(one) == scene.room_of[other]


def fights_with_two_dice(game: Game, unit: Unit) -> bool:
    """Who has Assault rolls two dice in defence too and keeps the best.  [hon.assault.no-ability-defends]"""
    return assault_of(game, unit) is not None
