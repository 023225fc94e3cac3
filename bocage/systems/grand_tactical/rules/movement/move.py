"""Movement: hex by hex, alone or as a stack, in Column or not."""

from __future__ import annotations

from collections.abc import Callable

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.grand_tactical.rules.activation.actions import begin_action
from bocage.systems.grand_tactical.rules.activation.active_units import PAID, SECOND
from bocage.systems.grand_tactical.rules.activation.second import Second
from bocage.systems.grand_tactical.rules.batteries import parks
from bocage.systems.grand_tactical.rules.batteries.markers import park_in
from bocage.systems.grand_tactical.rules.command.divisions import pay_for
from bocage.systems.grand_tactical.rules.command.leaders import LeadersGoAlong, take_along
from bocage.systems.grand_tactical.rules.exclusive.markers import without_hedgerows
from bocage.systems.grand_tactical.rules.movement.column import (
    BREAK,
    FORM,
    LEAVE,
    BreakColumn,
    ChangeColumn,
    FormColumn,
    LeaveColumn,
    break_column,
    change_cost,
    why_not_change,
)
from bocage.systems.grand_tactical.rules.movement.costs import allowance, points_text, step_cost, why_closed
from bocage.systems.grand_tactical.rules.movement.forced_march import (
    MARCH,
    ForcedMarch,
    ForceMarch,
    can_march,
    is_guaranteed,
    march_points,
)
from bocage.systems.grand_tactical.rules.movement.leaving import LeaveHex
from bocage.systems.grand_tactical.rules.movement.stacking import is_overstacked, why_not_together
from bocage.systems.grand_tactical.rules.movement.transport import ChangeMode, Dismount, why_not_dismount
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import movement as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Unit, other

STEP = "move.step"


class Enter(Option):
    """Enter a hex, with all who move together."""

    hex: AimId


class JoinMove(Option):
    """Take another unit of the hex along."""

    unit: ActorId


class DropOff(Option):
    """Leave a unit of the stack behind; its action is over."""

    unit: ActorId


class JoinPark(Option):
    """Go into the Artillery Park in the hex; its action is over."""

    unit: ActorId


class StopMoving(Option):
    """End the movement."""

    passes = True


MoveChoice = (
    Enter | JoinMove | DropOff | JoinPark | FormColumn | LeaveColumn | BreakColumn | ForceMarch | Dismount | StopMoving
)
STOP = StopMoving()


