"""Cards of the staff: points, the initiative, more actions, and other cards."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, CardId, Event, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import (
    ENOUGH,
    CardEffect,
    Enough,
    OnCard,
    OnHex,
    OnUnit,
    is_harried,
    units_of,
)
from bocage.systems.tide_of_iron.rules.cards.deck import DeckId, DrawFrom, DrawOne, decks_of, draw
from bocage.systems.tide_of_iron.rules.cards.effects.fire_support import gain_points
from bocage.systems.tide_of_iron.rules.fire.concealment import check_objective
from bocage.systems.tide_of_iron.rules.movement.advance import can_move, movement_points
from bocage.systems.tide_of_iron.rules.movement.entering import enterable
from bocage.systems.tide_of_iron.rules.movement.stacking import has_room
from bocage.systems.tide_of_iron.schema.card_effects import Bury, Drain, Draw, Look, Points, Redeploy, Reserve
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, Game, SideId, Unit, other


class TakeCard(Option):
    """Lay this card in the HQ."""

    card: CardId


class PutOnTop(Option):
    """Put this card back on top of the deck."""

    card: CardId


class ReserveDrained(Event):
    """A side loses points on its Initiative card."""

    side: SideId
    points: int


class LookedAt(Event):
    """A side looks at the top of a deck."""

    side: SideId
    deck: DeckId


class CardBuried(Event):
    """A card is put under its deck."""

    card: CardId


# Points


class GainPoints(CardEffect):
    """Command points for the side.  [toi.multi.shared-resources]"""

    def start(self, game: Game) -> Step:
        """Take them."""
        gain_points(game, self.side(game), self.effect(game, Points).points)
        return self.done()


class FillReserve(CardEffect):
    """Points from the supply go on the Initiative card."""

    def start(self, game: Game) -> Step:
        """Put them there."""
        side, points = game.sides[self.side(game)], self.effect(game, Reserve).points
        game.put(side.but(reserve=side.reserve + points))
        game.emit(events.ReserveRaised(side.id, points))
        return self.done()


class DrainReserve(CardEffect):
    """Points are removed from the enemy's Initiative card, as far as there are any."""

    def start(self, game: Game) -> Step:
        """Take them off."""
        side = game.sides[other(self.side(game))]
        points = min(side.reserve, self.effect(game, Drain).points)
        game.put(side.but(reserve=side.reserve - points))
        game.emit(ReserveDrained(side.id, points))
        return self.done()


def may_drain(game: Game, seat: Seat, effect: Drain) -> bool:
    """Whether the enemy has any points there."""
    return game.sides[other(game.divisions[seat].side)].reserve > 0


# Cards


class DrawMore(CardEffect):
    """Draw cards; a red cross counts for nothing then.  [toi.status.red-cross-scope]"""

    drawn: int = 0

    def start(self, game: Game) -> Step:
        """Draw the next."""
        if self.drawn >= self.effect(game, Draw).cards:
            return self.done()
        return Call(DrawOne(self.side(game)), then=self.but(drawn=self.drawn + 1).another)

    def another(self, game: Game, card: CardId) -> Step:
        """One more."""
        return Goto(self.start)


class LookAtDeck(CardEffect):
    """Look at the top cards of a deck, lay one in the HQ and put the rest back in any order, unseen by the enemy."""

    deck: DeckId = NONE
    kept: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the deck."""
        options = [DrawFrom(deck.id) for deck in decks_of(game, self.side(game))]
        return Ask(self.seat(game), "card.deck", options, self.looked, self.why_not_deck, {"card": self.card})

    def why_not_deck(self, game: Game, choice: DrawFrom) -> Refusal | None:
        """One's own decks, as long as they have cards."""
        deck = game.decks[choice.deck]
        if deck.side != self.side(game):
            return Refusal("toi.status.draw", {}, "other-side")
        return None if deck.order else Refusal("toi.card.no-reshuffle")

    def looked(self, game: Game, choice: DrawFrom) -> Step:
        """Turn them over for one's own side."""
        deck = game.decks[choice.deck]
        count = min(self.effect(game, Look).cards, len(deck.order))
        game.reveal(deck.but(looked=max(deck.looked, count)))
        game.emit(LookedAt(deck.side, deck.id))
        return Goto(self.but(deck=deck.id, kept=count).take)

    def take(self, game: Game) -> Step:
        """Ask for the card to keep."""
        options = [TakeCard(card) for card in self.seen(game)]
        return Ask(self.seat(game), "card.take", options, self.taken, self.why_not_taken, {"card": self.card})

    def seen(self, game: Game) -> tuple[CardId, ...]:
        """The cards on top."""
        return game.decks[self.deck].order[: self.kept]

    def why_not_taken(self, game: Game, choice: TakeCard) -> Refusal | None:
        """Only a card that was looked at."""
        return None if choice.card in self.seen(game) else self.why_not_card(choice.card)

    def taken(self, game: Game, choice: TakeCard) -> Step:
        """Lay it in the HQ."""
        deck = game.decks[self.deck]
        order = (choice.card, *[card for card in deck.order if card != choice.card])
        draw(game, deck.but(order=order))
        return Goto(self.but(kept=self.kept - 1).arrange)

    def arrange(self, game: Game) -> Step:
        """Ask which of the others lies on top, from the lowest up."""
        if self.kept < 2:
            return self.done()
        options = [PutOnTop(card) for card in self.seen(game)]
        return Ask(self.seat(game), "card.arrange", options, self.arranged, self.why_not_arranged, {"card": self.card})

    def why_not_arranged(self, game: Game, choice: PutOnTop) -> Refusal | None:
        """Only a card that was looked at."""
        return None if choice.card in self.seen(game) else self.why_not_card(choice.card)

    def arranged(self, game: Game, choice: PutOnTop) -> Step:
        """The others follow in their order."""
        deck = game.decks[self.deck]
        game.put(deck.but(order=(choice.card, *[card for card in deck.order if card != choice.card])))
        return self.done()


