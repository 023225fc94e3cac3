"""Armour: which side of a vehicle a hit strikes, and what it does."""

from __future__ import annotations

from bocage.board.table import Line
from bocage.board.table.crossings import crosses
from bocage.board.table.hulls import flank_towards
from bocage.kernel import Call, Frame, Modifier, Point, Record, Step, Total, UnitId
from bocage.kernel.dice import Links
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.systems.rules_of_engagement.rules.fire.needs import COVER_RULES, LEAST, hit_links, save_need
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_hits
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group, dice_of
from bocage.systems.rules_of_engagement.rules.vehicles.crews import BailOut, Destroy
from bocage.systems.rules_of_engagement.rules.vehicles.guns import fire_on_the_move
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import hull_of, kind_of
from bocage.systems.rules_of_engagement.rules.vehicles.passengers import riders, throw_off
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind
from bocage.systems.rules_of_engagement.schema.vocabulary import COVERS, Plate
from bocage.systems.rules_of_engagement.state.events.action import FireResult
from bocage.systems.rules_of_engagement.state.events.vehicles import ButtonedUp, Damaged, HitVehicle, Penetrated
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Vehicle


class Strike(Record):
    """A hit that can hurt a vehicle: how strong, and by what weapon."""

    strength: int
    weapon: str


class Blow(Frame[None]):
    """One hit on a vehicle: `plate` where it is known, else by the firer's point; `more` is added to the die.

    [roe.veh.facing roe.veh.penetration roe.veh.top roe.ruling.vehicle-natural-six]
    """

    unit: UnitId
    strength: int
    source: Point
    plate: Plate | None = None
    more: int = 0
    bails: bool = True
    """Whether the crew tests to stay in when the vehicle is damaged; not by a mine.  [roe.mine.tank]"""
    six: bool = False
    """Whether a natural 6 always damages, as by a Molotov.  [roe.weapon.molotov-six]"""
    weapon: str = ""
    """What has struck; none: a mine."""

    def start(self, game: Game) -> Step:
        """The die and the strength against the armour: a natural 1 never does anything."""
        vehicle = game.vehicle(self.unit)
        if vehicle is None:
            return self.done()
        throw_off(game, vehicle)
        plate, armour = self._plate(game, vehicle)
        die = game.dice.die()
        total = die + self.strength + self.more
        game.emit(Penetrated(self.unit, plate, die, self.strength + self.more, armour))
        if die == 1 or (total < armour and not (self.six and die == 6)):
            return self.done()
        if total > armour:
            return Call(Destroy(self.unit, self.weapon), then=self.finished)
        return Call(Damage(self.unit, self.bails), then=self.finished)

    def _plate(self, game: Game, vehicle: Vehicle) -> tuple[Plate, int]:
        kind = kind_of(game, vehicle)
        if self.plate is not None:
            return self.plate, armour_of(kind, self.plate)
        eye = self.source.x, self.source.y
        book = game.scene.rulebook.vehicles
        if is_hull_down(game, vehicle, eye):
            return ("turret", kind.turret) if kind.turret else ("front", kind.front + book.hull_down)
        if kind.turret and game.dice.die() <= book.turret_hit:
            return "turret", kind.turret
        flank = flank_towards(vehicle.at, kind.hull, vehicle.facing, eye)
        return flank, armour_of(kind, flank)


def armour_of(kind: VehicleKind, plate: Plate) -> int:
    """The armour of a side of a vehicle."""
    return {"turret": kind.turret, "front": kind.front, "side": kind.side, "rear": kind.rear}[plate]


def is_hull_down(game: Game, vehicle: Vehicle, eye: tuple[int, int]) -> bool:
    """Whether a vehicle holds within 5 cm behind a linear obstacle, against an eye.  [roe.veh.facing]"""
    if game.squad(vehicle.squad).order != "hold":
        return False
    return any(
        is_behind(game, vehicle, eye, piece.shape) for piece in game.ground.pieces if isinstance(piece.shape, Line)
    )


