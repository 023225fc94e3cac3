"""The sequence of play: turn after turn, each in its steps, until the scenario's last."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Phases, Step
from bocage.systems.grand_tactical.rules.activation.actions import ActionRules
from bocage.systems.grand_tactical.rules.activation.table import BY_OPTION
from bocage.systems.grand_tactical.rules.batteries.artillery_step import ArtilleryStep
from bocage.systems.grand_tactical.rules.command.attached_formations import AttachFormations
from bocage.systems.grand_tactical.rules.command.leaders import stranded_leaders
from bocage.systems.grand_tactical.rules.turn.air import AirAvailability, AirStrikes
from bocage.systems.grand_tactical.rules.turn.arrivals import Arrivals
from bocage.systems.grand_tactical.rules.turn.cup import ActivationPhase, EndTurn, FillCup
from bocage.systems.grand_tactical.rules.turn.dispatch import Dispatch
from bocage.systems.grand_tactical.rules.turn.victory import RULE, conclude, sudden_winner
from bocage.systems.grand_tactical.rules.turn.weather import WeatherCheck
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game


class Turn(Phases):
    """A turn in its steps.  [gts.seq.order gts.ruling.step-letters]"""

    number: int = 0
    SEQUENCE = (
        WeatherCheck,
        AirAvailability,
        Arrivals,
        AirStrikes,
        Dispatch,
        ArtilleryStep,
        AttachFormations,
        FillCup,
        ActivationPhase,
        EndTurn,
    )


class Campaign(Frame[None]):
    """The whole game: turns until the last one is over.  [gts.seq.end]"""

    def start(self, game: Game) -> Step:
        """Begin a turn; in the first, chits are on hand as the scenario says."""
        number = game.now.turn
        game.emit(events.TurnBegan(number))
        return Call(Turn(number=number), then=self.next_turn)

    def next_turn(self, game: Game) -> Step:
        """Go on, or see who has won.  [gts.seq.end]"""
        now = game.now
        winner = sudden_winner(game)
        if winner is not None:
            game.finish([winner], RULE)
            return self.done()
        if now.turn == len(game.scene.turns):
            conclude(game)
            return self.done()
        game.put(now.but(turn=now.turn + 1))
        return Goto(self.start)


RULES = ActionRules(first=Campaign(), interrupts=(stranded_leaders,), actions=BY_OPTION)
"""The game, its actions, and what is looked at whenever a record has changed."""
