"""The Action phase (Phase d'action): action turns in turn, until all players have finished."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.actions import Activation
from bocage.systems.tide_of_iron.state import Game, Unit


class Activate(Option):
    """Activate a fresh unit."""

    unit: UnitId


class EndActionPhase(Option):
    """Take no more actions this round."""


END = EndActionPhase()


class ActionTurn(Frame[None]):
    """An action turn: the player must use his actions, or end his Action phase.

    [toi.action.turns toi.ruling.must-the-number-of-actions-be-used]
    """

    seat: Seat
    left: int

    def start(self, game: Game) -> Step:
        """Choose the next action; who has none left has finished.  [toi.action.end-no-actions]"""
        if self.left == 0:
            return self.done()
        fresh = game.fresh[self.seat]
        if not fresh:
            return Goto(self.end_phase)
        options: list[Activate | EndActionPhase] = [Activate(unit) for unit in bits(fresh)]
        options.append(END)
        return Ask(self.seat, "action", options, self.act, self.why_not, {"left": self.left})

    def why_not(self, game: Game, choice: Activate | EndActionPhase) -> Refusal | None:
        """The rule that forbids an action."""
        if isinstance(choice, EndActionPhase):
            return None
        return why_not_activate(game.unit(choice.unit), self.seat)

    def act(self, game: Game, choice: Activate | EndActionPhase) -> Step:
        """Activate a unit, or end the phase."""
        if isinstance(choice, EndActionPhase):
            return Goto(self.end_phase)
        return Call(Activation(choice.unit), then=ActionTurn(self.seat, self.left - 1).start)

    def end_phase(self, game: Game) -> Step:
        """The player has finished his Action phase.  [toi.action.end-voluntary]"""
        game.put(game.divisions[self.seat].but(ended=True))
        game.emit(events.ActionPhaseEnded(self.seat))
        return self.done()


def why_not_activate(unit: Unit, seat: Seat) -> Refusal | None:
    """Only a fresh unit of one's own can be activated.  [toi.terms.activated toi.terms.fresh toi.action.fresh-only]"""
    if unit.seat != seat:
        return Refusal("toi.action.fresh-only", {"unit": unit.id}, "other-side")
    if not unit.on_board or unit.status != "fresh":
        return Refusal("toi.action.fresh-only", {"unit": unit.id})
    return None


class ActionPhase(Frame[None]):
    """Players take action turns in turn, the initiative first, until all have finished.

    [toi.action.first toi.action.opponent-continues toi.action.phase-end toi.multi.turn-order]
    """

    turn: int = 0

    def start(self, game: Game) -> Step:
        """Nobody has finished yet."""
        for division in game.divisions:
            if division.ended:
                game.put(division.but(ended=False))
        return Goto(self.next)

    def next(self, game: Game) -> Step:
        """The next player who has not finished takes a turn."""
        if all(division.ended for division in game.divisions):
            return self.done()
        order = game.turn_order()
        seat = order[self.turn % len(order)]
        onward = ActionPhase(self.turn + 1)
        if game.divisions[seat].ended:
            return Goto(onward.next)
        return Call(ActionTurn(seat, actions_per_turn(game, seat)), then=onward.next)


def actions_per_turn(game: Game, seat: Seat) -> int:
    """The scenario's number, shared out among the players of a side, rounded up.  [toi.multi.actions]"""
    players = len(game.teams[game.divisions[seat].side])
    return -(-game.scene.scenario.actions // players)
