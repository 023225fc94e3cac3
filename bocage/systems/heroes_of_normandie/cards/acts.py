"""Cards that a player plays in the middle of his own unit's action: instant acts, after which he is asked again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bocage.board.bits import bits
from bocage.kernel import CardId, Frame, Refusal, Seat, Step, UnitId
from bocage.systems.heroes_of_normandie.acts import Act, When
from bocage.systems.heroes_of_normandie.cards.book import (
    may_hold,
    may_hold_bonus,
    play_bonus,
    play_event,
    why_not_bonus,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.cards.lasting import card_of, has_feat, ignores_difficult, in_play, lay
from bocage.systems.heroes_of_normandie.content import BonusKind
from bocage.systems.heroes_of_normandie.fire_action import Volley
from bocage.systems.heroes_of_normandie.state import Game, Unit
from bocage.systems.heroes_of_normandie.vocabulary import Feat, FireWith, IgnoreDifficult, Moment, UseWindow

MOVE: tuple[BonusKind, ...] = ("move",)
MOMENTS: tuple[Moment, ...] = ("activated", "moving", "firing")
"""The moments of one's own unit's action."""


class PlayInAction(Act):
    """Play a card as a battle event for this action."""

    instant: ClassVar[bool] = True
    card: CardId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Each card has its moment in an action.

        [hon.card.event hon.card.feat hon.card.surprise hon.card.text-wins]
        """
        effect = card_of(game, self.card).effect
        unfit = Refusal("hon.card.event", {"card": self.card, "unit": unit.id}, "action")
        match effect:
            case Feat():
                refusal = why_not_event(game, unit.seat, self.card, "activated")
                fit = when.mode == "standing" and unit.revealed and not has_feat(game, unit)
            case IgnoreDifficult():
                refusal = why_not_event(game, unit.seat, self.card, "moving")
                fit = when.mode == "moving" and not ignores_difficult(game, unit)
            case UseWindow():
                refusal = why_not_event(game, unit.seat, self.card, "moving")
                fit = when.mode == "moving" and game.is_infantry(unit)
            case FireWith():
                refusal = why_not_event(game, unit.seat, self.card, "firing")
                fit = in_play(game, unit, FireWith) is None and has_use(game, unit, self.card, effect, when)
            case _:
                return unfit
        return refusal or (None if fit else unfit)

    def begin(self, game: Game, unit: Unit, when: When) -> PlayedInAction:
        """Lay it for the action."""
        return PlayedInAction(unit.seat, unit.id, self.card)


def has_use(game: Game, unit: Unit, card: CardId, effect: FireWith, when: When) -> bool:
    """Whether infantry could fire the weapon of a card at something now, or use it in an assault on a vehicle nearby.

    [hon.altfire.definition hon.ruling.assault-gear-for-x]
    """
    if not game.is_infantry(unit) or not unit.on_board or when.phase != "activation":
        return False
    if effect.assault and when.mode == "moving":
        near = game.scene.grid.adjacent[unit.place] & game.vehicles
        if any(one.seat != unit.seat for square in bits(near) for one in game.units_in(square)):
            return True
    armed = game.clone()
    lay(armed, unit.seat, unit.id, card)
    acts = (act for manner in Volley.manners for act in manner(armed, unit, when))
    return any(getattr(act, "weapon", "") == effect.weapon for act in acts)


class BoostMove(Act):
    """Play a card for its Movement bonus."""

    instant: ClassVar[bool] = True
    card: CardId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Before the Movement Action begins, for a unit that has a Movement Value.

        [hon.card.bonus-move hon.card.bonus-timing hon.move.x-value]
        """
        about = {"card": self.card, "unit": unit.id}
        if when.mode != "moving" or not when.fresh:
            return Refusal("hon.card.bonus-timing", about)
        if game.face(unit).movement is None:
            return Refusal("hon.move.x-value", about, "bonus")
        return why_not_bonus(game, unit.seat, self.card, unit.id, MOVE)

    def begin(self, game: Game, unit: Unit, when: When) -> PlayedInAction:
        """Lay it for the action."""
        return PlayedInAction(unit.seat, unit.id, self.card, bonus=True)


class PlayedInAction(Frame[None]):
    """A card is laid for the action of a unit, and discarded.  [hon.card.event hon.card.bonus hon.card.two-uses]"""

    shown = False
    seat: Seat
    unit: UnitId
    card: CardId
    bonus: bool = False

    def start(self, game: Game) -> Step:
        """Play it."""
        if self.bonus:
            play_bonus(game, self.seat, self.card, self.unit)
        else:
            play_event(game, self.seat, self.card)
            lay(game, self.seat, self.unit, self.card)
        return self.done()


def card_acts(game: Game, unit: Unit, when: When) -> Iterator[PlayInAction | BoostMove]:
    """The cards that the owner of an acting unit may play for its action."""
    scene, may_boost = game.scene, when.mode == "moving" and when.fresh
    for card in dict.fromkeys(game.armies[unit.seat].hand):
        if card in scene.action_cards and (event := PlayInAction(card)).why_not(game, unit, when) is None:
            yield event
        if may_boost and card in scene.bonus_cards["move"]:
            boost = BoostMove(card)
            if boost.why_not(game, unit, when) is None:
                yield boost


def may_play_in_action(game: Game, unit: Unit, *, moving: bool) -> bool:
    """Whether the owner of an acting unit may have a card to play, as far as his enemy can tell.

    Then it must not show whether he had anything to choose.
    """
    if not game.armies[unit.seat].hand:
        return False
    if moving and may_hold_bonus(game, unit.seat, MOVE):
        return True
    return any(may_hold(game, unit.seat, moment) for moment in MOMENTS)
