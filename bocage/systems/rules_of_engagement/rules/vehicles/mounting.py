"""Mounting: squads board vehicles and get off, guns are hooked up, and crews that got out get in again."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.enemies import known_enemies
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.movement.march import Stay
from bocage.systems.rules_of_engagement.rules.movement.marching import break_aim_at
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import hull_of, kind_of
from bocage.systems.rules_of_engagement.rules.vehicles.passengers import (
    carrier_of,
    get_off,
    has_gun,
    room_of,
    size_of,
    stand_round,
)
from bocage.systems.rules_of_engagement.state.events.action import Stopped
from bocage.systems.rules_of_engagement.state.events.vehicles import Boarded, Hooked, Remounted
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad, Vehicle

MOUNT = "mount"


class Board(Option):
    """A squad gets into a transport, or on a tank."""

    unit: ActorId
    target: TargetId


class Remount(Option):
    """A crew gets into its vehicle again."""

    unit: ActorId


class GetOff(Option):
    """A squad gets off what carries it."""

    unit: ActorId


class Hook(Option):
    """A gun is hooked up to a vehicle, and its men get in."""

    unit: ActorId
    target: TargetId


class Unhook(Option):
    """A gun is unhooked, and its men get off."""

    unit: ActorId


Mounting = Board | Remount
Handling = GetOff | Hook | Unhook | Stay


def mountings(game: Game, squad: Squad) -> list[Mounting]:
    """What a squad on foot may do about vehicles instead of marching."""
    if not game.vehicles:
        return []
    found: list[Mounting] = [Board(squad.id, one.squad) for one in game.vehicles if one.squad != squad.id]
    return [one for one in (*found, Remount(squad.id)) if why_not_mount_up(game, squad, one) is None]


def why_not_mount_up(game: Game, squad: Squad, choice: Mounting) -> Refusal | None:
    """The judge of that."""
    if choice.unit != squad.id:
        return Refusal("roe.move.procedure", {"unit": squad.id})
    return why_not_board(game, squad, choice.target) if isinstance(choice, Board) else why_not_remount(game, squad)


def is_beside(game: Game, squad: Squad, vehicle: Vehicle) -> bool:
    """Whether all of a squad are within 5 cm of a vehicle.  [roe.veh.transport]"""
    hull, near = hull_of(game, vehicle), game.scene.rulebook.vehicles.beside
    return all(hull.is_near(at, near, game.scene.across) for at in game.places[squad.id])


def why_not_board(game: Game, squad: Squad, carrier: UnitId) -> Refusal | None:
    """A squad on foot boards as its whole move, with Crawl or Advance, if there is room; a gun is towed.

    [roe.veh.transport roe.veh.riders]
    """
    args = {"unit": squad.id, "target": carrier}
    vehicle = game.vehicle(carrier) if 0 <= carrier < len(game.squads) else None
    if vehicle is None or game.squad(carrier).seat != squad.seat or squad.aboard != NOBODY or squad.combat is not None:
        return Refusal("roe.veh.transport", args)
    if game.vehicle(squad.id) is not None or squad.order not in ("crawl", "advance") or squad.moved:
        return Refusal("roe.veh.transport", args)
    if has_gun(game, squad):
        return Refusal("roe.veh.towing", args)
    if not is_beside(game, squad, vehicle):
        return Refusal("roe.veh.transport", args, "far")
    if size_of(game, squad) > room_of(game, vehicle):
        return Refusal("roe.veh.riders" if kind_of(game, vehicle).is_tank else "roe.veh.transport", args, "room")
    return None


class Boarding(Frame[None]):
    """A squad boards; the enemy may fire at it before.  [roe.veh.transport roe.opp.when]"""

    unit: UnitId
    target: UnitId

    def start(self, game: Game) -> Step:
        """Up they get."""
        reveal(game, self.unit)
        break_aim_at(game, self.unit)
        return Call(reactions(game, self.unit), then=self.climb)

    def climb(self, game: Game) -> Step:
        """Whoever is left, unless fire has stopped him."""
        squad = game.squad(self.unit)
        if not game.members[self.unit] or squad.spent or why_not_board(game, squad, self.target) is not None:
            game.emit(Stopped(self.unit))
            return self.done()
        take_aboard(game, squad, self.target)
        game.emit(Boarded(self.unit, self.target))
        return self.done()


def take_aboard(game: Game, squad: Squad, carrier: UnitId) -> None:
    """A squad is where the vehicle is that carries it."""
    x, y = game.vehicles[game.rides[carrier]].at
    for figure in bits(game.members[squad.id]):
        game.put(game.figures[figure].but(x=x, y=y, floor=0))
    ready = squad.ready and squad.kind not in game.scene.served
    game.put(squad.but(aboard=carrier, moved=True, done=True, zone=None, assault=NOBODY, ready=ready))


def why_not_remount(game: Game, squad: Squad) -> Refusal | None:
    """A crew that keeps its nerve and is at its vehicle gets in instead of moving, if no enemy is within 10 cm.

    [roe.veh.remount roe.ruling.vehicle-remount]
    """
    args, own = {"unit": squad.id}, game.rides[squad.id]
    if own == NOBODY or not game.vehicles[own].left or game.vehicles[own].wreck or squad.is_broken or squad.moved:
        return Refusal("roe.veh.remount", args)
    if squad.order in (None, "hold", "run"):
        return Refusal("roe.veh.remount", args)
    vehicle, book, across = game.vehicles[own], game.scene.rulebook.vehicles, game.scene.across
    hull = hull_of(game, vehicle)
    touched = any(hull.is_near(at, book.touch, across) for at in game.places[squad.id])
    if not touched or not is_beside(game, squad, vehicle):
        return Refusal("roe.veh.remount", args, "far")
    if any(hull.is_near(at, book.undisturbed, across) for at in known_enemies(game, squad.seat)):
        return Refusal("roe.veh.remount", args, "enemy")
    return None


class Remounting(Frame[None]):
    """A crew gets into its vehicle again.  [roe.veh.remount]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """The enemy may fire at it before."""
        return Call(reactions(game, self.unit), then=self.climb)

    def climb(self, game: Game) -> Step:
        """In they get, unless fire has stopped them."""
        squad = game.squad(self.unit)
        if not game.members[self.unit] or squad.spent or why_not_remount(game, squad) is not None:
            game.emit(Stopped(self.unit))
            return self.done()
        vehicle = game.vehicles[game.rides[self.unit]]
        game.put(vehicle.but(left=False))
        for figure in bits(game.members[self.unit]):
            game.put(game.figures[figure].but(x=vehicle.x, y=vehicle.y, floor=0))
        game.put(squad.but(moved=True))
        game.emit(Remounted(self.unit))
        return self.done()


