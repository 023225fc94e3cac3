"""Hands and decks: drawing, discarding and shuffling action cards."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, CardId, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import discard
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.rules.recruitment.lasting_options import extra_cards
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game


class DiscardCard(Option):
    """Discard a card of one's hand."""

    card: CardId


class KeepHand(Option):
    """Discard no more cards."""

    passes = True


class Improvise(Option):
    """Draw more cards than a hand holds, and then discard as many."""


class DrawAsUsual(Option):
    """Draw no more than a hand holds."""

    passes = True


def draw_up(game: Game, seat: Seat, extra: int) -> None:
    """Draw cards until the hand is as large as the scenario says; a deck that runs out is made of the discards.

    `extra` cards beyond that are for who improvises.
    [hon.card.draw hon.reserve.step7 hon.ruling.deck-exhausted hon.opt.improvisation]
    """
    army = game.armies[seat]
    missing = max(0, game.scene.scenario.hand + extra - len(army.hand))
    drawn, deck, discards = army.deck[:missing], army.deck[missing:], army.discards
    if len(drawn) < missing and discards:
        fresh, discards = tuple(game.dice.shuffled(discards)), ()
        game.emit(events.DeckShuffled(seat))
        drawn, deck = drawn + fresh[: missing - len(drawn)], fresh[missing - len(drawn) :]
    if drawn:
        game.reveal(army.but(hand=tuple(sorted(army.hand + drawn)), deck=deck, discards=discards))
        game.emit(events.CardsDrawn(seat, drawn), to=1 << seat, others=events.DrewCards(seat, len(drawn)))


class RefillHands(PlayersInTurn):
    """Step 7: each player discards what he likes, then draws up to the scenario's hand size.  [hon.reserve.step7]"""

    prompt = "cards.discard"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the next card to discard."""
        options: list[DiscardCard | KeepHand] = [*map(DiscardCard, bits(game.hands[seat])), KeepHand()]
        return Ask(seat, self.prompt, options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: DiscardCard | KeepHand) -> Refusal | None:
        """Only cards in one's hand are discarded."""
        if isinstance(choice, KeepHand) or choice.card in game.armies[self.seat(game)].hand:
            return None
        return Refusal("hon.reserve.step7", {"card": choice.card})

    def chosen(self, game: Game, choice: DiscardCard | KeepHand) -> Step:
        """Discard it face up, or draw."""
        seat = self.seat(game)
        if isinstance(choice, KeepHand):
            return Call(DrawHand(seat), then=self.onward)
        discard_openly(game, seat, choice.card)
        return Goto(self.start)


def discard_openly(game: Game, seat: Seat, card: CardId) -> None:
    """Lay a card on the discards, for all to see."""
    discard(game, seat, card)
    game.emit(events.CardDiscarded(seat, card))


class DrawHand(Frame[None]):
    """A player draws up his hand; with Improvisation he may draw more, and discards until it is right.

    [hon.opt.improvisation]
    """

    seat: Seat

    def start(self, game: Game) -> Step:
        """Who can improvise chooses whether he does."""
        if not game.scene.scenario.hand or not extra_cards(game, self.seat):
            draw_up(game, self.seat, 0)
            return self.done()
        ways: list[Improvise | DrawAsUsual] = [Improvise(), DrawAsUsual()]
        return Ask(self.seat, "cards.improvise", ways, self.chosen)

    def chosen(self, game: Game, choice: Improvise | DrawAsUsual) -> Step:
        """Draw."""
        draw_up(game, self.seat, extra_cards(game, self.seat) if isinstance(choice, Improvise) else 0)
        return Goto(self.shed)

    def shed(self, game: Game) -> Step:
        """Choose what goes, while the hand is too large."""
        hand = game.armies[self.seat].hand
        if len(hand) <= game.scene.scenario.hand:
            return self.done()
        options = [DiscardCard(card) for card in bits(game.hands[self.seat])]
        return Ask(self.seat, "cards.shed", options, self.discarded, self.why_not, hidden=True)

    def why_not(self, game: Game, choice: DiscardCard) -> Refusal | None:
        """Only cards in one's hand are discarded."""
        held = choice.card in game.armies[self.seat].hand
        return None if held else Refusal("hon.reserve.step7", {"card": choice.card})

    def discarded(self, game: Game, choice: DiscardCard) -> Step:
        """Discard it."""
        discard_openly(game, self.seat, choice.card)
        return Goto(self.shed)


class OpeningHands(PlayersInTurn):
    """Both players draw their first hands; who improvises does so now too.  [hon.card.draw hon.opt.improvisation]"""

    shown = False

    def serve(self, game: Game, seat: Seat) -> Step:
        """Draw."""
        return Call(DrawHand(seat), then=self.onward)
