"""The sequence of play: rounds of an Action, a Command and a Status phase."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Phases, Step
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.action_phase import ActionPhase
from bocage.systems.tide_of_iron.command_phase import CommandPhase, winner
from bocage.systems.tide_of_iron.state import Game
from bocage.systems.tide_of_iron.status_phase import StatusPhase


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
