"""Fire at a structure itself: a building or a wreck, by weapons with Destruction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import mask
from bocage.board.square import Obstacles, Square
from bocage.kernel import Argument, Call, Refusal, Step, UnitId
from bocage.systems.heroes_of_normandie.acts import Mode, When
from bocage.systems.heroes_of_normandie.arsenal import gear_of, gear_tile
from bocage.systems.heroes_of_normandie.content import Weapon
from bocage.systems.heroes_of_normandie.fire import FULL_CIRCLE, weapon_number, why_not_bear, why_not_use
from bocage.systems.heroes_of_normandie.fire_action import FireAct, Volley
from bocage.systems.heroes_of_normandie.sight import eyes, standing_house
from bocage.systems.heroes_of_normandie.state import NONE, Game, StructureId, Unit
from bocage.systems.heroes_of_normandie.structures import Demolition


class DemolitionAct(FireAct):
    """Fire at a structure: no attack roll, only the dice of Destruction.

    [hon.destr.who hon.ruling.structure-target]
    """

    until: ClassVar[str] = "Demolition"

    def why_not_strike(self, game: Game, unit: Unit, name: str, when: When) -> Refusal | None:
        """The weapon needs Destruction, and has to be able to fire now.  [hon.destr.who]"""
        weapon = demolishing_weapon(game, unit, name)
        if weapon is None:
            return Refusal("hon.destr.who", {"unit": unit.id})
        number = weapon_number(game, unit, name)
        if number < len(game.face(unit).weapons):
            return why_not_use(game, unit, number, when.mode)
        return why_not_bear(game, unit, weapon, when.mode)

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`: no unit is meant."""
        return False


class Demolish(DemolitionAct):
    """Fire at a building."""

    structure: StructureId
    weapon: str

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """A building that stands, seen from outside, in range and in the arc."""
        refusal = self.why_not_strike(game, unit, self.weapon, when)
        if refusal is not None:
            return refusal
        about: dict[str, Argument] = {"unit": unit.id, "structure": self.structure}
        building = game.structures[self.structure]
        if building.ruined or standing_house(game, unit.place) == building.id:
            return Refusal("hon.destr.building", about, "target")
        return why_unseen(game, unit, self.weapon, building.places, game.scene.houses[building.id].walls)

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

    wreck: UnitId
    weapon: str

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """A wreck that one sees, in range and in the arc."""
        refusal = self.why_not_strike(game, unit, self.weapon, when)
        if refusal is not None:
            return refusal
        wreck = game.unit(self.wreck)
        if not wreck.is_wreck:
            return Refusal("hon.destr.who", {"unit": unit.id, "wreck": wreck.id}, "wreck")
        return why_unseen(game, unit, self.weapon, game.squares_of(wreck), 0)

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


def demolishing_weapons(game: Game, unit: Unit) -> list[Weapon]:
    """The weapons of a unit that are fired straight and have Destruction.  [hon.destr.who]"""
    own = [one for one in game.face(unit).weapons if one.destruction and one.template is None]
    return own + [one for _, one in gear_of(game, unit) if one.destruction and one.template is None]


def demolishing_weapon(game: Game, unit: Unit, name: str) -> Weapon | None:
    """The one of that name."""
    return next((weapon for weapon in demolishing_weapons(game, unit) if weapon.name == name), None)


def why_unseen(game: Game, unit: Unit, name: str, squares: Sequence[Square], walls: int) -> Refusal | None:
    """Any square of a structure will do: its own squares and walls do not hide it.

    [hon.ruling.structure-target hon.los.requirement hon.abil.limited-range hon.arc.limited]
    """
    weapon = demolishing_weapon(game, unit, name)
    assert weapon is not None
    return why_out_of_sight(game, unit, weapon, squares, walls)


def why_out_of_sight(game: Game, unit: Unit, weapon: Weapon, squares: Sequence[Square], walls: int) -> Refusal | None:
    """The range, the arc and the line of sight of a weapon to any square of a structure.

    [hon.ruling.structure-target hon.los.requirement hon.abil.limited-range hon.arc.limited]
    """
    about: dict[str, Argument] = {"unit": unit.id}
    distances = game.scene.grid.distances
    lines = [(origin, square) for origin in eyes(game, unit) for square in squares if origin != square]
    in_range = [(a, b) for a, b in lines if weapon.squares is None or distances[a][b] <= weapon.squares]
    if weapon.squares is not None and not in_range:
        return Refusal("hon.abil.limited-range", {**about, "range": weapon.squares}, "structure")
    if is_any_open(game, unit, weapon, squares, walls, in_range):
        return None
    aimed = any(_in_arc(game, unit, weapon, a, b) for a, b in lines)
    return Refusal("hon.los.requirement" if aimed else "hon.arc.limited", about, "structure")


def is_any_open(
    game: Game,
    unit: Unit,
    weapon: Weapon,
    squares: Sequence[Square],
    walls: int,
    lines: Sequence[tuple[Square, Square]],
) -> bool:
    """Whether one of some lines to a structure lies in the arc of a weapon, and nothing blocks it."""
    grid, terrain = game.scene.grid, game.ground.obstacles
    seen = Obstacles(terrain.blocks, terrain.edges & ~walls)
    own = mask(squares) | mask(eyes(game, unit))
    for a, b in lines:
        if _in_arc(game, unit, weapon, a, b) and (
            weapon.ignores_obstacles or seen.hinder(grid.line(a, b), own, game.vehicles) is not None
        ):
            return True
    return False


def _in_arc(game: Game, unit: Unit, weapon: Weapon, origin: Square, square: Square) -> bool:
    return weapon.arc >= FULL_CIRCLE or bool(game.scene.grid.arc(origin, unit.facing, weapon.arc) >> square & 1)


def demolition_acts(game: Game, unit: Unit, when: When) -> Iterator[DemolitionAct]:
    """The structures that a unit may fire at."""
    if when.phase != "activation":
        return
    for name in dict.fromkeys([weapon.name for weapon in demolishing_weapons(game, unit)]):
        houses = [Demolish(building.id, name) for building in game.structures if not building.ruined]
        wrecks = [DemolishWreck(other.id, name) for other in game.units if other.is_wreck]
        for act in (*houses, *wrecks):
            if act.why_not(game, unit, when) is None:
                yield act


class Demolishing(Volley):
    """A structure is fired at.  [hon.destr.who hon.destr.roll]"""

    dice: int
    structure: StructureId
    wreck: UnitId

    def fire(self, game: Game) -> Step:
        """Roll the dice of Destruction."""
        seat = game.unit(self.unit).seat
        return Call(Demolition(seat, self.dice, self.structure, self.wreck), then=self.next_weapon)
