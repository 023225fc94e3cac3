"""Cards about orders: more tokens, tokens moved, exchanged and looked at, and units that act without one."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, CardId, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import effect_of
from bocage.systems.heroes_of_normandie.schema.effects import NumberedOrder, SeeOrders, SpecialOrder
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, Unit

# More tokens


def why_no_tokens(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """Nobody has more than ten Numbered tokens and two Special Orders.  [hon.order.limits]"""
    rules, army = game.scene.rulebook, game.armies[seat]
    special = isinstance(card_of(game, card).effect, SpecialOrder)
    full = army.specials >= rules.special_tokens if special else army.numbered >= rules.numbered_tokens
    return Refusal("hon.order.limits", {"card": card}) if full else None


def grant_tokens(game: Game, seat: Seat, card: CardId) -> None:
    """Take the tokens of a card for this turn, as far as there are any.  [hon.order.special hon.order.limits]"""
    rules, army, effect = game.scene.rulebook, game.armies[seat], card_of(game, card).effect
    numbered = min(effect.tokens, rules.numbered_tokens - army.numbered) if isinstance(effect, NumberedOrder) else 0
    specials = min(effect.tokens, rules.special_tokens - army.specials) if isinstance(effect, SpecialOrder) else 0
    game.put(army.but(numbered=army.numbered + numbered, specials=army.specials + specials))
    game.emit(events.TokensGranted(seat, numbered, specials))


# Tokens moved


class MoveTokenTo(Option):
    """Move the token to this unit."""

    unit: TargetId


def has_open_token(unit: Unit) -> bool:
    """Whether a unit has a token that is not resolved."""
    return unit.order != NO_ORDER and not unit.revealed


def why_not_moved(game: Game, seat: Seat, card: CardId, unit: Unit) -> Refusal | None:
    """A token that has not been resolved leaves its unit, if there is another one to take it.  [hon.card.reactive]"""
    about = {"unit": unit.id, "card": card}
    if unit.seat != seat or not has_open_token(unit) or not unit.in_play:
        return Refusal("hon.card.reactive", about)
    return None if any(takers(game, unit)) else Refusal("hon.card.reactive", about, "nobody")


def takers(game: Game, unit: Unit) -> Iterator[Unit]:
    """The units that may take over a unit's token."""
    bare = bits(game.forces[unit.seat] & game.ready & ~game.ordered)
    return (one for number in bare if why_no_taker(one := game.units[number], unit) is None)


def why_no_taker(taker: Unit, unit: Unit) -> Refusal | None:
    """Another unit of the same side without a token that has not acted.  [hon.card.reactive]"""
    if taker.seat != unit.seat or taker.id == unit.id or not taker.in_play:
        return Refusal("hon.card.reactive", {"unit": taker.id}, "taker")
    if taker.order != NO_ORDER:
        return Refusal("hon.order.one-per-unit", {"unit": taker.id})
    return Refusal("hon.act.activated-def", {"unit": taker.id}) if taker.has_acted else None


