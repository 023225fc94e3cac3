"""A card played in the other's turn: one face-down card, which is an ambush or worth nothing."""

from __future__ import annotations

from bocage.kernel import (
    Ask,
    Call,
    CardId,
    Dice,
    Event,
    Frame,
    Item,
    Option,
    PlaceId,
    Pool,
    Refusal,
    Roll,
    Rules,
    Seat,
    Step,
    Window,
)

from .tiny import TinyGame

KINDS = ("ambush", "blank")


class Card(Item):
    table = "cards"
    owner: Seat
    kind: str


class Column(Item):
    table = "columns"
    place: PlaceId
    hurt: int = 0


class Onward(Option):
    until = "Road"
    place: PlaceId


class Camp(Option):
    passes = True


class PlayCard(Option):
    card: CardId


class Ambushed(Event):
    outcome = True
    place: PlaceId


class Held(Event):
    outcome = True
    firm: bool


class Road(Frame[None]):
    def start(self, game: SurpriseGame) -> Step:
        here = game.columns[0].place
        if here == 3:
            game.finish([0], "surprise.arrived")
            return self.done()
        ways: list[Onward | Camp] = [Onward(here + 1), Camp()]
        return Ask(0, "road", ways, then=self.chosen, judge=self.why_not)

    def why_not(self, game: SurpriseGame, choice: Onward | Camp) -> Refusal | None:
        match choice:
            case Onward(place=place) if place != game.columns[0].place + 1:
                return Refusal("surprise.next", {"place": place})
            case _:
                return None

    def chosen(self, game: SurpriseGame, choice: Onward | Camp) -> Step:
        match choice:
            case Camp():
                game.finish([1], "surprise.camped")
                return self.done()
            case Onward(place=place):
                game.put(game.columns[0].but(place=place))
                return Call(Surprise(place), then=self.start)


class Surprise(Window["SurpriseGame", PlayCard, None]):
    prompt = "surprise"
    hidden = True
    place: PlaceId

    def seats(self, game: SurpriseGame) -> tuple[Seat, ...]:
        return (1, 0)

    def options(self, game: SurpriseGame, seat: Seat) -> list[PlayCard]:
        return [PlayCard(card.id) for card in game.cards if card.owner == seat and card.kind == "ambush"]

    def react(self, game: SurpriseGame, seat: Seat, choice: PlayCard) -> Step:
        game.reveal(game.cards[choice.card].but(owner=-1))
        game.emit(Ambushed(self.place))
        return Call(Roll("ambush", 1 - seat, 1, need=4), then=self.tested)

    def tested(self, game: SurpriseGame, pool: Pool) -> Step:
        game.put(game.columns[0].but(hurt=game.columns[0].hurt + 1 - pool.hits))
        game.emit(Held(pool.hits == 1))
        return self.again(game)


class SurpriseGame(TinyGame):
    __slots__ = ("cards", "columns")
    cards: list[Card]
    columns: list[Column]
    TABLES = {"cards": Card, "columns": Column}
    RULES = Rules(first=Road())
    SCENARIOS = ("plain", "bluff", "both")

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Card] | list[Column]]:
        theirs, mine = {"plain": (0, 1), "bluff": (1, 1), "both": (0, 0)}[scenario]
        return {"cards": [Card(0, 1, KINDS[theirs]), Card(1, 0, KINDS[mine])], "columns": [Column(0, 0)]}

    @staticmethod
    def seen(item: Card | Column, seat: Seat) -> Card | Column:
        return item.but(kind="") if isinstance(item, Card) and item.owner not in (seat, -1) else item

    @staticmethod
    def guess(item: Card | Column, seat: Seat, dice: Dice) -> Card | Column:
        return item.but(kind=KINDS[dice.pick([1, 1])]) if isinstance(item, Card) and not item.kind else item