def may_draw(game: Game, seat: Seat, effect: Draw | Look) -> bool:
    """Whether any deck has cards left.  [toi.status.draw-empty]"""
    return bool(decks_of(game, game.divisions[seat].side))


class BuryCard(CardEffect):
    """One face-up card of the enemy's HQ goes under its deck, face down."""

    def start(self, game: Game) -> Step:
        """Ask for the card."""
        options = [OnCard(card) for card in bits(buriable(game, self.seat(game)))]
        return Ask(self.seat(game), "card.card", options, self.chosen, self.why_not, {"card": self.card})

    def why_not(self, game: Game, choice: OnCard) -> Refusal | None:
        """A card of the enemy's HQ."""
        return None if buriable(game, self.seat(game)) >> choice.card & 1 else self.why_not_card(choice.card)

    def chosen(self, game: Game, choice: OnCard) -> Step:
        """Under its deck with it."""
        card = game.cards[choice.card]
        game.put(card.but(zone="deck"))
        deck = game.decks[card.deck]
        game.put(deck.but(order=(*deck.order, card.id)))
        game.emit(CardBuried(card.id))
        return self.done()


def buriable(game: Game, seat: Seat) -> int:
    """The enemy's face-up cards that came from a deck, as a bitset."""
    enemy = other(game.divisions[seat].side)
    return sum(1 << card for card in bits(game.hands[enemy]) if game.cards[card].deck != NONE)


def may_bury(game: Game, seat: Seat, effect: Bury) -> bool:
    """Whether the enemy has any such card."""
    return bool(buriable(game, seat))


# Redeployment


class MoveOver(CardEffect):
    """Move a unit a few hexes that it could enter, never next to an enemy; nobody fires at it."""

    unit: UnitId = NONE
    moved: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the unit."""
        options = [OnUnit(unit.id) for unit in movable(game, self.seat(game))]
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, {"card": self.card, "left": 1})

    def why_not(self, game: Game, choice: OnUnit) -> Refusal | None:
        """Only a unit that can move somewhere."""
        found = movable(game, self.seat(game))
        return None if any(unit.id == choice.unit for unit in found) else self.why_not_mine(game, choice.unit)

    def chosen(self, game: Game, choice: OnUnit) -> Step:
        """On to its way."""
        return Goto(self.but(unit=choice.unit).go)

    def go(self, game: Game) -> Step:
        """Ask for the next hex."""
        unit = game.unit(self.unit)
        ways = 0 if self.moved == self.effect(game, Redeploy).hexes else quiet_hexes(game, unit)
        options: list[OnHex | Enough] = [OnHex(hex) for hex in bits(ways)]
        if not options:
            return self.done()
        if self.moved:
            options.append(ENOUGH)
        args = {"card": self.card, "left": self.effect(game, Redeploy).hexes - self.moved}
        return Ask(self.seat(game), self.ON_HEXES, options, self.entered, self.why_not_hex_now, args)

    def why_not_hex_now(self, game: Game, choice: OnHex | Enough) -> Refusal | None:
        """A hex that the unit could enter, with no enemy adjacent."""
        if isinstance(choice, Enough):
            return None if self.moved else self.why_not_enough()
        return None if quiet_hexes(game, game.unit(self.unit)) >> choice.hex & 1 else self.why_not_hex(choice.hex)

    def entered(self, game: Game, choice: OnHex | Enough) -> Step:
        """Move there; an objective gives a concealed squad away.  [toi.concealed.reveal-objective]"""
        if isinstance(choice, Enough):
            return self.done()
        unit = game.move(game.unit(self.unit), choice.hex)
        game.emit(events.Moved(unit.id, choice.hex))
        check_objective(game, unit)
        return Goto(self.but(moved=self.moved + 1).go)


def quiet_hexes(game: Game, unit: Unit) -> int:
    """The adjacent hexes that a unit may enter and stay in, free of obstacles and of enemies near, as a bitset."""
    marked = game.marked
    barred = noisy(game, unit.side) | marked["minefield"] | marked["wire"] | marked["tank-trap"]
    ways = enterable(game, unit.but(shelter=NONE), movement_points(game, unit), unit.hex)
    return sum(1 << hex for hex in ways if not barred >> hex & 1 and has_room(game, unit, hex))


def noisy(game: Game, side: SideId) -> int:
    """The hexes in which or beside which an enemy stands, as a bitset."""
    found = 0
    for hex in bits(game.occupied[other(side)]):
        found |= game.scene.grid.within(hex, 1)
    return found


def movable(game: Game, seat: Seat) -> Iterator[Unit]:
    """The units that can be redeployed."""
    for unit in units_of(game, seat):
        if can_move(game, unit) and not is_harried(game, unit) and quiet_hexes(game, unit):
            yield unit


def may_redeploy(game: Game, seat: Seat, effect: Redeploy) -> bool:
    """Whether any unit can be redeployed."""
    return any(True for _ in movable(game, seat))
