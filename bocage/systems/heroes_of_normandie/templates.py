"""Templates on intersections (Tir direct, tir indirect): where they may be laid, how they drift, and whom they hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from bocage.board.bits import bits, mask
from bocage.board.square import Corner, in_arc
from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, Pool, Refusal, Roll, Seat, Step, UnitId
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.attack import Attack
from bocage.systems.heroes_of_normandie.cards.moments import grenade
from bocage.systems.heroes_of_normandie.content import Weapon
from bocage.systems.heroes_of_normandie.fire import Shot, firing_seat, weapon_of
from bocage.systems.heroes_of_normandie.scene import COMPASS
from bocage.systems.heroes_of_normandie.sight import corner_penalty, eyes, standing_house
from bocage.systems.heroes_of_normandie.state import NONE, CornerId, Game, StructureId, Unit
from bocage.systems.heroes_of_normandie.structures import Demolition

CLEAR = 0
Manner = Literal["direct", "indirect"]


class Lay(Option):
    """Aim a template at this intersection: straight at it, or indirectly over what is in the way."""

    until: ClassVar[str] = "Shelling"
    corner: CornerId
    manner: Manner


# Where a template may be laid


def why_not_lay(game: Game, unit: Unit, weapon: Weapon, choice: Lay) -> Refusal | None:
    """An intersection outside buildings, in range and in the arc. Straight fire needs to see it, indirect fire not.

    With a clear line there is no indirect fire, nor is there any from inside a building.
    [hon.direct.target hon.direct.no-building hon.indirect.when hon.indirect.not-from-building hon.abil.limited-range
    hon.ruling.indirect-reduced-los hon.ruling.template-range-limits]
    """
    about: dict[str, Argument] = {"unit": unit.id, "corner": choice.corner}
    if is_inside_a_building(game, choice.corner):
        return Refusal("hon.direct.no-building", about)
    near = nearest(game, unit, choice.corner)
    if weapon.intersections is not None and near > weapon.intersections:
        return Refusal("hon.abil.limited-range", {**about, "range": weapon.intersections}, "intersections")
    if not any(points_at(game, unit, weapon, origin, choice.corner) for origin in eyes(game, unit)):
        return Refusal("hon.arc.limited", about, "corner")
    seen = penalty_at(game, unit, weapon, choice.corner)
    if choice.manner == "direct":
        return Refusal("hon.direct.target", about) if seen is None else None
    if weapon.scatter is None or seen == CLEAR:
        return Refusal("hon.indirect.when", about)
    inside = standing_house(game, unit.place) is not None
    return Refusal("hon.indirect.not-from-building", about) if inside else None


def nearest(game: Game, unit: Unit, corner: Corner) -> int:
    """How many intersections away one is; from inside a building the first is that before the opening.

    [hon.abil.limited-range-offset hon.opt.grenades-from-building hon.ruling.intersection-distance]
    """
    return min(game.scene.grid.corner_distance(origin, corner) for origin in eyes(game, unit))


def points_at(game: Game, unit: Unit, weapon: Weapon, origin: int, corner: Corner) -> bool:
    """Whether an intersection lies in a weapon's arc.  [hon.arc.limited]"""
    (x, y), (to_x, to_y) = game.scene.grid.centre(origin), game.scene.grid.corner_point(corner)
    return in_arc(to_x - x, to_y - y, unit.facing, weapon.arc)


def penalty_at(game: Game, unit: Unit, weapon: Weapon, corner: Corner) -> int | None:
    """What obstacles take off straight fire at an intersection, None where it cannot be seen.

    Grenades fly over everything but the walls of buildings.
    [hon.direct.obstacles hon.opt.grenades-over hon.ruling.grenade-los]
    """
    over = weapon.ignores_obstacles
    origins = (origin for origin in eyes(game, unit) if points_at(game, unit, weapon, origin, corner))
    found = [corner_penalty(game, unit, origin, corner, over=over) for origin in origins]
    return min((one for one in found if one is not None), default=None)


def is_inside_a_building(game: Game, corner: Corner) -> bool:
    """Whether an intersection lies inside the walls of a building.  [hon.direct.no-building]"""
    cores = game.scene.cores
    return any(cores[one.id] >> corner & 1 and not one.ruined for one in game.structures)


