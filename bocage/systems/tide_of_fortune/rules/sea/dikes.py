"""The dikes of Walcheren: bombed once, and from the next turn on the island is under water."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.state.events import sea as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED

BOMB = "dikes.bomb"


class BombDikes(Option):
    """Bomb the dikes of Walcheren."""


class DikeBombing(Frame[None]):
    """After a clear turn the Allies may bomb the dikes, once in the game, for nothing.

    [tof.9.dikes-declare tof.ruling.dikes-agent]
    """

    def start(self, game: Game) -> Step:
        """Ask them."""
        offers: list[BombDikes | Pass] = [BombDikes(), PASS]
        legal = [choice for choice in offers if self.why_not(game, choice) is None]
        return Ask(ALLIED, BOMB, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: BombDikes | Pass) -> Refusal | None:
        """In clear weather, once, and where there are dikes.  [tof.9.dikes-declare tof.ruling.dikes-agent]"""
        if isinstance(choice, Pass):
            return None
        if game.now.dikes or game.now.flooded or not game.scene.ground.dikes:
            return Refusal("tof.ruling.dikes-agent")
        return None if game.now.weather == "clear" else Refusal("tof.9.dikes-declare")

    def chosen(self, game: Game, choice: BombDikes | Pass) -> Step:
        """The water comes with the next turn: see `flood`."""
        if isinstance(choice, BombDikes):
            game.put(game.now.but(dikes=game.now.turn))
            game.emit(events.DikesBombed(game.now.turn))
        return self.done()


def flood(game: Game) -> None:
    """From the turn after the bombing on, and for good, the ground is another.

    [tof.9.dikes-cost tof.9.dikes-terrain tof.ruling.dikes-scope]
    """
    if game.now.dikes and not game.now.flooded:
        game.put(game.now.but(flooded=True))
        game.emit(events.Flooded(game.now.turn))
