"""Cards in play: what lasts for the action of a unit, and what lasts until the end of the turn."""

from __future__ import annotations

from typing import TypeVar

from bocage.kernel import CardId, Seat, UnitId
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.effects import Effect, Feat, IgnoreDifficult, UseWindow
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Played, Unit

E = TypeVar("E", bound=Effect)


def card_of(game: Game, card: CardId) -> Card:
    """What is printed on a card."""
    return game.scene.cards[card]


# For the action of a unit


def lay(game: Game, seat: Seat, unit: UnitId, card: CardId, *, bonus: bool = False) -> None:
    """Put a card into play for the action of a unit."""
    army = game.armies[seat]
    game.put(army.but(playing=(*army.playing, Played(unit, card, bonus))))


def clear(game: Game) -> None:
    """A new action begins: what was in play or used up for the last one is so no more.

    [hon.card.bonus hon.opt.gear-three]
    """
    for army in game.armies:
        if army.playing or army.loaded:
            game.put(army.but(playing=(), loaded=()))


def events_on(game: Game, seat: Seat, unit: UnitId, kind: type[E]) -> list[E]:
    """The effects of a kind that a player has in play for the action of a unit."""
    found = [card_of(game, one.card).effect for one in game.armies[seat].playing if one.unit == unit and not one.bonus]
    return [effect for effect in found if isinstance(effect, kind)]


def in_play(game: Game, unit: Unit, kind: type[E]) -> E | None:
    """The effect of a kind that the owner of a unit has in play for its action."""
    found = events_on(game, unit.seat, unit.id, kind) if game.armies[unit.seat].playing else ()
    return found[0] if found else None


def has_feat(game: Game, unit: Unit) -> bool:
    """Whether a unit moves and fires in one activation.  [hon.card.feat]"""
    return in_play(game, unit, Feat) is not None


def ignores_difficult(game: Game, unit: Unit) -> bool:
    """Whether a card lets a unit ignore Difficult Passage in this action.  [hon.card.named hon.card.text-wins]"""
    return in_play(game, unit, IgnoreDifficult) is not None


def move_bonus(game: Game, unit: Unit) -> int:
    """What cards add to a unit's Movement Value in this action.  [hon.card.bonus-move]"""
    laid = game.armies[unit.seat].playing
    if not laid:
        return 0
    bonuses = [card_of(game, one.card).bonus for one in laid if one.bonus and one.unit == unit.id]
    return sum(bonus.value for bonus in bonuses if bonus.kind == "move")


def windows_left(game: Game, unit: Unit) -> int:
    """How many windows a unit may still use as doors in this action: one for each card.  [hon.card.surprise]"""
    return len(events_on(game, unit.seat, unit.id, UseWindow)) if game.armies[unit.seat].playing else 0


def use_window(game: Game, unit: Unit) -> None:
    """A card has let a unit through one window, and is used up.  [hon.card.surprise]"""
    army = game.armies[unit.seat]
    laid = list(army.playing)
    for one in laid:
        if one.unit == unit.id and not one.bonus and isinstance(card_of(game, one.card).effect, UseWindow):
            laid.remove(one)
            break
    game.put(army.but(playing=tuple(laid)))