def aims_of(game: Game, unit: Unit, weapon: Weapon) -> Iterator[Lay]:
    """All intersections that a unit may lay a template on."""
    manners: tuple[Manner, ...] = ("direct",) if weapon.scatter is None else ("direct", "indirect")
    for corner in _corners_in_range(game, unit, weapon):
        for manner in manners:
            choice = Lay(corner, manner)
            if why_not_lay(game, unit, weapon, choice) is None:
                yield choice


def _corners_in_range(game: Game, unit: Unit, weapon: Weapon) -> Iterable[Corner]:
    if weapon.intersections is None:
        return range(game.scene.grid.corner_count)
    near = (game.scene.corners_within(origin, weapon.intersections) for origin in eyes(game, unit))
    return dict.fromkeys(corner for corners in near for corner in corners)


# Whom it hits


def covered(game: Game, weapon: Weapon, corner: Corner) -> int:
    """The squares under a template, even partly.

    [hon.direct.covered hon.intersection.def hon.ruling.template-shape]
    """
    rules = game.scene.rulebook
    rings = rules.large_blast_rings if weapon.template == "large-blast" else rules.blast_rings
    return game.scene.grid.around(corner, rings)


def victims(game: Game, weapon: Weapon, corner: Corner) -> tuple[UnitId, ...]:
    """The units that a template hits, friend or foe, each once; nobody inside a building, aboard or in ambush.

    [hon.direct.covered hon.direct.inside-safe hon.direct.ambushed-safe hon.opt.grenades-building-out
    hon.ruling.template-two-square hon.ruling.scatter-off-board]
    """
    if is_inside_a_building(game, corner):
        return ()
    squares = covered(game, weapon, corner) & ~_sheltered(game)
    found = 0
    for square in bits(squares):
        found |= game.here[square]
    return tuple(unit for unit in bits(found) if can_be_hit(game, weapon, game.unit(unit)))


def can_be_hit(game: Game, weapon: Weapon, unit: Unit) -> bool:
    """Whether an explosion can harm a unit.  [hon.direct.ambushed-safe hon.ambush.no-template hon.fire.type]"""
    return not unit.ambushed and weapon.against(game.kind(unit).family) is not None


def _sheltered(game: Game) -> int:
    """The squares inside buildings.  [hon.direct.inside-safe]"""
    return mask(place for structure in game.structures if not structure.ruined for place in structure.places)


# The template comes down


class Shelling(Frame[None]):
    """A template is aimed at an intersection; indirect fire may drift before it lands.

    `shot` is the attack on each unit under it, still without a target, `scatter` how far it drifts, 0 for direct fire.
    [hon.direct.values hon.indirect.scatter]
    """

    shot: Shot
    corner: CornerId
    scatter: int = 0

    def start(self, game: Game) -> Step:
        """Say where it is aimed, and roll for scatter; Suppressed markers do not count.

        [hon.indirect.scatter hon.indirect.no-suppressed hon.ruling.suppressed-exceptions]
        """
        seat = firing_seat(game, self.shot)
        manner: Manner = "indirect" if self.scatter else "direct"
        game.emit(events.TemplateAimed(seat, weapon_of(game, self.shot).name, self.corner, manner))
        if not self.scatter:
            return Goto(self.land)
        return Call(Roll("scatter", seat, 1), then=self.drifted)

    def drifted(self, game: Game, pool: Pool) -> Step:
        """1 to 4 are directions, 5 and 6 are on target. An observer makes the drift one shorter, and is known then.

        [hon.indirect.scatter hon.abil.observer hon.ruling.scatter-diagram hon.ruling.scatter-off-board]
        """
        rules, face = game.scene.rulebook, pool.faces[0]
        if face > len(rules.scatter):
            return Goto(self.land)
        observer = observer_of(game, firing_seat(game, self.shot), self.corner)
        if observer is not None and not observer.seen:
            game.reveal(observer.but(seen=True))
        far = max(0, self.scatter - (rules.observer_scatter if observer is not None else 0))
        if not far:
            return Goto(self.land)
        ends = game.scene.grid.scattered(self.corner, COMPASS.index(rules.scatter[face - 1]), far)
        if not ends:
            game.emit(events.FlewOff(weapon_of(game, self.shot).name))
            return self.done()
        if len(ends) == 1:
            return Goto(self.but(corner=ends[0]).land)
        return Goto(Drift(self.shot, ends).start)

    def land(self, game: Game) -> Step:
        """It comes down."""
        return Goto(explosion(game, self.shot, self.corner).start)


