"""Weapons with a template (Grenades, mortiers): the Fire Action, and grenades thrown into positions and buildings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import bits, mask
from bocage.board.square import Square
from bocage.kernel import Argument, Ask, Call, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.activation.act import Mode, When
from bocage.systems.heroes_of_normandie.rules.cards.holding.play_windows import grenade
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import gear_of, gear_tile
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Shooting
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Salvo
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import (
    Shot,
    firing_seat,
    weapon_number,
    weapon_of,
    why_not_bear,
    why_not_use,
)
from bocage.systems.heroes_of_normandie.rules.fire.templates import (
    ANYWHERE,
    Lay,
    Shelling,
    aims_of,
    can_be_hit,
    can_lay,
    corners_upon,
    explosion,
    penalty_at,
    victims,
    why_not_lay,
)
from bocage.systems.heroes_of_normandie.rules.structures.structures import Ruin
from bocage.systems.heroes_of_normandie.scene.weapon_sets import BLASTS
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit


class Bombard(FireAct):
    """Fire or throw something that explodes."""

    weapon: str

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """The unit needs such a weapon, able to fire now, and an intersection or a place to aim at.

        [hon.direct.target hon.altfire.definition]
        """
        weapon = template_weapon(game, unit, self.weapon)
        about = {"unit": unit.id}
        if weapon is None:
            return Refusal("hon.altfire.definition", about)
        number = weapon_number(game, unit, self.weapon)
        if number < len(game.face(unit).weapons):
            refusal = why_not_use(game, unit, number, when.mode)
        else:
            refusal = why_not_bear(game, unit, weapon, when.mode)
        if refusal is not None:
            return refusal
        if can_lay(game, unit, weapon) or any(throws(game, unit, weapon)):
            return None
        return Refusal("hon.direct.target", about, "none")

    def weapon_bit(self, game: Game, unit: Unit) -> int:
        """See `FireAct`."""
        number = weapon_number(game, unit, self.weapon)
        return 1 << number if number < len(game.face(unit).weapons) else 0

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`."""
        weapon = template_weapon(game, unit, self.weapon)
        if weapon is None or not can_be_hit(game, weapon, target):
            return False
        aims = all_aims(game, unit, weapon, corners_upon(game, weapon, (target.id,)))
        return any(target.id in hits(game, weapon, aim) for aim in aims)

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Barrage:
        """See `FireAct`."""
        number = weapon_number(game, unit, self.weapon)
        if number < len(game.face(unit).weapons):
            shot = Shot(unit.id, number, NONE, mode=mode, area="blast")
            return Barrage(unit.id, mode, used, NONE, against, shot)
        shot = Shot(unit.id, NONE, NONE, mode=mode, gear=self.weapon, area="blast")
        return Barrage(unit.id, mode, used, gear_tile(game, unit, self.weapon), against, shot)


def template_weapon(game: Game, unit: Unit, name: str) -> Weapon | None:
    """The weapon of that name with an explosion template that a unit has, on its counter or by an option."""
    return next((weapon for weapon in template_weapons(game, unit) if weapon.name == name), None)


def template_weapons(game: Game, unit: Unit) -> Sequence[Weapon]:
    """The weapons of a unit with an explosion template.  [hon.direct.values]"""
    own, gears = game.arms(unit).exploding, gear_of(game, unit)
    return [*own, *[weapon for _, weapon in gears if weapon.template in BLASTS]] if gears else own


def template_acts(game: Game, unit: Unit, when: When) -> Sequence[Bombard]:
    """What a unit may let explode."""
    weapons = template_weapons(game, unit) if when.phase == "activation" else ()
    if not weapons:
        return ()
    acts = [Bombard(name) for name in dict.fromkeys([weapon.name for weapon in weapons])]
    if when.against != NONE:
        acts = [act for act in acts if act.strikes(game, unit, game.units[when.against])]
    return [act for act in acts if act.why_not(game, unit, when) is None]


# Into positions and buildings


