"""Overruns: a tracked vehicle drives over the place of infantry, which falls back or may go for it afterwards."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.board.table.hulls import headings_of, hull_at
from bocage.board.table.points import FINE, along, length, squared, towards
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Point, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack, ways_back
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, is_known_enemy, other
from bocage.systems.rules_of_engagement.rules.fire.places import kind_at
from bocage.systems.rules_of_engagement.rules.vehicles.assaulting import AssaultVehicle
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive, Driving, most_of, why_not_drive
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import is_near_squad
from bocage.systems.rules_of_engagement.state.events.vehicles import Overran
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

GO_FOR = "go-for"
BEYOND = (40, 80, 120)
"""So far beyond the middle of a squad an overrun is tried, besides the length of the hull."""


class DriveOver(Drive):
    """A vehicle drives over the place of a squad."""

    target: UnitId = NOBODY


class GoFor(Option):
    """A squad that has kept its nerve goes for the vehicle that has overrun it."""

    unit: ActorId
    target: TargetId


def why_not_overrun(game: Game, squad: Squad, drive: DriveOver) -> Refusal | None:
    """A tracked vehicle that advances overruns infantry in its straight path that has no walls, wood or trench.

    [roe.veh.overrun]
    """
    args = {"unit": squad.id, "target": drive.target}
    kind = game.scene.vehicles.get(squad.kind)
    if kind is None or kind.gear != "tracked" or squad.order != "advance" or drive.backwards or len(drive.to) != 1:
        return Refusal("roe.veh.overrun", args)
    known = is_known_enemy(game, squad.seat, drive.target)
    if (
        not known
        or game.vehicle(drive.target) is not None
        or any(is_safe(game, at) for at in game.places[drive.target])
    ):
        return Refusal("roe.veh.overrun", args, "target")
    refusal = why_not_drive(game, squad, drive, drive.target)
    if refusal is not None:
        return refusal
    return None if met_at(game, squad, drive) is not None else Refusal("roe.veh.overrun", args, "target")


def is_safe(game: Game, at: tuple[int, int]) -> bool:
    """Whether no vehicle overruns men at a point: in a building, a wood or a trench.  [roe.veh.overrun]"""
    kind = kind_at(game, at)
    return kind is not None and (
        bool(kind.walls or kind.av) or kind.enclosed or (kind.los == "area" and kind.move == "difficult")
    )


def met_at(game: Game, squad: Squad, drive: DriveOver) -> Point | None:
    """Where on its way a vehicle would come within 2 cm of the squad that it overruns; None: it does not."""
    path = path_to(game, squad, drive)
    kind = game.scene.vehicles[squad.kind]
    if len(set(path)) < 2:
        return None
    heading, steps = headings_of(path)[0], max(1, length(path) // FINE // 5)
    before = path[0]
    for step in range(1, steps + 1):
        at = along(path, step, steps)
        hull = hull_at(at, kind.hull, heading)
        apart, across = game.scene.rulebook.vehicles.apart, game.scene.across
        if any(hull.is_near(one, apart, across) for one in game.places[drive.target]):
            return Point(*before)
        before = at
    return None


def path_to(game: Game, squad: Squad, drive: Drive) -> Path:
    """From where a vehicle stands straight to the end of its drive."""
    return game.vehicles[game.rides[squad.id]].at, (drive.to[0].x, drive.to[0].y)


def overruns(game: Game, squad: Squad) -> list[DriveOver]:
    """The overruns worth naming: straight over the middle of each enemy within reach, and a little beyond."""
    vehicle = game.vehicle(squad.id)
    if vehicle is None or squad.order != "advance" or game.scene.vehicles[squad.kind].gear != "tracked":
        return []
    reach, half = most_of(game, squad, "easy"), game.scene.vehicles[squad.kind].hull[0] // 2
    found = []
    for enemy in enemies_of(game, squad.seat):
        at = game.places[enemy.id][0]
        if at == vehicle.at or squared(at, vehicle.at) > reach * reach:
            continue
        far = length((vehicle.at, at)) // FINE
        for more in BEYOND:
            to = towards(at, (2 * at[0] - vehicle.x, 2 * at[1] - vehicle.y), min(more + half, far))
            heading = headings_of((vehicle.at, at))[0]
            drive = DriveOver(squad.id, (Point(*to),), heading, game.ground.footing(to).place, target=enemy.id)
            if why_not_overrun(game, squad, drive) is None:
                found.append(drive)
                break
    return found


class Overrunning(Frame[None]):
    """A vehicle drives up to a squad, which tests its discipline, and over its place or not.  [roe.veh.overrun]"""

    unit: UnitId
    target: UnitId
    to: Point
    facing: int
    near: int

    @classmethod
    def of(cls, drive: DriveOver) -> Overrunning:
        """The overrun that was chosen."""
        return cls(drive.unit, drive.target, drive.to[0], drive.facing, drive.near)

    @property
    def drive(self) -> DriveOver:
        """What is left of it."""
        return DriveOver(self.unit, (self.to,), self.facing, self.near, target=self.target)

    def start(self, game: Game) -> Step:
        """Up to 2 cm from them."""
        stop = met_at(game, game.squad(self.unit), self.drive)
        if stop is None or (stop.x, stop.y) == game.vehicles[game.rides[self.unit]].at:
            return Goto(self.met)
        heading = headings_of(path_to(game, game.squad(self.unit), self.drive))[0]
        place = game.ground.footing((stop.x, stop.y)).place
        return Call(Driving.of(game, Drive(self.unit, (stop,), heading, place)), then=self.met)

    def met(self, game: Game) -> Step:
        """The squad tests its nerve, if the vehicle has come to it."""
        squad, vehicle = game.squad(self.unit), game.vehicle(self.unit)
        if vehicle is None or vehicle.stuck != "free" or squad.spent:
            return self.done()
        if not game.members[self.target]:
            return Goto(self.go_on)
        if met_at(game, squad, self.drive) != Point(*vehicle.at):
            return self.done()
        return Call(DisciplineTest(self.target), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Whoever loses his nerve falls back at once; whoever keeps it may go for the vehicle later."""
        game.emit(Overran(self.unit, self.target, passed))
        if passed:
            game.put(game.squad(self.target).but(assault=self.unit))
            return Goto(self.go_on)
        if not ways_back(game, game.squad(self.target)):
            return self.done()
        return Call(FallBack(self.target), then=self.go_on)

    def go_on(self, game: Game) -> Step:
        """Over their place, or it stays 2 cm short of them."""
        squad = game.squad(self.unit)
        held = game.squad(self.target).assault == self.unit
        over = self.target if held else NOBODY
        if game.vehicle(self.unit) is None or why_not_drive(game, squad, self.drive, over) is not None:
            return self.done()
        return Call(Driving.of(game, self.drive), then=self.finished)


