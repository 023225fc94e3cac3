"""Armour: which side of a vehicle a hit strikes, and what it does."""

from __future__ import annotations

from bocage.board.table import Line
from bocage.board.table.crossings import crosses
from bocage.board.table.hulls import flank_towards
from bocage.kernel import Call, Frame, Modifier, Point, Record, Step, Total, UnitId
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.systems.rules_of_engagement.rules.fire.needs import COVER_RULES, LEAST, hit_links, save_need
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_fired, mark_hits
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group, groups
from bocage.systems.rules_of_engagement.rules.vehicles.crews import BailOut, Destroy
from bocage.systems.rules_of_engagement.rules.vehicles.guns import fire_on_the_move
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import hull_of, kind_of
from bocage.systems.rules_of_engagement.rules.vehicles.passengers import riders, throw_off
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind
from bocage.systems.rules_of_engagement.schema.vocabulary import COVERS, Plate
from bocage.systems.rules_of_engagement.state.events.action import FireResult, NothingSeen
from bocage.systems.rules_of_engagement.state.events.vehicles import ButtonedUp, Damaged, HitVehicle, Penetrated
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Vehicle


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


class FireAtVehicle(Frame[None]):
    """A squad or a vehicle fires at a vehicle: dice to hit, then each hit that can hurt it by itself.

    [roe.veh.to-hit roe.veh.penetration roe.hit.large-target roe.weapon.molotov-at]
    """

    unit: UnitId
    target: UnitId
    opportunity: bool = False
    blows: tuple[Strike, ...] = ()
    """The hits that are still to be worked out."""
    burning: int = 0
    """How many of the last of these are bottles of petrol, whose 6 always tells.  [roe.weapon.molotov-six]"""
    weapon: str = ""
    """What some of its figures use in place of their usual weapon."""
    figures: tuple[FigureId, ...] = ()

    def start(self, game: Game) -> Step:
        """All weapons at once."""
        mark_fired(game, self.unit, self.target)
        firing = groups(game, self.unit, self.target, dict.fromkeys(self.figures, self.weapon))
        firing.sort(key=lambda group: group.weapon.type == "molotov")
        vehicle = game.vehicle(self.target)
        if not firing or vehicle is None:
            game.emit(NothingSeen(self.unit, self.target))
            return self.done()
        blows: list[Strike] = []
        small: list[tuple[Weapon, int]] = []
        total, burning = 0, 0
        for group in firing:
            hits = self._hits(game, group, vehicle)
            strength = group.weapon.at[group.band] if group.weapon.at else 0
            if strength or kind_of(game, vehicle).soft:
                blows += [Strike(strength, group.weapon.name)] * hits
            if not strength:
                small.append((group.weapon, hits))
            burning += hits if group.weapon.type == "molotov" else 0
            total += hits
        game.emit(FireResult(self.unit, self.target, total, 0))
        onward = self.but(blows=tuple(blows), burning=burning)
        if total and riders(game, vehicle):
            return self._at_riders(game, vehicle, small, onward)
        suffer(game, self.unit, vehicle, total, sum([hits for _, hits in small]))
        return onward.next_blow(game)

    def _at_riders(self, game: Game, vehicle: Vehicle, small: list[tuple[Weapon, int]], onward: FireAtVehicle) -> Step:
        """Hits by small arms are on those who ride on it, without shelter; then they get off.  [roe.veh.riders]"""
        ridden = riders(game, vehicle)
        hits = sum([n for _, n in small])
        needs = [(n, (-save_need(game, ridden[0], weapon, sheltered=False), weapon.ap)) for weapon, n in small if n]
        lost = sum([game.dice.chain(*one).left[-1] for one in needs])
        throw_off(game, vehicle)
        if not hits:
            return onward.next_blow(game)
        mark_hits(game, self.unit, ridden[0], hits)
        game.emit(FireResult(self.unit, ridden[0], hits, min(lost, game.strength(ridden[0]))))
        return Call(Losses(ridden[0], lost, self.unit), then=onward.next_blow)

    def next_blow(self, game: Game) -> Step:
        """One hit after the other, while the crew is in it."""
        if not self.blows or game.vehicle(self.target) is None:
            return self.done()
        left = self.but(blows=self.blows[1:])
        source = Point(*game.places[self.unit][0]) if game.places[self.unit] else Point(0, 0)
        bottle = len(self.blows) <= self.burning
        blow = Blow(self.target, self.blows[0].strength, source, six=bottle, weapon=self.blows[0].weapon)
        return Call(blow, then=left.next_blow)

    def _hits(self, game: Game, group: Group, vehicle: Vehicle) -> int:
        rate, dice = group.weapon.rates[group.band], 0
        if group.weapon.lasts or group.weapon.type == "molotov":
            for one in group.figures:
                game.put(game.figures[one].but(shots=game.figures[one].shots + 1))
        for _ in group.figures:
            shots = rate.fixed + (game.dice.die(rate.sides) if rate.sides else 0)
            dice += -(-shots // 2) if group.halved else shots
        modifiers = aim_at_vehicle(game, self.unit, vehicle, group, self.opportunity)
        man = game.scene.rosters[game.squad(self.unit).kind][game.figures[group.figures[0]].man]
        links = hit_links(game, man.profile.shooting, modifiers)
        (chain,) = game.dice.chains([(dice, links, len(links))]) if links else (None,)
        hits = chain.left[-1] if chain is not None else 0
        game.emit(HitVehicle(self.unit, self.target, group.weapon.name, hits))
        return hits


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
