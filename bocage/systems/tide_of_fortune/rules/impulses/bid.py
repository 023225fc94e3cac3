"""The bid: both sides stake command points in secret; the higher stake has the initiative."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import Ask, AskAll, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, other
from bocage.systems.tide_of_fortune.state.rolling import roll_one

BID, CONVERT = "bid.stake", "bid.convert"


class Bid(Option):
    """Stake so many command points."""

    points: int


class Convert(Option):
    """Turn so many of the command points that were staked into reaction points."""

    points: int


class InitiativeBid(Frame[None]):
    """Bids, the winner of a tie, and what the loser keeps of his as reaction points.

    [tof.3.bid-secret tof.3.bid-winner tof.3.bid-tie tof.3.bid-max]
    """

    stakes: tuple[int, ...] = ()
    winner: Seat = ALLIED

    def start(self, game: Game) -> Step:
        """Ask both at once."""
        offers = {seat: [Bid(points) for points in range(most_to_bid(game, seat) + 1)] for seat in (ALLIED, GERMAN)}
        return AskAll(BID, offers, then=self.opened, judge=self.why_not)

    def why_not(self, game: Game, seat: Seat, choice: Bid) -> Refusal | None:
        """Nobody bids more than he has, or than the track holds.  [tof.3.bid-max tof.ruling.bid-zero]"""
        if 0 <= choice.points <= most_to_bid(game, seat):
            return None
        return Refusal("tof.3.bid-max", {"most": most_to_bid(game, seat)})

    def opened(self, game: Game, answers: Mapping[Seat, Bid]) -> Step:
        """The higher bid wins; a tie is rolled off.  [tof.3.bid-winner tof.3.bid-tie]"""
        stakes = (answers[ALLIED].points, answers[GERMAN].points)
        game.emit(events.BidsOpened(*stakes))
        bid = self.but(stakes=stakes)
        if stakes[ALLIED] == stakes[GERMAN]:
            return Goto(bid.roll_off)
        return Goto(bid.but(winner=ALLIED if stakes[ALLIED] > stakes[GERMAN] else GERMAN).won)

    def roll_off(self, game: Game) -> Step:
        """Each throws a die until they differ.  [tof.3.bid-tie]"""
        dice = {seat: roll_one(game, "roll-off", seat) for seat in (ALLIED, GERMAN)}
        for seat, die in dice.items():
            game.emit(events.RolledOff(seat, die))
        if dice[ALLIED] == dice[GERMAN]:
            return Goto(self.roll_off)
        return Goto(self.but(winner=ALLIED if dice[ALLIED] > dice[GERMAN] else GERMAN).won)

    def won(self, game: Game) -> Step:
        """The winner pays all that he has bid.  [tof.3.bid-initiative-points]"""
        stake, side = self.stakes[self.winner], game.sides[self.winner]
        game.put(side.but(cp=side.cp - stake, ip=stake, rp=0))
        game.put(game.now.but(initiative=self.winner, spoiling=0))
        game.emit(events.InitiativeWon(self.winner, stake))
        return Goto(self.ask_loser)

    def ask_loser(self, game: Game) -> Step:
        """The loser keeps up to half of his, rounded up.  [tof.3.bid-reaction-points tof.1.reaction-round-up]"""
        options = [Convert(points) for points in range(self.most_to_convert() + 1)]
        return Ask(other(self.winner), CONVERT, options, self.converted, self.why_not_convert)

    def most_to_convert(self) -> int:
        """Half of the loser's bid, rounded up.  [tof.1.reaction-round-up tof.ruling.convert-less]"""
        return (self.stakes[other(self.winner)] + 1) // 2

    def why_not_convert(self, game: Game, choice: Convert) -> Refusal | None:
        """Not more than half.  [tof.3.bid-reaction-points]"""
        if 0 <= choice.points <= self.most_to_convert():
            return None
        return Refusal("tof.3.bid-reaction-points", {"most": self.most_to_convert()})

    def converted(self, game: Game, choice: Convert) -> Step:
        """He pays what he converts and no more."""
        loser = other(self.winner)
        side = game.sides[loser]
        game.put(side.but(cp=side.cp - choice.points, rp=choice.points, ip=0))
        game.emit(events.ReactionPoints(loser, choice.points))
        return self.done()


def most_to_bid(game: Game, seat: Seat) -> int:
    """The most that a side can bid.  [tof.3.bid-max]"""
    return min(game.sides[seat].cp, game.scene.rulebook.caps.bid)
