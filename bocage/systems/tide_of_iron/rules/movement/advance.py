"""Movement (Déplacement): the sequence of events for each hex, and the Advance action."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.board.kept import Kept
from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.tide_of_iron.rules.cards.lasting import extra_movement
from bocage.systems.tide_of_iron.rules.fire.concealment import check_objective
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import OpportunityFire, watchers
from bocage.systems.tide_of_iron.rules.movement import fortifications, obstacles, transport
from bocage.systems.tide_of_iron.rules.movement.entering import (
    MANY,
    can_go_on,
    enterable,
    hedge_stops,
    is_overrun,
    points_text,
    price_of,
    why_not_enter,
    why_not_stay,
)
from bocage.systems.tide_of_iron.rules.movement.fortifications import EnterShelter, LeaveShelter
from bocage.systems.tide_of_iron.rules.movement.obstacles import CutWire, Obstacles, obstacles_for
from bocage.systems.tide_of_iron.rules.movement.overrun import pin_squads
from bocage.systems.tide_of_iron.rules.movement.stacking import has_room, may_stay
from bocage.systems.tide_of_iron.rules.movement.transport import Board, is_carried, transport_cost
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, Unit, other


class Enter(Option):
    """Move into an adjacent hex."""

    hex: AimId


class Stop(Option):
    """End the move here."""

    passes = True


ENTER = Kept(Enter)
STOP = Stop()
Way = Enter | EnterShelter | LeaveShelter | CutWire | Board | Stop
"""What a moving unit may do next."""


# Movement points


def movement_points(game: Game, unit: Unit) -> int:
    """What a unit may spend in one activation, in thirds of a point.

    A squad has four points whatever its size, five with an officer. Light damage costs a vehicle one point.
    [toi.move.squad-four toi.officer.mobility toi.vehicle-damage.light-effects toi.vehicle-damage.heavy-effects]
    """
    if unit.damage == "heavy" or unit.condition != "good":
        return 0
    less = game.scene.rulebook.light_damage.movement if unit.damage == "light" else 0
    return (game.profile(unit).movement - less) * POINT


def can_move(game: Game, unit: Unit, penalty: int = 0) -> bool:
    """Whether a unit can take an action in which it moves, at a penalty or with more points than usual."""
    if is_carried(unit):
        return why_cannot_move(game, unit, penalty) is None
    return unit.damage != "heavy" and unit.condition == "good"


def why_cannot_move(game: Game, unit: Unit, penalty: int = 0) -> Refusal | None:
    """A pinned or disrupted squad and a heavily damaged vehicle stay where they are.

    A squad aboard a vehicle must be able to get out of it: into a full hex only if it goes on from there.
    [toi.move.immobile toi.transport.disembark-stacking]
    """
    if unit.damage == "heavy" or not unit.in_good_order:
        return Refusal("toi.move.immobile", {"unit": unit.id})
    if is_carried(unit):
        hex = game.units[unit.aboard].hex
        left = movement_points(game, unit) - penalty - transport_cost(game, unit)
        if not has_room(game, unit, hex) and not can_step_through(game, unit, hex, left):
            return Refusal("toi.transport.disembark-stacking", {"unit": unit.id, "place": hex})
    return None


def may_advance(game: Game, unit: Unit) -> bool:
    """Whether a unit can take the Advance action, with what cards add to its points.  [toi.errata.double-time]"""
    return can_move(game, unit, -extra_movement(game, unit) * POINT)


def why_no_advance(game: Game, unit: Unit) -> Refusal | None:
    """Why a unit cannot take the Advance action.  [toi.errata.double-time]"""
    return why_cannot_move(game, unit, -extra_movement(game, unit) * POINT)


def can_step_through(game: Game, unit: Unit, hex: Hex, points: int) -> bool:
    """Whether a squad can get out of a vehicle into a full hex and go on from there."""
    return not obstacles_for(game, unit, hex) and can_go_on(game, unit, hex, points, hex)


def is_over(unit: Unit) -> bool:
    """Whether the activation of a unit has been ended: it is gone, aboard a vehicle, or fatigued."""
    return unit.hex == OFF_BOARD or unit.status == "fatigued"


# The movement sequence


class Movement(Frame[None]):
    """The active unit moves hex by hex; for each hex the numbered steps of the sequence are taken in their order.

    [toi.move.actions toi.move.hex-by-hex toi.timing.repeat]
    """

    prompt = "advance.step"
    unit: UnitId
    origin: PlaceId
    """Where the unit began its activation."""
    safe: PlaceId
    """The last hex on the way where the unit may stay; off the board while it must not yet leave its vehicle."""
    legs: int = MANY
    """How many hexes it may still enter."""
    spent: int = 0
    fired: tuple[UnitId, ...] = ()
    """The units that have fired at it on the way."""
    overrunning: bool = False
    entered_obstacle: bool = False
    carrier: UnitId = NONE
    """The vehicle that it got out of."""
    struck: bool = False
    """Whether it has been fired at since it came into the hex."""

    def points(self, game: Game, unit: Unit) -> int:
        """What is left of the unit's movement points; losses on the way take some away at once, never below none.

        [toi.tank.sturdy toi.ruling.sturdy-wording toi.officer.mobility]
        """
        return max(movement_points(game, unit) - self.penalty(game, unit) - self.spent, 0)

    def penalty(self, game: Game, unit: Unit) -> int:
        """What the action itself costs, in thirds of a point; below zero it gives some."""
        return 0

    def start(self, game: Game) -> Step:
        """Begin to move; a squad aboard a vehicle gets out first."""
        return Goto(self.get_out if is_carried(game.units[self.unit]) else self.choose)

    def get_out(self, game: Game) -> Step:
        """Get out of the vehicle, which counts as moving into its hex.

        [toi.transport.disembark toi.transport.disembark-stacking toi.ruling.getting-out-of-a-vehicle-and-op]
        """
        unit = game.units[self.unit]
        carrier = unit.aboard
        out = transport.get_out(game, unit)
        safe = out.hex if has_room(game, out, out.hex) else OFF_BOARD
        return Goto(self.but(carrier=carrier, origin=out.hex, safe=safe, spent=transport_cost(game, unit)).look)

    def enter(self, game: Game, hex: Hex) -> Step:
        """Steps 1 and 8: move into the hex and pay for it; the squads of a hex just overrun are pinned.

        Nobody pays more for leaving wire or tank traps.
        [toi.timing.m1-enter toi.timing.m8-overrun toi.wire.exit toi.trap.exit]
        """
        unit = game.units[self.unit]
        overruns = is_overrun(game, unit, hex)
        spent = self.spent + price_of(game, unit, hex)
        moved = game.move(unit, hex)
        game.emit(events.Moved(unit.id, hex))
        if self.overrunning:
            pin_squads(game, other(unit.side), unit.hex)
        safe = hex if may_stay(game, moved, hex) else self.safe
        legs = 0 if hedge_stops(game, unit, hex) else self.legs - 1
        return Goto(self.but(safe=safe, spent=spent, legs=legs, overrunning=overruns, struck=False).look)

    def look(self, game: Game) -> Step:
        """Step 2: lines of sight have been looked at, see `concealment`; an objective gives a concealed squad away.

        [toi.concealed.reveal-objective]
        """
        if game.concealed:
            check_objective(game, game.units[self.unit])
        return self.come_under_fire(game)

    def come_under_fire(self, game: Game) -> Step:
        """Step 3: the enemy may fire. Units are fired at while they move, and nothing else exposes them.

        [toi.timing.m3-declare toi.opfire.must-move toi.opfire.reinforcement]
        """
        unit = game.units[self.unit]
        if not watchers(game, other(unit.side), unit.hex):
            return self.meet_obstacles(game)
        return Call(OpportunityFire(unit.id, self.fired), then=self.fired_at)

    def fired_at(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """Step 4: the fire is resolved; who took part has had its shot.

        [toi.opfire.one-per-activation toi.ruling.machine-guns-and-second-activations]
        """
        return Goto(self.but(fired=self.fired + units, struck=True).meet_obstacles if units else self.meet_obstacles)

    def meet_obstacles(self, game: Game) -> Step:
        """Step 5: the obstacles of the hex take effect, also on a unit that the fire has stopped.

        [toi.timing.m5-obstacles toi.ruling.wire-stops-on-entry-only]
        """
        unit = game.units[self.unit]
        if unit.hex == OFF_BOARD:
            return Goto(self.end)
        if not game.strewn >> unit.hex & 1:
            return Goto(self.choose)
        barred = self.entered_obstacle or obstacles.bars_assault(game, unit.hex)
        met = obstacles_for(game, unit, unit.hex)
        if not met:
            return Goto(self.but(entered_obstacle=True).choose if barred else self.choose)
        return Call(Obstacles(unit.id, met), then=self.but(legs=0, entered_obstacle=barred).choose)

    def choose(self, game: Game) -> Step:
        """Step 6 and the next step 1: spend points in the hex, enter another one, or stop.

        [toi.timing.m6-spend toi.move.other-spending]
        """
        unit = game.units[self.unit]
        points = self.points(game, unit)
        options = [] if is_over(unit) else self.ways(game, unit, points)
        if not options:
            return Goto(self.end)
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, self.about(points))

    def about(self, points: int) -> dict[str, Argument]:
        """What the question tells."""
        return {"unit": self.unit, "points": points_text(points)}

    def ways(self, game: Game, unit: Unit, points: int) -> list[Way]:
        """All that the unit may do next with what is left; nobody stops in a hex where he may not stay."""
        hex = unit.hex
        ways: list[Way] = [ENTER[hex] for hex in enterable(game, unit, points, self.origin, self.legs)]
        if unit.shelter != NONE:
            if points >= fortifications.shelter_cost(game):
                ways.append(fortifications.LEAVE)
        elif not unit.is_vehicle:
            if hex == self.safe and fortifications.has_shelter(game, hex):
                ways += fortifications.shelters_on_offer(game, unit, points)
            vehicles = transport.boardable(game, unit, hex)
            if vehicles and points >= transport_cost(game, unit):
                ways += map(Board, vehicles)
        if game.marked["wire"] >> hex & 1 and self.why_no_cutting(game, unit, points) is None:
            ways.append(obstacles.CUT)
        if hex == self.safe:
            ways.append(STOP)
        return ways

    def why_no_cutting(self, game: Game, unit: Unit, points: int) -> Refusal | None:
        """Wire is not cut by a unit that could then not leave a hex where it may not stay."""
        left = points - obstacles.cutting_cost(game)
        stuck = unit.hex != self.safe and not (self.legs and can_go_on(game, unit, unit.hex, left, self.origin))
        return obstacles.why_no_cutting(game, unit, points) or (why_not_stay(game, unit) if stuck else None)

    def why_not(self, game: Game, choice: Way) -> Refusal | None:
        """Why the unit cannot do that now."""
        unit = game.units[self.unit]
        points = self.points(game, unit)
        match choice:
            case Stop():
                return None if unit.hex == self.safe else why_not_stay(game, unit)
            case Enter(hex=hex):
                return why_not_enter(game, unit, hex, points, self.origin, self.legs)
            case EnterShelter(kind=kind):
                staying = None if unit.hex == self.safe else why_not_stay(game, unit)
                return fortifications.why_no_shelter(game, unit, kind, points) or staying
            case LeaveShelter():
                return fortifications.why_not_leave(game, unit, points)
            case CutWire():
                return self.why_no_cutting(game, unit, points)
            case Board(vehicle=vehicle):
                return transport.why_not_board(game, unit, game.units[vehicle], points)

    def chosen(self, game: Game, choice: Way) -> Step:
        """Carry it out. Entering a hex and leaving a fortification expose the unit to fire, the rest does not.

        [toi.opfire.other-mp toi.opfire.leave-fort toi.fort.leave-op-fire]
        """
        unit = game.units[self.unit]
        match choice:
            case Enter(hex=hex):
                return self.enter(game, hex)
            case Stop():
                return Goto(self.end)
            case EnterShelter(kind=kind):
                fortifications.take_shelter(game, unit, kind)
                return Goto(self.but(spent=self.spent + fortifications.shelter_cost(game)).choose)
            case LeaveShelter():
                fortifications.leave_shelter(game, unit)
                return Goto(self.but(spent=self.spent + fortifications.shelter_cost(game)).come_under_fire_outside)
            case CutWire():
                obstacles.cut_wire(game, unit)
                return Goto(self.but(spent=self.spent + obstacles.cutting_cost(game)).choose)
            case Board(vehicle=vehicle):
                transport.board(game, unit, vehicle)
                return Goto(self.end)

    def come_under_fire_outside(self, game: Game) -> Step:
        """Who has left a fortification comes under fire in the same hex, unless he has already been fired at in it.

        [toi.opfire.leave-fort toi.move.op-fire-once-per-hex toi.ruling.op-fire-once-in-a-hex]
        """
        unit = game.units[self.unit]
        if self.struck or not watchers(game, other(unit.side), unit.hex):
            return Goto(self.choose)
        return Call(OpportunityFire(unit.id, self.fired), then=self.fired_at_outside)

    def fired_at_outside(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """The fire is resolved; the obstacles of the hex are not met again."""
        return Goto(self.but(fired=self.fired + units, struck=bool(units)).choose)

    def end(self, game: Game) -> Step:
        """The unit is fatigued; if it was stopped where it may not stay, it falls back.

        [toi.stacking.forced-stop toi.tank.overrun-forced-back toi.action.fatigue-after]
        """
        unit = game.units[self.unit]
        if unit.on_board:
            if unit.hex != self.safe:
                unit = self.fall_back(game, unit)
            if unit.status != "fatigued":
                game.put(unit.fatigued())
        return self.done()

    def fall_back(self, game: Game, unit: Unit) -> Unit:
        """Go back, at no cost, to the last hex where the unit may stay, or into the vehicle that it got out of."""
        if self.safe == OFF_BOARD:
            transport.board(game, unit, self.carrier)
            return game.units[unit.id]
        moved = game.move(unit, self.safe)
        game.emit(events.FellBack(moved.id, moved.hex))
        return moved


class Advance(Movement):
    """Advance (Avancée): the active unit moves with all its points; then it is fatigued.  [toi.action.advance]"""

    @classmethod
    def of(cls, game: Game, unit: Unit) -> Advance:
        """The advance of a unit with all its movement points."""
        return cls(unit.id, unit.hex, unit.hex, legs_of(game, unit))

    def penalty(self, game: Game, unit: Unit) -> int:
        """Cards may give an Advance more points.  [toi.errata.double-time]"""
        return -extra_movement(game, unit) * POINT


def legs_of(game: Game, unit: Unit) -> int:
    """How many hexes a unit may enter: one if it starts among mines, else as many as it can pay.

    [toi.mines.leave]
    """
    mined = unit.on_board and game.marked["minefield"] >> unit.hex & 1
    return game.scene.rulebook.out_of_mines.hexes if mined else MANY
