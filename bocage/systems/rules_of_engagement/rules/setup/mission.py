"""The mission of guerrillas: a roll before anything else says who chooses what is played."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.rules_of_engagement.rules.setup.army_list import strategy
from bocage.systems.rules_of_engagement.rules.setup.first_player import RollOff
from bocage.systems.rules_of_engagement.scene.missions import guerrillas_of, lost_missions, missions_of
from bocage.systems.rules_of_engagement.schema.scenario import ROLL
from bocage.systems.rules_of_engagement.schema.vocabulary import MissionType
from bocage.systems.rules_of_engagement.state.events.setup import MissionRolled, MissionSet
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.setup import lay_out_markers

MISSION = "mission"


class ChooseMission(Option):
    """Guerrillas choose what kind of mission is played."""

    mission: MissionType


class MissionRoll(Frame[None]):
    """Guerrillas and their enemy roll, each with the rating of his army; equal dice are thrown again without it.

    [roe.special.guerrilla-scenario]
    """

    def start(self, game: Game) -> Step:
        """A die each, in the order of the seats, and the ratings."""
        sums = [game.dice.die() + strategy(game, seat) for seat in range(2)]
        if sums[0] == sums[1]:
            return Call(RollOff(), then=self.rolled)
        winner = sums.index(max(sums))
        game.emit(MissionRolled(max(sums), min(sums), winner))
        return Goto(Winning(winner).start)

    def rolled(self, game: Game, winner: Seat) -> Step:
        """Whoever has the higher die of the second roll has won."""
        return Goto(Winning(winner).start)


class Winning(Frame[None]):
    """Guerrillas who have won choose the kind of mission; else it is an assault.  [roe.special.guerrilla-scenario]"""

    winner: Seat

    def start(self, game: Game) -> Step:
        """What kind of mission is it?"""
        if self.winner != guerrillas_of(game.scene):
            return Goto(Drawing(lost_missions(game.scene)).start)
        kinds = dict.fromkeys(mission.type for mission in game.scene.scenario.missions.values())
        options = [ChooseMission(kind) for kind in kinds]
        return Ask(self.winner, MISSION, options, self.chosen, self.why_not, {"seat": self.winner})

    def why_not(self, game: Game, choice: ChooseMission) -> Refusal | None:
        """There has to be one of that kind.  [roe.special.guerrilla-scenario]"""
        if missions_of(game.scene, choice.mission):
            return None
        return Refusal("roe.special.guerrilla-scenario", {"mission": choice.mission})

    def chosen(self, game: Game, choice: ChooseMission) -> Step:
        """Of that kind one is drawn."""
        return Goto(Drawing(missions_of(game.scene, choice.mission)).start)


class Drawing(Frame[None]):
    """Of several missions the dice say which one is played.  [roe.special.guerrilla-scenario]"""

    shown = False
    among: tuple[str, ...]

    def start(self, game: Game) -> Step:
        """Who has which part, and where, is as in that mission; markers are counted by it."""
        number = game.dice.pick([1] * len(self.among)) if len(self.among) > 1 else 0
        mission = self.among[number]
        game.emit(MissionSet(game.scene.scenario.missions[mission].type))
        game.put(game.now.but(mission=mission))
        if game.scene.scenario.first != ROLL:
            first = game.scene.seat_of(game.scene.scenario.first)
            game.put(game.now.but(active=first, first=first))
        for seat in range(2):
            if not game.scene.builds(seat):
                lay_out_markers(game, seat)
        return self.done()
