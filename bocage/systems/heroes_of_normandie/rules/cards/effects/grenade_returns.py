"""Throwing back grenades: a card against any kind of grenade that would hit one's infantry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.bits import bits
from bocage.board.square import Corner
from bocage.kernel import Ask, Call, CardId, Frame, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.kernel import Option as Choice
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    PlayOnUnit,
    effect_of,
    held,
    may_hold,
    play_event,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.sight import corner_penalty
from bocage.systems.heroes_of_normandie.schema.effects import ThrowBack
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, AimedCorner, CornerId, Unit


class Incoming(Window[Game, PlayOnUnit, int]):
    """A grenade is about to hit units: the owner of one may throw it back; answers the new intersection, or none.

    [hon.card.throwback]
    """

    prompt = "card.grenade"
    hidden = True
    weapon: str
    units: tuple[UnitId, ...]

    def closed(self) -> Step:
        """It explodes where it lies."""
        return self.done(NONE)

    def seats(self, game: Game) -> Sequence[Seat]:
        """The owners of infantry that it would hit, if they may hold a card."""
        owners = {game.unit(unit).seat for unit in self.units if game.is_infantry(game.unit(unit))}
        return [seat for seat in game.order_of_play if seat in owners and may_hold(game, seat, "grenade")]

    def options(self, game: Game, seat: Seat) -> Sequence[PlayOnUnit]:
        """His cards, for each of his units."""
        return [
            PlayOnUnit(card, unit)
            for card in held(game, seat, "grenade")
            for unit in self.units
            if self.why_not_thrown(game, seat, card, unit) is None
        ]

    def why_not(self, game: Game, choice: PlayOnUnit | Pass) -> Refusal | None:
        """Why it cannot be thrown back."""
        if isinstance(choice, Pass):
            return None
        refusal = why_not_event(game, self.asking, choice.card, "grenade")
        return refusal or self.why_not_thrown(game, self.asking, choice.card, choice.unit)

    def why_not_thrown(self, game: Game, seat: Seat, card: CardId, unit: UnitId) -> Refusal | None:
        """A kind of grenade that the card is for, and infantry of one's own that it would hit, with a way to throw it.

        [hon.card.throwback]
        """
        effect, thrower, about = card_of(game, card).effect, game.unit(unit), {"card": card, "unit": unit}
        mine = unit in self.units and thrower.seat == seat and game.is_infantry(thrower)
        if not isinstance(effect, ThrowBack) or self.weapon not in effect.weapons or not mine:
            return Refusal("hon.card.throwback", about)
        somewhere = any(Throwing(unit, effect.within).corners(game, thrower))
        return None if somewhere else Refusal("hon.card.throwback", about, "walls")

    def react(self, game: Game, seat: Seat, choice: PlayOnUnit) -> Step:
        """It flies on."""
        play_event(game, seat, choice.card)
        within = effect_of(game, choice.card, ThrowBack).within
        return Call(Throwing(choice.unit, within), then=self.thrown)

    def thrown(self, game: Game, corner: CornerId) -> Step:
        """It comes down elsewhere."""
        return self.done(corner)


class ThrowTo(Choice):
    """Throw the grenade to this intersection."""

    corner: AimedCorner


class Throwing(Frame[int]):
    """Choose where a grenade goes: an intersection near the unit that throws it, outside buildings, not through walls.

    [hon.card.throwback hon.ruling.grenade-los]
    """

    unit: UnitId
    within: int

    def start(self, game: Game) -> Step:
        """Ask its owner."""
        unit = game.unit(self.unit)
        options = [ThrowTo(corner) for corner in self.corners(game, unit)]
        return Ask(unit.seat, "card.throw-to", options, self.chosen, self.why_not, {"unit": unit.id})

    def corners(self, game: Game, unit: Unit) -> Iterator[Corner]:
        """All within reach."""
        near = game.scene.corners_around(unit.place, self.within) & ~game.ground.cores
        return (corner for corner in bits(near) if self.is_in_reach(game, unit, corner))

    def is_in_reach(self, game: Game, unit: Unit, corner: Corner) -> bool:
        """Whether an intersection is near enough, not inside a building, and without a wall in between."""
        grid, houses = game.scene.grid, game.scene.houses
        if not grid.squares_at(corner) or grid.corner_distance(unit.place, corner) > self.within:
            return False
        inside = any(houses[one.id].core >> corner & 1 and not one.ruined for one in game.structures)
        return not inside and corner_penalty(game, unit, unit.place, corner, over=True) is not None

    def why_not(self, game: Game, choice: ThrowTo) -> Refusal | None:
        """Too far, inside a building, or behind a wall."""
        near = self.is_in_reach(game, game.unit(self.unit), choice.corner)
        return None if near else Refusal("hon.card.throwback", {"unit": self.unit, "corner": choice.corner}, "reach")

    def chosen(self, game: Game, choice: ThrowTo) -> Step:
        """There it goes."""
        return self.done(choice.corner)


def incoming(game: Game, weapon: str, units: tuple[UnitId, ...]) -> Frame[int] | None:
    """The window before a grenade explodes, None where nobody can throw it back."""
    effects = [card_of(game, card).effect for card in bits(game.scene.card_sets.at["grenade", game.now.phase])]
    if not any(isinstance(effect, ThrowBack) and weapon in effect.weapons for effect in effects):
        return None
    window = Incoming(weapon=weapon, units=units)
    return window if window.seats(game) else None
