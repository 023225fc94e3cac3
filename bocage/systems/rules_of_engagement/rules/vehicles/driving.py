"""Driving: a vehicle goes in straight legs, turns between them, and may bog down on the way."""

from __future__ import annotations

import itertools
from typing import Annotated

from bocage.board.table import Path
from bocage.board.table.hulls import do_touch, headings_of, hull_at, swept, turn_between
from bocage.board.table.points import FINE, along, length, rounded, squared, towards
from bocage.board.table.turns import FULL
from bocage.kernel import Call, Frame, Goto, Option, Point, Refusal, Step, Thing, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.hiding.discovery import stumbles
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.movement.marching import break_aim_at
from bocage.systems.rules_of_engagement.rules.vehicles.going import bogs_on, going_of, going_on, is_bridged, met_on_leg
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import kind_of, men_on_foot, other_hulls, park, why_no_room
from bocage.systems.rules_of_engagement.rules.vehicles.mined import MineUnderVehicle, field_on_leg
from bocage.systems.rules_of_engagement.rules.works.passage import WIRE
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind
from bocage.systems.rules_of_engagement.schema.vocabulary import Gear, MoveClass
from bocage.systems.rules_of_engagement.state.events.action import Stopped
from bocage.systems.rules_of_engagement.state.events.vehicles import BoggedDown, Drove, WireFlattened
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

MOST_LEGS = 4
LISTED = 6
"""So many places are listed of those that are nearest to what the battle is about, and as many of the furthest."""


class Drive(Option):
    """A vehicle drives along straight legs to the last point, backwards if it says so, and looks along a heading."""

    unit: ActorId
    to: tuple[Point, ...]
    facing: int
    near: Annotated[int, Thing("place", "aim")]
    backwards: bool = False


