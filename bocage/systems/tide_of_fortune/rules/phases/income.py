"""Income: command points by the die and the date."""

from __future__ import annotations

from bocage.kernel import Frame, Step
from bocage.systems.tide_of_fortune.schema.calendar import day_at
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN
from bocage.systems.tide_of_fortune.state.rolling import roll_one


class CommandIncome(Frame[None]):
    """Each side throws a die for command points, and keeps no more than its track holds.

    [tof.3.cp-roll tof.3.cp-accumulate tof.3.cp-cap tof.3.cp-meaning]
    """

    def start(self, game: Game) -> Step:
        """The Allies first; the date at the start of the turn counts."""
        for seat in (ALLIED, GERMAN):
            name, side = game.scene.seats[seat], game.sides[seat]
            die = roll_one(game, "income", seat)
            gained = game.scene.charts.command.income(name, day_at(game.now.box), die)
            total = min(side.cp + gained, game.scene.rulebook.caps.cp[name])
            game.put(side.but(cp=total))
            game.emit(events.PointsReceived(seat, die, gained, total))
        return self.done()
