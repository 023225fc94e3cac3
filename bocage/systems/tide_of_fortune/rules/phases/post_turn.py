"""After the turn: what both sides do before the next one begins."""

from __future__ import annotations

from bocage.kernel import Frame, Phases, Step
from bocage.systems.tide_of_fortune.rules.formations.armies import ArmyTransfers
from bocage.systems.tide_of_fortune.rules.movement.reserves import ReserveRelease
from bocage.systems.tide_of_fortune.rules.sea.barges import BargeAttacks
from bocage.systems.tide_of_fortune.rules.sea.batteries import BatteryBombardment
from bocage.systems.tide_of_fortune.rules.sea.bombardment import BatteryReply, NavalBombardment
from bocage.systems.tide_of_fortune.rules.sea.dikes import DikeBombing, flood
from bocage.systems.tide_of_fortune.rules.sea.mines import MineSweeping
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import remains_isolated
from bocage.systems.tide_of_fortune.state.game import Game


class EndOfTurn(Frame[None]):
    """What lasts a turn is over.  [tof.ruling.iso-duration tof.ruling.refit-duration]"""

    def start(self, game: Game) -> Step:
        """Isolation, refits and the choice of strategic operations."""
        for unit in game.units:
            if unit.iso and not remains_isolated(game, unit):
                game.put(unit.but(iso=False))
        for division in game.divisions:
            if division.refitting:
                game.put(division.but(refitting=False))
        for side in game.sides:
            game.put(side.but(ip=0, rp=0, strategic=None, passed=False, flown=0))
        for battery in game.batteries:
            if battery.disrupted or battery.bombarded:
                game.put(battery.but(disrupted=False, bombarded=False))
        flood(game)
        return self.done()


class PostGameTurn(Phases):
    """The activities after the turn, in their order.  [tof.3.post-turn-marker]"""

    SEQUENCE = (
        DikeBombing,
        NavalBombardment,
        BatteryReply,
        BatteryBombardment,
        MineSweeping,
        BargeAttacks,
        ArmyTransfers,
        ReserveRelease,
        EndOfTurn,
    )
