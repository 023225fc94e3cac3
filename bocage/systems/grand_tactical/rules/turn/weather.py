"""Weather: what the scenario's table says at the beginning of a turn."""

from __future__ import annotations

from bocage.kernel import Frame, Step
from bocage.systems.grand_tactical.schema.scenario import WeatherRoll
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game

FOG_LIFTS = 11
"""The hour after which fog does not stay."""


class WeatherCheck(Frame[None]):
    """Step A: the weather of the day, and what it changes to.

    [gts.seq.weather-check-time gts.ruling.weather-day gts.wx.fog-lifts]
    """

    def start(self, game: Game) -> Step:
        """Read the table of this turn, if it has one."""
        weather = game.now.weather
        roll = table_for(game)
        if roll is not None:
            die, weather = (-1, roll.row[0]) if len(roll.row) == 1 else game.dice.read(roll.row)
            if die >= 0:
                game.emit(events.WeatherRolled(die))
        if weather == "fog" and game.turn.hour == FOG_LIFTS:
            weather = "overcast"
        if weather != game.now.weather:
            game.put(game.now.but(weather=weather))
            game.emit(events.WeatherChanged(weather))
        return self.done()


def table_for(game: Game) -> WeatherRoll | None:
    """The first table of the scenario for this turn, and for the weather that there is."""
    for roll in game.scene.scenario.forecast:
        if game.turn.label in roll.turns and roll.when in (None, game.now.weather):
            return roll
    return None