class GoForVehicles(Frame[None]):
    """Squads that were overrun and kept their nerve may go for the vehicle, before others charge.  [roe.veh.overrun]"""

    shown = False

    def start(self, game: Game) -> Step:
        """The next of them."""
        seat = other(game.now.active)
        waiting = [one for one in game.squads_of(seat) if one.assault != NOBODY]
        if not waiting:
            return self.done()
        options: list[GoFor | Pass] = [GoFor(one.id, one.assault) for one in waiting]
        return Ask(
            seat, GO_FOR, [*(one for one in options if not self.why_not(game, one)), PASS], self.chosen, self.why_not
        )

    def why_not(self, game: Game, choice: GoFor | Pass) -> Refusal | None:
        """Those who were overrun by it, are within 10 cm and keep their nerve still."""
        if isinstance(choice, Pass):
            return None
        squad, args = game.squad(choice.unit), {"unit": choice.unit, "target": choice.target}
        if squad.seat == game.now.active or squad.assault in (NOBODY,) or squad.assault != choice.target:
            return Refusal("roe.veh.overrun", args, "nerve")
        reach = game.scene.rulebook.combat.reach
        near = any(is_near_squad(game, at, choice.target, reach) for at in game.places[squad.id])
        able = near and not squad.is_broken and not squad.spent and game.vehicle(choice.target) is not None
        return None if able else Refusal("roe.veh.assault", args, "far")

    def chosen(self, game: Game, choice: GoFor | Pass) -> Step:
        """It does, or nobody does any more."""
        if isinstance(choice, GoFor):
            return Call(AssaultVehicle(choice.unit, choice.target), then=self.start)
        for one in game.squads_of(other(game.now.active)):
            if one.assault != NOBODY:
                game.put(one.but(assault=NOBODY))
        return self.done()