class Driving(Frame[None]):
    """A vehicle on its way: at every 5 cm the enemy may fire, and where bad ground begins it may bog down.

    [roe.veh.bog roe.opp.when roe.ruling.vehicle-measure]
    """

    unit: UnitId
    path: tuple[Point, ...]
    facing: int
    near: int
    backwards: bool
    marks: int
    mark: int = 0

    @classmethod
    def of(cls, game: Game, drive: Drive) -> Driving:
        """From where it stands."""
        path = path_of(game, drive)
        marks = max(1, -(-length(path) // (FINE * game.scene.rulebook.movement.mark)))
        points = tuple([Point(*at) for at in path])
        return cls(drive.unit, points, drive.facing, drive.near, drive.backwards, marks)

    @property
    def way(self) -> Path:
        """Its path as the board has it."""
        return tuple([(point.x, point.y) for point in self.path])

    def start(self, game: Game) -> Step:
        """Before it moves the enemy may fire already."""
        break_aim_at(game, self.unit)
        return Call(reactions(game, self.unit), then=self.advance)

    def advance(self, game: Game) -> Step:
        """To the next mark, unless it is stopped or bogs down."""
        vehicle, squad = game.vehicle(self.unit), game.squad(self.unit)
        if vehicle is None or squad.spent or vehicle.stuck != "free":
            game.emit(Stopped(self.unit))
            return self.done()
        at = along(self.way, self.mark + 1, self.marks)
        gear = kind_of(game, vehicle).gear
        met = [piece for piece in met_on_leg(game, vehicle.at, at) if self._is_new(game, piece.place)]
        heading = headings_of((vehicle.at, at))[0] if at != vehicle.at else vehicle.facing
        ahead = (heading + FULL // 2) % FULL if self.backwards else heading
        if stumbles(game, squad, [(0, (vehicle.at, at))], 0, 1) is not None:
            return Call(reactions(game, self.unit), then=self.stopped)
        mined = field_on_leg(game, squad, (vehicle.at, at))
        if mined is not None:
            park(game, self.unit, mined[1], ahead)
            return Call(MineUnderVehicle(self.unit, mined[0].id), then=self.mined)
        park(game, self.unit, at, self.facing if self.mark + 1 == self.marks else ahead)
        self._flatten(game, gear, met)
        bogs = max([bogs_on(game, gear, going_of(piece.kind, gear)) for piece in met], default=0)
        if bogs and game.dice.die() <= bogs:
            game.put(game.vehicles[vehicle.id].but(stuck="bogged"))
            game.emit(BoggedDown(self.unit))
        return Call(reactions(game, self.unit), then=self.but(mark=self.mark + 1).reached)

    def _flatten(self, game: Game, gear: Gear, met: list[Piece]) -> None:
        """Tracks roll over wire, which is no obstacle to anybody any more.  [roe.veh.terrain]"""
        for piece in met:
            if gear == "tracked" and piece.kind.name == WIRE and game.is_work(piece.place):
                game.put(game.works[piece.place - game.scene.place_of_work(0)].but(gone=True))
                game.emit(WireFlattened(self.unit, piece.place))

    def mined(self, game: Game) -> Step:
        """It stops where the mine was, and may be fired at.  [roe.ruling.mine-entry]"""
        return Call(reactions(game, self.unit), then=self.stopped)

    def _is_new(self, game: Game, place: int) -> bool:
        """Whether a piece of terrain is met here for the first time on the way.  [roe.veh.bog]"""
        marks = [along(self.way, mark, self.marks) for mark in range(self.mark + 1)]
        return not any(place == one.place for a, b in itertools.pairwise(marks) for one in met_on_leg(game, a, b))

    def stopped(self, game: Game) -> Step:
        """Hidden troops or mines were in the way.  [roe.ruling.proximity roe.mine.tank]"""
        game.emit(Stopped(self.unit))
        return self.done()

    def reached(self, game: Game) -> Step:
        """The end of the way, or the next mark."""
        if self.mark < self.marks:
            return Goto(self.advance)
        if game.vehicle(self.unit) is not None:
            game.emit(Drove(self.unit, self.near, rounded(length(self.way))))
        return self.done()


def path_of(game: Game, drive: Drive) -> Path:
    """From where a vehicle stands along its legs."""
    return game.vehicles[game.rides[drive.unit]].at, *[(point.x, point.y) for point in drive.to]


def most_of(game: Game, squad: Squad, going: MoveClass, backwards: bool = False) -> int:
    """How far a vehicle goes by its order and the worst ground on its way.

    [roe.veh.orders roe.veh.turning roe.veh.terrain]
    """
    book, kind = game.scene.rulebook.vehicles, game.scene.vehicles[squad.kind]
    if squad.order in (None, "hold"):
        return 0
    far = kind.move + (book.crawl if squad.order == "crawl" else 0)
    if squad.order == "run":
        far += book.road[kind.gear] if going == "road" else book.run
    if going == "difficult":
        far += book.difficult
    if going == "very-difficult":
        far //= 2
    return max(0, far // 2 if backwards else far)


def turned_in(game: Game, drive: Drive) -> int:
    """Through how many degrees a vehicle turns on its way in all.  [roe.veh.turning]"""
    back = FULL // 2 if drive.backwards else 0
    path = path_of(game, drive)
    headings = [(one + back) % FULL for one in headings_of(path)] if len(set(path)) > 1 else []
    faced = [game.vehicles[game.rides[drive.unit]].facing, *headings, drive.facing]
    return sum(turn_between(a, b) for a, b in itertools.pairwise(faced))


def why_not_drive(game: Game, squad: Squad, drive: Drive, over: UnitId = NOBODY) -> Refusal | None:
    """Whether a vehicle may drive so under its order, over the men of one squad if it says so.

    [roe.veh.orders roe.veh.turning roe.veh.terrain roe.veh.immobilised roe.veh.proximity]
    """
    args = {"unit": squad.id}
    vehicle = game.vehicle(squad.id)
    if vehicle is None or not 0 < len(drive.to) <= MOST_LEGS or not 0 <= drive.facing < FULL:
        return Refusal("roe.move.procedure", args)
    if vehicle.stuck != "free":
        return Refusal("roe.veh.immobilised", args)
    if squad.order in (None, "hold"):
        return Refusal("roe.move.respect-orders", args)
    if drive.backwards and squad.order == "run":
        return Refusal("roe.veh.turning", args)
    path = path_of(game, drive)
    if drive.near != game.ground.footing(path[-1]).place:
        return Refusal("roe.move.procedure", args, "place")
    return (
        _why_not_so_far(game, squad, drive, path)
        or _why_not_over(game, squad, drive, path, over)
        or _why_not_closer(game, squad, path)
    )


def _why_not_so_far(game: Game, squad: Squad, drive: Drive, path: Path) -> Refusal | None:
    """Its allowance is less on bad ground, and after more than 90 degrees of turning."""
    book, gear = game.scene.rulebook.vehicles, game.scene.vehicles[squad.kind].gear
    going = going_on(game, path, gear)
    by_road = all(game.ground.footing(at).move == "road" for at in path)
    most = most_of(game, squad, "road" if by_road and going == "easy" else going, drive.backwards)
    more = max(0, turned_in(game, drive) - book.free_turn)
    most -= -(-more // book.free_turn) * book.turn
    far = length(path)
    if far >= FINE * most + FINE // 2 and far:
        return Refusal("roe.veh.orders", {"unit": squad.id, "far": rounded(far), "most": max(0, most)})
    return None if most >= 0 else Refusal("roe.veh.turning", {"unit": squad.id})


def _why_not_over(game: Game, squad: Squad, drive: Drive, path: Path, over: UnitId) -> Refusal | None:
    """It passes over nobody, over no vehicle and over nothing that stops it, and ends where there is room."""
    kind: VehicleKind = game.scene.vehicles[squad.kind]
    end = hull_at(path[-1], kind.hull, drive.facing)
    rule = why_no_room(game, squad, end)
    if rule is not None:
        return Refusal(rule, {"unit": squad.id})
    legs = [(a, b) for a, b in itertools.pairwise(path) if a != b]
    passed = [(swept(a, b, kind.hull, headings_of((a, b))[0]), (a, b)) for a, b in legs]
    stops = [piece for piece in game.ground.pieces if going_of(piece.kind, kind.gear) == "impassable"]
    men = [at for enemies in (False, True) for unit, at in men_on_foot(game, squad, enemies) if unit != over]
    for hull, leg in (*passed, (end, (path[-1], path[-1]))):
        if any(do_touch(hull, piece.shape) and not is_bridged(game, piece, leg) for piece in stops):
            return Refusal("roe.veh.terrain", {"unit": squad.id})
        if any(hull.is_near(at, 0, game.scene.across) for at in men):
            return Refusal("roe.veh.proximity", {"unit": squad.id})
        if any(do_touch(hull, there) for _, there in other_hulls(game, squad)):
            return Refusal("roe.veh.proximity", {"unit": squad.id})
    return None


def _why_not_closer(game: Game, squad: Squad, path: Path) -> Refusal | None:
    """A shaken crew drives no closer to the enemy.  [roe.disc.shaken-no-approach]"""
    if squad.state != "shaken":
        return None
    enemies = [at for _, at in men_on_foot(game, squad, enemies=True)]
    if enemies and min(squared(path[-1], at) for at in enemies) < min(squared(path[0], at) for at in enemies):
        return Refusal("roe.disc.shaken-no-approach", {"unit": squad.id})
    return None


def drives(game: Game, squad: Squad) -> list[Drive]:
    """Straight drives worth a look: to what is nearest to the battle's goals, and as far as it goes."""
    vehicle = game.vehicle(squad.id)
    if vehicle is None or vehicle.stuck != "free":
        return []
    reach, start = most_of(game, squad, "road"), vehicle.at
    goals = game.scene.goals or (start,)
    near = [one.at for one in game.scene.stations if 400 <= squared(one.at, start) <= reach * reach]
    to_goal = sorted(near, key=lambda at: (min(squared(at, goal) for goal in goals), at))
    furthest = sorted(near, key=lambda at: (-squared(at, start), at))
    found: list[Drive] = []
    for ranked in (to_goal, furthest):
        tried = [*ranked[: 2 * LISTED], *(towards(start, goal, reach * 3 // 4) for goal in goals if goal != start)]
        for at in tried:
            heading = headings_of((start, at))[0] if at != start else vehicle.facing
            drive = Drive(squad.id, (Point(*at),), heading, game.ground.footing(at).place)
            if drive not in found and why_not_drive(game, squad, drive) is None:
                found.append(drive)
                if len(found) % LISTED == 0:
                    break
    return found
