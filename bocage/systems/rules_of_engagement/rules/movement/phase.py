"""The movement phase: one squad after the other, in the order that its player likes."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Dice, Frame, Option, Pass, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.fire.arms import is_support
from bocage.systems.rules_of_engagement.rules.hiding.ambush import set_off
from bocage.systems.rules_of_engagement.rules.movement.candidates import anywhere, candidates
from bocage.systems.rules_of_engagement.rules.movement.cohesion import is_linked
from bocage.systems.rules_of_engagement.rules.movement.floors import (
    ChangeFloor,
    OnTheStairs,
    climbs,
    why_not_change_floor,
)
from bocage.systems.rules_of_engagement.rules.movement.march import March, Stay, allowance, why_not_march
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching
from bocage.systems.rules_of_engagement.rules.setup.leaving import Leave, Leaving, why_not_leave
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import is_in_or_on_a_vehicle
from bocage.systems.rules_of_engagement.rules.vehicles.mounting import (
    Board,
    Boarding,
    Handle,
    Mounting,
    Remount,
    Remounting,
    may_handle,
    mountings,
    why_not_mount_up,
)
from bocage.systems.rules_of_engagement.rules.vehicles.moving import MoveVehicle, may_toil
from bocage.systems.rules_of_engagement.rules.weapons.guns import touch_guns
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

MOVE_SQUAD, MOVE = "move.squad", "move"


class MoveNext(Option):
    """This squad moves next."""

    unit: ActorId


class MovementPhase(Frame[None]):
    """Squads move by their orders.  [roe.turn.movement-summary roe.move.procedure roe.move.optional]"""

    def start(self, game: Game) -> Step:
        """Which squad moves next; the others stay where they are."""
        seat = game.now.active
        waiting = [squad for squad in game.squads_of(seat) if why_not_move(game, squad) is None]
        if not waiting:
            return self.done()
        options: list[MoveNext | Leave | Pass] = [MoveNext(squad.id) for squad in waiting]
        options += [Leave(squad.id) for squad in waiting if why_not_leave(game, squad) is None]
        if self.why_not(game, PASS) is None:
            options.append(PASS)
        return Ask(seat, MOVE_SQUAD, options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: MoveNext | Leave | Pass) -> Refusal | None:
        """Squads of one's own that may move and have not; those that are scattered are not left out.

        [roe.move.cohesion-repair]
        """
        if isinstance(choice, Pass):
            movers = [squad for squad in game.squads_of(game.now.active) if why_not_move(game, squad) is None]
            scattered = next((squad.id for squad in movers if must_close_up(game, squad)), None)
            return None if scattered is None else Refusal("roe.move.cohesion-repair", {"unit": scattered})
        squad = game.squad(choice.unit)
        if squad.seat != game.now.active or not game.members[squad.id]:
            return Refusal("roe.move.procedure", {"unit": squad.id})
        refusal = why_not_move(game, squad)
        return why_not_leave(game, squad) if refusal is None and isinstance(choice, Leave) else refusal

    def chosen(self, game: Game, choice: MoveNext | Leave | Pass) -> Step:
        """That squad, or nobody any more."""
        if isinstance(choice, Pass):
            return self.done()
        if isinstance(choice, Leave):
            return Call(Leaving(choice.unit), then=self.start)
        return Call(move_of(game, game.squad(choice.unit)), then=self.start)


def move_of(game: Game, squad: Squad) -> Frame[None]:
    """How a squad moves: in its own vehicle, out of one that carries it, with a gun that it hooks up, or on foot."""
    if game.vehicle(squad.id) is not None:
        return MoveVehicle(squad.id)
    if squad.aboard != NOBODY or squad.order == "hold":
        return Handle(squad.id)
    return MoveSquad(squad.id)


def why_not_move(game: Game, squad: Squad) -> Refusal | None:
    """A squad moves once, if its order lets it.  [roe.move.respect-orders roe.order.hold]"""
    idle = squad.order in (None, "hold") or squad.aboard != NOBODY
    if idle and not (may_toil(game, squad) or may_handle(game, squad)):
        return Refusal("roe.move.respect-orders", {"unit": squad.id})
    if squad.combat is not None:
        return Refusal("roe.cc.no-orders", {"unit": squad.id})
    if squad.done or squad.spent:
        return Refusal("roe.move.procedure", {"unit": squad.id})
    return None


def must_close_up(game: Game, squad: Squad) -> bool:
    """Whether a squad is scattered and finds a way to close up.  [roe.move.cohesion-repair]"""
    if is_in_or_on_a_vehicle(game, squad.id) or is_linked(game, squad, game.places[squad.id]):
        return False
    return bool(candidates(game, squad, allowance(game, squad, squad.order, slowed=False), why_not_march))


class MoveSquad(Frame[None]):
    """A squad moves: to one of the places that are listed, or to any that the judge accepts.

    [roe.move.measure-path roe.move.crawl-distance roe.move.advance-distance]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where to."""
        squad = game.squad(self.unit)
        reach = allowance(game, squad, squad.order, slowed=False)
        marches = candidates(game, squad, reach, why_not_march)
        stays = [] if marches and not is_linked(game, squad, game.places[self.unit]) else [Stay(self.unit)]
        listed: list[March | ChangeFloor | Mounting | Stay] = [
            *marches,
            *climbs(game, squad),
            *mountings(game, squad),
            *stays,
        ]
        return Ask(squad.seat, MOVE, listed, self.chosen, self.why_not, {"unit": self.unit}, True, sample=self.sample)

    def why_not(self, game: Game, choice: March | ChangeFloor | Mounting | Stay) -> Refusal | None:
        """The judge of marches; a squad that is scattered does not stay so where it can close up.

        [roe.move.cohesion-repair]
        """
        if isinstance(choice, Stay):
            if choice.unit != self.unit:
                return Refusal("roe.move.procedure", {"unit": self.unit})
            scattered = must_close_up(game, game.squad(self.unit))
            return Refusal("roe.move.cohesion-repair", {"unit": self.unit}) if scattered else None
        if isinstance(choice, Board | Remount):
            return why_not_mount_up(game, game.squad(self.unit), choice)
        if isinstance(choice, ChangeFloor):
            return why_not_change_floor(game, game.squad(self.unit), choice)
        return why_not_march(game, game.squad(self.unit), choice)

    def sample(self, game: Game, dice: Dice) -> March:
        """Any place within reach."""
        squad = game.squad(self.unit)
        return anywhere(game, squad, allowance(game, squad, squad.order, slowed=False), dice)

    def chosen(self, game: Game, choice: March | ChangeFloor | Mounting | Stay) -> Step:
        """Off it goes, or up the stairs, or into a vehicle."""
        squad = game.squad(self.unit)
        game.put(squad.but(done=True))
        if isinstance(choice, Stay):
            return self.done()
        if isinstance(choice, Board):
            return Call(Boarding(self.unit, choice.target), then=self.finished)
        if isinstance(choice, Remount):
            return Call(Remounting(self.unit), then=self.finished)
        if isinstance(choice, ChangeFloor):
            game.put(game.squad(self.unit).but(moved=True, ready=not is_support(game, squad) and squad.ready))
            return Call(OnTheStairs(self.unit, choice.floor), then=self.arrived)
        marching = Marching.of(game, choice)
        if marching.marks:
            set_off(game, self.unit, choice)
            game.put(game.squad(self.unit).but(moved=True, ready=not is_support(game, squad) and squad.ready))
        return Call(marching, then=self.arrived)

    def arrived(self, game: Game) -> Step:
        """Guns that nobody serves are in the hands of whoever has come to them.  [roe.weapon.support-abandoned]"""
        touch_guns(game, self.unit)
        return self.done()


def refresh(game: Game) -> None:
    """Before a phase nobody of the active side has had his turn in it."""
    for squad in game.squads_of(game.now.active):
        if squad.done:
            game.put(squad.but(done=False))