def is_behind(game: Game, vehicle: Vehicle, eye: tuple[int, int], line: Line) -> bool:
    """Whether at least half of a vehicle is hidden by a line within 5 cm of it.  [roe.veh.to-hit]"""
    hull, near = hull_of(game, vehicle), game.scene.rulebook.fire.behind
    if not any(line.is_near(corner, near) for corner in hull.points):
        return False
    hidden = sum(any(crosses(eye, corner, leg) for leg in line.legs) for corner in hull.points)
    return 2 * hidden >= len(hull.points)


def cover_of_vehicle(game: Game, vehicle: Vehicle, eye: tuple[int, int]) -> int:
    """The cover of a vehicle of which at least half is hidden: by the ground or by a line.  [roe.veh.to-hit]"""
    inside = sorted(COVERS.index(game.ground.footing(corner).cover) for corner in hull_of(game, vehicle).points)
    lines = [
        COVERS.index(piece.kind.cover)
        for piece in game.ground.pieces
        if isinstance(piece.shape, Line) and is_behind(game, vehicle, eye, piece.shape)
    ]
    return max([inside[2], *lines])


class Damage(Frame[None]):
    """A vehicle is damaged: it may be immobilised or lose its main weapon, and its crew may get out.

    [roe.veh.damaged roe.veh.immobilised]
    """

    unit: UnitId
    bails: bool

    def start(self, game: Game) -> Step:
        """A die for what is damaged."""
        vehicle, book = game.vehicles[game.rides[self.unit]], game.scene.rulebook.vehicles
        die = game.dice.die()
        if die <= book.immobilised:
            vehicle = vehicle.but(stuck="immobilised")
        elif die == book.gun_out and kind_of(game, vehicle).weapons:
            vehicle = vehicle.but(gun_out=True)
        game.put(vehicle)
        game.emit(Damaged(self.unit, vehicle.stuck, vehicle.gun_out))
        return Call(BailOut(self.unit), then=self.finished) if self.bails else self.done()


class Hits(Record):
    """What dice to hit come to: men who fall, and at a vehicle what strikes it.

    `burning` is how many of the last blows are bottles of petrol, whose 6 always tells.  [roe.weapon.molotov-six]
    """

    lost: int = 0
    blows: tuple[Strike, ...] = ()
    burning: int = 0
    small: tuple[Links, ...] = ()
    """The hits by small arms, with what each needs to wound those who ride on the vehicle."""
    total: int = 0


def hits_on_vehicle(game: Game, unit: UnitId, vehicle: Vehicle, firing: list[Group], opportunity: bool) -> Hits:
    """All weapons of a squad or a vehicle at once, those that burn last.  [roe.veh.to-hit roe.hit.large-target]"""
    ridden = riders(game, vehicle)
    found = Hits()
    for group in sorted(firing, key=lambda group: group.weapon.type == "molotov"):
        hits = _hits_of(game, unit, group, vehicle, opportunity)
        strength = group.weapon.at[group.band] if group.weapon.at else 0
        hurts = bool(strength) or kind_of(game, vehicle).soft
        need = -save_need(game, ridden[0], group.weapon, sheltered=False) if ridden else 0
        found = found.but(
            blows=found.blows + (Strike(strength, group.weapon.name),) * (hits if hurts else 0),
            burning=found.burning + (hits if group.weapon.type == "molotov" else 0),
            small=found.small + (() if strength or not hits else ((hits, (need, group.weapon.ap), 1),)),
            total=found.total + hits,
        )
    game.emit(FireResult(unit, vehicle.squad, found.total, 0))
    return found


