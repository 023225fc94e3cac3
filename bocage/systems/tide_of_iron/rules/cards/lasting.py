"""Cards in force (À placer dans la zone de jeu): what those in the play area change, asked by all other chapters.

Every question is answered at once while no card lies in the play area.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import CardId, Event, Frame, Modifier, Seat, Step
from bocage.systems.tide_of_iron.schema.card_effects import (
    ActivateUnits,
    Discipline,
    Effect,
    FreeOverruns,
    Headquarters,
    HoldLine,
    HullDown,
    Observer,
    Recovery,
    Surcharge,
    WinTies,
)
from bocage.systems.tide_of_iron.state.game import NONE, Card, Game, SideId, Unit, other

E = TypeVar("E", bound=Effect)


class CardUsed(Event):
    """A card in the play area takes effect and is used up."""

    card: CardId


class CardEnded(Event):
    """A card leaves the play area."""

    card: CardId


def cards_in_force(game: Game, side: SideId, kind: type[E]) -> Iterator[tuple[Card, E]]:
    """The cards in a side's play area that have an effect of a kind, with it.  [toi.card.play-area]"""
    for number in bits(game.lasting[side]):
        card = game.cards[number]
        for effect in game.scene.book.strategy[card.name].effects:
            if isinstance(effect, kind):
                yield card, effect


def serves(card: Card, seat: Seat) -> bool:
    """Whether a card acts for a division: that of the player who activated it.

    [toi.multi.card-owner toi.ruling.card-effects-per-division]
    """
    return card.by in (seat, NONE)


# Activations


def boosts(game: Game, unit: Unit) -> Iterator[ActivateUnits]:
    """What the card by which a unit is activated gives it."""
    for number in bits(game.tied[unit.side]):
        card = game.cards[number]
        if card.target == unit.id:
            for effect in game.scene.book.strategy[card.name].effects:
                if isinstance(effect, ActivateUnits):
                    yield effect


def extra_movement(game: Game, unit: Unit) -> int:
    """Movement points that an Advance has more, by a card in play and by an operations card for squads.

    [toi.errata.double-time toi.card.beats-rules]
    """
    points = 0 if unit.is_vehicle else game.scene.book.conditions[unit.side].advance
    if game.tied[unit.side]:
        points += sum(boost.movement for boost in boosts(game, unit))
    return points


def extra_firepower(game: Game, unit: Unit, target_is_squad: bool) -> Iterator[Modifier]:
    """Firepower that the unit has more by the card that activates it.  [toi.card.beats-rules]"""
    if game.tied[unit.side]:
        for boost in boosts(game, unit):
            if target_is_squad or boost.against == "anyone":
                yield Modifier("toi.card.beats-rules", boost.firepower)


def fires_though_pinned(game: Game, unit: Unit) -> bool:
    """Whether a card lets a pinned squad without an officer fire.  [toi.card.beats-rules]"""
    return any(boost.who == "leaderless-squad" for boost in boosts(game, unit))


def is_ambush(game: Game, unit: Unit) -> bool:
    """Whether the unit fires from an ambush, which gives it away.  [toi.card.beats-rules]"""
    return any(boost.who == "concealed-squad" for boost in boosts(game, unit))


def fords(game: Game, unit: Unit) -> int:
    """What any stream costs the unit by a card, or 0.  [toi.card.beats-rules]"""
    return max((boost.ford for boost in boosts(game, unit)), default=0)


def is_stealthy(game: Game, unit: Unit) -> bool:
    """Whether op fire at the unit is hampered by a card.  [toi.card.beats-rules]"""
    return any(boost.stealthy for boost in boosts(game, unit))


def fires_alone(game: Game, unit: Unit) -> bool:
    """Whether the card that activates the unit leaves it without support.  [toi.card.beats-rules]"""
    return any(not boost.supports for boost in boosts(game, unit))


# Cover