class Move(Frame[tuple[UnitId, ...]]):
    """The Movement Action of a unit or a stack; answers who took it to its end together.

    `points` are the half points that each has left, `to` is the hex that they are about to enter, `before` the one
    from which they have come in this action. Units join before the first step only. Who has `marched`, or has gone the
    hex that infantry can always go, does not march any more.

    [gts.action.movement-actions gts.stack.move-together gts.move.half-points]
    """

    units: tuple[UnitId, ...]
    column: Column
    points: tuple[int, ...]
    started: bool = False
    formed: bool = False
    marched: bool = False
    before: PlaceId = OFF_MAP
    to: PlaceId = OFF_MAP

    def start(self, game: Game) -> Step:
        """Ask for the next step, unless nobody can go on."""
        able = self.still_able(game)
        if not able.units:
            return self.done(self.units)
        return Ask(able.seat(game), STEP, able.options(game), able.chosen, able.why_not, args=able.arguments())

    def arguments(self) -> dict[str, int | str]:
        """Who moves, and how many points whoever has fewest has left."""
        return {"unit": self.units[0], "points": points_text(min(self.points))}

    def seat(self, game: Game) -> Seat:
        """Whose units they are."""
        return game.unit(self.units[0]).seat

    def still_able(self, game: Game) -> Move:
        """The move of those who are still there and not suppressed.  [gts.move.stop-by-suppression]"""
        able = tuple([unit for unit in self.units if game.unit(unit).on_map and not game.unit(unit).suppressed])
        return self if able == self.units else self.only(able)

    def only(self, units: tuple[UnitId, ...]) -> Move:
        """The move of some of them."""
        left = dict(zip(self.units, self.points, strict=True))
        return self.but(units=units, points=tuple([left[unit] for unit in units]))

    def without(self, number: UnitId) -> Move:
        """The move of the others."""
        return self.only(tuple([unit for unit in self.units if unit != number]))

    # What may be chosen

    def options(self, game: Game) -> list[MoveChoice]:
        """What the judge accepts."""
        first = game.unit(self.units[0])
        candidates: list[MoveChoice] = [Enter(to) for to in game.scene.grid.neighbours(first.hex)]
        if not self.started:
            there = game.here[first.hex] & game.present[first.seat] & ~game.done
            candidates += [JoinMove(unit) for unit in bits(there)]
        elif len(self.units) > 1:
            candidates += [DropOff(unit) for unit in self.units]
        if park_in(game, first.hex) is not None:
            candidates += [JoinPark(unit) for unit in self.units]
        if len(self.units) == 1:
            candidates += [LEAVE, BREAK] if first.column else [FORM]
        if self.started and not self.marched:
            candidates.append(MARCH)
        for unit in self.units:
            if game.unit(unit).mounted:
                candidates += [Dismount(unit, False), Dismount(unit, True)]
        return [choice for choice in [*candidates, STOP] if self.why_not(game, choice) is None]

    def why_not(self, game: Game, choice: MoveChoice) -> Refusal | None:
        """What is legal now."""
        match choice:
            case Enter(hex=hex):
                return self.why_not_enter(game, hex)
            case JoinMove(unit=unit):
                return self.why_not_join(game, game.unit(unit))
            case DropOff(unit=unit):
                together = self.started and unit in self.units and len(self.units) > 1
                return None if together else Refusal("gts.stack.move-together", {"unit": unit}, reason="drop")
            case JoinPark(unit=unit):
                left = dict(zip(self.units, self.points, strict=True))
                arrived = self.started and unit in left
                return parks.why_not_join(game, game.unit(unit), left.get(unit, 0), arrived)
            case ForceMarch():
                return self.why_not_march(game)
            case Dismount(unit=unit):
                left = dict(zip(self.units, self.points, strict=True))
                return why_not_dismount(game, game.unit(unit), choice, left.get(unit, 0))
            case StopMoving():
                return self.why_not_stop(game)
        if len(self.units) > 1:
            return Refusal("gts.stack.same-activation", {"unit": self.units[0]}, reason="column")
        return why_not_change(game, game.unit(self.units[0]), choice, self.points[0], self.formed)

    def why_not_enter(self, game: Game, hex: Hex) -> Refusal | None:
        """Every unit must be able to go there and to pay; infantry on foot always can for a first hex.

        [gts.move.basic gts.move.leftover gts.minmove.one-hex gts.ruling.enter-fz-definition gts.stack.over-allowed
        gts.action.table-move-efz]
        """
        first = game.unit(self.units[0])
        if len(self.units) > 1 and self.is_crowded(game, first):
            return Refusal("gts.stack.over-allowed", {"hex": first.hex})
        if self.column == "division-first" and game.swept[other(first.seat)] >> hex & 1:
            return Refusal("gts.act.division-limits", {"hex": hex}, reason="zone")
        for number, left in zip(self.units, self.points, strict=True):
            unit = game.unit(number)
            if why := why_closed(game, unit, hex):
                return why
            cost = step_cost(game, unit, hex, self.before, stacked=len(self.units) > 1)
            if cost is None or (cost > left and not self.is_first_hex(game, unit, left)):
                return Refusal("gts.move.leftover", {"unit": number, "hex": hex})
        return None

    def is_first_hex(self, game: Game, unit: Unit, left: int) -> bool:
        """Whether a unit may go on whatever the hex costs: once, instead of all other movement.

        [gts.minmove.one-hex]
        """
        return self.before == OFF_MAP and not self.marched and is_guaranteed(game, unit, left)

    def is_crowded(self, game: Game, first: Unit) -> bool:
        """Whether they are in an overstacked hex, which units leave one by one.

        [gts.stack.over-allowed gts.ruling.stack-limit-timing]
        """
        passing = self.units if self.before != OFF_MAP else ()
        return not first.entering and is_overstacked(game, first.hex, first.seat, passing)

    def why_not_join(self, game: Game, unit: Unit) -> Refusal | None:
        """Only before the first step.  [gts.stack.move-together]"""
        if self.started or unit.id in self.units:
            return Refusal("gts.stack.move-together", {"unit": unit.id})
        together = why_not_together(game, game.unit(self.units[0]), unit, self.column)
        return together or parks.why_frozen(game, unit, self.units)

    def why_not_march(self, game: Game) -> Refusal | None:
        """Once in an action, units on foot that have done something and cannot pay for any hex around.

        [gts.fmarch.who gts.ruling.forced-march-once gts.ruling.forced-march-when gts.minmove.one-hex]
        """
        about = {"unit": self.units[0]}
        if self.marched:
            return Refusal("gts.ruling.forced-march-once", about)
        if not all(can_march(game, game.unit(unit)) for unit in self.units):
            return Refusal("gts.fmarch.who", about)
        hexes = game.scene.grid.neighbours(game.unit(self.units[0]).hex)
        refused = [self.why_not_enter(game, hex) for hex in hexes]
        short = any(why is not None and why.rule == "gts.move.leftover" for why in refused)
        if self.started and short and None not in refused:
            return None
        return Refusal("gts.ruling.forced-march-when", about)

    def why_not_stop(self, game: Game) -> Refusal | None:
        """Nobody stays in an entry hex who can leave it.  [gts.reinf.must-leave]"""
        first = game.unit(self.units[0])
        if first.entering and any(
            self.why_not_enter(game, hex) is None for hex in game.scene.grid.neighbours(first.hex)
        ):
            return Refusal("gts.reinf.must-leave", {"unit": first.id})
        return None

    # What is done

    def chosen(self, game: Game, choice: MoveChoice) -> Step:
        """Carry it out."""
        match choice:
            case Enter(hex=hex):
                passing = self.before != OFF_MAP
                leaving = LeaveHex(self.units, game.unit(self.units[0]).hex, hex, passing=passing)
                return Call(leaving, then=self.but(to=hex).arrive)
            case JoinMove(unit=number):
                return self.join(game, game.unit(number))
            case DropOff(unit=number):
                game.emit(events.Dropped(number))
                return self.without(number).fall_out(game, (number,))
            case JoinPark(unit=number):
                parks.join(game, game.unit(number))
                return self.without(number).fall_out(game, (number,))
            case ForceMarch():
                return Call(ForcedMarch(self.units), then=self.but(marched=True).march_on)
            case Dismount(unit=number, column=column):
                rest = self.without(number).but(started=True)
                return Call(ChangeMode(number, False, column), then=rest.fall_out)
            case StopMoving():
                return self.done(self.units)
            case BreakColumn():
                break_column(game, game.unit(self.units[0]))
                return Goto(self.but(started=True).start)
        return Goto(self.changing(game, choice))

    def join(self, game: Game, unit: Unit) -> Step:
        """Another unit moves with them; under Direct Command it is paid for.  [gts.dc.finish-each]"""
        if self.column == "direct-command":
            pay_for(game, unit)
        begin_action(game, unit, "movement")
        units, points = (*self.units, unit.id), (*self.points, allowance(game, unit))
        return Goto(self.but(units=units, points=points).start)

    def arrive(self, game: Game, going: tuple[UnitId, ...]) -> Step:
        """Those who could leave pay and enter the hex; the others' action is over. Leaders go with who was paid for.

        [gts.move.basic gts.lead.not-with-first-action gts.lead.moves-with-cp]
        """
        if not going:
            return self.done(self.units)
        left = dict(zip(self.units, self.points, strict=True))
        before = game.unit(going[0]).hex
        points, marched = [], self.marched
        for number in going:
            unit = game.unit(number)
            cost = step_cost(game, unit, self.to, self.before, stacked=len(self.units) > 1) or 0
            points.append(max(left[number] - cost, 0))
            marched |= cost > left[number]
            enter(game, unit, self.to)
        if game.scene.ground.ferry(before, self.to):
            game.put(game.armies[self.seat(game)].but(ferried=game.now.turn))
        moved = self.but(units=going, points=tuple(points), started=True, marched=marched, before=before, to=OFF_MAP)
        if self.column in PAID:
            take_along(game, going, before, self.to)
            return Call(LeadersGoAlong(going, before, self.to), then=moved.start)
        return moved.fall_out(game, tuple([unit for unit in self.units if unit not in going]))

    def march_on(self, game: Game, going: tuple[UnitId, ...]) -> Step:
        """Those who passed have new points, and lose what they had left.  [gts.fmarch.test gts.fmarch.column]"""
        if not going:
            return self.done(self.units)
        moved = self.but(units=going, points=(march_points(game),) * len(going))
        return moved.fall_out(game, tuple([unit for unit in self.units if unit not in going]))

    def fall_out(self, game: Game, fallen: tuple[UnitId, ...]) -> Step:
        """The action of some is over: now or never they take a second one, before the others go on.

        [gts.stack.move-together gts.ruling.second-after-stack-drop gts.second.no-return]
        """
        if not self.units:
            return self.done(fallen)
        there = tuple([unit for unit in fallen if game.unit(unit).on_map])
        if there and self.column in SECOND:
            return Call(Second(self.column, "movement", there), then=self.start)
        return Goto(self.start)

    def changing(self, game: Game, choice: FormColumn | LeaveColumn) -> Callable[[Game], Step]:
        """Pay for a change of Column, which is a trigger in a fire zone.  [gts.col.enter gts.col.leave-mp]"""
        left = self.points[0] - change_cost(game, choice)
        formed = self.formed or isinstance(choice, FormColumn)
        return self.but(points=(left,), started=True, formed=formed).change_column

    def change_column(self, game: Game) -> Step:
        """The unit forms or leaves Column after any fire at it, which it takes as being in Column."""
        return Call(ChangeColumn(self.units[0]), then=self.start)


def enter(game: Game, unit: Unit, hex: Hex) -> None:
    """A unit enters a hex, and leaves its Park and what it had built for itself.

    [gts.ip.lost gts.park.frozen gts.work.scope]
    """
    moved = without_hedgerows(unit).but(hex=hex, entering=False, shelter="none", built=NONE, park=NONE)
    game.put(moved.but(working=0, working_on=None))
    game.emit(events.Moved(unit.id, hex))
    take_hold(game, unit, hex)


def take_hold(game: Game, unit: Unit, hex: Hex) -> None:
    """An objective is held by whoever last stood there, rear guards apart.  [gts.seq.end]"""
    if game.scene.goals >> hex & 1 and not game.scene.is_rear_guard(unit.type):
        for goal in game.objectives:
            if goal.hex == hex and goal.holder != unit.seat:
                game.put(goal.but(holder=unit.seat))