def _hits_of(game: Game, unit: UnitId, group: Group, vehicle: Vehicle, opportunity: bool) -> int:
    if group.weapon.lasts or group.weapon.type == "molotov":
        for one in group.figures:
            game.put(game.figures[one].but(shots=game.figures[one].shots + 1))
    dice = dice_of(game, group)
    modifiers = aim_at_vehicle(game, unit, vehicle, group, opportunity)
    man = game.scene.rosters[game.squad(unit).kind][game.figures[group.figures[0]].man]
    links = hit_links(game, man.profile.shooting, modifiers)
    (chain,) = game.dice.chains([(dice, links, len(links))]) if links else (None,)
    hits = chain.left[-1] if chain is not None else 0
    game.emit(HitVehicle(unit, vehicle.squad, group.weapon.name, hits))
    return hits


class StrikeVehicle(Frame[None]):
    """What hits on a vehicle do: to those who ride on it, to its crew, then each that can hurt it by itself.

    [roe.veh.penetration roe.weapon.molotov-at]
    """

    unit: UnitId
    target: UnitId
    hits: Hits

    def start(self, game: Game) -> Step:
        """Hits by small arms are on those who ride on it, without shelter; then they get off.  [roe.veh.riders]"""
        vehicle = game.vehicle(self.target)
        if vehicle is None:
            return self.done()
        ridden, small = riders(game, vehicle), sum([part[0] for part in self.hits.small])
        if not self.hits.total or not ridden:
            suffer(game, self.unit, vehicle, self.hits.total, small)
            return self.next_blow(game)
        lost = sum([game.dice.chain(n, needs).left[-1] for n, needs, _ in self.hits.small])
        throw_off(game, vehicle)
        if not small:
            return self.next_blow(game)
        mark_hits(game, self.unit, ridden[0], small)
        game.emit(FireResult(self.unit, ridden[0], small, min(lost, game.strength(ridden[0]))))
        return Call(Losses(ridden[0], lost, self.unit), then=self.next_blow)

    def next_blow(self, game: Game) -> Step:
        """One hit after the other, while the crew is in it."""
        blows = self.hits.blows
        if not blows or game.vehicle(self.target) is None:
            return self.done()
        left = self.but(hits=self.hits.but(blows=blows[1:]))
        source = Point(*game.places[self.unit][0]) if game.places[self.unit] else Point(0, 0)
        bottle = len(blows) <= self.hits.burning
        blow = Blow(self.target, blows[0].strength, source, six=bottle, weapon=blows[0].weapon)
        return Call(blow, then=left.next_blow)


def suffer(game: Game, source: UnitId, vehicle: Vehicle, hits: int, small: int) -> None:
    """What hits do to a crew: in an open vehicle as to infantry, else three by small arms shut its hatches.

    [roe.veh.discipline]
    """
    if kind_of(game, vehicle).open:
        if hits:
            mark_hits(game, source, vehicle.squad, hits)
        return
    rattled = vehicle.rattled + small
    shut = rattled >= game.scene.rulebook.vehicles.rattled
    if shut and not vehicle.buttoned:
        game.emit(ButtonedUp(vehicle.squad))
    game.put(vehicle.but(rattled=rattled, buttoned=vehicle.buttoned or shut))


def aim_at_vehicle(game: Game, unit: UnitId, vehicle: Vehicle, group: Group, opportunity: bool) -> Total:
    """What is added to each die to hit a vehicle.  [roe.veh.to-hit roe.veh.fire roe.veh.discipline]"""
    book, fire, firer = game.scene.rulebook.vehicles, game.scene.rulebook.fire, game.squad(unit)
    terms = [Modifier("roe.hit.range-modifier", group.weapon.hit[group.band])]
    if kind_of(game, vehicle).large:
        terms.append(Modifier("roe.hit.large-target", book.large))
    cover = cover_of_vehicle(game, vehicle, game.figures[group.figures[0]].at)
    if cover:
        terms.append(Modifier(COVER_RULES[cover], (0, fire.light_cover, fire.heavy_cover)[cover]))
    if opportunity:
        terms.append(Modifier("roe.hit.opp-or-indirect", fire.opportunity))
    if vehicle.squad in firer.acquired:
        terms.append(Modifier("roe.hit.acquired", fire.acquired))
    return Total.of([*terms, *fire_on_the_move(game, unit, group.weapon.name)], LEAST)
