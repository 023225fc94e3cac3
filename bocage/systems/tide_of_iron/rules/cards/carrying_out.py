"""Carrying out effects: what all procedures of cards have in common, and the choices that they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import CardId, Frame, Option, PlaceId, Refusal, Seat, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.tide_of_iron.schema.card_effects import Effect
from bocage.systems.tide_of_iron.schema.cards import StrategyCard
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Card, Game, SideId, Unit, other

E = TypeVar("E", bound=Effect)


class OnUnit(Option):
    """Use the card on this unit."""

    unit: TargetId


class OnHex(Option):
    """Use the card on this hex."""

    hex: AimId


class OnCard(Option):
    """Use the card on another card."""

    card: CardId


class Enough(Option):
    """Use the card no further."""

    passes = True


ENOUGH = Enough()


class CardEffect(Frame[None]):
    """One effect of a card that is being played; `place` is its place on the card, `hex` where the card strikes."""

    shown = False
    ON_UNITS = "card.units"
    ON_HEXES = "card.hexes"
    card: CardId
    place: int
    hex: PlaceId = OFF_BOARD

    def effect(self, game: Game, kind: type[E]) -> E:
        """The effect itself, with its numbers."""
        found = type_of(game, game.cards[self.card]).effects[self.place]
        assert isinstance(found, kind)
        return found

    def seat(self, game: Game) -> Seat:
        """The player of the card: it acts for his division only.  [toi.multi.card-owner]"""
        return game.cards[self.card].by

    def side(self, game: Game) -> SideId:
        """The side of the card."""
        return game.cards[self.card].side

    def why_not_unit(self, unit: UnitId) -> Refusal:
        """The card cannot be used on this unit."""
        return Refusal("toi.action.strategy-card", {"card": self.card, "unit": unit}, "unit")

    def why_not_mine(self, game: Game, unit: UnitId) -> Refusal:
        """The card is for units of its player's division, and among them not for this one.  [toi.multi.card-owner]"""
        if game.unit(unit).seat != self.seat(game):
            return Refusal("toi.multi.card-owner", {"card": self.card, "unit": unit})
        return self.why_not_unit(unit)

    def why_not_enough(self) -> Refusal:
        """The card was played for something."""
        return Refusal("toi.action.strategy-card", {"card": self.card}, "enough")

    def why_not_hex(self, hex: Hex) -> Refusal:
        """The card cannot be used on this hex."""
        return Refusal("toi.action.strategy-card", {"card": self.card, "place": hex}, "hex")

    def why_not_card(self, card: CardId) -> Refusal:
        """The card cannot be used on that card."""
        return Refusal("toi.action.strategy-card", {"card": self.card, "other_card": card}, "card")


def type_of(game: Game, card: Card) -> StrategyCard:
    """What is printed on a strategy card."""
    return game.scene.book.strategy[card.name]


def units_of(game: Game, seat: Seat) -> list[Unit]:
    """The units of a division on the board.  [toi.multi.card-owner]"""
    return [game.units[number] for number in bits(game.present[seat])]


def squads_of(game: Game, seat: Seat) -> list[Unit]:
    """The squads among them."""
    return [game.units[number] for number in bits(game.present[seat] & ~game.vehicles)]


def enemies_of(game: Game, seat: Seat) -> list[Unit]:
    """The enemy's units on the board."""
    found = 0
    for enemy in game.teams[other(game.divisions[seat].side)]:
        found |= game.present[enemy]
    return [game.units[number] for number in bits(found)]


def is_harried(game: Game, unit: Unit) -> bool:
    """Whether an enemy is in a hex adjacent to the unit."""
    return bool(game.occupied[other(unit.side)] & game.scene.grid.within(unit.hex, 1))


def near(game: Game, units: Sequence[Unit], distance: int) -> int:
    """The hexes up to a distance from any of the units, as a bitset."""
    found, within = 0, game.scene.grid.within
    for unit in units:
        found |= within(unit.hex, distance)
    return found


def remove_card(game: Game, card: Card) -> None:
    """Take a card out of the game.  [toi.card.removed]"""
    game.put(game.cards[card.id].but(zone="out"))
