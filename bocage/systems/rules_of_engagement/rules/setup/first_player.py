"""Who goes first: a roll of both sides, and the choice of whoever wins it."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.schema.scenario import ROLL
from bocage.systems.rules_of_engagement.state.events.setup import FirstChosen, RolledOff
from bocage.systems.rules_of_engagement.state.game import Game

FIRST = "first"


class GoFirst(Option):
    """The first turn is one's own."""


class GoSecond(Option):
    """The enemy has the first turn."""


class RollOff(Frame[Seat]):
    """Both sides roll, again where the dice are equal; the value is the seat with the higher one.

    [roe.turn.first-player roe.ruling.reroll-ties]
    """

    def start(self, game: Game) -> Step:
        """A die each."""
        dice = [game.dice.die(), game.dice.die()]
        if dice[0] == dice[1]:
            return Goto(self.start)
        winner = dice.index(max(dice))
        game.emit(RolledOff(max(dice), min(dice), winner))
        return self.done(winner)


class FirstPlayer(Frame[None]):
    """The scenario says who begins; else the side with the higher die plays first or second, as it likes.

    [roe.turn.first-player]
    """

    def start(self, game: Game) -> Step:
        """The dice, if the scenario says nothing."""
        if game.scene.scenario.first != ROLL:
            return self.done()
        return Call(RollOff(), then=self.rolled)

    def rolled(self, game: Game, winner: Seat) -> Step:
        """Whoever has won the roll chooses."""
        return Goto(Choosing(winner).start)


class Choosing(Frame[None]):
    """The winner of the roll plays first or second.  [roe.turn.first-player]"""

    winner: Seat

    def start(self, game: Game) -> Step:
        """First or second?"""
        options: list[GoFirst | GoSecond] = [GoFirst(), GoSecond()]
        return Ask(self.winner, FIRST, options, self.chosen, self.why_not, {"seat": self.winner})

    def why_not(self, game: Game, choice: GoFirst | GoSecond) -> Refusal | None:
        """As one likes."""
        return None

    def chosen(self, game: Game, choice: GoFirst | GoSecond) -> Step:
        """The first turn is that side's."""
        seat = self.winner if isinstance(choice, GoFirst) else other(self.winner)
        game.put(game.now.but(active=seat, first=seat))
        game.emit(FirstChosen(seat))
        return self.done()
