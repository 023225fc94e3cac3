"""The Action phase (Phase d'action): action turns in turn, until all players have finished."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.kept import Kept
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_iron.rules.cards.play import (
    PlayCard,
    RetryContact,
    action_options,
    begin,
    extra_actions,
    why_not_in_action,
)
from bocage.systems.tide_of_iron.rules.initiative_order import SidesInTurn
from bocage.systems.tide_of_iron.rules.phases.unit_actions import Activation, why_not_activate
from bocage.systems.tide_of_iron.rules.teams import Agreement
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, SideId


class Activate(Option):
    """Activate a fresh unit."""

    unit: ActorId


class EndActionPhase(Option):
    """Take no more actions this round."""


ACTIVATE = Kept(Activate)
END = EndActionPhase()
ActionChoice = Activate | PlayCard | RetryContact | EndActionPhase
"""What a player may do with an action."""


class ActionTurn(Frame[None]):
    """An action turn: the player must use his actions, or end his Action phase.

    [toi.action.turns toi.ruling.must-the-number-of-actions-be-used]
    """

    prompt = "action"
    seat: Seat
    left: int

    def start(self, game: Game) -> Step:
        """Choose the next action; who has none left has finished.  [toi.action.end-no-actions]"""
        if self.left == 0:
            return self.done()
        # Who is in play changes seldom, who is fresh with every action: only the first set is known to `bits`.
        fresh, units = game.fresh[self.seat], bits(game.present[self.seat] | game.carried)
        options: list[ActionChoice] = [ACTIVATE[unit] for unit in units if fresh >> unit & 1]
        options += action_options(game, self.seat)
        if not options:
            return Goto(self.end_phase)
        options.append(END)
        return Ask(self.seat, self.prompt, options, self.act, self.why_not, {"left": self.left})

    def why_not(self, game: Game, choice: ActionChoice) -> Refusal | None:
        """The rule that forbids an action."""
        if isinstance(choice, EndActionPhase):
            return None
        if isinstance(choice, PlayCard | RetryContact):
            return why_not_in_action(game, self.seat, choice)
        return why_not_activate(game, game.unit(choice.unit), self.seat)

    def act(self, game: Game, choice: ActionChoice) -> Step:
        """Activate a unit or a strategy card, or end the phase.  [toi.action.strategy-card toi.contact.fail]"""
        if isinstance(choice, Activate):
            return Call(Activation(choice.unit), then=ActionTurn(self.seat, self.left - 1).start)
        if isinstance(choice, EndActionPhase):
            return Goto(self.end_phase)
        left = self.left - 1 + extra_actions(game, choice)
        return Call(begin(game, self.seat, choice), then=ActionTurn(self.seat, left).start)

    def end_phase(self, game: Game) -> Step:
        """The player has finished his Action phase.  [toi.action.end-voluntary]"""
        game.put(game.divisions[self.seat].but(ended=True))
        game.emit(events.ActionPhaseEnded(self.seat))
        return self.done()


class GoFirst(Option):
    """Let this division take its actions first."""

    seat: Seat


class TeamOrder(SidesInTurn):
    """The members of each team agree who acts first; if they do not, they act as before.

    [toi.multi.shared-initiative toi.multi.turn-order toi.multi.three]
    """

    prompt = "team.order"
    first: Seat = 0

    def serve(self, game: Game, side: SideId) -> Step:
        """Ask one member of each team, the initiative first."""
        team = game.teams[side]
        return Ask(team[0], self.prompt, [GoFirst(seat) for seat in team], self.propose, self.why_not)

    def why_not(self, game: Game, choice: GoFirst) -> Refusal | None:
        """A team speaks of its own members.  [toi.multi.turn-order]"""
        if choice.seat in self.team(game):
            return None
        return Refusal("toi.multi.turn-order", {"seat": choice.seat})

    def team(self, game: Game) -> tuple[Seat, ...]:
        """The team that is asked."""
        return game.teams[self.side(game)]

    def propose(self, game: Game, choice: GoFirst) -> Step:
        """Ask the other, unless nothing changes."""
        if game.divisions[choice.seat].place == 0:
            return self.next_turn()
        agreement = Agreement(self.team(game)[0], "order", first=choice.seat)
        return Call(agreement, then=self.but(first=choice.seat).settle)

    def settle(self, game: Game, agreed: bool) -> Step:
        """Take the new places."""
        if agreed:
            for seat in self.team(game):
                game.put(game.divisions[seat].but(place=int(seat != self.first)))
        return self.next_turn()


class ActionPhase(Frame[None]):
    """Players take action turns in turn, the initiative first, until all have finished; team-mates finish one by one.

    [toi.action.first toi.action.opponent-continues toi.action.phase-end toi.multi.turn-order
    toi.multi.one-stops toi.multi.phase-end toi.ruling.4-player-phase-order]
    """

    turn: int = 0

    def start(self, game: Game) -> Step:
        """Nobody has finished yet."""
        for division in game.divisions:
            if division.ended:
                game.put(division.but(ended=False))
        return Goto(self.order)

    def order(self, game: Game) -> Step:
        """Teams settle who of them begins."""
        if len(game.divisions) == len(game.sides):
            return Goto(self.next)
        return Call(TeamOrder(), then=self.next)

    def next(self, game: Game) -> Step:
        """The next player who has not finished takes a turn."""
        order = game.turn_order
        seat = order[self.turn % len(order)]
        onward = ActionPhase(self.turn + 1)
        if game.divisions[seat].ended:
            finished = all(division.ended for division in game.divisions)
            return self.done() if finished else Goto(onward.next)
        return Call(ActionTurn(seat, actions_per_turn(game, seat)), then=onward.next)


def actions_per_turn(game: Game, seat: Seat) -> int:
    """The scenario's number, shared out among the players of a side, rounded up.  [toi.multi.actions]"""
    players = len(game.teams[game.divisions[seat].side])
    return -(-game.scene.scenario.actions // players)
