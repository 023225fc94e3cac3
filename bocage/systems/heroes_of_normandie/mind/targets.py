"""Targets: what units are worth, what a hit costs them, and which guns they have, by quick estimates."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.systems.heroes_of_normandie.mind.chart import REDUCED, chart_of, hit_chances
from bocage.systems.heroes_of_normandie.rules.fire.shots import Kind
from bocage.systems.heroes_of_normandie.schema.units import Armour, UnitType, Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import Family
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, NONE, Unit

POINT = 0.8
"""What a victory point is worth, in the measure of units."""
DECIDES = 1.6
"""How much more the loss counts that breaks a group."""
STILL_TO_ACT, IDLE, ACTED = 1.0, 0.35, 0.3
"""How much of an enemy's fire is to be feared, who has an order, none, or has acted."""
SUPPRESSED = 0.3
"""The share of its worth that a Suppressed marker takes off a unit that has still to act."""
LATER = 0.08
"""The same for one that has acted."""
DAMAGED = 0.45
"""The share of its worth that a heavy vehicle loses with a hit."""


class Target(NamedTuple):
    """A unit as something to be hit: where, its Defence Value there, its worth, and the share that one hit takes."""

    place: Square
    family: Family
    need: int
    worth: float
    share: float
    will_act: bool

    def loss(self, value: int, kind: Kind, twin: bool) -> float:
        """What a shot of a Combat Value costs it on average."""
        hit, double = hit_chances(value, self.need, twin)
        if kind == "suppression":
            now = SUPPRESSED if self.will_act else LATER
            return self.worth * (now * min(hit + 0.6 * double, 1.5) + 0.1 * double)
        return self.worth * (self.share * (hit - double) + double)


def target(kind: UnitType, back: bool, place: Square, cover: int, worth: float, acts: bool = False) -> Target:
    """A unit of a type, on one of its faces, as a target in a square that gives so much cover to infantry."""
    face = kind.face(back)
    need = face.defence.side + 1 if isinstance(face.defence, Armour) else face.defence
    share = DAMAGED if kind.family == "heavy" else 1 - REDUCED if face.loss == "step" else 1.0
    return Target(place, kind.family, need + cover * (kind.family == "infantry"), worth, share, acts)


class Gun(NamedTuple):
    """A weapon that is aimed: its Combat Value against a target, how far it reaches and whether it is a twin."""

    value: int
    squares: int | None
    twin: bool


class Nest(NamedTuple):
    """An enemy as something to be feared: where from, how much, and its guns."""

    place: Square
    fear: float
    guns: tuple[Gun, ...]


def nest(game: Game, unit: Unit, family: Family) -> Nest:
    """A unit as something that a target of a family has to fear; templates are left out."""
    guns, shaken = [], game.scene.rulebook.suppressed_dice * unit.suppressed
    for weapon in game.face(unit).weapons:
        value = value_against(weapon, shaken, family)
        if value is not None and weapon.template is None:
            guns.append(Gun(value, weapon.squares, weapon.twin))
    fear = STILL_TO_ACT if will_act(unit) else ACTED if unit.has_acted else IDLE
    return Nest(unit.place, fear, tuple(guns))


def value_against(weapon: Weapon, shaken: int, family: Family) -> int | None:
    """The Combat Value of a weapon, less what Suppressed markers take off."""
    value = weapon.against(family)
    return None if value is None else value - shaken


def will_act(unit: Unit) -> bool:
    """Whether a unit has a token that has not come up."""
    return unit.order != NO_ORDER and not unit.has_acted


# What units are worth


def worths(game: Game) -> list[float]:
    """What each unit is worth as it stands, with its part of the points for breaking its group."""
    chart, stakes = chart_of(game.scene), tile_stakes(game)
    found = []
    for unit in game.units:
        value = chart.worths[unit.type]
        if unit.back and game.kind(unit).front.loss == "step":
            value *= REDUCED
        if unit.damage:
            value *= 1.0 - 0.15 * len(unit.damage)
        if unit.tile != NONE:
            value += POINT * stakes[unit.tile]
        elif not game.is_infantry(unit):
            value += POINT * game.scene.rulebook.vehicle_without_tile
        found.append(value)
    return found


def tile_stakes(game: Game) -> list[float]:
    """For each tile, a unit's part of the victory points that its group gives away when it breaks."""
    gone = [game.units[number] for number in bits((game.forces[0] | game.forces[1]) & ~game.ready)]
    tables, lost = game.scene.tables, [unit.tile for unit in gone if unit.lost]
    stakes = []
    for tile in game.tiles:
        printed = tables.options[tile.name] if tile.is_option else tables.tiles[tile.name]
        if tile.broken or not printed.breaking_point:
            stakes.append(0.0)
            continue
        share = printed.victory / printed.breaking_point
        stakes.append(share * DECIDES if lost.count(tile.id) + 1 >= printed.breaking_point else share)
    return stakes
