"""Templates on intersections (Tir direct, tir indirect): where they may be laid, how they drift, and whom they hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Literal

from bocage.board.bits import bits, mask
from bocage.board.square import Corner
from bocage.kernel import Argument, Ask, Call, Goto, Option, Pool, Refusal, Seat, Step, UnitId
from bocage.systems.heroes_of_normandie.rules.cards.holding.any_roll import BonusRoll
from bocage.systems.heroes_of_normandie.rules.cards.holding.play_windows import grenade
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Shooting
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot, firing_seat, weapon_of
from bocage.systems.heroes_of_normandie.rules.fire.sight import (
    corner_penalty,
    corners_clear_from,
    corners_seen_from,
    eyes,
)
from bocage.systems.heroes_of_normandie.rules.structures.structures import Ruin
from bocage.systems.heroes_of_normandie.scene.scene import COMPASS
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, AimedCorner, CornerId, Unit

CLEAR = 0
ANYWHERE = -1
"""The bitset of all intersections."""
MANY = 24
"""Of so many intersections it is found out at once which are seen."""
Manner = Literal["direct", "indirect"]


class Lay(Option):
    """Aim a template at this intersection: straight at it, or indirectly over what is in the way."""

    until: ClassVar[str] = "Shelling"
    corner: AimedCorner
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
    return None if choice.manner in manners_of(game, unit, weapon, seen) else why_not_so(game, unit, weapon, choice)


def manners_of(game: Game, unit: Unit, weapon: Weapon, seen: int | None) -> tuple[Manner, ...]:
    """How a weapon may be fired at an intersection over a line that takes so much off, None where it is blocked.

    [hon.direct.target hon.indirect.when hon.indirect.not-from-building]
    """
    direct: tuple[Manner, ...] = () if seen is None else ("direct",)
    if weapon.scatter is None or seen == CLEAR or game.ground.standing_house(unit.place) is not None:
        return direct
    return (*direct, "indirect")


def why_not_so(game: Game, unit: Unit, weapon: Weapon, choice: Lay) -> Refusal:
    """Why a weapon does not fire in that manner at an intersection in its range and arc."""
    about: dict[str, Argument] = {"unit": unit.id, "corner": choice.corner}
    if choice.manner == "direct":
        return Refusal("hon.direct.target", about)
    inside = weapon.scatter is not None and penalty_at(game, unit, weapon, choice.corner) != CLEAR
    return Refusal("hon.indirect.not-from-building" if inside else "hon.indirect.when", about)


def nearest(game: Game, unit: Unit, corner: Corner) -> int:
    """How many intersections away one is; from inside a building the first is that before the opening.

    [hon.abil.limited-range-offset hon.opt.grenades-from-building hon.ruling.intersection-distance]
    """
    return min(game.scene.grid.corner_distance(origin, corner) for origin in eyes(game, unit))


def points_at(game: Game, unit: Unit, weapon: Weapon, origin: int, corner: Corner) -> bool:
    """Whether an intersection lies in a weapon's arc.  [hon.arc.limited]"""
    return bool(game.scene.grid.corner_arc(origin, unit.facing, weapon.arc) >> corner & 1)


def penalty_at(game: Game, unit: Unit, weapon: Weapon, corner: Corner, on_foot: bool = True) -> int | None:
    """What obstacles take off straight fire at an intersection, None where it cannot be seen.

    Yellow ones count against those on foot. Grenades fly over everything but the walls of buildings.
    [hon.direct.obstacles hon.terr.obstacle-yellow hon.opt.grenades-over hon.ruling.grenade-los]
    """
    over, found = weapon.ignores_obstacles, []
    for origin in eyes(game, unit):
        if points_at(game, unit, weapon, origin, corner):
            penalty = corner_penalty(game, unit, origin, corner, over, on_foot)
            if penalty is not None:
                found.append(penalty)
    return min(found, default=None)


def is_inside_a_building(game: Game, corner: Corner) -> bool:
    """Whether an intersection lies inside the walls of a building.  [hon.direct.no-building]"""
    return bool(game.ground.cores >> corner & 1)


