"""Weather: a die from the second turn on, what it brings to the Allies, and Chill's delay."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import reach
from bocage.kernel import Ask, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import AimId
from bocage.systems.tide_of_fortune.rules.formations.ratings import defence
from bocage.systems.tide_of_fortune.rules.movement.delay import values_left, why_not_here
from bocage.systems.tide_of_fortune.rules.supply.lines import LinesBack
from bocage.systems.tide_of_fortune.schema.calendar import day_at
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.markers import lay_marker
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, Division
from bocage.systems.tide_of_fortune.state.rolling import roll, roll_one

CHILL, PLACE = "weather.chill", "weather.delay"


class TryChill(Option):
    """Try to delay the enemy with Chill's men."""


class PlaceDelay(Option):
    """Place a delay marker of this value in a hex."""

    hex: AimId
    value: int


class WeatherPhase(Frame[None]):
    """The Allies throw for the weather, which brings airlift and air support; then Chill may delay the enemy.

    [tof.3.weather-roll tof.3.weather-first-turn tof.3.weather-chill tof.ruling.turn-one-air tof.ruling.chill-timing]
    """

    def start(self, game: Game) -> Step:
        """In the first turn the scenario says what the weather is, and brings nothing."""
        if game.now.turn > 1:
            die, charts = roll_one(game, "weather", ALLIED), game.scene.charts.weather
            weather = charts.weather(day_at(game.now.box), die)
            game.put(game.now.but(weather=weather))
            game.emit(events.WeatherRolled(ALLIED, die, weather))
            self.bring(game)
        return Goto(self.ask_chill)

    def bring(self, game: Game) -> None:
        """[tof.3.weather-clear tof.3.weather-overcast tof.3.weather-rain]"""
        sky, caps = game.scene.charts.weather.skies[game.now.weather], game.scene.rulebook.caps
        side = game.sides[ALLIED]
        airlift, tac = min(side.airlift + sky.airlift, caps.airlift), min(side.tac + sky.tac, caps.tac)
        game.put(side.but(airlift=airlift, tac=tac))

    def ask_chill(self, game: Game) -> Step:
        """The German may test.  [tof.9.chill-delay]"""
        chill = chill_of(game)
        if chill is None or not places(game, chill):
            return self.done()
        options: list[TryChill | Pass] = [TryChill(), PASS]
        return Ask(GERMAN, CHILL, options, self.test)

    def test(self, game: Game, choice: TryChill | Pass) -> Step:
        """Two dice, at most his DR.  [tof.3.weather-chill]"""
        chill = chill_of(game)
        if isinstance(choice, Pass) or chill is None:
            return self.done()
        dice, most = roll(game, "chill", GERMAN, 2), defence(game, chill)
        game.emit(events.ChillTested(chill.id, dice, most))
        return Goto(self.ask_place) if sum(dice) <= most else self.done()

    def ask_place(self, game: Game) -> Step:
        """Where the marker goes, and which.  [tof.9.chill-delay]"""
        chill = chill_of(game)
        assert chill is not None
        values = values_left(game, GERMAN)
        offers: list[PlaceDelay | Pass] = [PlaceDelay(hex, value) for hex in places(game, chill) for value in values]
        return Ask(GERMAN, PLACE, [*offers, PASS], self.placed, self.why_not)

    def why_not(self, game: Game, choice: PlaceDelay | Pass) -> Refusal | None:
        """Within five hexes of Chill, where a line leads to him; one of the markers that are left."""
        chill = chill_of(game)
        if isinstance(choice, Pass):
            return None
        if chill is None or choice.hex not in places(game, chill):
            return Refusal("tof.9.chill-delay", {"hex": choice.hex})
        return why_not_here(game, GERMAN, choice.hex, choice.value)

    def placed(self, game: Game, choice: PlaceDelay | Pass) -> Step:
        """It lies there."""
        if isinstance(choice, PlaceDelay):
            lay_marker(game, "delay", choice.hex, GERMAN, choice.value)
            game.emit(events.DelayPlaced(choice.hex, choice.value))
        return self.done()


def chill_of(game: Game) -> Division | None:
    """The division of Chill, while he is on the map and fit to act.  [tof.ruling.chill-identity]"""
    for division in game.divisions:
        hq = game.hq_of(division)
        if game.scene.printed(division.id).ability == "chill" and hq.on_map and not hq.disrupted:
            return division
    return None


def places(game: Game, chill: Division) -> list[int]:
    """Where his delay may lie: near him, joined to him by a line, with no unit of the enemy.  [tof.9.chill-delay]"""
    hq = game.hq_of(chill)
    near = game.scene.grid.within(hq.hex, game.scene.rulebook.reserves.chill) & game.scene.ground.land
    taken = game.occupied[ALLIED] | game.delays[ALLIED] | game.delays[GERMAN]
    joined = reach(LinesBack(game, hq.hex, "leg", GERMAN), hq.hex, game.scene.rulebook.supply.leg).cost
    return [hex for hex in bits(near & ~taken) if hex in joined]
