"""Flamethrowers (Lance-flammes): a template of their own, and flames into positions and buildings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import bits, mask
from bocage.board.square import Facing, Square
from bocage.kernel import Argument, Call, Goto, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.activation.act import Mode, When
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import FLAMES, has_flamethrower
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Salvo
from bocage.systems.heroes_of_normandie.rules.fire.lines_of_fire import EIGHTH
from bocage.systems.heroes_of_normandie.rules.fire.losses import suppress
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot, why_not_bear
from bocage.systems.heroes_of_normandie.rules.fire.sight import eyes
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import is_through_opening, room_of, those_inside
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.scene.sight_lines import obstacles_of
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

FACINGS = range(8)
FLAME_SUPPRESSED = 1
"""The Suppressed markers of a unit that flames hit.  [hon.flame.suppress]"""


# Whom flames hit


def jet(game: Game, unit: Unit, facing: Facing, from_rear: bool = False) -> dict[UnitId, int]:
    """The units under the flames, friend or foe, and what obstacles take off each attack; not who fires.

    Nobody inside a building is hit. Yellow obstacles protect infantry alone.
    [hon.flame.place hon.flame.hits hon.flame.obstacles hon.terr.obstacle-yellow hon.ruling.flame-template-shape]
    """
    grid, ground, own = game.scene.grid, game.ground, mask(eyes(game, unit))
    origin = nozzle(game, unit, from_rear)
    units = (game.infantry | game.lurking | game.vehicles) & ~own & ~ground.rooms
    found: dict[UnitId, int] = {}
    for row in flames(game, unit, facing, from_rear):
        for square in bits(row & units):
            for hit in game.units_in(square):
                terrain = obstacles_of(ground, game.is_infantry(hit))
                penalty = terrain.between(grid, origin, square, own, game.vehicles)
                if penalty is not None:
                    found[hit.id] = min(penalty, found.get(hit.id, penalty))
    return found


def nozzle(game: Game, unit: Unit, from_rear: bool) -> Square:
    """The square that the flames come from: that of who fires, or either one of the vehicle that it is aboard.

    [hon.flame.place hon.trans.fire-los]
    """
    origins = eyes(game, unit)
    return origins[-1] if from_rear else origins[0]


def flames(game: Game, unit: Unit, facing: Facing, from_rear: bool = False) -> Iterator[int]:
    """The squares under the flames, row by row, as bitsets.

    They end where something blocks sight, or in a square with a vehicle, which is still hit.  [hon.flame.obstacles]
    """
    ends = (game.ground.obstacles.blocks | game.vehicles) & ~mask(eyes(game, unit))
    for row in game.scene.flames(nozzle(game, unit, from_rear), facing):
        yield row
        if row & ends:
            break


def flame_weapon(game: Game) -> Weapon:
    """The template's own Combat Values and abilities.  [hon.flame.template]"""
    return game.scene.tables.weapons[FLAMES]


def why_no_flames(game: Game, unit: Unit, mode: Mode) -> Refusal | None:
    """Only who has a flamethrower uses one; its template grants Fire on the Move.  [hon.flame.template]"""
    if not has_flamethrower(game, unit):
        return Refusal("hon.flame.template", {"unit": unit.id})
    return why_not_bear(game, unit, flame_weapon(game), mode)


def has_rear(game: Game, unit: Unit) -> bool:
    """Whether a unit may fire from a second square, of the vehicle that it is aboard.  [hon.trans.fire-los]"""
    return unit.aboard != NONE and len(eyes(game, unit)) > 1


class Flame(FireAct):
    """Fire the flamethrower that way, in eighths of a turn clockwise from north."""

    until: ClassVar[str] = "Flames"
    facing: int
    from_rear: bool = False
    """Whether they come from the rear square of the vehicle that who fires is aboard."""

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Any of eight directions inside the arc, with somebody in it.

        [hon.flame.place hon.arc.limited hon.trans.fire-los]
        """
        about: dict[str, Argument] = {"unit": unit.id}
        if self.facing not in FACINGS or (self.from_rear and not has_rear(game, unit)):
            return Refusal("hon.flame.place", about)
        refusal = why_no_flames(game, unit, when.mode)
        if refusal is not None:
            return refusal
        turn = (self.facing - unit.facing) % len(FACINGS)
        if 2 * EIGHTH * min(turn, len(FACINGS) - turn) > flame_weapon(game).arc:
            return Refusal("hon.flame.place", about)
        return None if jet(game, unit, self.facing, self.from_rear) else Refusal("hon.flame.hits", about)

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`."""
        return target.id in jet(game, unit, self.facing, self.from_rear)

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Flames:
        """See `FireAct`."""
        shot = Shot(unit.id, NONE, NONE, mode=mode, gear=FLAMES, area="flame")
        hit = jet(game, unit, self.facing, self.from_rear)
        return Flames(unit.id, mode, used, NONE, against, shot, tuple(hit), tuple(hit.values()), facing=self.facing)


