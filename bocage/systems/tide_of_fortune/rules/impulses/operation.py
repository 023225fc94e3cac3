"""Operations: an army is designated, and its divisions are given orders one after the other."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.rules.impulses.orderable import RESERVE, may_be_ordered, why_not_ordered
from bocage.systems.tide_of_fortune.rules.impulses.orders import DivisionOrder
from bocage.systems.tide_of_fortune.schema.calendar import day_at, day_of
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, Army, ArmyId, DivisionId

ARMY, DIVISION, ORDER = "operation.army", "operation.division", "operation.order"
ORDERS: tuple[OrderKind, ...] = ("assault", "advance", "maneuver", "barrage")
"""What may be ordered in an operation; Spoiling has impulses of its own.  [tof.4.order-choice]"""


class Declare(Option):
    """Declare an operation of an army; an enhanced one costs a command point more."""

    army: ArmyId
    enhanced: bool


class Designate(Option):
    """Give this division the next order."""

    division: DivisionId


class Give(Option):
    """Give the division an order."""

    order: OrderKind


class EndOperation(Option):
    """Give no more orders in this operation."""

    passes = True


END = EndOperation()


class DeclareOperation(Frame[None]):
    """A side names the army that operates, and whether the operation is enhanced; or makes nothing of the impulse.

    [tof.4.designation tof.4.one-army tof.4.enhanced tof.ruling.initiative-box-idle]
    """

    seat: Seat
    final: bool = False
    """In final reaction and exploitation nobody is supported.  [tof.4.unsupported-final]"""

    def start(self, game: Game) -> Step:
        """Ask which army."""
        offers: list[Declare | Pass] = [
            Declare(army.id, enhanced) for army in game.armies for enhanced in (False, True)
        ]
        legal = [option for option in [*offers, PASS] if self.why_not(game, option) is None]
        return Ask(self.seat, ARMY, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Declare | Pass) -> Refusal | None:
        """An own army that has a division to give an order to; enhancing is paid, and not allowed at the end.

        [tof.4.one-army tof.4.enhanced tof.ruling.enhanced-in-final tof.s1.allied-enhanced]
        """
        if isinstance(choice, Pass):
            return None
        army = game.armies[choice.army]
        if army.seat != self.seat or army.name == RESERVE:
            return Refusal("tof.4.one-army", {"army": army.id})
        if not any(may_be_ordered(game, division, army) for division in game.divisions):
            return Refusal("tof.4.designation", {"army": army.id})
        return self.why_not_enhanced(game) if choice.enhanced else None

    def why_not_enhanced(self, game: Game) -> Refusal | None:
        """[tof.4.enhanced tof.s1.allied-enhanced tof.ruling.scenario1-enhanced-german tof.s2.allied-first-op]"""
        if self.final:
            return Refusal("tof.ruling.enhanced-in-final")
        side, means = game.sides[self.seat], game.scene.means(self.seat)
        since = means.enhanced_from
        if since and day_at(game.now.box) < day_of(since):
            return Refusal("tof.s1.allied-enhanced")
        if not side.free_enhanced and side.cp < game.scene.rulebook.strategic.enhanced:
            return Refusal("tof.4.enhanced", {"points": game.scene.rulebook.strategic.enhanced})
        return None

    def chosen(self, game: Game, choice: Declare | Pass) -> Step:
        """Pay, and go to the orders."""
        if isinstance(choice, Pass):
            return self.done()
        points = operation_points(game, self.seat, game.armies[choice.army], choice.enhanced, self.final)
        side = game.sides[self.seat]
        if choice.enhanced and not side.free_enhanced:
            side = side.but(cp=side.cp - game.scene.rulebook.strategic.enhanced)
        game.put(side.but(free_enhanced=False))
        game.emit(events.OperationDeclared(choice.army, points, choice.enhanced))
        return Call(Operation(choice.army, points), then=self.over)

    def over(self, game: Game) -> Step:
        """Its assets are free again.  [tof.3.asset-reassign]"""
        for unit in game.units:
            if unit.attached >= 0 and unit.seat == self.seat:
                game.put(unit.but(attached=-1))
        return self.done()


def operation_points(game: Game, seat: Seat, army: Army, enhanced: bool, final: bool) -> int:
    """The points of an operation by the army's support.

    [tof.4.support-chart tof.4.support-varies tof.4.default-three tof.4.unsupported-final tof.4.unsupported-scenario
    tof.s2.allied-first-op
    tof.s2.allied-supported-four tof.ruling.op-number]
    """
    chart, means = game.scene.charts.support.armies[army.name], game.scene.means(seat)  # type: ignore[index]
    if final or (means.unsupported and not enhanced):
        return chart.unsupported
    if enhanced and seat == ALLIED and game.sides[seat].free_enhanced:
        return means.first_operation
    supported = means.supported.get(army.name, chart.supported)  # type: ignore[call-overload]
    return int(max(chart.enhanced, supported) if enhanced else supported)


class Operation(Frame[None]):
    """Orders to divisions of one army, one after the other, while there are operation points.

    [tof.4.sequential tof.4.mix tof.4.one-division-per-order tof.4.order-costs tof.4.op-flow]
    """

    army: ArmyId
    points: int
    division: DivisionId = -1

    def start(self, game: Game) -> Step:
        """Ask which division is next."""
        army = game.armies[self.army]
        offers: list[Designate | EndOperation] = [Designate(division.id) for division in game.divisions]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        args = {"army": army.id, "points": self.points}
        return Ask(army.seat, DIVISION, legal, self.designated, self.why_not, args=args)

    def why_not(self, game: Game, choice: Designate | EndOperation) -> Refusal | None:
        """[tof.4.one-army tof.4.order-costs]"""
        if isinstance(choice, EndOperation):
            return None
        if why := why_not_ordered(game, game.divisions[choice.division], game.armies[self.army]):
            return why
        return None if self.points else Refusal("tof.4.order-costs", {"points": self.points})

    def designated(self, game: Game, choice: Designate | EndOperation) -> Step:
        """Go to its order, or end."""
        if isinstance(choice, EndOperation):
            return self.done()
        return Goto(self.but(division=choice.division).ask_order)

    def ask_order(self, game: Game) -> Step:
        """Ask which order it is given."""
        legal = [Give(order) for order in ORDERS if self.why_not_give(game, Give(order)) is None]
        args = {"division": self.division, "points": self.points}
        return Ask(game.armies[self.army].seat, ORDER, legal, self.given, self.why_not_give, args=args)

    def why_not_give(self, game: Game, choice: Give) -> Refusal | None:
        """Only what can be paid; Spoiling is no order of an operation.  [tof.4.order-costs tof.4.order-choice]"""
        if choice.order not in ORDERS:
            return Refusal("tof.4.order-choice", {"order": choice.order})
        if game.scene.rulebook.orders[choice.order].op > self.points:
            return Refusal("tof.4.order-costs", {"points": self.points})
        return None

    def given(self, game: Game, choice: Give) -> Step:
        """The division carries it out before the next one is named.  [tof.4.sequential]"""
        left = self.points - game.scene.rulebook.orders[choice.order].op
        return Call(DivisionOrder(self.division, choice.order), then=self.but(points=left, division=-1).start)
