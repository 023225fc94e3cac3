"""Secret bids: three seats answer at once, nobody sees a bid before all are in."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import AskAll, Event, Frame, Goto, Item, Option, Refusal, Rules, Seat, Step

from .tiny import TinyGame


class Purse(Item):
    """What a seat has left; its id is the seat."""

    table = "purses"
    gold: int


class Bid(Option):
    gold: int


class Shown(Event):
    bids: tuple[int, ...]


class Auction(Frame[None]):
    round: int = 1

    def start(self, game: BidGame) -> Step:
        if self.round == 3:
            most = max(purse.gold for purse in game.purses)
            game.finish([purse.id for purse in game.purses if purse.gold == most], "bids.richest")
            return self.done()
        bids = {purse.id: [Bid(gold) for gold in range(purse.gold + 1)] for purse in game.purses}
        return AskAll("bid", bids, then=self.opened, judge=self.why_not)

    def why_not(self, game: BidGame, seat: Seat, choice: Bid) -> Refusal | None:
        if choice.gold < 0:
            return Refusal("bids.negative")
        return Refusal("bids.poor", {"seat": seat}) if choice.gold > game.purses[seat].gold else None

    def opened(self, game: BidGame, bids: Mapping[Seat, Bid]) -> Step:
        game.emit(Shown(tuple(bid.gold for bid in bids.values())))
        for seat, bid in bids.items():
            game.put(game.purses[seat].but(gold=game.purses[seat].gold - bid.gold))
        return Goto(Auction(self.round + 1).start)


class BidGame(TinyGame):
    __slots__ = ("purses",)
    purses: list[Purse]
    TABLES = {"purses": Purse}
    SEATS = 3
    RULES = Rules(first=Auction())
    SCENARIOS = ("plain", "broke")

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Purse]]:
        return {"purses": [Purse(0, 3), Purse(1, 3), Purse(2, 0 if scenario == "broke" else 3)]}
