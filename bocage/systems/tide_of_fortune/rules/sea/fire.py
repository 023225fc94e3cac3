"""Fire from ships and batteries at troops on land, by the line of barrages of the Combat Resolution Table."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, PlaceId, Refusal, Seat, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.combat.morale import rating_of
from bocage.systems.tide_of_fortune.state.events import sea as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Marker, Unit, other
from bocage.systems.tide_of_fortune.state.rolling import roll

SHELLED = "fire.shelled"


class Shelled(Option):
    """This unit is disrupted by the fire."""

    unit: ActorId


class FireOnLand(Frame[None]):
    """A barrage of so much strength on a hex: a result of 0 tests morale, a higher one disrupts so many units.

    What no undisrupted unit absorbs is an artillery hit in the hex.

    [tof.9.naval-support tof.9.battery-fire-land tof.ruling.barrage-already tof.ruling.naval-land]
    """

    hex: PlaceId
    strength: int
    by: Seat
    hits: int = 0

    def start(self, game: Game) -> Step:
        """Two dice, the ground, and the column of the strength."""
        chart = game.scene.charts.combat
        dice = roll(game, "shelling", self.by, 2)
        line = game.scene.ground.terrain(self.hex, game.now.flooded).line
        total = sum(dice) + chart.barrage_terrain[line]
        result = chart.result(total + column(chart.barrage, self.strength)).attacker
        game.emit(events.Shelling(self.hex, self.strength, total, -1 if result is None else result))
        if result is None:
            return self.done()
        return Goto(self.test if result == 0 else self.but(hits=result).hit)

    def targets(self, game: Game) -> list[Unit]:
        """Who is there."""
        return [unit for unit in game.units_in(self.hex) if unit.seat == other(self.by)]

    def test(self, game: Game) -> Step:
        """All test their morale with one roll; who was disrupted already and fails is a hit.

        [tof.ruling.barrage-zero-hit tof.1.stack-morale-roll]
        """
        dice = roll(game, "morale", other(self.by), 2)
        game.emit(events.ShelledMorale(sum(dice)))
        hits = 0
        for unit in self.targets(game):
            if sum(dice) > rating_of(game, unit, "defence"):
                if unit.disrupted:
                    hits += 1
                else:
                    disrupt(game, unit)
        mark_hits(game, self, hits)
        return self.done()

    def hit(self, game: Game) -> Step:
        """Ask the owner who is disrupted, while hits and undisrupted units are left.  [tof.ruling.barrage-already]"""
        fresh = [unit for unit in self.targets(game) if not unit.disrupted]
        if not self.hits or not fresh:
            return Goto(self.rest)
        options = [Shelled(unit.id) for unit in fresh]
        return Ask(other(self.by), SHELLED, options, self.chosen, self.why_not, args={"hex": self.hex})

    def why_not(self, game: Game, choice: Shelled) -> Refusal | None:
        """Somebody in the hex who is not disrupted yet.  [tof.ruling.barrage-already]"""
        unit = game.unit(choice.unit)
        if unit.hex == self.hex and unit.seat == other(self.by) and not unit.disrupted:
            return None
        return Refusal("tof.ruling.barrage-already", {"unit": unit.id}, "fire")

    def chosen(self, game: Game, choice: Shelled) -> Step:
        """He is disrupted."""
        disrupt(game, game.unit(choice.unit))
        return Goto(self.but(hits=self.hits - 1).hit)

    def rest(self, game: Game) -> Step:
        """What is left lies in the hex as hits."""
        mark_hits(game, self, self.hits)
        return self.done()


def column(line: tuple[int, ...], strength: int) -> int:
    """The column of a strength, from 1 on: the nearest, halfway the weaker.

    >>> column((16, 14, 12, 10, 8, 6, 5, 4, 3, 2), 9)
    5
    """
    nearest = min(range(len(line)), key=lambda place: (abs(line[place] - strength), -place))
    return nearest + 1


def disrupt(game: Game, unit: Unit) -> None:
    """A unit is disrupted by fire."""
    game.put(unit.but(disrupted=True))
    game.emit(events.DisruptedByFire(unit.id))


def mark_hits(game: Game, fire: FireOnLand, hits: int) -> None:
    """Hits lie in the hex until recovery.  [tof.ruling.barrage-already]"""
    if hits:
        game.put(Marker(len(game.markers), "hit", fire.hex, fire.by, hits, game.now.impulse))
