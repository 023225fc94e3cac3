"""Cards and markers: what a player draws, discards, plays and spends."""

from __future__ import annotations

from bocage.kernel import CardId, Event, Seat, UnitId
from bocage.systems.heroes_of_normandie.state.records import TileId


class CardsDrawn(Event):
    """A player draws cards; only he is told which."""

    seat: Seat
    cards: tuple[CardId, ...]


class DrewCards(Event):
    """A player draws so many cards: all that the enemy hears."""

    seat: Seat
    count: int


class CardDiscarded(Event):
    """A player discards a card."""

    seat: Seat
    card: CardId


class DeckShuffled(Event):
    """A player's discards become his deck again."""

    seat: Seat


class CardPlayed(Event):
    """A player plays a card as a battle event."""

    seat: Seat
    card: CardId


class BonusPlayed(Event):
    """A player plays a card for its Alternative Bonus, in the action of a unit."""

    seat: Seat
    card: CardId
    unit: UnitId
    value: int


class MarkersSpent(Event):
    """A player uses markers of an option; so many are left."""

    seat: Seat
    tile: TileId
    count: int
    left: int