class FlameInto(FireAct):
    """Fire the flamethrower into the building or the position, past this square."""

    until: ClassVar[str] = "Flames"
    place: AimId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Into a building through an opening next to one's square; into a position from beside it or inside it.

        [hon.flame.building hon.flame.defensive]
        """
        refusal = why_no_flames(game, unit, when.mode)
        if refusal is not None:
            return refusal
        about: dict[str, Argument] = {"unit": unit.id, "place": self.place}
        near = unit.on_board and bool(game.scene.grid.adjacent[unit.place] >> self.place & 1)
        house = game.ground.standing_house(self.place)
        if house is not None:
            outside = near and game.ground.standing_house(unit.place) is None
            if not outside or not is_through_opening(game, unit.place, self.place, house):
                return Refusal("hon.flame.building", about)
        elif not near or self.place not in game.scene.position_of:
            return Refusal("hon.flame.defensive", about)
        return None if inside(game, unit, self.place) else Refusal("hon.flame.hits", about)

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`."""
        return target.id in inside(game, unit, self.place)

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> Flames:
        """See `FireAct`."""
        shot = Shot(unit.id, NONE, NONE, mode=mode, gear=FLAMES, area="inside")
        hit = inside(game, unit, self.place)
        return Flames(unit.id, mode, used, NONE, against, shot, tuple(hit), tuple(hit.values()), place=self.place)


def inside(game: Game, unit: Unit, place: Square) -> dict[UnitId, int]:
    """Whom flames into a building or a position hit, and what obstacles take off.

    All in the building; in a position those of its units that are under the template, which does not leave it.
    [hon.flame.building hon.flame.defensive hon.ruling.position-half-inside]
    """
    if game.ground.standing_house(place) is not None:
        return dict.fromkeys(those_inside(game, place), 0)
    squares = mask(room_of(game, place))
    burnt = jet(game, unit, game.scene.grid.direction(unit.place, place))
    return {hit: penalty for hit, penalty in burnt.items() if squares & mask(game.squares_of(game.unit(hit)))}


def flame_acts(game: Game, unit: Unit, when: When) -> Sequence[FireAct]:
    """The ways to use a flamethrower."""
    if when.phase != "activation" or not game.scene.flamers[unit.type][unit.back]:
        return ()
    if why_no_flames(game, unit, when.mode) is not None:
        return ()
    near = bits(game.scene.grid.adjacent[unit.place]) if unit.on_board else ()
    ends = (False, True) if has_rear(game, unit) else (False,)
    ways: list[FireAct] = [Flame(facing, from_rear) for from_rear in ends for facing in FACINGS]
    ways += [FlameInto(square) for square in near]
    return [act for act in ways if act.why_not(game, unit, when) is None]


class Flames(Salvo):
    """All that the flames touch are attacked, and suppressed besides.  [hon.flame.hits hon.flame.suppress]"""

    units: tuple[UnitId, ...]
    penalties: tuple[int, ...]
    facing: int = NONE
    place: PlaceId = NONE

    def fire(self, game: Game) -> Step:
        """Say where they go."""
        if self.place != NONE:
            game.emit(events.ThrownInside(self.unit, FLAMES, self.place))
        else:
            game.emit(events.Flamed(self.unit, self.facing))
        return Goto(self.next_unit)

    def next_unit(self, game: Game) -> Step:
        """Attack the next one; who lay in ambush does so no more."""
        if not self.units:
            return Goto(self.next_weapon)
        unit = game.unit(self.units[0])
        if not unit.on_board:
            return Goto(self.but(units=self.units[1:], penalties=self.penalties[1:]).next_unit)
        if unit.ambushed:
            uncover(game, unit)
        elif not unit.seen:
            game.reveal(unit.but(seen=True))
        shot = self.shot.but(target=unit.id, penalty=self.penalties[0])
        return Call(Attack(shot), then=self.singed)

    def singed(self, game: Game) -> Step:
        """A Suppressed marker, whatever else has happened.  [hon.flame.suppress]"""
        unit = game.unit(self.units[0])
        if unit.on_board:
            suppress(game, unit, FLAME_SUPPRESSED)
        return Goto(self.but(units=self.units[1:], penalties=self.penalties[1:]).next_unit)