class ThrowInto(Option):
    """Throw it into the position or the building, past this square."""

    until: ClassVar[str] = "Inside"
    place: AimId


def throws(game: Game, unit: Unit, weapon: Weapon) -> Iterator[ThrowInto]:
    """The positions and buildings that a unit may throw a grenade into."""
    if weapon.ignores_obstacles and unit.on_board:
        closed_in = game.ground.rooms | game.scene.positions
        for square in bits(game.scene.grid.adjacent[unit.place] & closed_in):
            if why_not_throw(game, unit, weapon, square) is None:
                yield ThrowInto(square)


def why_not_throw(game: Game, unit: Unit, weapon: Weapon, square: Square) -> Refusal | None:
    """A grenade goes into a position from a square next to it, into a building from outside next to an opening.

    Nobody throws one into the building that he is in.
    [hon.opt.grenades-defensive-in hon.opt.grenades-building-in hon.ruling.grenade-inside-thrower
    hon.ruling.unit-in-doorway-fire]
    """
    about: dict[str, Argument] = {"unit": unit.id, "place": square}
    near = unit.on_board and bool(game.scene.grid.adjacent[unit.place] >> square & 1)
    house = game.ground.standing_house(square)
    if house is not None:
        through = near and is_through_opening(game, unit.place, square, house)
        ours = weapon.ignores_obstacles and game.ground.standing_house(unit.place) is None
        return None if through and ours else Refusal("hon.opt.grenades-building-in", about)
    positions = game.scene.position_of
    if near and weapon.ignores_obstacles and square in positions and positions.get(unit.place) != positions[square]:
        return None
    return Refusal("hon.opt.grenades-defensive-in", about)


def is_through_opening(game: Game, outside: Square, inner: Square, house: int) -> bool:
    """Whether a door or a window is between a square outside and one inside.  [hon.bldg.opening]"""
    built = game.scene.houses[house]
    return game.scene.grid.passes(inner, outside, built.walls & ~built.openings)


def room_of(game: Game, square: Square) -> tuple[Square, ...]:
    """All squares of the building or position that a square belongs to.

    [hon.opt.grenades-building-in hon.ruling.grenade-defensive-area]
    """
    house = game.ground.standing_house(square)
    if house is not None:
        return game.scene.houses[house].inner
    positions = game.scene.position_of
    return tuple(place for place, number in positions.items() if number == positions.get(square))


def those_inside(game: Game, square: Square) -> tuple[UnitId, ...]:
    """The units in the building or position that a square belongs to, friend or foe, even partly.

    [hon.ruling.position-half-inside]
    """
    squares = mask(room_of(game, square))
    return tuple(unit.id for unit in game.units if unit.on_board and squares & mask(game.squares_of(unit)))


class Inside(Shooting[None]):
    """An explosion in a building or position: all in it are hit, without its Defensive Bonus, and nobody outside.

    [hon.opt.grenades-building-in hon.opt.grenades-defensive-in]
    """

    place: PlaceId
    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """Say where it goes."""
        name = weapon_of(game, self.shot).name
        game.emit(events.ThrownInside(self.shot.unit, name, self.place))
        returning = grenade(game, name, self.units)
        return Goto(self.next_unit) if returning is None else Call(returning, then=self.returned)

    def returned(self, game: Game, corner: int) -> Step:
        """Somebody has thrown it out again, or nobody.  [hon.card.throwback]"""
        return Goto(self.next_unit if corner == NONE else explosion(game, self.shot.but(area="blast"), corner).start)

    def next_unit(self, game: Game) -> Step:
        """Resolve the next hit, at last that on the building.  [hon.destr.who]"""
        if self.units:
            onward = self.but(units=self.units[1:])
            if not game.unit(self.units[0]).on_board:
                return Goto(onward.next_unit)
            return Call(Attack(self.shot.but(target=self.units[0])), then=onward.next_unit)
        house = game.ground.standing_house(self.place)
        dice = weapon_of(game, self.shot).destruction
        houses = () if house is None else (house,)
        return Goto(Ruin(firing_seat(game, self.shot), dice, houses).start)


