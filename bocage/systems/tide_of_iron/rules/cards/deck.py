"""Drawing strategy cards (Piocher des cartes): the starting cards, and one each round with its red cross."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Ask, Call, CardId, Event, Frame, Goto, Option, Pass, Refusal, Seat, Step, Thing
from bocage.systems.tide_of_iron.rules.cards.carrying_out import remove_card, type_of
from bocage.systems.tide_of_iron.rules.cards.lasting import CardEnded, cards_in_force
from bocage.systems.tide_of_iron.rules.initiative_order import SidesInTurn
from bocage.systems.tide_of_iron.schema.card_effects import NoDraw
from bocage.systems.tide_of_iron.schema.scenario import SideEntry
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import NONE, Card, Deck, Game, SideId, other

DeckId = Annotated[int, Thing("deck")]


class DrawFrom(Option):
    """Draw the top card of this deck."""

    deck: DeckId


class CardDrawn(Event):
    """A side draws a strategy card, face up."""

    side: SideId
    card: CardId


class DrawSkipped(Event):
    """A side may not draw."""

    side: SideId


def leader(game: Game, side: SideId) -> Seat:
    """The player who draws for his team.  [toi.multi.one-draw]"""
    return next(seat for seat in game.turn_order if game.divisions[seat].side == side)


def draw(game: Game, deck: Deck) -> Card:
    """Turn up the top card of a deck and lay it in the HQ, for everyone to see.  [toi.card.face-up]"""
    card = game.cards[deck.order[0]].but(zone="hq")
    game.reveal(deck.but(order=deck.order[1:], looked=max(deck.looked - 1, 0)))
    game.put(card)
    game.emit(CardDrawn(card.side, card.id))
    return card


def decks_of(game: Game, side: SideId) -> list[Deck]:
    """The decks of a side that have cards left: an empty one is never shuffled again.

    [toi.card.no-reshuffle toi.status.draw-empty]
    """
    return [deck for deck in game.decks if deck.side == side and deck.order]


class DrawOne(Frame[CardId]):
    """Draw one card from any one of the side's decks, or with `optional` none; answers the card.

    [toi.status.draw toi.card.face-up]
    """

    prompt = "draw"
    side: SideId
    optional: bool = False

    def start(self, game: Game) -> Step:
        """Ask for the deck; without cards there is nothing to draw.  [toi.status.draw-empty]"""
        options: list[DrawFrom | Pass] = [DrawFrom(deck.id) for deck in decks_of(game, self.side)]
        if not options:
            return self.done(NONE)
        if self.optional:
            options.append(Pass())
        return Ask(leader(game, self.side), self.prompt, options, self.drawn, self.why_not)

    def why_not(self, game: Game, choice: DrawFrom | Pass) -> Refusal | None:
        """One draws from one's own decks, as long as they have cards."""
        if isinstance(choice, Pass):
            return None if self.optional else Refusal("toi.status.draw")
        deck = game.decks[choice.deck]
        if deck.side != self.side:
            return Refusal("toi.status.draw", {}, "other-side")
        return None if deck.order else Refusal("toi.card.no-reshuffle")

    def drawn(self, game: Game, choice: DrawFrom | Pass) -> Step:
        """Turn up the card."""
        if isinstance(choice, Pass):
            return self.done(NONE)
        return self.done(draw(game, game.decks[choice.deck]).id)


class StartingDraw(SidesInTurn):
    """Setup step 3: each side shuffles its decks and draws its starting cards, freely among them.

    A red cross counts for nothing now.
    [toi.setup.strategy-decks toi.setup.initial-draw toi.status.red-cross-scope]
    """

    drawn: int = 0

    def start(self, game: Game) -> Step:
        """Before the first side draws, all decks are shuffled; those of a rule case lie as it says."""
        if self.turn == 0:
            for deck in game.decks:
                entry = game.scene.scenario.sides.get(SIDES[deck.side], SideEntry())
                if not isinstance(entry.decks, dict):
                    game.put(deck.but(order=game.dice.shuffled(deck.order)))
        return super().start(game)

    def serve(self, game: Game, side: SideId) -> Step:
        """The next card of a side, if it has one more."""
        granted = game.scene.scenario.sides.get(SIDES[side], SideEntry()).start_cards
        if self.drawn >= granted:
            return self.next_turn()
        return Call(DrawOne(side), then=self.but(drawn=self.drawn + 1).another)

    def another(self, game: Game, card: CardId) -> Step:
        """One card more."""
        return self.serve(game, self.side(game))


class DrawCards(SidesInTurn):
    """Status step 1: in initiative order each side, and each team, draws one strategy card.

    [toi.status.draw toi.multi.one-draw]
    """

    def serve(self, game: Game, side: SideId) -> Step:
        """The next side draws, unless the enemy keeps it from it."""
        if any(cards_in_force(game, other(side), NoDraw)) and decks_of(game, side):
            game.emit(DrawSkipped(side))
            return self.next_turn()
        return Call(DrawOne(side), then=self.drawn)

    def drawn(self, game: Game, card: CardId) -> Step:
        """A red cross gives one more card, if one likes; a red cross on that gives nothing.

        [toi.status.red-cross]
        """
        if card == NONE or not type_of(game, game.cards[card]).cross:
            return self.next_turn()
        return Call(DrawOne(game.cards[card].side, optional=True), then=DrawCards(self.turn + 1).crossed)

    def crossed(self, game: Game, card: CardId) -> Step:
        """On to the other side."""
        return Goto(self.start)

    def end(self, game: Game) -> Step:
        """Cards whose time is over leave the play area.  [toi.card.play-area]"""
        for side in range(len(game.sides)):
            for card in [game.cards[number] for number in in_play(game, side)]:
                if card.until and card.until <= game.now.round:
                    remove_card(game, card)
                    game.emit(CardEnded(card.id))
        return self.done()


def in_play(game: Game, side: SideId) -> list[CardId]:
    """The strategy cards in force in a side's play area."""
    return [card.id for card in game.cards if game.lasting[side] >> card.id & 1]
