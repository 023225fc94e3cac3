"""Hands and decks: drawing, discarding and shuffling action cards."""

from __future__ import annotations

from bocage.kernel import Ask, CardId, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.state import Game


class DiscardCard(Option):
    """Discard a card of one's hand."""

    card: CardId


class KeepHand(Option):
    """Discard no more cards."""

    passes = True


def draw_up(game: Game, seat: Seat) -> None:
    """Draw cards until the hand is as large as the scenario says; a deck that runs out is made of the discards.

    [hon.card.draw hon.reserve.step7 hon.ruling.deck-exhausted]
    """
    army = game.armies[seat]
    drawn: list[CardId] = []
    deck, discards = list(army.deck), list(army.discards)
    while len(army.hand) + len(drawn) < game.scene.scenario.hand and (deck or discards):
        if not deck:
            deck, discards = list(game.dice.shuffled(discards)), []
            game.emit(events.DeckShuffled(seat))
        drawn.append(deck.pop(0))
    if drawn:
        hand = tuple(sorted((*army.hand, *drawn)))
        game.reveal(army.but(hand=hand, deck=tuple(deck), discards=tuple(discards)))
        heard = events.DrewCards(seat, len(drawn))
        game.emit(events.CardsDrawn(seat, tuple(drawn)), to=1 << seat, others=heard)


class RefillHands(Frame[None]):
    """Step 7: each player discards what he likes, then draws up to the scenario's hand size.  [hon.reserve.step7]"""

    turn: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the next card to discard."""
        if self.turn == len(game.armies):
            return self.done()
        seat = game.order_of_play[self.turn]
        hand = sorted(set(game.armies[seat].hand))
        options: list[DiscardCard | KeepHand] = [*(DiscardCard(card) for card in hand), KeepHand()]
        return Ask(seat, "cards.discard", options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: DiscardCard | KeepHand) -> Refusal | None:
        """Only cards in one's hand are discarded."""
        if isinstance(choice, KeepHand) or choice.card in game.armies[game.order_of_play[self.turn]].hand:
            return None
        return Refusal("hon.reserve.step7", {"card": choice.card})

    def chosen(self, game: Game, choice: DiscardCard | KeepHand) -> Step:
        """Discard it face up, or draw."""
        seat = game.order_of_play[self.turn]
        army = game.armies[seat]
        if isinstance(choice, KeepHand):
            draw_up(game, seat)
            return Goto(RefillHands(self.turn + 1).start)
        hand = list(army.hand)
        hand.remove(choice.card)
        game.put(army.but(hand=tuple(hand), discards=(*army.discards, choice.card)))
        game.emit(events.CardDiscarded(seat, choice.card))
        return Goto(self.start)


class OpeningHands(Frame[None]):
    """Both players draw their first hands.  [hon.card.draw]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Draw."""
        for seat in game.order_of_play:
            draw_up(game, seat)
        return self.done()
