"""Activating strategy cards (Activer des cartes Stratégie): paying, then all that the card says, in its order."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Call, CardId, Event, Frame, Goto, Option, PlaceId, Refusal, Seat, Step
from bocage.systems.tide_of_iron.rules.cards.carrying_out import remove_card, type_of
from bocage.systems.tide_of_iron.rules.cards.contact import EstablishContact, is_tried
from bocage.systems.tide_of_iron.rules.cards.drift import DetermineDrift
from bocage.systems.tide_of_iron.rules.cards.effect_table import DOUBTFUL, KINDS
from bocage.systems.tide_of_iron.rules.cards.effects.fire_support import ChooseTarget
from bocage.systems.tide_of_iron.rules.cards.lasting import cards_in_force, surcharges, use_up
from bocage.systems.tide_of_iron.schema.card_effects import Contact, Drift, Intercept, MoreActions, Target
from bocage.systems.tide_of_iron.schema.cards import Phase, StrategyCard
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Game, SideId, other

SCARCE = ("artillery", "armour-support")
"""The decks that want ammunition."""


class PlayCard(Option):
    """Activate a card of the HQ."""

    card: CardId
    cost: int


class RetryContact(Option):
    """Try again to establish contact."""

    card: CardId


class CardPlayed(Event):
    """A player activates a card and pays for it."""

    seat: Seat
    card: CardId
    cost: int


class CardCancelled(Event):
    """A card is cancelled by one of the enemy's."""

    card: CardId
    by: CardId


# What it costs, and who may


def cost_of(game: Game, side: SideId, printed: StrategyCard) -> int:
    """The cost of a side's card, dearer when ammunition is scarce or lines are cut.  [toi.card.pay-first]"""
    cost = printed.cost
    if printed.deck in SCARCE:
        cost += game.scene.book.conditions[side].scarce
    if game.lasting[other(side)]:
        cost += sum(points for _, points in surcharges(game, side))
    return cost


def could_do_something(game: Game, seat: Seat, printed: StrategyCard) -> bool:
    """Whether no effect of the card is out of the question."""
    for effect in printed.effects:
        may = DOUBTFUL.get(type(effect))
        if may is not None and not may(game, seat, effect):
            return False
    return True


def card_options(game: Game, seat: Seat, phase: Phase) -> list[PlayCard]:
    """The cards of the HQ that a player may activate in a phase.

    [toi.card.action-phase toi.card.command-phase toi.multi.one-draw]
    """
    side = game.divisions[seat].side
    points, strategy = game.sides[side].command, game.scene.book.strategy
    found: list[PlayCard] = []
    for number in bits(game.hands[side]):
        printed = strategy[game.cards[number].name]
        if printed.phase == phase:
            cost = cost_of(game, side, printed)
            if cost <= points and could_do_something(game, seat, printed):
                found.append(PlayCard(number, cost))
    return found


def why_not_play(game: Game, seat: Seat, choice: PlayCard, phase: Phase) -> Refusal | None:
    """The rule that forbids to activate a card.

    [toi.card.face-up toi.card.action-phase toi.card.command-phase toi.card.pay-first toi.action.strategy-card
    toi.command.spend-cards]
    """
    card, about = game.cards[choice.card], {"card": choice.card}
    side = game.divisions[seat].side
    if card.side != side or card.zone != "hq":
        return Refusal("toi.card.face-up", about)
    printed = type_of(game, card)
    if printed.phase != phase:
        return Refusal(f"toi.card.{printed.phase}-phase", about)
    cost = cost_of(game, side, printed)
    if cost > game.sides[side].command:
        return Refusal("toi.card.pay-first", {**about, "cost": cost, "points": game.sides[side].command})
    if cost != choice.cost:
        return Refusal("toi.card.pay-first", {**about, "cost": cost}, "price")
    if not could_do_something(game, seat, printed):
        return Refusal("toi.action.strategy-card", about, "nothing")
    return None


def retry_options(game: Game, seat: Seat) -> Iterator[RetryContact]:
    """The cards for which a player may try again to establish contact, at no further cost.

    [toi.contact.fail toi.ruling.cost-of-retrying-contact]
    """
    for number in bits(game.waiting[game.divisions[seat].side]):
        if why_no_retry(game, seat, number) is None:
            yield RetryContact(number)


def why_no_retry(game: Game, seat: Seat, number: CardId) -> Refusal | None:
    """Contact is tried once a round, by the player of the card, while the card has something to aim at.

    [toi.contact.fail toi.ruling.first-retry toi.multi.card-owner toi.target.place]
    """
    card = game.cards[number]
    if card.zone != "waiting" or card.by != seat:
        return Refusal("toi.contact.fail", {"card": number}, "waiting")
    if is_tried(game, card):
        return Refusal("toi.contact.fail", {"card": number})
    possible = could_do_something(game, seat, type_of(game, card))
    return None if possible else Refusal("toi.target.place", {"card": number}, "nowhere")