def aims_of(game: Game, unit: Unit, weapon: Weapon, among: int = ANYWHERE) -> Iterator[Lay]:
    """All intersections, of a bitset of them, that a unit may lay a template on; many are asked for at once."""
    corners = _corners_to_aim_at(game, unit, weapon, among)
    if weapon.ignores_obstacles or len(corners) < MANY:
        for corner in corners:
            for manner in manners_of(game, unit, weapon, penalty_at(game, unit, weapon, corner)):
                yield Lay(corner, manner)
        return
    direct, clear = _corners_in_view(game, unit, weapon)
    for corner in corners:
        if direct >> corner & 1:
            yield Lay(corner, "direct")
        if not clear >> corner & 1:
            yield Lay(corner, "indirect")


def can_lay(game: Game, unit: Unit, weapon: Weapon) -> bool:
    """Whether there is any intersection for a template: one that cannot be fired at directly can be indirectly.

    As a rule one sees a corner of the square that one is in.
    """
    if weapon.scatter is not None and game.ground.standing_house(unit.place) is None:
        return bool(_corners_in_reach(game, unit, weapon))
    own = mask([corner for square in eyes(game, unit) for corner in game.scene.grid.corners_of(square)])
    return any(aims_of(game, unit, weapon, own)) or any(aims_of(game, unit, weapon))


def _corners_in_view(game: Game, unit: Unit, weapon: Weapon) -> tuple[int, int]:
    """The intersections in the arc of a weapon that are seen, and those that it cannot be fired at indirectly."""
    indirect = weapon.scatter is not None and game.ground.standing_house(unit.place) is None
    seen, clear = 0, 0 if indirect else ANYWHERE
    for origin in eyes(game, unit):
        arc = game.scene.grid.corner_arc(origin, unit.facing, weapon.arc)
        seen |= arc & corners_seen_from(game, unit, origin)
        if indirect:
            clear |= arc & corners_clear_from(game, unit, origin)
    return seen, clear


def _corners_to_aim_at(game: Game, unit: Unit, weapon: Weapon, among: int) -> Sequence[Corner]:
    """The intersections outside buildings, in range and in the arc of a weapon, the nearest to its front first."""
    open_to_it, origins = among & _corners_in_reach(game, unit, weapon), eyes(game, unit)
    if weapon.intersections is None or len(origins) == 1:
        return bits(open_to_it)
    found: list[Corner] = []
    for origin in origins:
        within = game.scene.corners_around(origin, weapon.intersections)
        found += bits(within & open_to_it)
        open_to_it &= ~within
    return found


def _corners_in_reach(game: Game, unit: Unit, weapon: Weapon) -> int:
    """The bitset of the intersections outside buildings, in range and in the arc of a weapon."""
    scene, far = game.scene, weapon.intersections
    arc, near = 0, ANYWHERE if far is None else 0
    for origin in eyes(game, unit):
        arc |= scene.grid.corner_arc(origin, unit.facing, weapon.arc)
        if far is not None:
            near |= scene.corners_around(origin, far)
    return arc & near & ~game.ground.cores


# Whom it hits


def covered(game: Game, weapon: Weapon, corner: Corner) -> int:
    """The squares under a template, even partly.

    [hon.direct.covered hon.intersection.def hon.ruling.template-shape]
    """
    return game.scene.grid.around(corner, rings_of(game, weapon))


def rings_of(game: Game, weapon: Weapon) -> int:
    """How many rings of squares around an intersection the template of a weapon covers."""
    rules = game.scene.rulebook
    return rules.large_blast_rings if weapon.template == "large-blast" else rules.blast_rings


def victims(game: Game, weapon: Weapon, corner: Corner) -> tuple[UnitId, ...]:
    """The units that a template hits, friend or foe, each once; nobody inside a building, aboard or in ambush.

    [hon.direct.covered hon.direct.inside-safe hon.direct.ambushed-safe hon.opt.grenades-building-out
    hon.ruling.template-two-square hon.ruling.scatter-off-board]
    """
    if is_inside_a_building(game, corner):
        return ()
    squares = covered(game, weapon, corner) & ~game.ground.rooms
    found = 0
    for square in bits(squares):
        found |= game.here[square]
    return tuple(unit for unit in bits(found) if can_be_hit(game, weapon, game.unit(unit)))