class LandOn(Option):
    """Let the template come down on this intersection."""

    corner: CornerId


class Drift(Frame[None]):
    """From offset squares back to the general grid: who fires chooses where the template lands.

    [hon.indirect.scatter-offset]
    """

    shot: Shot
    ends: tuple[CornerId, ...]

    def start(self, game: Game) -> Step:
        """Ask him."""
        options = [LandOn(corner) for corner in self.ends]
        return Ask(firing_seat(game, self.shot), "scatter", options, self.landed, self.why_not)

    def why_not(self, game: Game, choice: LandOn) -> Refusal | None:
        """One of those that are just as near."""
        if choice.corner in self.ends:
            return None
        return Refusal("hon.indirect.scatter-offset", {"corner": choice.corner})

    def landed(self, game: Game, choice: LandOn) -> Step:
        """It comes down."""
        return Goto(explosion(game, self.shot, choice.corner).start)


def observer_of(game: Game, seat: Seat, corner: Corner) -> Unit | None:
    """An artillery observer with a clear line of sight to an intersection, one that the enemy knows if there is any.

    [hon.abil.observer]
    """
    observers = (unit for unit in game.army_units(seat) if game.face(unit).abilities.observer)
    for unit in sorted(observers, key=lambda unit: not unit.seen):
        if any(corner_penalty(game, unit, origin, corner) == CLEAR for origin in eyes(game, unit)):
            return unit
    return None


def explosion(game: Game, shot: Shot, corner: Corner) -> Explosion:
    """The explosion of a weapon on an intersection."""
    return Explosion(shot, corner, victims(game, weapon_of(game, shot), corner))


class Explosion(Frame[None]):
    """All under a template are hit, each by a roll of its own; then the structures, each once.

    [hon.direct.covered hon.indirect.individual hon.ruling.structure-target]
    """

    shot: Shot
    corner: CornerId
    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """Say where it came down."""
        name = weapon_of(game, self.shot).name
        game.emit(events.Landed(name, self.corner))
        returning = grenade(game, name, self.units)
        return Goto(self.next_unit) if returning is None else Call(returning, then=self.returned)

    def returned(self, game: Game, corner: int) -> Step:
        """Somebody has thrown it back, or nobody.  [hon.card.throwback]"""
        return Goto(self.next_unit if corner == NONE else explosion(game, self.shot, corner).start)

    def next_unit(self, game: Game) -> Step:
        """Resolve the next hit."""
        if not self.units:
            return Goto(ruin(game, self.shot, self.corner).start)
        onward = self.but(units=self.units[1:])
        if not game.unit(self.units[0]).on_board:
            return Goto(onward.next_unit)
        return Call(Attack(self.shot.but(target=self.units[0])), then=onward.next_unit)


def ruin(game: Game, shot: Shot, corner: Corner) -> Ruin:
    """The buildings and wrecks under a template of a weapon with Destruction, even partly.

    Of a building only what is drawn counts, not its whole tile.
    [hon.direct.covered hon.destr.who hon.bldg.los-illustration]
    """
    weapon, seat = weapon_of(game, shot), firing_seat(game, shot)
    squares = covered(game, weapon, corner) if weapon.destruction else 0
    houses = tuple(one.id for one in game.structures if not one.ruined and squares & mask(one.places))
    wrecks = tuple(one.id for one in game.units if one.is_wreck and squares & mask(game.squares_of(one)))
    return Ruin(seat, weapon.destruction, houses, wrecks)


class Ruin(Frame[None]):
    """The structures under a template are rolled for, one after the other.  [hon.destr.roll]"""

    shown = False
    seat: Seat
    dice: int
    houses: tuple[StructureId, ...]
    wrecks: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next one."""
        if self.houses:
            roll = Demolition(self.seat, self.dice, structure=self.houses[0])
            return Call(roll, then=self.but(houses=self.houses[1:]).start)
        if self.wrecks:
            roll = Demolition(self.seat, self.dice, wreck=self.wrecks[0])
            return Call(roll, then=self.but(wrecks=self.wrecks[1:]).start)
        return self.done()
