"""Holding and playing cards: who may hold what, as all can tell, and what it takes to play an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bocage.board.bits import bits
from bocage.kernel import CardId, Modifier, Option, Refusal, Seat, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of, lay
from bocage.systems.heroes_of_normandie.schema.effects import Effect, Moment
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game

E = TypeVar("E", bound=Effect)


class PlayCard(Option):
    """Play a card as a battle event."""

    card: CardId


class AddBonus(Option):
    """Play a card for its Alternative Bonus."""

    card: CardId


class PlayOnUnit(Option):
    """Play a card as a battle event on a unit."""

    card: CardId
    unit: TargetId


class PlayOnPlace(Option):
    """Play a card as a battle event on a square."""

    card: CardId
    place: AimId


Play = PlayCard | PlayOnUnit | PlayOnPlace


# Who may hold what


def may_hold(game: Game, seat: Seat, moment: Moment) -> bool:
    """Whether a player may have a card for this moment of the present phase, as far as his enemy can tell.

    Both decks are known, the discards lie open, and so does the number of cards in a hand.
    """
    return bool(game.holdings[seat] & game.scene.card_sets.at[moment, game.now.phase])


def holders(game: Game, moment: Moment) -> Sequence[Seat]:
    """Who may have a card for this moment; the player with the initiative comes first.

    [hon.card.simultaneous hon.ruling.effects-same-kind]
    """
    cards, order = game.scene.card_sets.at[moment, game.now.phase], game.order_of_play
    first, second = order
    if game.holdings[first] & cards:
        return order if game.holdings[second] & cards else (first,)
    return (second,) if game.holdings[second] & cards else ()


def held(game: Game, seat: Seat, moment: Moment) -> tuple[CardId, ...]:
    """The cards in a player's hand for this moment of the present phase."""
    return bits(game.hands[seat] & game.scene.card_sets.at[moment, game.now.phase])


# Playing


def why_not_event(game: Game, seat: Seat, card: CardId, moment: Moment) -> Refusal | None:
    """A battle event is played from one's hand, in a phase that the card names and at its moment.

    [hon.card.event hon.ruling.reserve-cards]
    """
    about = {"card": card}
    if card not in game.armies[seat].hand:
        return Refusal("hon.card.event", about, "not-held")
    printed = card_of(game, card)
    if game.now.phase not in printed.phases:
        return Refusal("hon.card.event", about, "phase")
    return None if moment in printed.moments else Refusal("hon.card.event", about)


def play_event(game: Game, seat: Seat, card: CardId) -> None:
    """Show a card, whose event is now carried out, and discard it: its bonus is lost.

    [hon.card.event hon.card.two-uses]
    """
    discard(game, seat, card)
    game.emit(events.CardPlayed(seat, card))


def discard(game: Game, seat: Seat, card: CardId) -> None:
    """Lay a card of a hand on the discards, for all to see."""
    army = game.armies[seat]
    hand = list(army.hand)
    hand.remove(card)
    game.reveal(army.but(hand=tuple(hand), discards=(*army.discards, card)))


def effect_of(game: Game, card: CardId, kind: type[E]) -> E:
    """The effect of a card that is known to be of a kind."""
    effect = card_of(game, card).effect
    assert isinstance(effect, kind)
    return effect


# Alternative bonuses


def why_not_bonus(game: Game, seat: Seat, card: CardId, unit: UnitId, kinds: Sequence[BonusKind]) -> Refusal | None:
    """A card in hand adds its bonus where it is of a kind that fits, and not beside one of another kind.

    The kind Any is one of its own.
    [hon.card.bonus hon.card.bonus-no-mix hon.ruling.bonus-any-mix]
    """
    about = {"card": card}
    if card not in game.armies[seat].hand:
        return Refusal("hon.card.bonus", about, "not-held")
    kind = card_of(game, card).bonus.kind
    if kind not in kinds:
        return Refusal("hon.card.bonus", about)
    laid = [card_of(game, one.card).bonus.kind for one in game.armies[seat].playing if one.bonus and one.unit == unit]
    return Refusal("hon.card.bonus-no-mix", about) if laid and laid[0] != kind else None


def bonus_cards(game: Game, seat: Seat, unit: UnitId, kinds: Sequence[BonusKind]) -> list[CardId]:
    """The cards of a hand that may be played for their bonus in the action of a unit."""
    fitting = bits(game.hands[seat] & cards_for(game, kinds))
    return [card for card in fitting if why_not_bonus(game, seat, card, unit, kinds) is None]


def may_hold_bonus(game: Game, seat: Seat, kinds: Sequence[BonusKind]) -> bool:
    """Whether a player may have a card with such a bonus, as far as his enemy can tell."""
    return bool(game.holdings[seat] & cards_for(game, kinds))


def cards_for(game: Game, kinds: Sequence[BonusKind]) -> int:
    """The cards with a bonus of certain kinds."""
    useful = 0
    for kind in kinds:
        useful |= game.scene.card_sets.bonus[kind]
    return useful


def play_bonus(game: Game, seat: Seat, card: CardId, unit: UnitId) -> Modifier:
    """Play a card for its bonus in the action of a unit: it is discarded, and its event is lost.

    [hon.card.bonus hon.card.two-uses]
    """
    discard(game, seat, card)
    lay(game, seat, unit, card, bonus=True)
    bonus = card_of(game, card).bonus
    game.emit(events.BonusPlayed(seat, card, unit, bonus.value))
    return Modifier(f"hon.card.bonus-{bonus.kind}", bonus.value)
