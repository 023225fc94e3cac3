"""The Order phase (Phase d'ordres): taking Order tokens, and placing them face down on one's units."""

from __future__ import annotations

from functools import cache

from bocage.board.bits import bits
from bocage.kernel import Ask, Frame, Goto, Option, Phases, Refusal, Seat, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.phase_effects import (
    OrderPhaseBegins,
    OrderPhaseEnds,
    OrderTokenEffects,
)
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.rules.recruitment.lasting_options import ordinances
from bocage.systems.heroes_of_normandie.schema.effects import BluffToken, NumberedOrder
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, NO_ORDER, NONE, SPECIAL, Army, Tile, Unit

# Taking tokens


def order_stars(game: Game, seat: Seat) -> int:
    """All Order Stars of an army: of its tiles, of filled slots, of options and of units on the face that lies up.

    A star beside a unit's picture on a tile only recalls that unit's own.
    [hon.order.count hon.order.star-reminder hon.cmd.order hon.cmd.personal hon.order.loss]
    """
    stars, known = game.scene.stars, game.stores.stars
    if seat not in known:
        known[seat] = stars_of_tiles(game, seat)
    own = [unit for number in bits(game.forces[seat]) if not (unit := game.units[number]).lost and not unit.exited]
    return known[seat] + sum([stars[unit.type][unit.back] for unit in own])


def stars_of_tiles(game: Game, seat: Seat) -> int:
    """The stars of all tiles, filled slots and options of an army; the scenario says how many one without tiles has.

    [hon.order.count hon.opt.planning hon.recruit.slot-unlock]
    """
    own = [tile for tile in game.tiles if tile.seat == seat]
    if not own:
        return game.scene.scenario.sides[SIDES[seat]].orders or 0
    return sum(stars_of_tile(game, tile) for tile in own)


def stars_of_tile(game: Game, tile: Tile) -> int:
    """The stars of a tile or option; a broken tile has lost its own and those of its slots.

    [hon.break.effects hon.ruling.broken-tile-effects]
    """
    tables = game.scene.tables
    if not tile.is_option:
        return 0 if tile.broken else tables.tiles[tile.name].stars
    effect = tables.options[tile.name].effect
    stars = effect.tokens if isinstance(effect, NumberedOrder) else 0
    if tile.on == NONE or game.tiles[tile.on].broken:
        return stars
    slot = tables.tiles[game.tiles[tile.on].name].slot(tile.slot)
    return stars if slot is None else stars + slot.orders


def bluff_tokens(game: Game, seat: Seat) -> int:
    """One Bluff token, one more with the ordinance, never more than two.  [hon.order.bluff hon.opt.bluff]"""
    rules, known = game.scene.rulebook, game.stores.bluffs
    if seat not in known:
        more = sum(effect.tokens for effect in ordinances(game, seat, BluffToken))
        known[seat] = min(rules.bluff_tokens_at_start + more, rules.bluff_tokens)
    return known[seat]


class TakeOrders(Frame[None]):
    """Step 2: each player takes the tokens that he is entitled to, the lowest numbers first.

    [hon.order.count hon.order.limits]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """Take them; units lost in the turn before count no more.  [hon.order.loss]"""
        for seat in game.order_of_play:
            numbered = min(order_stars(game, seat), game.scene.rulebook.numbered_tokens)
            army = game.armies[seat].but(numbered=numbered, specials=0, bluffs=bluff_tokens(game, seat), called=0)
            game.put(army)
        game.put(game.now.but(last_number=0))
        return self.done()


class SuddenDeath(Frame[None]):
    """Who has no token but a Bluff to give loses at once; if neither has one, it is a draw.

    [hon.order.sudden-death hon.ruling.sudden-death-both hon.ruling.sudden-death-timing]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """Count the tokens of both."""
        for seat in game.order_of_play:
            army = game.armies[seat]
            game.emit(events.OrdersTaken(seat, army.numbered, army.specials, army.bluffs))
        alive = [army.id for army in game.armies if army.numbered or army.specials]
        if len(alive) < len(game.armies):
            game.finish(alive, "hon.order.sudden-death")
        return self.done()


# Placing tokens


class GiveOrder(Option):
    """Put this token on a unit."""

    order: int
    unit: TargetId


class KeepOrder(Option):
    """Leave this token unused."""

    order: int


def tokens_of(army: Army) -> tuple[int, ...]:
    """A player's tokens in the order in which he is asked about them."""
    return _tokens(army.numbered, army.specials, army.bluffs)


@cache
def _tokens(numbered: int, specials: int, bluffs: int) -> tuple[int, ...]:
    return (*range(1, numbered + 1), *[SPECIAL] * specials, *[BLUFF] * bluffs)


def why_cannot_hold(game: Game, unit: Unit, seat: Seat) -> Refusal | None:
    """Tokens go to one's own units in play, one each, also to those aboard a vehicle.

    [hon.order.placement hon.order.one-per-unit hon.trans.orders]
    """
    if unit.seat != seat:
        return Refusal("hon.order.placement", {"unit": unit.id}, "other-side")
    if not unit.at_hand:
        return Refusal("hon.order.placement", {"unit": unit.id}, "not-in-play")
    if unit.order != NO_ORDER:
        return Refusal("hon.order.one-per-unit", {"unit": unit.id})
    return None


