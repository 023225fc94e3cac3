"""Tank riders: a squad goes along on a tank that advances."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Event, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import CardEffect
from bocage.systems.tide_of_iron.rules.fire.concealment import check_objective
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.tide_of_iron.rules.movement.advance import Enter, Movement, Way, legs_of, why_cannot_move
from bocage.systems.tide_of_iron.rules.movement.obstacles import is_tank
from bocage.systems.tide_of_iron.rules.movement.stacking import has_room
from bocage.systems.tide_of_iron.rules.phases.unit_actions import why_not_activate
from bocage.systems.tide_of_iron.state.game import NONE, Game, Unit, other


class RideOn(Option):
    """Let the squad ride on the tank."""

    unit: ActorId
    tank: TargetId


class StayedBehind(Event):
    """A squad that rode on a tank stays behind."""

    unit: UnitId


def rides(game: Game, seat: Seat) -> Iterator[RideOn]:
    """The fresh tanks that can move, each with the fresh squads in its hex that can."""
    for number in bits(game.fresh[seat] & ~game.carried):
        tank = game.units[number]
        if is_tank(game, tank) and tank.damage != "heavy":
            for squad in game.units_in(tank.hex):
                if squad.seat == seat and not squad.is_vehicle and squad.status == "fresh" and squad.in_good_order:
                    yield RideOn(squad.id, tank.id)


class MountUp(CardEffect):
    """Choose the squad and the tank, and advance."""

    def start(self, game: Game) -> Step:
        """Ask for both."""
        options = list(rides(game, self.seat(game)))
        return Ask(self.seat(game), "card.ride", options, self.chosen, self.why_not, {"card": self.card})

    def why_not(self, game: Game, choice: RideOn) -> Refusal | None:
        """Both must be fresh, able to move, and in one hex.  [toi.action.fresh-only]"""
        seat = self.seat(game)
        if choice in list(rides(game, seat)):
            return None
        for unit in (game.unit(choice.unit), game.unit(choice.tank)):
            if refusal := why_not_activate(game, unit, seat) or why_cannot_move(game, unit):
                return refusal
        return self.why_not_unit(choice.unit)

    def chosen(self, game: Game, choice: RideOn) -> Step:
        """Off they go."""
        tank = game.unit(choice.tank)
        ride = RidersAdvance(tank.id, tank.hex, tank.hex, legs_of(game, tank), rider=choice.unit)
        return Call(ride, then=self.over)

    def over(self, game: Game) -> Step:
        """Both have arrived, or not."""
        return self.done()


class RidersAdvance(Movement):
    """A tank advances with a squad on it, which goes where it goes; fire may be aimed at either, once for each hex."""

    rider: UnitId = NONE

    def ways(self, game: Game, unit: Unit, points: int) -> list[Way]:
        """With men on it a tank overruns nobody."""
        enemies = game.occupied[other(unit.side)] if self.rider != NONE else 0
        found = super().ways(game, unit, points)
        return [way for way in found if not isinstance(way, Enter) or not enemies >> way.hex & 1]

    def why_not(self, game: Game, choice: Way) -> Refusal | None:
        """Why the tank cannot go there with the squad."""
        enemies = game.occupied[other(game.unit(self.unit).side)] if self.rider != NONE else 0
        if isinstance(choice, Enter) and enemies >> choice.hex & 1:
            return Refusal("toi.move.no-enemy-hex", {"unit": self.rider, "place": choice.hex})
        return super().why_not(game, choice)

    def enter(self, game: Game, hex: Hex) -> Step:
        """The squad is carried along."""
        if self.rider != NONE:
            game.move(game.unit(self.rider), hex)
        return super().enter(game, hex)

    def look(self, game: Game) -> Step:
        """An objective gives the squad away.  [toi.concealed.reveal-objective]"""
        if self.rider != NONE:
            check_objective(game, game.unit(self.rider))
        return super().look(game)

    def fired_at(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """If nobody fired at the tank, the squad may be fired at."""
        if units or self.rider == NONE:
            return Goto(self.but(fired=self.fired + units).settle_rider)
        return Call(OpportunityFire(self.rider, self.fired), then=self.rider_fired_at)

    def rider_fired_at(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """One attack for each hex in all."""
        return Goto(self.but(fired=self.fired + units).settle_rider)

    def settle_rider(self, game: Game) -> Step:
        """A squad that is pinned or disrupted stays behind."""
        if self.rider == NONE:
            return Goto(self.meet_obstacles)
        squad = game.unit(self.rider)
        if squad.on_board and squad.in_good_order:
            return Goto(self.meet_obstacles)
        if squad.on_board:
            game.emit(StayedBehind(squad.id))
            self.drop(game, squad)
        return Goto(self.but(rider=NONE).meet_obstacles)

    def drop(self, game: Game, squad: Unit) -> None:
        """The squad is fatigued where it is, or in the last hex that had room.  [toi.stacking.forced-stop]"""
        if not has_room(game, squad, squad.hex):
            squad = game.move(squad, self.safe)
        game.put(squad.fatigued())

    def end(self, game: Game) -> Step:
        """Both are fatigued."""
        step = super().end(game)
        if self.rider != NONE:
            squad, tank = game.unit(self.rider), game.unit(self.unit)
            if squad.on_board:
                if tank.on_board and squad.hex != tank.hex:
                    squad = game.move(squad, tank.hex)
                game.put(squad.fatigued())
        return step