def may_handle(game: Game, squad: Squad) -> bool:
    """Whether a squad that is aboard, or serves a gun, has something to do about a vehicle."""
    if not game.vehicles or game.vehicle(squad.id) is not None:
        return False
    return (squad.aboard != NOBODY or squad.order == "hold") and bool(handlings(game, squad))


def handlings(game: Game, squad: Squad) -> list[GetOff | Hook | Unhook]:
    """Getting off, hooking up and unhooking."""
    found: list[GetOff | Hook | Unhook] = [GetOff(squad.id), Unhook(squad.id)]
    if has_gun(game, squad):
        found += [Hook(squad.id, one.squad) for one in game.vehicles]
    return [one for one in found if why_not_handle(game, squad, one) is None]


def why_not_handle(game: Game, squad: Squad, choice: GetOff | Hook | Unhook) -> Refusal | None:
    """The judge of that."""
    if choice.unit != squad.id:
        return Refusal("roe.move.procedure", {"unit": squad.id})
    match choice:
        case GetOff():
            return why_not_get_off(game, squad)
        case Hook():
            return why_not_hook(game, squad, choice.target)
        case _:
            return why_not_unhook(game, squad)


def why_not_get_off(game: Game, squad: Squad) -> Refusal | None:
    """Passengers that crawl get off a vehicle that holds or crawls.

    [roe.veh.transport roe.ruling.vehicle-passengers]
    """
    vehicle = carrier_of(game, squad)
    args = {"unit": squad.id}
    if vehicle is None:
        return Refusal("roe.veh.transport", args)
    if has_gun(game, squad):
        return Refusal("roe.veh.towing", args)
    if squad.order != "crawl" or game.squad(vehicle.squad).order not in (None, "hold", "crawl"):
        return Refusal("roe.ruling.vehicle-passengers", args)
    return None