class PlaceOrders(PlayersInTurn):
    """Step 3: the player with the initiative places all his tokens in secret, then the other.

    Nobody sees where tokens lie before their owner has placed the last one: else their order would tell the numbers.
    [hon.order.placement hon.order.numbered hon.turn.secret-orders hon.ruling.special-token-back]
    """

    prompt = "order.place"
    token: int = 0

    def serve(self, game: Game, seat: Seat) -> Step:
        """The next player begins."""
        game.put(game.armies[seat].but(placing=True))
        return Goto(self.place)

    def place(self, game: Game) -> Step:
        """Ask where the next token goes; who has more tokens than units leaves some unused.

        It is asked even where only one answer is left: how soon the last unit got its token is a secret too.
        [hon.order.one-per-unit]
        """
        seat = self.seat(game)
        tokens = tokens_of(game.armies[seat])
        if self.token == len(tokens):
            return Goto(self.placed)
        order, left = tokens[self.token], len(tokens) - self.token
        free = self.free(game, seat)
        waiting = self.bound(game, free)
        takers = waiting if len(waiting) >= left else free
        options: list[GiveOrder | KeepOrder] = [GiveOrder(order, unit) for unit in takers]
        if left > len(free):
            options.append(KeepOrder(order))
        return Ask(seat, self.prompt, options, self.chosen, self.why_not, {"order": order}, hidden=True)

    @staticmethod
    def free(game: Game, seat: Seat) -> tuple[UnitId, ...]:
        """The units that could hold a token: `why_cannot_hold` has nothing against them.  [hon.trans.orders]"""
        return bits(game.forces[seat] & game.ready & ~game.ordered)

    @staticmethod
    def bound(game: Game, free: tuple[UnitId, ...]) -> list[UnitId]:
        """Of some units without a token those with a Personal Order.  [hon.cmd.personal]"""
        personal, units = game.scene.personal, game.units
        return [number for number in free if personal[(unit := units[number]).type][unit.back]]

    def left(self, game: Game) -> int:
        """How many tokens have yet to be decided about, this one too."""
        return len(tokens_of(game.armies[self.seat(game)])) - self.token

    def waiting(self, game: Game) -> list[UnitId]:
        """The units that must still get a token.  [hon.cmd.personal]"""
        return self.bound(game, self.free(game, self.seat(game)))

    def why_not_now(self, game: Game, unit: Unit) -> Refusal | None:
        """The last tokens go to the units that must have one.

        [hon.cmd.personal hon.ruling.personal-order-numbering]
        """
        waiting = self.waiting(game)
        if len(waiting) >= self.left(game) and unit.id not in waiting:
            return Refusal("hon.cmd.personal", {"unit": waiting[0]})
        return None

    def why_not_keep(self, game: Game) -> Refusal | None:
        """All tokens are placed as long as there are units for them.  [hon.order.placement]"""
        free = self.free(game, self.seat(game))
        return None if self.left(game) > len(free) else Refusal("hon.order.placement", {}, "place-all")

    def why_not(self, game: Game, choice: GiveOrder | KeepOrder) -> Refusal | None:
        """Why that token cannot go there."""
        seat = self.seat(game)
        if choice.order != tokens_of(game.armies[seat])[self.token]:
            return Refusal("hon.order.count", {"order": choice.order})
        if isinstance(choice, KeepOrder):
            return self.why_not_keep(game)
        unit = game.unit(choice.unit)
        return why_cannot_hold(game, unit, seat) or self.why_not_now(game, unit)

    def chosen(self, game: Game, choice: GiveOrder | KeepOrder) -> Step:
        """Lay the token face down, or aside: the enemy hears the same of either."""
        seat = self.seat(game)
        heard = events.TokenLaid(seat)
        if isinstance(choice, GiveOrder):
            game.put(game.units[choice.unit].but(order=choice.order))
            game.emit(events.OrderGiven(choice.unit, choice.order), to=1 << seat, others=heard)
        else:
            game.emit(events.OrderKept(choice.order), to=1 << seat, others=heard)
        return Goto(PlaceOrders(self.turn, self.token + 1).place)

    def placed(self, game: Game) -> Step:
        """All see which units have tokens; then the other player places his.

        If both place at the same time, nobody sees any before both are done.
        [hon.order.placement hon.order.placement-simultaneous]
        """
        last = self.turn + 1 == len(game.armies)
        at_once = game.scene.scenario.settings.simultaneous_orders
        for seat in game.order_of_play if at_once and last else () if at_once else (self.seat(game),):
            game.put(game.armies[seat].but(placing=False))
            game.emit(events.OrdersPlaced(seat, bits(game.forces[seat] & game.ready & game.ordered)))
        return self.next_turn()


class EnterOrderPhase(Frame[None]):
    """The Order phase is the first of a turn.  [hon.turn.phases]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Begin it."""
        game.put(game.now.but(phase="order"))
        return self.done()


class OrderPhase(Phases):
    """The four steps of the Order phase.  [hon.order.steps]"""

    SEQUENCE = (
        EnterOrderPhase,
        OrderPhaseBegins,
        TakeOrders,
        OrderTokenEffects,
        SuddenDeath,
        PlaceOrders,
        OrderPhaseEnds,
    )
