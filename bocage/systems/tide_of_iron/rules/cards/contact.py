"""Establish contact (Établir le contact): one die against the number of the card."""

from __future__ import annotations

from bocage.kernel import Call, CardId, Event, Frame, Pool, Roll, Step
from bocage.systems.tide_of_iron.rules.cards.carrying_out import remove_card, type_of
from bocage.systems.tide_of_iron.rules.cards.lasting import cards_in_force
from bocage.systems.tide_of_iron.schema.card_effects import Contact, CounterBattery, EasyContact
from bocage.systems.tide_of_iron.state.game import NONE, Card, Game, other

AIR, ARTILLERY = "air-support", "artillery"


class ContactMade(Event):
    """Contact is established: the card goes on."""

    outcome = True
    card: CardId


class ContactFailed(Event):
    """There is no contact: the card waits in the play area."""

    outcome = True
    card: CardId


class EstablishContact(Frame[bool]):
    """Roll one die: equal to or above the card's number, contact is made.  [toi.contact.roll]"""

    card: CardId

    def start(self, game: Game) -> Step:
        """Roll; this is the try of the round.  [toi.ruling.first-retry]"""
        card = game.cards[self.card]
        need = contact_number(game, card)
        for jamming in jamming_cards(game, card):
            remove_card(game, jamming)
        game.put(card.but(tried=game.now.round))
        return Call(Roll("contact", card.by, 1, need), then=self.rolled)

    def rolled(self, game: Game, die: Pool) -> Step:
        """Tell whether it succeeded."""
        game.emit(ContactMade(self.card) if die.hits else ContactFailed(self.card))
        return self.done(bool(die.hits))


def contact_number(game: Game, card: Card) -> int:
    """What the die must show: the card's number, changed by weather, radios and other cards, but never too sure.

    [toi.contact.roll toi.ops.what]
    """
    printed = type_of(game, card)
    number = next(effect.number for effect in printed.effects if isinstance(effect, Contact))
    weather = game.scene.book.conditions[card.side]
    number += weather.contact
    if printed.deck in (AIR, ARTILLERY):
        number += weather.distant_contact
    if printed.deck == AIR:
        number += weather.air_contact
    for _, easier in cards_in_force(game, card.side, EasyContact):
        if easier.deck == printed.deck:
            number -= easier.bonus
    number = max(number, game.scene.rulebook.contact.surest)
    return number + sum(_penalty(game, jamming) for jamming in jamming_cards(game, card))


def jamming_cards(game: Game, card: Card) -> list[Card]:
    """The enemy's cards that spoil this contact.  [toi.card.types]"""
    if type_of(game, card).deck != ARTILLERY:
        return []
    return [jamming for jamming, _ in cards_in_force(game, other(card.side), CounterBattery) if jamming.target == NONE]


def _penalty(game: Game, card: Card) -> int:
    return sum(effect.penalty for effect in type_of(game, card).effects if isinstance(effect, CounterBattery))


def is_tried(game: Game, card: Card) -> bool:
    """Contact is tried once a round.  [toi.contact.fail toi.ruling.first-retry]"""
    return card.tried >= game.now.round
