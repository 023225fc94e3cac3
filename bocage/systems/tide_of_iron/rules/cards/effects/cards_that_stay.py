"""Cards that stay (À placer dans la zone de jeu): what their player chooses when he plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, CardId, Event, Option, PlaceId, Refusal, Seat, Step
from bocage.systems.tide_of_iron.rules.cards.carrying_out import (
    CardEffect,
    OnCard,
    OnHex,
    OnUnit,
    remove_card,
    type_of,
    units_of,
)
from bocage.systems.tide_of_iron.rules.movement.obstacles import is_tank
from bocage.systems.tide_of_iron.schema.card_effects import Effect, HoldLine, HullDown, Observer
from bocage.systems.tide_of_iron.state.game import Game, SideId, Unit, other

WET = ("stream", "deep-stream", "torrent", "bridge")
"""Where no tank is hull down."""


class JamContact(Option):
    """Wait for the enemy's next call for artillery, and spoil it."""


JAM = JamContact()


class CardLost(Event):
    """A card that waited for contact is removed by the enemy."""

    card: CardId


class HexHeld(Event):
    """A hex is to be held."""

    side: SideId
    hex: PlaceId


def tanks_to_hide(game: Game, seat: Seat) -> Iterator[Unit]:
    """Tanks of one's own on dry ground."""
    for unit in units_of(game, seat):
        if is_tank(game, unit) and game.scene.terrain[unit.hex].name not in WET:
            yield unit


def possible_observers(game: Game, seat: Seat) -> Iterator[Unit]:
    """Squads of one's own without a specialisation."""
    return (unit for unit in units_of(game, seat) if not unit.is_vehicle and unit.specialisation == "none")


CHOSEN: dict[type[Effect], Callable[[Game, Seat], Iterator[Unit]]] = {
    HullDown: tanks_to_hide,
    Observer: possible_observers,
}
"""The units that lasting cards can be about."""


class ChooseUnit(CardEffect):
    """The card is about one unit from now on.  [toi.card.play-area]"""

    def start(self, game: Game) -> Step:
        """Ask for it."""
        options = [OnUnit(unit.id) for unit in self.candidates(game)]
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, {"card": self.card, "left": 1})

    def candidates(self, game: Game) -> Iterator[Unit]:
        """The units that it can be about."""
        return CHOSEN[type(self.effect(game, Effect))](game, self.seat(game))

    def why_not(self, game: Game, choice: OnUnit) -> Refusal | None:
        """Why it cannot be about that unit."""
        fits = any(unit.id == choice.unit for unit in self.candidates(game))
        return None if fits else self.why_not_mine(game, choice.unit)

    def chosen(self, game: Game, choice: OnUnit) -> Step:
        """Lay the card by the unit."""
        game.put(game.cards[self.card].but(target=choice.unit, hex=game.unit(choice.unit).hex))
        return self.done()


def may_choose(game: Game, seat: Seat, effect: HullDown | Observer) -> bool:
    """Whether there is any such unit."""
    return any(True for _ in CHOSEN[type(effect)](game, seat))


class ChooseHeldHex(CardEffect):
    """The card is about a hex with squads of one's own from now on.  [toi.card.play-area]"""

    def start(self, game: Game) -> Step:
        """Ask for it."""
        options = [OnHex(hex) for hex in bits(hexes_to_hold(game, self.seat(game)))]
        return Ask(self.seat(game), self.ON_HEXES, options, self.chosen, self.why_not, {"card": self.card, "left": 1})

    def why_not(self, game: Game, choice: OnHex) -> Refusal | None:
        """There must be a squad in it."""
        fits = hexes_to_hold(game, self.seat(game)) >> choice.hex & 1
        return None if fits else self.why_not_hex(choice.hex)

    def chosen(self, game: Game, choice: OnHex) -> Step:
        """Lay the card by the hex."""
        game.put(game.cards[self.card].but(hex=choice.hex))
        game.emit(HexHeld(self.side(game), choice.hex))
        return self.done()


def hexes_to_hold(game: Game, seat: Seat) -> int:
    """The hexes with squads of one's own, as a bitset."""
    found = 0
    for unit in units_of(game, seat):
        if not unit.is_vehicle:
            found |= 1 << unit.hex
    return found


def may_hold(game: Game, seat: Seat, effect: HoldLine) -> bool:
    """Whether there is any such hex."""
    return bool(hexes_to_hold(game, seat))


class StrikeBattery(CardEffect):
    """Remove an enemy artillery card that waits for contact, or lie in wait for the next.  [toi.card.types]"""

    def start(self, game: Game) -> Step:
        """Ask which."""
        options: list[OnCard | JamContact] = [OnCard(card) for card in self.waiting(game)]
        return Ask(self.seat(game), "card.counter", [*options, JAM], self.chosen, self.why_not, {"card": self.card})

    def waiting(self, game: Game) -> list[int]:
        """The enemy's artillery cards that wait for contact."""
        enemy = other(self.side(game))
        return [card for card in bits(game.waiting[enemy]) if type_of(game, game.cards[card]).deck == "artillery"]

    def why_not(self, game: Game, choice: OnCard | JamContact) -> Refusal | None:
        """Only such a card."""
        if isinstance(choice, JamContact) or choice.card in self.waiting(game):
            return None
        return self.why_not_card(choice.card)

    def chosen(self, game: Game, choice: OnCard | JamContact) -> Step:
        """Strike, and be done; or stay in the play area."""
        if isinstance(choice, OnCard):
            remove_card(game, game.cards[choice.card])
            game.emit(CardLost(choice.card))
            remove_card(game, game.cards[self.card])
        return self.done()
