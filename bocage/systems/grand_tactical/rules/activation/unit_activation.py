"""One unit acts, or a stack: an action, and perhaps a second one for command points."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Refusal, Step, UnitId
from bocage.systems.grand_tactical.rules.activation.actions import TakeAction, Units, action_of, actions_in, begun
from bocage.systems.grand_tactical.rules.activation.second import Second, why_not_act
from bocage.systems.grand_tactical.rules.movement.column import BREAK, BreakColumn, break_column, why_not_change
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game

ACTION = "action"


class UnitActivation(Frame[None]):
    """A unit takes its action; right after it, it may take a second one of another type, for a command point.

    A unit in Column may leave it for a cohesion hit before it acts.

    [gts.action.list gts.action.order gts.second.when gts.second.no-return gts.ruling.column-hit-timing]
    """

    unit: UnitId
    column: Column

    def start(self, game: Game) -> Step:
        """Ask for the action."""
        unit = game.unit(self.unit)
        legal: list[TakeAction | BreakColumn] = [*actions_of(game, (self.unit,), self.column)]
        if not legal:
            return self.done()
        if unit.column and self.why_not(game, BREAK) is None:
            legal.append(BREAK)
        return Ask(unit.seat, ACTION, legal, self.chosen, self.why_not, args={"unit": unit.id})

    def why_not(self, game: Game, option: TakeAction | BreakColumn) -> Refusal | None:
        """What the unit can do, and the chit permits."""
        if isinstance(option, BreakColumn) and game.unit(self.unit).entering:
            return Refusal("gts.reinf.safe", {"unit": self.unit}, reason="action")
        if isinstance(option, BreakColumn):
            return why_not_change(game, game.unit(self.unit), option, 0, False)
        if option.unit != self.unit:
            return Refusal("gts.dc.finish-each", {"unit": self.unit})
        return why_not_act(game, (self.unit,), self.column, option)

    def chosen(self, game: Game, option: TakeAction | BreakColumn) -> Step:
        """Begin the action; under Direct Command that is all.  [gts.second.when gts.dc.no-second]"""
        if isinstance(option, BreakColumn):
            break_column(game, game.unit(self.unit).but(acted=game.now.activation))
            return Goto(self.start) if game.unit(self.unit).on_map else self.done()
        action = action_of(game, option)
        assert action is not None
        return Call(begun(game, (self.unit,), self.column, option), then=Second(self.column, action.family).after)


def actions_of(game: Game, units: Units, column: Column) -> list[TakeAction]:
    """All that units could do with an action."""
    offers = [option for action in actions_in(game) for option in action.offered(game, units)]
    return [option for option in offers if why_not_act(game, units, column, option) is None]