def cover_by_card(game: Game, unit: Unit) -> Iterator[Modifier]:
    """The cover of a tank that is hull down, and of squads in a hex that is held.  [toi.card.play-area]"""
    if not game.lasting[unit.side]:
        return
    for card, hidden in cards_in_force(game, unit.side, HullDown):
        if card.target == unit.id and card.hex == unit.hex:
            yield Modifier("toi.card.play-area", hidden.cover)
    if not unit.is_vehicle:
        for card, held in cards_in_force(game, unit.side, HoldLine):
            if card.hex == unit.hex and serves(card, unit.seat):
                yield Modifier("toi.card.play-area", held.cover)


def cover_of_held_hex(game: Game, hex: Hex, side: SideId) -> Iterator[Modifier]:
    """The cover of a hex that is held, in an assault.  [toi.card.play-area]"""
    if game.lasting[side]:
        for card, held in cards_in_force(game, side, HoldLine):
            if card.hex == hex:
                yield Modifier("toi.card.play-area", held.cover)


# The rest


def overruns_free(game: Game, unit: Unit) -> bool:
    """Whether overruns cost the unit nothing extra.  [toi.card.beats-rules]"""
    if not game.lasting[unit.side]:
        return False
    return any(serves(card, unit.seat) for card, _ in cards_in_force(game, unit.side, FreeOverruns))


def wins_ties(game: Game, side: SideId) -> bool:
    """Whether a card wins a tie for the initiative.  [toi.card.beats-rules]"""
    return any(True for _ in cards_in_force(game, side, WinTies))


def points_of_headquarters(game: Game, side: SideId, own_objectives: int) -> int:
    """Command points of cards, while the side controls a command objective of its colour.

    A headquarters is set up after the income of its first Command phase, and so begins to pay in the next.
    [toi.card.play-area]
    """
    if not own_objectives:
        return 0
    return sum(effect.points for _, effect in cards_in_force(game, side, Headquarters))


def surcharges(game: Game, side: SideId) -> list[tuple[Card, int]]:
    """The enemy's cards that make the side's next card dearer.  [toi.card.play-area]"""
    return [(card, effect.points) for card, effect in cards_in_force(game, other(side), Surcharge)]


# Used up


def use_up(game: Game, card: Card) -> None:
    """The card has had its one effect.  [toi.card.removed]"""
    game.put(card.but(zone="out"))
    game.emit(CardUsed(card.id))


def saves_vehicle(game: Game, unit: Unit) -> bool:
    """Once, a vehicle that would be destroyed is saved by its recovery crew, unless it is heavily damaged already.

    [toi.card.beats-rules]
    """
    if not game.lasting[unit.side] or unit.damage == "heavy":
        return False
    if "fragile" in game.scene.types[unit.figures[0]].traits:
        return False
    return _use(game, unit, Recovery)


def keeps_nerve(game: Game, unit: Unit) -> bool:
    """Once, a squad that would be pinned by a suppressive attack is not.  [toi.card.beats-rules]"""
    return bool(game.lasting[unit.side]) and _use(game, unit, Discipline)


def _use(game: Game, unit: Unit, kind: type[Effect]) -> bool:
    for card, _ in cards_in_force(game, unit.side, kind):
        if serves(card, unit.seat):
            use_up(game, card)
            return True
    return False


class Forsake(Frame[None]):
    """A card that was about a unit leaves the play area."""

    shown = False
    card: CardId

    def start(self, game: Game) -> Step:
        """Remove it."""
        game.put(game.cards[self.card].but(zone="out"))
        game.emit(CardEnded(self.card))
        return self.done()


def forsaken_cards(game: Game, changed: Sequence[object]) -> Frame[None] | None:
    """A tank that has moved is no longer hull down, and a lost observer sees nothing.  [toi.card.play-area]"""
    if not (game.tied[0] or game.tied[1]):
        return None
    for unit in changed:
        if type(unit) is Unit:
            for number in bits(game.tied[unit.side]):
                card = game.cards[number]
                if card.target == unit.id and _is_forsaken(game, card, unit):
                    return Forsake(number)
    return None


def _is_forsaken(game: Game, card: Card, unit: Unit) -> bool:
    for effect in game.scene.book.strategy[card.name].effects:
        if isinstance(effect, HullDown) and unit.hex != card.hex:
            return True
        if isinstance(effect, Observer) and not unit.on_board and unit.aboard == NONE:
            return True
    return False
