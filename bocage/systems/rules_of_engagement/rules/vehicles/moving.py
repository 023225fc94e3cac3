"""Moving vehicles: where one drives, or what its crew does instead."""

from __future__ import annotations

from bocage.board.table.hulls import headings_of
from bocage.kernel import Ask, Call, Dice, Frame, Option, Point, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.movement.march import Stay
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive, Driving, drives, most_of, why_not_drive
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard
from bocage.systems.rules_of_engagement.rules.vehicles.overrunning import (
    DriveOver,
    Overrunning,
    overruns,
    why_not_overrun,
)
from bocage.systems.rules_of_engagement.state.events.vehicles import Freed, GunMended
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

DRIVE = "drive"


class MendGun(Option):
    """The crew of a vehicle spends its turn on its main weapon."""

    unit: ActorId


class WorkFree(Option):
    """The crew of a bogged vehicle spends its turn on freeing it."""

    unit: ActorId


Moving = Drive | WorkFree | MendGun | Stay


class MoveVehicle(Frame[None]):
    """A vehicle moves by its order.  [roe.veh.orders roe.veh.turning]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where to."""
        squad = game.squad(self.unit)
        toil: tuple[WorkFree | MendGun, ...] = (WorkFree(self.unit), MendGun(self.unit))
        work = [one for one in toil if self.why_not(game, one) is None]
        legal: list[Moving] = [*drives(game, squad), *overruns(game, squad), *work, Stay(self.unit)]
        return Ask(squad.seat, DRIVE, legal, self.chosen, self.why_not, {"unit": self.unit}, True, sample=self.sample)

    def why_not(self, game: Game, choice: Moving) -> Refusal | None:
        """The judge of drives."""
        squad = game.squad(self.unit)
        if choice.unit != self.unit:
            return Refusal("roe.move.procedure", {"unit": self.unit})
        match choice:
            case DriveOver():
                return why_not_overrun(game, squad, choice)
            case Drive():
                return why_not_drive(game, squad, choice)
            case WorkFree():
                return why_not_free(game, squad)
            case MendGun():
                return why_not_mend(game, squad)
            case _:
                return None

    def sample(self, game: Game, dice: Dice) -> Drive:
        """Any place within reach."""
        squad = game.squad(self.unit)
        (x, y), reach = game.vehicles[game.rides[self.unit]].at, most_of(game, squad, "road")
        at = x + dice.draw(2 * reach + 1) - reach - 1, y + dice.draw(2 * reach + 1) - reach - 1
        heading = headings_of(((x, y), at))[0]
        return Drive(self.unit, (Point(*at),), heading, game.ground.footing(at).place)

    def chosen(self, game: Game, choice: Moving) -> Step:
        """Off it goes, or its crew works."""
        squad = game.squad(self.unit)
        game.put(squad.but(done=True))
        match choice:
            case Drive():
                reveal(game, self.unit, moves=True)
                for one in (game.squad(self.unit), *aboard(game, self.unit)):
                    game.put(one.but(moved=True))
                drive = Overrunning.of(choice) if isinstance(choice, DriveOver) else Driving.of(game, choice)
                return Call(drive, then=self.finished)
            case WorkFree():
                vehicle = game.vehicles[game.rides[self.unit]]
                free = game.dice.die() >= game.scene.rulebook.vehicles.frees
                game.put(vehicle.but(stuck="free" if free else "bogged", busy=True))
                game.emit(Freed(self.unit, free))
            case MendGun():
                vehicle = game.vehicles[game.rides[self.unit]]
                mended = game.dice.die() >= game.scene.rulebook.vehicles.mends
                game.put(vehicle.but(gun_out=not mended, busy=True))
                game.emit(GunMended(self.unit, mended))
        return self.done()


def why_not_free(game: Game, squad: Squad) -> Refusal | None:
    """Whether a crew may spend its Hold on freeing its vehicle.  [roe.veh.bog]"""
    vehicle = game.vehicle(squad.id)
    if vehicle is None or vehicle.stuck != "bogged" or squad.order != "hold":
        return Refusal("roe.veh.bog", {"unit": squad.id})
    return None


def why_not_mend(game: Game, squad: Squad) -> Refusal | None:
    """Whether a crew may spend its Hold on its main weapon.  [roe.veh.damaged]"""
    vehicle = game.vehicle(squad.id)
    if vehicle is None or not vehicle.gun_out or squad.order != "hold":
        return Refusal("roe.veh.damaged", {"unit": squad.id})
    return None


def may_toil(game: Game, squad: Squad) -> bool:
    """Whether a crew that holds has something to do about its vehicle.  [roe.veh.bog roe.veh.damaged]"""
    return why_not_free(game, squad) is None or why_not_mend(game, squad) is None
