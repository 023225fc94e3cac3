"""The sequence of play: set-up, then turns of an Order, an Activation and a Reserve phase."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Phases, Step
from bocage.systems.heroes_of_normandie.rules.activation.activation_phase import ActivationPhase
from bocage.systems.heroes_of_normandie.rules.activation.offers import FIRE
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import ReservePhase
from bocage.systems.heroes_of_normandie.rules.cards.effects.reactions import on_destroyed, on_step_lost, on_suppressed
from bocage.systems.heroes_of_normandie.rules.cards.holding.hands import OpeningHands
from bocage.systems.heroes_of_normandie.rules.cards.holding.rerolls import rerolls
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.heroes_of_normandie.rules.movement.scouts import ScoutMoves
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import OrderPhase
from bocage.systems.heroes_of_normandie.rules.recruitment.army_builder import Recruitment
from bocage.systems.heroes_of_normandie.rules.recruitment.deployment import Deployment, FirstInitiative
from bocage.systems.heroes_of_normandie.rules.vehicles.bailing_out import stranded
from bocage.systems.heroes_of_normandie.rules.victory import EndOfTurn
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.hooks import HeroesRules


class Preparation(Phases):
    """What is left to the players and the dice before the first turn: armies, deployment, scouts, then hands.

    [hon.setup.deploy hon.setup.recruit]
    """

    SEQUENCE = (FirstInitiative, Recruitment, Deployment, ScoutMoves, OpeningHands)


class Turn(Phases):
    """A turn: the three phases, then the question whether anyone has won.  [hon.turn.phases hon.turn.end-check]"""

    number: int = 0
    SEQUENCE = (OrderPhase, ActivationPhase, ReservePhase, EndOfTurn)


class Battle(Frame[None]):
    """The whole game: set-up, then turns until the scenario decides it.  [hon.turn.phases]"""

    def start(self, game: Game) -> Step:
        """Set up."""
        return Call(Preparation(), then=self.begin_turn)

    def begin_turn(self, game: Game) -> Step:
        """Begin a turn."""
        game.emit(events.TurnBegan(game.now.turn, game.now.initiative))
        return Call(Turn(number=game.now.turn), then=self.next_turn)

    def next_turn(self, game: Game) -> Step:
        """Advance the turn marker."""
        game.put(game.now.but(turn=game.now.turn + 1))
        return Goto(self.begin_turn)


RULES = HeroesRules(
    first=Battle(),
    interrupts=(stranded,),
    after={events.Suppressed: on_suppressed, events.StepLost: on_step_lost, events.Destroyed: on_destroyed},
    after_roll=rerolls,
    manners=FIRE,
    answer=OpportunityFire,
)
"""The game, and what may be answered with a card as soon as it has happened.

[hon.card.desertion hon.card.flee hon.card.reactive]
"""
