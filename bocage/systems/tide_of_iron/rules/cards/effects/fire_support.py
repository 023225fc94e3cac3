"""Fire support (Appui feu): target hexes, area attacks, wide blasts, smoke, and what comes down from the air."""

from __future__ import annotations

from functools import lru_cache

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, CardId, Event, Frame, Goto, Option, PlaceId, Refusal, Seat, Step
from bocage.kernel.records import AimId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import ENOUGH, CardEffect, Enough, OnHex, near
from bocage.systems.tide_of_iron.rules.fire.area_attack import AreaAttack, affected
from bocage.systems.tide_of_iron.rules.fire.concealment import reveal
from bocage.systems.tide_of_iron.rules.fire.damage import Kind
from bocage.systems.tide_of_iron.rules.fire.smoke import lay_smoke, smoke_places, why_no_smoke
from bocage.systems.tide_of_iron.scene.scene import KEPT_OFFERS
from bocage.systems.tide_of_iron.schema.card_effects import (
    AreaFire,
    LaySmoke,
    Strafe,
    Supplies,
    Target,
    Unmask,
    WideBlast,
)
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, other

AXES = 3
"""The straight lines through a hex."""


class TargetHex(Option):
    """Put the target marker on this hex."""

    hex: AimId


@lru_cache(maxsize=KEPT_OFFERS)
def target_options(hexes: int) -> tuple[TargetHex, ...]:
    """To put the target marker on one of some hexes."""
    return tuple(map(TargetHex, bits(hexes)))


class StrafeAlong(Option):
    """Fly along this line: north to south, north-east to south-west, or south-east to north-west."""

    axis: int


class Targeted(Event):
    """A card has a target hex."""

    card: CardId
    hex: PlaceId


# The target hex


class ChooseTarget(Frame[PlaceId]):
    """Put the target marker on a hex of one's choice, anywhere on the map unless the card says otherwise.

    [toi.target.place]
    """

    card: CardId
    place: int

    def start(self, game: Game) -> Step:
        """Ask for the hex."""
        options = target_options(self.hexes(game))
        return Ask(game.cards[self.card].by, "card.target", options, self.chosen, self.why_not, {"card": self.card})

    def hexes(self, game: Game) -> int:
        """The hexes that the card allows."""
        card = game.cards[self.card]
        effect = game.scene.book.strategy[card.name].effects[self.place]
        assert isinstance(effect, Target)
        return target_hexes(game, card.by, effect)

    def why_not(self, game: Game, choice: TargetHex) -> Refusal | None:
        """The card names where its target may be."""
        if self.hexes(game) >> choice.hex & 1:
            return None
        return Refusal("toi.target.place", {"card": self.card, "place": choice.hex})

    def chosen(self, game: Game, choice: TargetHex) -> Step:
        """Mark it."""
        game.emit(Targeted(self.card, choice.hex))
        return self.done(choice.hex)


def target_hexes(game: Game, seat: Seat, target: Target) -> int:
    """The hexes that a card may aim at, as a bitset.  [toi.target.place]"""
    hexes = game.scene.grid.playable
    if target.near:
        hexes &= near(game, [game.units[number] for number in bits(friends_for(game, seat, target))], target.near)
    if target.only == "smoke":
        hexes &= smoke_places(game)
    elif target.only == "line":
        hexes &= game.scene.lines
    return hexes


def friends_for(game: Game, seat: Seat, target: Target) -> int:
    """The units that a card aims near: any that are not fatigued, or squads in good order, as a bitset."""
    if target.friends == "ready":
        return game.present[seat] & (game.fresh[seat] | game.watching[game.divisions[seat].side])
    return game.present[seat] & ~(game.vehicles | game.shaken)


# Area attacks


class Salvo(Frame[None]):
    """Area attacks on several hexes, one after the other, each with its own roll; empty hexes are passed over.

    [toi.card.area-attack toi.card.wide-blast toi.card.friendly-fire]
    """

    shown = False
    seat: Seat
    hexes: tuple[PlaceId, ...]
    dice: int
    kind: Kind
    armour: int = 0

    def start(self, game: Game) -> Step:
        """The next hex."""
        if not self.hexes:
            return self.done()
        hex, onward = self.hexes[0], self.but(hexes=self.hexes[1:])
        if not is_worth_rolling(game, hex, self.kind):
            return Goto(onward.start)
        need = game.scene.rulebook.area_attack.hit_on
        return Call(AreaAttack(hex, self.dice, self.kind, self.seat, need, self.armour), then=onward.start)


def is_worth_rolling(game: Game, hex: Hex, kind: Kind) -> bool:
    """Whether an area attack could do anything in a hex: friend or foe, or wire.  [toi.card.friendly-fire]"""
    return bool(game.marked["wire"] >> hex & 1) or any(True for _ in affected(game, hex, kind))


class FireOnHex(CardEffect):
    """Area attack (n) on the final hex, with n dice; friends there suffer as well.

    [toi.card.area-attack toi.card.friendly-fire]
    """

    def start(self, game: Game) -> Step:
        """Normal unless the card says suppressive."""
        effect = self.effect(game, AreaFire)
        salvo = Salvo(self.seat(game), (self.hex,), effect.dice, kind_of(effect), -effect.less_armour)
        return Call(salvo, then=self.over)

    def over(self, game: Game) -> Step:
        """It is resolved."""
        return self.done()


