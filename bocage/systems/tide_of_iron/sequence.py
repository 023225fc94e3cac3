"""The sequence of play: rounds of an Action, a Command and a Status phase, and the turns of the Action phase."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Phases, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.combat import why_cannot_shoot
from bocage.systems.tide_of_iron.command_phase import CommandPhase, winner
from bocage.systems.tide_of_iron.fire import ConcentratedFire, may_lead
from bocage.systems.tide_of_iron.movement import Advance, why_cannot_move
from bocage.systems.tide_of_iron.state import Game, Unit
from bocage.systems.tide_of_iron.status_phase import SetOpFire, StatusPhase, take_op_fire, why_no_op_fire


class AdvanceWith(Option):
    """Advance: move a fresh unit."""

    unit: UnitId


class ConcentrateFireWith(Option):
    """Concentrated fire: attack with a fresh unit."""

    unit: UnitId


class FatigueUnit(Option):
    """Fatigue: activate a fresh unit for nothing."""

    unit: UnitId


class EndActionPhase(Option):
    """Take no more actions this round."""


ActionOption = AdvanceWith | ConcentrateFireWith | SetOpFire | FatigueUnit | EndActionPhase
END = EndActionPhase()


class ActionTurn(Frame[None]):
    """An action turn: the player must use his actions, or end his Action phase.

    [toi.action.turns toi.action.list toi.ruling.must-the-number-of-actions-be-used]
    """

    seat: Seat
    left: int

    def start(self, game: Game) -> Step:
        """Choose the next action; who has none left has finished.  [toi.action.end-no-actions]"""
        if self.left == 0:
            return self.done()
        if not game.fresh[self.seat]:
            return Goto(self.end_phase)
        return Ask(self.seat, "action", actions(game, self.seat), self.act, self.why_not, {"left": self.left})

    def why_not(self, game: Game, choice: ActionOption) -> Refusal | None:
        """The rule that forbids an action."""
        if isinstance(choice, EndActionPhase):
            return None
        unit = game.unit(choice.unit)
        return why_not_activate(unit, self.seat) or why_no_action(game, unit, choice)

    def act(self, game: Game, choice: ActionOption) -> Step:
        """Carry the action out; one unit is active at a time.  [toi.terms.active]"""
        match choice:
            case AdvanceWith(unit=unit):
                return Call(Advance.of(game, game.unit(unit)), then=self.next)
            case ConcentrateFireWith(unit=unit):
                return Call(ConcentratedFire(unit), then=self.next)
            case SetOpFire(unit=unit):
                take_op_fire(game, game.unit(unit))
                return Goto(self.next)
            case FatigueUnit(unit=unit):
                game.put(game.unit(unit).fatigued())
                game.emit(events.Fatigued(unit))
                return Goto(self.next)
            case EndActionPhase():
                return Goto(self.end_phase)

    def next(self, game: Game) -> Step:
        """One action fewer."""
        return Goto(ActionTurn(self.seat, self.left - 1).start)

    def end_phase(self, game: Game) -> Step:
        """The player has finished his Action phase.  [toi.action.end-voluntary]"""
        game.put(game.divisions[self.seat].but(ended=True))
        game.emit(events.ActionPhaseEnded(self.seat))
        return self.done()


def actions(game: Game, seat: Seat) -> Sequence[ActionOption]:
    """Every action open to a player: each activates one fresh unit.  [toi.action.fresh-only]"""
    found: list[ActionOption] = []
    for number in bits(game.fresh[seat]):
        unit = game.units[number]
        if unit.in_good_order:
            if unit.damage != "heavy":
                found.append(AdvanceWith(number))
            found.append(SetOpFire(number))
        if may_lead(game, unit):
            found.append(ConcentrateFireWith(number))
        found.append(FatigueUnit(number))
    found.append(END)
    return found


def why_not_activate(unit: Unit, seat: Seat) -> Refusal | None:
    """Only a fresh unit of one's own can be activated.  [toi.terms.activated toi.action.fresh-only]"""
    if unit.seat != seat:
        return Refusal("toi.action.fresh-only", {"unit": unit.id}, "other-side")
    if not unit.on_board or unit.status != "fresh":
        return Refusal("toi.action.fresh-only", {"unit": unit.id})
    return None


def why_no_action(game: Game, unit: Unit, choice: ActionOption) -> Refusal | None:
    """The rule that forbids a fresh unit an action."""
    match choice:
        case AdvanceWith():
            return why_cannot_move(game, unit)
        case ConcentrateFireWith():
            return why_cannot_shoot(game, unit, supporting=False) or why_no_target(game, unit)
        case SetOpFire():
            return why_no_op_fire(unit)
        case _:
            return None


def why_no_target(game: Game, unit: Unit) -> Refusal | None:
    """A unit needs a target in range and in sight."""
    return None if may_lead(game, unit) else Refusal("toi.combat.validity", {"unit": unit.id})


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


class Round(Phases):
    """A round: Action, Command and Status phase.  [toi.round.phases]"""

    SEQUENCE = (ActionPhase, CommandPhase, StatusPhase)


class Battle(Frame[None]):
    """The whole game: rounds until the scenario's last is complete.  [toi.round.end]"""

    def start(self, game: Game) -> Step:
        """Begin a round."""
        game.emit(events.RoundBegan(game.now.round))
        return Call(Round(), then=self.next_round)

    def next_round(self, game: Game) -> Step:
        """Advance the round marker; past the last round the game ends at once.

        [toi.status.advance-round toi.status.game-end]
        """
        if game.now.round == game.scene.scenario.rounds:
            side, rule = winner(game)
            game.finish(game.teams[side], rule)
            return self.done()
        game.put(game.now.but(round=game.now.round + 1))
        return Goto(self.start)