def can_be_hit(game: Game, weapon: Weapon, unit: Unit) -> bool:
    """Whether an explosion can harm a unit.  [hon.direct.ambushed-safe hon.ambush.no-template hon.fire.type]"""
    return not unit.ambushed and weapon.against(game.kind(unit).family) is not None


def corners_upon(game: Game, weapon: Weapon, units: Iterable[UnitId]) -> int:
    """The intersections from which a template lies upon any of some units, even partly."""
    rings, found = rings_of(game, weapon), 0
    for unit in units:
        for square in game.squares_of(game.unit(unit)):
            found |= game.scene.grid.reached_by(square, rings)
    return found


# The template comes down


class Shelling(Shooting[None]):
    """A template is aimed at an intersection; indirect fire may drift before it lands.

    `shot` is the attack on each unit under it, still without a target, `scatter` how far it drifts, 0 for direct fire.
    [hon.direct.values hon.indirect.scatter]
    """

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
        return Call(BonusRoll("scatter", seat, 1), then=self.drifted)

    def drifted(self, game: Game, pool: Pool) -> Step:
        """1 to 4 are directions, 5 and 6 are on target. An observer makes the drift one shorter, and is known then.

        [hon.indirect.scatter hon.abil.observer hon.ruling.observer-known hon.ruling.scatter-diagram
        hon.ruling.scatter-off-board]
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

    corner: AimedCorner


class Drift(Shooting[None]):
    """From offset squares back to the general grid: who fires chooses where the template lands.

    [hon.indirect.scatter-offset]
    """

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

    [hon.abil.observer hon.ruling.observer-known]
    """
    observers = (unit for unit in game.army_units(seat) if game.face(unit).abilities.observer)
    for unit in sorted(observers, key=lambda unit: not unit.seen):
        if any(corner_penalty(game, unit, origin, corner) == CLEAR for origin in eyes(game, unit)):
            return unit
    return None


def explosion(game: Game, shot: Shot, corner: Corner) -> Explosion:
    """The explosion of a weapon on an intersection."""
    weapon = weapon_of(game, shot)
    return Explosion(shot, corner, victims(game, weapon, corner), wrecks_under(game, weapon, corner))


class Explosion(Shooting[None]):
    """All under a template are hit, each by a roll of its own; then the structures, each once.

    [hon.direct.covered hon.indirect.individual hon.ruling.structure-target]
    """

    corner: CornerId
    units: tuple[UnitId, ...]
    wrecks: tuple[UnitId, ...] = ()
    """The wrecks that lay there when it came down."""

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
            return Goto(ruin(game, self.shot, self.corner, self.wrecks).start)
        onward = self.but(units=self.units[1:])
        if not game.unit(self.units[0]).on_board:
            return Goto(onward.next_unit)
        return Call(Attack(self.shot.but(target=self.units[0])), then=onward.next_unit)


def wrecks_under(game: Game, weapon: Weapon, corner: Corner) -> tuple[UnitId, ...]:
    """The wrecks under a template of a weapon with Destruction, even partly.

    A vehicle that the explosion itself destroys was hit as a unit, and is not among them.
    [hon.direct.covered hon.destr.who hon.ruling.fresh-wreck]
    """
    squares = covered(game, weapon, corner) if weapon.destruction else 0
    return tuple(one.id for one in game.units if one.is_wreck and squares & mask(game.squares_of(one)))


def ruin(game: Game, shot: Shot, corner: Corner, wrecks: tuple[UnitId, ...]) -> Ruin:
    """The buildings under a template of a weapon with Destruction, even partly, and the wrecks that were there.

    Of a building only what is drawn counts, not its whole tile.
    [hon.direct.covered hon.destr.who hon.bldg.los-illustration]
    """
    weapon, seat = weapon_of(game, shot), firing_seat(game, shot)
    squares = covered(game, weapon, corner) if weapon.destruction else 0
    houses = tuple(one.id for one in game.structures if not one.ruined and squares & mask(one.places))
    return Ruin(seat, weapon.destruction, houses, wrecks)