class Blast(CardEffect):
    """Wide blast radius (n): each hex adjacent to the final hex suffers its own area attack with n dice.

    [toi.card.wide-blast toi.card.wide-blast-type]
    """

    def start(self, game: Game) -> Step:
        """One hex after the other, from the north."""
        effect = self.effect(game, WideBlast)
        around = game.scene.grid.neighbours(self.hex)
        return Call(Salvo(self.seat(game), around, effect.dice, kind_of(effect)), then=self.over)

    def over(self, game: Game) -> Step:
        """It is resolved."""
        return self.done()


def kind_of(effect: AreaFire | WideBlast) -> Kind:
    """Attacks by cards are normal unless they say otherwise.  [toi.card.area-attack toi.card.wide-blast-type]"""
    return "suppressive" if effect.suppressive else "normal"


class StrafeLine(CardEffect):
    """Aircraft attack the target hex and the hexes before and behind it on a straight line."""

    def start(self, game: Game) -> Step:
        """Ask for the line."""
        options = [StrafeAlong(axis) for axis in range(AXES) if line_through(game, self.hex, axis)]
        return Ask(self.seat(game), "card.strafe", options, self.chosen, self.why_not, {"place": self.hex})

    def why_not(self, game: Game, choice: StrafeAlong) -> Refusal | None:
        """The line must lie on the map."""
        if 0 <= choice.axis < AXES and line_through(game, self.hex, choice.axis):
            return None
        return self.why_not_hex(self.hex)

    def chosen(self, game: Game, choice: StrafeAlong) -> Step:
        """Attack the three hexes in turn."""
        hexes = line_through(game, self.hex, choice.axis)
        return Call(Salvo(self.seat(game), hexes, self.effect(game, Strafe).dice, "normal"), then=self.over)

    def over(self, game: Game) -> Step:
        """It is resolved."""
        return self.done()


def line_through(game: Game, hex: Hex, axis: int) -> tuple[Hex, ...]:
    """The hex between its two neighbours on a line, or nothing where one of them is off the map."""
    before, behind = (game.scene.grid.neighbour(hex, direction) for direction in (axis, axis + AXES))
    return () if before is None or behind is None else (before, hex, behind)


# Smoke and the rest


class SmokeScreen(CardEffect):
    """Smoke in the final hex and in some hexes around it, where it is allowed."""

    left: int = -1

    def start(self, game: Game) -> Step:
        """The final hex first."""
        if why_no_smoke(game, self.hex) is None:
            lay_smoke(game, self.hex)
        return Goto(self.but(left=self.effect(game, LaySmoke).around).more)

    def more(self, game: Game) -> Step:
        """Ask for a hex around it."""
        options: list[OnHex | Enough] = [OnHex(hex) for hex in bits(self.hexes(game))]
        if not options or not self.left:
            return self.done()
        args = {"card": self.card, "left": self.left}
        return Ask(self.seat(game), self.ON_HEXES, [*options, ENOUGH], self.laid, self.why_not, args)

    def hexes(self, game: Game) -> int:
        """The hexes around the final hex that smoke may cover."""
        return game.scene.grid.adjacent[self.hex] & smoke_places(game)

    def why_not(self, game: Game, choice: OnHex | Enough) -> Refusal | None:
        """Smoke must be allowed in the hex."""
        if isinstance(choice, Enough):
            return None
        beside = game.scene.grid.adjacent[self.hex] >> choice.hex & 1
        return why_no_smoke(game, choice.hex) if beside else self.why_not_hex(choice.hex)

    def laid(self, game: Game, choice: OnHex | Enough) -> Step:
        """One more, or no more."""
        if isinstance(choice, Enough):
            return self.done()
        lay_smoke(game, choice.hex)
        return Goto(self.but(left=self.left - 1).more)


class UnmaskHexes(CardEffect):
    """All concealed enemies in the target hex and around it are revealed."""

    def start(self, game: Game) -> Step:
        """Reveal them."""
        hexes = game.scene.grid.within(self.hex, self.effect(game, Unmask).radius)
        unmask(game, other(self.side(game)), hexes)
        return self.done()


def unmask(game: Game, side: int, hexes: int) -> None:
    """Reveal the concealed squads of a side in some hexes."""
    for number in bits(game.concealed):
        unit = game.units[number]
        if unit.side == side and hexes >> unit.hex & 1:
            reveal(game, unit)


class DropSupplies(CardEffect):
    """Supplies from the air are worth command points, if a friendly unit is where they come down."""

    def start(self, game: Game) -> Step:
        """Look for it."""
        points = self.effect(game, Supplies).points
        if any(unit.seat == self.seat(game) for unit in game.units_in(self.hex)):
            gain_points(game, self.side(game), points)
        return self.done()


def gain_points(game: Game, side: int, points: int) -> None:
    """A side takes command points from the supply, for all its players.  [toi.multi.shared-resources]"""
    pool = game.sides[side]
    game.put(pool.but(command=pool.command + points))
    game.emit(events.CommandReceived(side, points))
