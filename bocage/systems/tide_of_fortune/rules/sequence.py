"""The sequence of play: turn after turn, each in its phases and segments."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Phases, Step
from bocage.systems.tide_of_fortune.rules.combat.disruption import MakeRoomIn
from bocage.systems.tide_of_fortune.rules.formations.radius import CommandCheck
from bocage.systems.tide_of_fortune.rules.impulses.bid import InitiativeBid
from bocage.systems.tide_of_fortune.rules.impulses.hooks import CampaignRules
from bocage.systems.tide_of_fortune.rules.impulses.orders import DivisionOrder
from bocage.systems.tide_of_fortune.rules.impulses.track import OperationsPhase, advance_turn_marker
from bocage.systems.tide_of_fortune.rules.movement.reserves import met_reserves
from bocage.systems.tide_of_fortune.rules.phases.bonus import BonusMovement
from bocage.systems.tide_of_fortune.rules.phases.breakthroughs import BreakthroughSegment
from bocage.systems.tide_of_fortune.rules.phases.income import CommandIncome
from bocage.systems.tide_of_fortune.rules.phases.post_turn import PostGameTurn
from bocage.systems.tide_of_fortune.rules.phases.recovery import RecoverySegment
from bocage.systems.tide_of_fortune.rules.phases.reinforcements import Reinforcements
from bocage.systems.tide_of_fortune.rules.phases.support import SupportSegment
from bocage.systems.tide_of_fortune.rules.phases.weather import WeatherPhase
from bocage.systems.tide_of_fortune.rules.phases.works import ConstructionSegment, DemolitionSegment, left_work
from bocage.systems.tide_of_fortune.rules.set_up import SetUp
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import AirSupply
from bocage.systems.tide_of_fortune.rules.strategic.operations import StrategicPhase
from bocage.systems.tide_of_fortune.rules.victory import (
    SuddenVictory,
    broke_out,
    conclude,
    is_last_turn,
    wins_by_bridgehead,
)
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game


class CommandPhase(Phases):
    """Command is checked, points arrive, and the sides bid for the initiative.  [tof.3.cmd-phase]"""

    SEQUENCE = (CommandCheck, CommandIncome, InitiativeBid)


class FinalResolution(Phases):
    """The segments after operations, in their order.  [tof.3.final-order]"""

    SEQUENCE = (
        BreakthroughSegment,
        RecoverySegment,
        SupportSegment,
        DemolitionSegment,
        ConstructionSegment,
        AirSupply,
        BonusMovement,
    )


class Turn(Phases):
    """A turn in its phases.  [tof.3.turn-frame]"""

    number: int = 0
    SEQUENCE = (
        WeatherPhase,
        Reinforcements,
        StrategicPhase,
        CommandPhase,
        OperationsPhase,
        FinalResolution,
        PostGameTurn,
    )


class Campaign(Frame[None]):
    """The whole game: turns until the last is over, or somebody has won.  [tof.3.turn-frame]"""

    def start(self, game: Game) -> Step:
        """First the set-up, where the players may change it.  [tof.9.setup-sheets]"""
        return Call(SetUp(), then=self.begin_turn) if game.scene.settings.free_set_up else Goto(self.begin_turn)

    def begin_turn(self, game: Game) -> Step:
        """Begin a turn."""
        game.emit(events.TurnBegan(game.now.turn, game.now.box))
        return Call(Turn(number=game.now.turn), then=self.next_turn)

    def next_turn(self, game: Game) -> Step:
        """The turn marker moves on; then the next turn, or the end.  [tof.3.post-turn-marker]"""
        advance_turn_marker(game, game.scene.rulebook.turn_marker.post)
        if wins_by_bridgehead(game):
            return Goto(SuddenVictory().start)
        if is_last_turn(game):
            conclude(game)
            return self.done()
        game.put(game.now.but(turn=game.now.turn + 1))
        return Goto(self.begin_turn)


RULES = CampaignRules(
    first=Campaign(), interrupts=(met_reserves, left_work, broke_out), order=DivisionOrder, room=MakeRoomIn
)
"""The game, and what is looked at whenever a record has changed."""