# The Fire Action


Target = Lay | ThrowInto


def all_aims(game: Game, unit: Unit, weapon: Weapon, among: int = ANYWHERE) -> Iterator[Target]:
    """All that a weapon with a template may be aimed at, among a bitset of intersections."""
    yield from aims_of(game, unit, weapon, among)
    yield from throws(game, unit, weapon)


def hits(game: Game, weapon: Weapon, aim: Target) -> tuple[UnitId, ...]:
    """Whom it would hit, if it lands where it is aimed."""
    if isinstance(aim, Lay):
        return victims(game, weapon, aim.corner)
    return tuple(unit for unit in those_inside(game, aim.place) if can_be_hit(game, weapon, game.unit(unit)))


class Barrage(Salvo):
    """Fire with a template: the intersection is chosen, then the template comes down.

    [hon.direct.target hon.indirect.when hon.opt.grenades]
    """

    prompt = "barrage"

    def fire(self, game: Game) -> Step:
        """Choose the intersection: those with a target are listed, but any that is legal may be chosen."""
        unit, weapon = game.unit(self.unit), weapon_of(game, self.shot)
        upon = corners_upon(game, weapon, game.in_sight_of(unit.seat))
        promising = self.legal(game, unit, weapon, upon)
        useful = [aim for aim in promising if self.is_useful(game, unit, weapon, aim)]
        about: dict[str, Argument] = {"unit": unit.id, "weapon": weapon.name}
        options = useful or self.legal(game, unit, weapon)
        return Ask(unit.seat, self.prompt, options, self.aimed, self.why_not, about, proposals=True)

    def legal(self, game: Game, unit: Unit, weapon: Weapon, among: int = ANYWHERE) -> list[Target]:
        """All that it may be aimed at, among a bitset of intersections."""
        aims = all_aims(game, unit, weapon, among)
        return [aim for aim in aims if self.against == NONE or self.against in hits(game, weapon, aim)]

    def is_useful(self, game: Game, unit: Unit, weapon: Weapon, aim: Target) -> bool:
        """Whether it would hit an enemy where it is aimed, or a building."""
        if any(game.unit(hit).seat != unit.seat for hit in hits(game, weapon, aim)):
            return True
        return isinstance(aim, ThrowInto) and game.ground.standing_house(aim.place) is not None

    def why_not(self, game: Game, choice: Target) -> Refusal | None:
        """Why it cannot be aimed there."""
        unit, weapon = game.unit(self.unit), weapon_of(game, self.shot)
        if isinstance(choice, Lay):
            refusal = why_not_lay(game, unit, weapon, choice)
        else:
            refusal = why_not_throw(game, unit, weapon, choice.place)
        if refusal is None and self.against != NONE and self.against not in hits(game, weapon, choice):
            return Refusal("hon.altfire.triggered", {"unit": unit.id, "target": self.against})
        return refusal

    def aimed(self, game: Game, choice: Target) -> Step:
        """Direct fire meets the obstacles before the intersection, indirect fire none.

        [hon.direct.obstacles hon.indirect.no-obstacles hon.terr.obstacle-yellow]
        """
        unit, weapon = game.unit(self.unit), weapon_of(game, self.shot)
        if isinstance(choice, ThrowInto):
            inside = self.shot.but(area="inside")
            return Call(Inside(inside, choice.place, hits(game, weapon, choice)), then=self.next_weapon)
        if choice.manner == "indirect":
            return Call(Shelling(self.shot, choice.corner, weapon.scatter or 0), then=self.next_weapon)
        penalty = penalty_at(game, unit, weapon, choice.corner) or 0
        yellow = penalty - (penalty_at(game, unit, weapon, choice.corner, on_foot=False) or 0)
        shot = self.shot.but(penalty=penalty, yellow=yellow)
        return Call(Shelling(shot, choice.corner), then=self.next_weapon)