class MoveOrderToken(Frame[None]):
    """Reactive: a token goes to another unit, face down as it was.  [hon.card.reactive]"""

    prompt = "card.move-order"
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose who gets it."""
        unit = game.unit(self.unit)
        options = [MoveTokenTo(taker.id) for taker in takers(game, unit)]
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: MoveTokenTo) -> Refusal | None:
        """Why that unit cannot have it."""
        return why_no_taker(game.unit(choice.unit), game.unit(self.unit))

    def chosen(self, game: Game, choice: MoveTokenTo) -> Step:
        """Move it; who has looked at it still knows it."""
        unit, taker = game.unit(self.unit), game.unit(choice.unit)
        game.put(taker.but(order=unit.order, looked=unit.looked))
        game.put(unit.but(order=NO_ORDER, looked=False))
        game.emit(events.TokenMoved(unit.id, taker.id))
        return self.done()


# Tokens exchanged


class SwapWith(Option):
    """Exchange the tokens of the two units."""

    unit: ActorId
    other: TargetId


def swappable(game: Game, seat: Seat) -> list[Unit]:
    """The units of a player whose tokens lie face down."""
    own = [game.units[number] for number in bits(game.forces[seat] & game.ready & game.ordered)]
    return [unit for unit in own if has_open_token(unit) and unit.in_play]


def why_no_swap(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """Two units with tokens are needed."""
    return None if len(swappable(game, seat)) > 1 else Refusal("hon.card.event", {"card": card}, "no-target")


class SwapTokens(Frame[None]):
    """Counter-order: two units exchange their tokens, face down.  [hon.card.event]"""

    seat: Seat

    def start(self, game: Game) -> Step:
        """Choose the two."""
        units = swappable(game, self.seat)
        pairs = [SwapWith(one.id, other.id) for one in units for other in units if one.id < other.id]
        return Ask(self.seat, "card.swap-orders", pairs, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: SwapWith) -> Refusal | None:
        """Only one's own units with tokens, named in the order of their numbers."""
        own = [unit.id for unit in swappable(game, self.seat)]
        if choice.unit in own and choice.other in own and choice.unit < choice.other:
            return None
        return Refusal("hon.order.placement", {"unit": choice.unit}, "other-side")

    def chosen(self, game: Game, choice: SwapWith) -> Step:
        """Exchange them unseen; who has looked at one still knows it."""
        one, other = game.unit(choice.unit), game.unit(choice.other)
        game.put(one.but(order=other.order, looked=other.looked))
        game.put(other.but(order=one.order, looked=one.looked))
        told = events.TokensSwapped(one.id, other.id)
        game.emit(told, to=1 << self.seat, others=events.TokensExchanged(self.seat))
        return self.done()


# Tokens looked at


class LookAt(Option):
    """Look at the token of this enemy unit."""

    unit: TargetId


def unknown_tokens(game: Game, seat: Seat) -> list[Unit]:
    """The enemy units whose tokens a player does not know."""
    return [
        unit for unit in game.units if unit.seat != seat and unit.in_play and has_open_token(unit) and not unit.looked
    ]


def why_no_look(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """There is a token to look at."""
    return None if unknown_tokens(game, seat) else Refusal("hon.card.event", {"card": card}, "no-target")


class LookAtTokens(Frame[None]):
    """Loose lips: a player looks at some enemy tokens.  [hon.card.event]"""

    seat: Seat
    left: int

    @classmethod
    def by(cls, game: Game, seat: Seat, card: CardId) -> LookAtTokens:
        """As many as the card says."""
        return cls(seat, effect_of(game, card, SeeOrders).tokens)

    def start(self, game: Game) -> Step:
        """Choose the next one."""
        units = unknown_tokens(game, self.seat)
        if not self.left or not units:
            return self.done()
        return Ask(self.seat, "card.look", [LookAt(unit.id) for unit in units], self.chosen, self.why_not)

    def why_not(self, game: Game, choice: LookAt) -> Refusal | None:
        """Only enemy tokens that lie face down and are not known."""
        known = choice.unit not in [unit.id for unit in unknown_tokens(game, self.seat)]
        return Refusal("hon.card.event", {"unit": choice.unit}, "no-token") if known else None

    def chosen(self, game: Game, choice: LookAt) -> Step:
        """Only he is told what it is; all see that he looks."""
        unit = game.unit(choice.unit)
        game.reveal(unit.but(looked=True))
        seen = events.TokenSeen(unit.id, unit.order)
        game.emit(seen, to=1 << self.seat | 1 << unit.seat, others=events.TokenLookedAt(unit.id))
        return Goto(LookAtTokens(self.seat, self.left - 1).start)


# Acting without a token


def why_not_freed(game: Game, seat: Seat, card: CardId, unit: Unit) -> Refusal | None:
    """One of one's units without a token that has not acted.  [hon.cmd.autonomous]"""
    if unit.seat != seat or not unit.in_play or unit.order != NO_ORDER:
        return Refusal("hon.card.event", {"card": card, "unit": unit.id}, "target")
    if unit.has_acted or unit.freed:
        return Refusal("hon.act.activated-def", {"unit": unit.id})
    return None


def free(game: Game, seat: Seat, card: CardId, unit: Unit) -> None:
    """The unit is Autonomous until the end of the turn.  [hon.cmd.autonomous]"""
    game.put(unit.but(freed=True))
    game.emit(events.Freed(unit.id))
