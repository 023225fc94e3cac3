"""Orders placed in secret one by one, then revealed in the order of their numbers."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Dice, Event, Frame, Goto, Item, Option, Phases, Rules, Seat, Step, UnitId

from .tiny import TinyGame

SQUADS = {0: (0, 1, 2), 1: (3, 4, 5)}
HIDDEN, NOBODY = -2, -1


class Token(Item):
    table = "tokens"
    seat: Seat
    number: int
    squad: int = NOBODY
    shown: bool = False


class Give(Option):
    number: int
    squad: UnitId


class Acted(Event):
    squad: UnitId
    number: int


class Placed(Event):
    """A seat placed a token: all hear of it, only its owner learns where."""

    seat: Seat
    squad: int


class PlaceTokens(Frame[None]):
    seat: Seat = 0

    def start(self, game: TokenGame) -> Step:
        if self.seat == game.seats:
            return self.done()
        free = [token for token in game.tokens if token.seat == self.seat and token.squad == NOBODY]
        if not free:
            return Goto(PlaceTokens(self.seat + 1).start)
        taken = {token.squad for token in game.tokens}
        gifts = [Give(free[0].number, squad) for squad in SQUADS[self.seat] if squad not in taken]
        return Ask(self.seat, "tokens", gifts, then=self.given)

    def given(self, game: TokenGame, choice: Give) -> Step:
        token = next(one for one in game.tokens if (one.seat, one.number) == (self.seat, choice.number))
        game.put(token.but(squad=choice.squad))
        game.emit(Placed(self.seat, choice.squad), to=1 << self.seat, others=Placed(self.seat, HIDDEN))
        return Goto(self.start)


class RevealTokens(Frame[None]):
    number: int = 1

    def start(self, game: TokenGame) -> Step:
        if self.number == 3:
            game.finish([], "tokens.end")
            return self.done()
        for token in game.tokens:
            if token.number == self.number:
                game.reveal(token.but(shown=True))
                game.emit(Acted(token.squad, token.number))
        return Call(Cheer(), then=RevealTokens(self.number + 1).start)


class Go(Option):
    pass


class Wait(Option):
    passes = True


class Cheer(Frame[None]):
    """A question between two revelations."""

    def start(self, game: TokenGame) -> Step:
        ways: list[Go | Wait] = [Go(), Wait()]
        return Ask(0, "cheer", ways, then=self.chosen)

    def chosen(self, game: TokenGame, choice: Go | Wait) -> Step:
        return self.done()


class TokenRound(Phases):
    SEQUENCE = (PlaceTokens, RevealTokens)


class TokenGame(TinyGame):
    __slots__ = ("tokens",)
    tokens: list[Token]
    TABLES = {"tokens": Token}
    RULES = Rules(first=TokenRound())

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Token]]:
        return {"tokens": [Token(2 * seat + number - 1, seat, number) for seat in (0, 1) for number in (1, 2)]}

    @staticmethod
    def seen(item: Token, seat: Seat) -> Token:
        mine = item.seat == seat or item.shown or item.squad == NOBODY
        return item if mine else item.but(squad=HIDDEN)

    @staticmethod
    def guess(item: Token, seat: Seat, dice: Dice) -> Token:
        if item.squad != HIDDEN:
            return item
        return item.but(squad=SQUADS[item.seat][dice.pick([1, 1, 1])])
