"""The sequence of play: the setup, then rounds of an Action, a Command and a Status phase."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Phases, Rules, Step
from bocage.systems.tide_of_iron.rules.cards.deck import StartingDraw
from bocage.systems.tide_of_iron.rules.cards.lasting import forsaken_cards
from bocage.systems.tide_of_iron.rules.cards.operations import ChooseAce
from bocage.systems.tide_of_iron.rules.fire.concealment import seen_in_the_open
from bocage.systems.tide_of_iron.rules.movement.transport import orphaned_passengers
from bocage.systems.tide_of_iron.rules.phases.action_phase import ActionPhase
from bocage.systems.tide_of_iron.rules.phases.command_phase import CommandPhase
from bocage.systems.tide_of_iron.rules.phases.status_phase import StatusPhase
from bocage.systems.tide_of_iron.rules.phases.victory import ImmediateVictory, end, most_points, verdict
from bocage.systems.tide_of_iron.rules.setup.deployment import ConcealSquads, Deploy, FirstOpFire, Fortify
from bocage.systems.tide_of_iron.rules.setup.secret_building import BuildInSecret
from bocage.systems.tide_of_iron.rules.setup.squad_building import BuildSquads, Specialising
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game


class Preparation(Phases):
    """The steps of the setup that are left to the players.  [toi.setup.build-order]"""

    SEQUENCE = (
        StartingDraw,
        BuildInSecret,
        BuildSquads,
        Specialising,
        Fortify,
        Deploy,
        ChooseAce,
        ConcealSquads,
        FirstOpFire,
    )


class Round(Phases):
    """A round: Action, Command and Status phase.  [toi.round.phases]"""

    round: int = 0
    SEQUENCE = (ActionPhase, CommandPhase, ImmediateVictory, StatusPhase)


class Battle(Frame[None]):
    """The whole game: the setup, then rounds until the scenario's last is complete.  [toi.round.end]"""

    def start(self, game: Game) -> Step:
        """Set up."""
        return Call(Preparation(), then=self.begin_round)

    def begin_round(self, game: Game) -> Step:
        """Begin a round."""
        game.emit(events.RoundBegan(game.now.round))
        return Call(Round(round=game.now.round), then=self.next_round)

    def next_round(self, game: Game) -> Step:
        """Advance the round marker; past the last round the game ends at once.

        [toi.status.advance-round toi.status.game-end]
        """
        if game.now.round == game.scene.scenario.rounds:
            end(game, verdict(game, "end") or most_points(game))
            return self.done()
        game.put(game.now.but(round=game.now.round + 1))
        return Goto(self.begin_round)


RULES = Rules(first=Battle(), interrupts=(orphaned_passengers, seen_in_the_open, forsaken_cards))
"""The game, and what is looked at whenever a record has changed, whatever changed it."""
