"""Orders: a division moves and fights as its order allows, and tires."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.combat.attacks import Attacks
from bocage.systems.tide_of_fortune.rules.combat.barrage import BarrageOrder
from bocage.systems.tide_of_fortune.rules.formations.assets import AttachAssets, attached_to
from bocage.systems.tide_of_fortune.rules.formations.fatigue import tire
from bocage.systems.tide_of_fortune.rules.formations.radius import (
    begin_return,
    higher_headquarters,
    is_adrift,
    note_travel,
    travels_with,
    why_cannot_move,
    why_must_return,
)
from bocage.systems.tide_of_fortune.rules.movement.movement import begin_movement
from bocage.systems.tide_of_fortune.rules.movement.sappers import CrossInBoats, bridgeheads, cross, why_not_cross
from bocage.systems.tide_of_fortune.rules.sea.buffalo import BuffaloRide
from bocage.systems.tide_of_fortune.rules.supply.judging import JudgeSupply
from bocage.systems.tide_of_fortune.rules.zones.stacking import is_overstacked
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId, Unit

UNIT = "order.unit"


class Move(Option):
    """Move this unit now."""

    unit: ActorId


class EndMoves(Option):
    """Move nobody more under this order."""

    passes = True


END = EndMoves()
MoveChoice = Move | CrossInBoats | EndMoves


class DivisionOrder(Frame[None]):
    """An order from its designation to the fatigue that it costs.

    [tof.5.orders-general tof.4.op-flow tof.ruling.order-flow tof.4.partial-ability]
    """

    division: DivisionId
    order: OrderKind

    def start(self, game: Game) -> Step:
        """Its supply is judged as it is designated.  [tof.6.check-time]"""
        division, clock = game.divisions[self.division], game.now
        game.put(division.but(ordered=clock.impulse, active=clock.turn))
        game.emit(events.OrderGiven(self.division, self.order))
        return Call(JudgeSupply(self.division), then=self.attach)

    def attach(self, game: Game) -> Step:
        """It takes assets under control for this impulse.  [tof.3.asset-announce]"""
        return Call(AttachAssets(self.division), then=self.move)

    def move(self, game: Game) -> Step:
        """Its units move; under a Barrage only its headquarters does.  [tof.5.barrage-move]"""
        if self.order == "barrage":
            return Call(BarrageOrder(self.division), then=self.tire)
        return Call(BuffaloRide(self.division, self.order), then=self.march)

    def march(self, game: Game) -> Step:
        """After the Buffalo all others move.  [tof.9.buffalo]"""
        return Call(MoveUnits(self.division, self.order), then=self.fight)

    def fight(self, game: Game) -> Step:
        """All attacks are announced, then resolved one by one.  [tof.ruling.order-flow]"""
        return Call(Attacks(self.division, self.order), then=self.tire)

    def tire(self, game: Game) -> Step:
        """It costs its headquarters what the order says.  [tof.4.fatigue-gain tof.ruling.fatigue-count]"""
        tire(game, self.division, game.scene.rulebook.orders[self.order].fatigue)
        return self.done()


class MoveUnits(Frame[None]):
    """The units of a division and its attached assets move, one after the other, in any order.

    [tof.4.one-division-per-order tof.ruling.order-flow]
    """

    division: DivisionId
    order: OrderKind

    def start(self, game: Game) -> Step:
        """Ask for the next unit, while there is one."""
        units = self.candidates(game)
        offers: list[MoveChoice] = [Move(unit.id) for unit in units]
        for unit in units:
            offers += bridgeheads(game, unit)
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        args = {"division": self.division, "order": self.order}
        return Ask(game.divisions[self.division].seat, UNIT, legal, self.chosen, self.why_not, args=args)

    def candidates(self, game: Game) -> list[Unit]:
        """Its units, the assets that it has taken under control, and the headquarters above it.  [tof.4.army-hq]"""
        members = game.units_of(game.members[self.division])
        return [*members, *attached_to(game, self.division), *higher_headquarters(game, self.division)]

    def why_not(self, game: Game, choice: MoveChoice) -> Refusal | None:
        """Each once, and nobody whom command holds back.  [tof.3.cmd-occ-idle tof.3.asset-announce]"""
        if isinstance(choice, EndMoves):
            return why_must_return(game, self.division) or self.why_not_end(game)
        unit = game.unit(choice.unit)
        goes_along = self.division in (unit.division, unit.attached) or travels_with(game, unit, self.division)
        if not unit.on_map or not goes_along:
            return Refusal("tof.4.one-division-per-order", {"unit": unit.id})
        if isinstance(choice, CrossInBoats):
            return why_not_cross(game, unit, choice)
        if unit.acted == game.now.impulse:
            return Refusal("tof.ruling.order-flow", {"unit": unit.id})
        return why_cannot_move(game, unit)

    def why_not_end(self, game: Game) -> Refusal | None:
        """Units that a retreat has crowded together move apart when they are designated.  [tof.7.stack-retreat]"""
        for unit in self.candidates(game):
            if is_overstacked(game, unit.hex) and self.why_not(game, Move(unit.id)) is None:
                return Refusal("tof.7.stack-retreat", {"unit": unit.id, "hex": unit.hex})
        return None

    def chosen(self, game: Game, choice: MoveChoice) -> Step:
        """It moves, or its sappers cross."""
        match choice:
            case Move(unit=number):
                unit = game.unit(number)
                note_travel(game, unit)
                begin = begin_return if is_adrift(unit) else begin_movement
                return Call(begin(game, game.unit(number), self.order), then=self.start)
            case CrossInBoats(unit=number):
                cross(game, game.unit(number), choice)
                return Goto(self.start)
            case EndMoves():
                return self.done()
