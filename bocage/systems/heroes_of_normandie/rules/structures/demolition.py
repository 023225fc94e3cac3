"""Fire at a structure itself: a building or a wreck, by weapons with Destruction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import mask
from bocage.board.square import FULL_CIRCLE, Square
from bocage.kernel import Argument, Call, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.act import Mode, When
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import gear_of, gear_tile
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Volley
from bocage.systems.heroes_of_normandie.rules.fire.shots import weapon_number, why_not_bear, why_not_use
from bocage.systems.heroes_of_normandie.rules.fire.sight import eyes
from bocage.systems.heroes_of_normandie.rules.structures.structures import Demolition
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Structure, StructureId, Unit


class DemolitionAct(FireAct):
    """Fire at a structure: no attack roll, only the dice of Destruction."""

    until: ClassVar[str] = "Demolition"

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`: no unit is meant."""
        return False


class Demolish(DemolitionAct):
    """Fire at a building."""

    structure: StructureId
    weapon: str

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """A building that stands, seen from outside, in range and in the arc."""
        weapon = demolishing_weapon(game, unit, self.weapon)
        if weapon is None:
            return Refusal("hon.destr.who", {"unit": unit.id})
        building = game.structures[self.structure]
        refusal = why_not_strike(game, unit, weapon, when)
        if refusal is None and (building.ruined or game.ground.standing_house(unit.place) == building.id):
            refusal = Refusal("hon.destr.building", {"unit": unit.id, "structure": building.id}, "target")
        return refusal or why_out_of_sight(game, unit, weapon, building.places, walls_of(game, building))

    def weapon_bit(self, game: Game, unit: Unit) -> int:
        """See `FireAct`."""
        return bit_of(game, unit, self.weapon)

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Demolishing:
        """See `FireAct`."""
        weapon = demolishing_weapon(game, unit, self.weapon)
        assert weapon is not None
        tile = gear_tile(game, unit, self.weapon) if not self.weapon_bit(game, unit) else NONE
        return Demolishing(unit.id, mode, used, tile, against, weapon.destruction, self.structure, NONE)


class DemolishWreck(DemolitionAct):
    """Fire at a wreck."""

    wreck: TargetId
    weapon: str

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """A wreck that one sees, in range and in the arc."""
        weapon = demolishing_weapon(game, unit, self.weapon)
        if weapon is None:
            return Refusal("hon.destr.who", {"unit": unit.id})
        wreck = game.unit(self.wreck)
        refusal = why_not_strike(game, unit, weapon, when)
        if refusal is None and not wreck.is_wreck:
            refusal = Refusal("hon.destr.who", {"unit": unit.id, "wreck": wreck.id}, "wreck")
        return refusal or why_out_of_sight(game, unit, weapon, game.squares_of(wreck))

    def weapon_bit(self, game: Game, unit: Unit) -> int:
        """See `FireAct`."""
        return bit_of(game, unit, self.weapon)

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Demolishing:
        """See `FireAct`."""
        weapon = demolishing_weapon(game, unit, self.weapon)
        assert weapon is not None
        tile = gear_tile(game, unit, self.weapon) if not self.weapon_bit(game, unit) else NONE
        return Demolishing(unit.id, mode, used, tile, against, weapon.destruction, NONE, self.wreck)


def bit_of(game: Game, unit: Unit, name: str) -> int:
    """A weapon of the counter as a bitset, none where it is gear."""
    number = weapon_number(game, unit, name)
    return 1 << number if number < len(game.face(unit).weapons) else 0


def demolishing_weapons(game: Game, unit: Unit) -> Sequence[Weapon]:
    """The weapons of a unit that are fired straight and have Destruction.  [hon.destr.who]"""
    own, gears = game.arms(unit).demolishing, gear_of(game, unit)
    return [*own, *[one for _, one in gears if one.destruction and one.template is None]] if gears else own


def demolishing_weapon(game: Game, unit: Unit, name: str) -> Weapon | None:
    """The one of that name."""
    return next((weapon for weapon in demolishing_weapons(game, unit) if weapon.name == name), None)


def why_not_strike(game: Game, unit: Unit, weapon: Weapon, when: When) -> Refusal | None:
    """A weapon with Destruction has to be able to fire now.  [hon.destr.who]"""
    number = weapon_number(game, unit, weapon.name)
    if number < len(game.face(unit).weapons):
        return why_not_use(game, unit, number, when.mode)
    return why_not_bear(game, unit, weapon, when.mode)