def why_not_hook(game: Game, squad: Squad, carrier: UnitId) -> Refusal | None:
    """A gun is hooked up to a transport with room for it, beside which its men stand, while both hold.

    [roe.veh.towing roe.ruling.vehicle-towing]
    """
    args = {"unit": squad.id, "target": carrier}
    vehicle = game.vehicle(carrier) if 0 <= carrier < len(game.squads) else None
    if vehicle is None or game.squad(carrier).seat != squad.seat or not has_gun(game, squad) or squad.aboard != NOBODY:
        return Refusal("roe.veh.towing", args)
    if not _both_hold(game, squad, vehicle) or not is_beside(game, squad, vehicle):
        return Refusal("roe.veh.towing", args)
    room = game.scene.rulebook.vehicles.gun_room
    if kind_of(game, vehicle).is_tank or room_of(game, vehicle) < room:
        return Refusal("roe.veh.towing", args, "room")
    return None


def why_not_unhook(game: Game, squad: Squad) -> Refusal | None:
    """A gun is unhooked while both hold.  [roe.veh.towing]"""
    vehicle = carrier_of(game, squad)
    if vehicle is None or not has_gun(game, squad) or not _both_hold(game, squad, vehicle):
        return Refusal("roe.veh.towing", {"unit": squad.id})
    return None


def _both_hold(game: Game, squad: Squad, vehicle: Vehicle) -> bool:
    crew = game.squad(vehicle.squad)
    return squad.order == crew.order == "hold" and not vehicle.busy and not crew.done


class Handle(Frame[None]):
    """What a squad does that is aboard, or that serves a gun beside a vehicle.

    [roe.veh.transport roe.veh.towing]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """What does it do?"""
        squad = game.squad(self.unit)
        options: list[Handling] = [*handlings(game, squad), Stay(self.unit)]
        return Ask(squad.seat, MOUNT, options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: Handling) -> Refusal | None:
        """The judge."""
        if isinstance(choice, Stay):
            return None if choice.unit == self.unit else Refusal("roe.move.procedure", {"unit": self.unit})
        return why_not_handle(game, game.squad(self.unit), choice)

    def chosen(self, game: Game, choice: Handling) -> Step:
        """Men who have got off may crawl; a gun takes the whole turn, of the vehicle too."""
        squad = game.squad(self.unit)
        match choice:
            case GetOff():
                get_off(game, self.unit)
                break_aim_at(game, self.unit)
                game.put(game.squad(self.unit).but(moved=True))
                return Call(reactions(game, self.unit), then=self.finished)
            case Hook():
                take_aboard(game, squad, choice.target)
                self._spend(game, choice.target, hooked=True)
            case Unhook():
                carrier = squad.aboard
                stand_round(game, game.vehicles[game.rides[carrier]], list(bits(game.members[self.unit])))
                game.put(squad.but(aboard=NOBODY, moved=True, done=True))
                self._spend(game, carrier, hooked=False)
            case _:
                game.put(squad.but(done=True))
        return self.done()

    def _spend(self, game: Game, carrier: UnitId, hooked: bool) -> None:
        game.put(game.vehicles[game.rides[carrier]].but(busy=True))
        game.put(game.squad(carrier).but(done=True))
        game.emit(Hooked(self.unit, carrier, hooked))
