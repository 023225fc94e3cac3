"""Cards that a player plays in the middle of his own unit's action: instant acts, after which he is asked again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bocage.board.bits import bits
from bocage.kernel import CardId, Frame, Refusal, Seat, Step, UnitId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import (
    card_of,
    has_feat,
    ignores_difficult,
    in_play,
    lay,
)
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    play_bonus,
    play_event,
    why_not_bonus,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.shots import weapon_number, whom_to_hit, why_not_bear, why_not_use
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import throws
from bocage.systems.heroes_of_normandie.rules.fire.templates import can_lay
from bocage.systems.heroes_of_normandie.rules.structures.demolition import is_any_open
from bocage.systems.heroes_of_normandie.rules.vehicles.wrecks import wrecks_of
from bocage.systems.heroes_of_normandie.scene.weapon_sets import BLASTS
from bocage.systems.heroes_of_normandie.schema.effects import Effect, Feat, FireWith, IgnoreDifficult, Moment, UseWindow
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit

MOVE: tuple[BonusKind, ...] = ("move",)
MOMENT_OF: Mapping[type[Effect], Moment] = {
    Feat: "activated",
    IgnoreDifficult: "moving",
    UseWindow: "moving",
    FireWith: "firing",
}
"""At which of them each kind of card is played."""


class PlayInAction(Act):
    """Play a card as a battle event for this action."""

    instant: ClassVar[bool] = True
    card: CardId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Each card has its moment in an action.

        [hon.card.event hon.card.feat hon.card.surprise hon.card.text-wins]
        """
        moment, fits = MOMENT_OF.get(type(card_of(game, self.card).effect)), False
        if moment is not None:
            refusal = why_not_event(game, unit.seat, self.card, moment)
            if refusal is not None:
                return refusal
            fits = self.has_use(game, unit, when)
        return None if fits else Refusal("hon.card.event", {"card": self.card, "unit": unit.id}, "action")

    def has_use(self, game: Game, unit: Unit, when: When) -> bool:
        """Whether the card would do anything for a unit that has not got the like of it.

        [hon.card.feat hon.card.surprise hon.card.text-wins]
        """
        match card_of(game, self.card).effect:
            case Feat():
                return when.mode == "standing" and unit.revealed and not has_feat(game, unit)
            case IgnoreDifficult():
                return when.mode == "moving" and not ignores_difficult(game, unit)
            case UseWindow():
                return when.mode == "moving" and game.is_infantry(unit)
            case FireWith() as effect:
                return in_play(game, unit, FireWith) is None and can_be_fired(game, unit, effect, when)
            case _:
                return False

    def begin(self, game: Game, unit: Unit, when: When) -> PlayedInAction:
        """Lay it for the action."""
        return PlayedInAction(unit.seat, unit.id, self.card)


def can_be_fired(game: Game, unit: Unit, effect: FireWith, when: When) -> bool:
    """Whether infantry could fire the weapon of a card at something now, or use it in an assault on a vehicle nearby.

    [hon.altfire.definition hon.ruling.assault-gear-for-x]
    """
    if not game.is_infantry(unit) or not unit.on_board or when.phase != "activation":
        return False
    if effect.assault and when.mode == "moving":
        near = game.scene.grid.adjacent[unit.place] & game.vehicles
        if any(one.seat != unit.seat for square in bits(near) for one in game.units_in(square)):
            return True
    return can_fire_with(game, unit, effect.weapon, when)


def can_fire_with(game: Game, unit: Unit, name: str, when: When) -> bool:
    """Whether a unit that had a weapon could fire it at something now: a unit, a place for a template, a structure.

    [hon.altfire.definition]
    """
    number = weapon_number(game, unit, name)
    if number < len(game.face(unit).weapons):
        weapon = game.face(unit).weapons[number]
        refusal = why_not_use(game, unit, number, when.mode)
    else:
        weapon = game.scene.tables.weapons[name]
        refusal = why_not_bear(game, unit, weapon, when.mode)
    if refusal is not None:
        return False
    if weapon.template is None:
        return bool(whom_to_hit(game, unit, weapon)) or (weapon.destruction > 0 and can_demolish(game, unit, weapon))
    return weapon.template in BLASTS and (can_lay(game, unit, weapon) or any(throws(game, unit, weapon)))


def can_demolish(game: Game, unit: Unit, weapon: Weapon) -> bool:
    """Whether a building or a wreck is in sight of a unit for a weapon."""
    scene, inside = game.scene, game.ground.standing_house(unit.place)
    reach = scene.grid.within(unit.place, weapon.squares) if weapon.squares is not None else -1
    houses = [one for one in game.structures if reach & scene.insides[one.id] and not one.ruined and one.id != inside]
    structures = [(one.places, scene.houses[one.id].walls) for one in houses]
    structures += [(game.squares_of(one), 0) for one in wrecks_of(game)]
    return any(is_any_open(game, unit, weapon, squares, walls) for squares, walls in structures)


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


def card_acts(game: Game, unit: Unit, when: When) -> list[PlayInAction | BoostMove]:
    """The cards that the owner of an acting unit may play for its action."""
    sets, hand = game.scene.card_sets, game.hands[unit.seat]
    events = hand & sets.in_action[game.now.phase]
    boosts = hand & sets.bonus["move"] if when.fresh and when.mode == "moving" else 0
    found: list[PlayInAction | BoostMove] = []
    for card in bits(events | boosts):
        if events >> card & 1 and (event := PlayInAction(card)).why_not(game, unit, when) is None:
            found.append(event)
        if boosts >> card & 1 and (boost := BoostMove(card)).why_not(game, unit, when) is None:
            found.append(boost)
    return found


def may_play_in_action(game: Game, unit: Unit, *, moving: bool) -> bool:
    """Whether the owner of an acting unit may have a card to play, as far as his enemy can tell.

    Then it must not show whether he had anything to choose.
    """
    return game.holdings[unit.seat] & game.scene.card_sets.for_action[game.now.phase, moving] != 0