def walls_of(game: Game, building: Structure) -> int:
    """The edges of a building that are built up."""
    return game.scene.houses[building.id].walls


def why_out_of_sight(
    game: Game, unit: Unit, weapon: Weapon, squares: Sequence[Square], walls: int = 0
) -> Refusal | None:
    """The range, the arc and the line of sight of a weapon to any square of a structure.

    [hon.ruling.structure-target hon.los.requirement hon.abil.limited-range hon.arc.limited]
    """
    if is_any_open(game, unit, weapon, squares, walls):
        return None
    about: dict[str, Argument] = {"unit": unit.id}
    lines = [(origin, square) for origin in eyes(game, unit) for square in squares if origin != square]
    if weapon.squares is not None and not any(_in_range(game, weapon, a, b) for a, b in lines):
        return Refusal("hon.abil.limited-range", {**about, "range": weapon.squares}, "structure")
    aimed = any(_in_arc(game, unit, weapon, a, b) for a, b in lines)
    return Refusal("hon.los.requirement" if aimed else "hon.arc.limited", about, "structure")


def is_any_open(game: Game, unit: Unit, weapon: Weapon, squares: Sequence[Square], walls: int = 0) -> bool:
    """Whether a line to any square of a structure lies in range and in the arc of a weapon, and nothing blocks it.

    The structure's own squares and walls do not hide it.
    [hon.ruling.structure-target]
    """
    grid, origins = game.scene.grid, eyes(game, unit)
    seen, own = game.ground.obstacles_but(walls), mask(squares) | mask(origins)
    in_the_way = 0 if weapon.ignores_obstacles else (seen.blocks | game.vehicles) & ~own
    for a in origins:
        crossed = grid.sweeps[a].crossed
        for b in squares:
            if a == b or crossed[b] & in_the_way:
                continue
            if not (_in_range(game, weapon, a, b) and _in_arc(game, unit, weapon, a, b)):
                continue
            if weapon.ignores_obstacles or seen.between(grid, a, b, own, game.vehicles) is not None:
                return True
    return False


def _in_range(game: Game, weapon: Weapon, origin: Square, square: Square) -> bool:
    return weapon.squares is None or game.scene.grid.distances[origin][square] <= weapon.squares


def _in_arc(game: Game, unit: Unit, weapon: Weapon, origin: Square, square: Square) -> bool:
    return weapon.arc >= FULL_CIRCLE or bool(game.scene.grid.arc(origin, unit.facing, weapon.arc) >> square & 1)


def demolition_acts(game: Game, unit: Unit, when: When) -> Iterable[DemolitionAct]:
    """The structures that a unit may fire at; to fire at one is no answer to a unit that moves or fires."""
    if when.phase != "activation" or when.against != NONE:
        return ()
    weapons = demolishing_weapons(game, unit)
    return _structures_to_strike(game, unit, weapons, when) if weapons else ()


def _structures_to_strike(game: Game, unit: Unit, weapons: Sequence[Weapon], when: When) -> Iterator[DemolitionAct]:
    inside = game.ground.standing_house(unit.place)
    houses = [building for building in game.structures if not building.ruined and building.id != inside]
    wrecks = [other for other in game.units if other.lost and other.place != OFF_BOARD]
    names: set[str] = set()
    for weapon in weapons if houses or wrecks else ():
        if weapon.name not in names and why_not_strike(game, unit, weapon, when) is None:
            names.add(weapon.name)
            for building in houses:
                if is_any_open(game, unit, weapon, building.places, walls_of(game, building)):
                    yield Demolish(building.id, weapon.name)
            for wreck in wrecks:
                if is_any_open(game, unit, weapon, game.squares_of(wreck)):
                    yield DemolishWreck(wreck.id, weapon.name)


class Demolishing(Volley):
    """A structure is fired at.  [hon.destr.who hon.destr.roll]"""

    dice: int
    structure: StructureId
    wreck: UnitId

    def fire(self, game: Game) -> Step:
        """Roll the dice of Destruction."""
        seat = game.unit(self.unit).seat
        return Call(Demolition(seat, self.dice, self.structure, self.wreck), then=self.next_weapon)