def action_options(game: Game, seat: Seat) -> list[PlayCard | RetryContact]:
    """What a player may do with cards as an action.  [toi.action.strategy-card toi.contact.fail]"""
    side = game.divisions[seat].side
    options: list[PlayCard | RetryContact] = []
    if game.hands[side]:
        options += card_options(game, seat, "action")
    if game.waiting[side]:
        options += retry_options(game, seat)
    return options


def why_not_in_action(game: Game, seat: Seat, choice: PlayCard | RetryContact) -> Refusal | None:
    """Why a card cannot be used as an action."""
    if isinstance(choice, RetryContact):
        return why_no_retry(game, seat, choice.card)
    return why_not_play(game, seat, choice, "action")


def begin(game: Game, seat: Seat, choice: PlayCard | RetryContact) -> Frame[None]:
    """The procedure that a choice starts."""
    return Resolution(choice.card) if isinstance(choice, RetryContact) else PlayedCard(seat, choice.card)


def extra_actions(game: Game, choice: PlayCard | RetryContact) -> int:
    """How many further actions a card gives in this turn."""
    effects = type_of(game, game.cards[choice.card]).effects
    return sum(effect.actions for effect in effects if isinstance(effect, MoreActions))


# Playing it


class PlayedCard(Frame[None]):
    """A player activates a card: he pays in full, then it is resolved; it counts as his.

    [toi.card.pay-first toi.action.strategy-card toi.multi.card-owner]
    """

    seat: Seat
    card: CardId

    def start(self, game: Game) -> Step:
        """Pay to the supply; what made it dearer is used up."""
        card = game.cards[self.card]
        cost, side = cost_of(game, card.side, type_of(game, card)), game.sides[card.side]
        game.put(side.but(command=side.command - cost))
        for dearer, _ in surcharges(game, card.side):
            use_up(game, dearer)
        game.put(card.but(zone="play", by=self.seat))
        game.emit(CardPlayed(self.seat, card.id, cost))
        return Goto(self.meet_resistance)

    def meet_resistance(self, game: Game) -> Step:
        """A card of the enemy may cancel it.  [toi.card.types]"""
        card = game.cards[self.card]
        for cover, effect in cards_in_force(game, other(card.side), Intercept):
            if effect.deck == type_of(game, card).deck:
                game.emit(CardCancelled(card.id, cover.id))
                use_up(game, cover)
                remove_card(game, card)
                return self.done()
        return Call(Resolution(self.card), then=self.over)

    def over(self, game: Game) -> Step:
        """It has been resolved, or waits for contact."""
        return self.done()


class Resolution(Frame[None]):
    """The effects of a card are carried out in the order in which they stand on it.

    `hex` is the target hex, and after drift the final hex. Nobody can stop the card because he dislikes where it
    strikes.  [toi.card.friendly-fire toi.drift.continue]
    """

    shown = False
    card: CardId
    place: int = 0
    hex: PlaceId = OFF_BOARD

    def start(self, game: Game) -> Step:
        """The next effect."""
        effects = type_of(game, game.cards[self.card]).effects
        if self.place == len(effects):
            return Goto(self.finish)
        effect = effects[self.place]
        if isinstance(effect, Contact):
            return Call(EstablishContact(self.card), then=self.contacted)
        if isinstance(effect, Target):
            return Call(ChooseTarget(self.card, self.place), then=self.aimed)
        if isinstance(effect, Drift):
            return Call(DetermineDrift(self.card, self.hex), then=self.drifted)
        frame = KINDS[type(effect)].frame
        onward = self.but(place=self.place + 1)
        return Goto(onward.start) if frame is None else Call(frame(self.card, self.place, self.hex), then=onward.start)

    def contacted(self, game: Game, contact: bool) -> Step:
        """Without contact the card waits in the play area; with it the rest is resolved.

        [toi.contact.roll toi.contact.fail]
        """
        card = game.cards[self.card]
        game.put(card.but(zone="play" if contact else "waiting"))
        return Goto(self.but(place=self.place + 1).start) if contact else self.done()

    def aimed(self, game: Game, hex: PlaceId) -> Step:
        """The target hex is chosen."""
        return Goto(self.but(place=self.place + 1, hex=hex).start)

    def drifted(self, game: Game, hex: PlaceId) -> Step:
        """Go on in the final hex; off the map the card has no effect.  [toi.drift.continue toi.drift.off-map]"""
        onward = self.but(place=self.place + 1, hex=hex)
        return Goto(self.finish if hex == OFF_BOARD else onward.start)

    def finish(self, game: Game) -> Step:
        """A card with a lasting effect stays in the play area, any other leaves the game.

        [toi.card.play-area toi.card.removed]
        """
        card, printed = game.cards[self.card], type_of(game, game.cards[self.card])
        if not printed.keep:
            remove_card(game, card)
        elif printed.rounds:
            game.put(card.but(until=game.now.round + printed.rounds - 1))
        return self.done()
