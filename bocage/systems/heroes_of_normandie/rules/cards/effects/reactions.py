"""Cards that answer what has just happened to a unit: desertion, rout, an order saved, a window to flee by."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Call, Frame, Pass, Pool, Refusal, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.rules.cards.effects.forced_cards import Rout
from bocage.systems.heroes_of_normandie.rules.cards.effects.order_cards import MoveOrderToken, has_open_token, takers
from bocage.systems.heroes_of_normandie.rules.cards.holding.any_roll import BonusRoll
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    PlayCard,
    effect_of,
    held,
    may_hold,
    play_event,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Involving, attack_in_progress, target_of
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot, firing_seat
from bocage.systems.heroes_of_normandie.schema.effects import Desert, Moment
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit, enemy_of

# An enemy is shaken


class Shaken(Window[Game, PlayCard, None]):
    """An infantry unit has survived a loss or a Suppressed marker: its enemy may make it desert or flee.

    It deserts only if it had a marker already when it received this one, and flees only from his own attack.
    [hon.card.desertion hon.card.flee hon.ruling.desertion-owner]
    """

    prompt = "card.shaken"
    hidden = True
    unit: UnitId
    again_suppressed: bool

    def seats(self, game: Game) -> Sequence[Seat]:
        """The enemy, if he may hold a card for it."""
        unit = game.unit(self.unit)
        seat = enemy_of(unit.seat)
        return (seat,) if any(may_hold(game, seat, moment) for moment in self.moments(game, unit)) else ()

    def moments(self, game: Game, unit: Unit) -> list[Moment]:
        """What has happened to the unit."""
        if not unit.on_board:
            return []
        found: list[Moment] = ["enemy-suppressed"] if self.again_suppressed else []
        return [*found, "enemy-shaken"] if is_under_attack(game, unit) else found

    def options(self, game: Game, seat: Seat) -> Sequence[PlayCard]:
        """His cards for it."""
        moments = self.moments(game, game.unit(self.unit))
        return [PlayCard(card) for moment in moments for card in held(game, seat, moment)]

    def why_not(self, game: Game, choice: PlayCard | Pass) -> Refusal | None:
        """Only cards for what has happened."""
        if isinstance(choice, Pass):
            return None
        moments = self.moments(game, game.unit(self.unit))
        refusals = [why_not_event(game, self.asking, choice.card, moment) for moment in moments]
        return None if None in refusals else refusals[0]

    def react(self, game: Game, seat: Seat, choice: PlayCard) -> Step:
        """Play it; who has lost his nerve once may do so again."""
        play_event(game, seat, choice.card)
        if isinstance(card_of(game, choice.card).effect, Desert):
            effect = effect_of(game, choice.card, Desert)
            tough = is_tough(game, game.unit(self.unit))
            return Call(Desertion(self.unit, seat, effect.tough if tough else effect.need), then=self.again)
        return Call(Rout(self.unit), then=self.finished)


def is_under_attack(game: Game, unit: Unit) -> bool:
    """Whether what goes on is an enemy's attack on a unit, by fire or by assault.  [hon.card.flee]"""
    attack = attack_in_progress(game)
    if attack is None or target_of(attack) != unit.id:
        return False
    by = firing_seat(game, attack) if isinstance(attack, Shot) else game.unit(attack.attacker).seat
    return by != unit.seat


def is_tough(game: Game, unit: Unit) -> bool:
    """Officers, heroes and heavy weapons are harder to shake."""
    kind = game.kind(unit)
    return kind.role in ("officer", "heavy-weapon") or kind.character


def on_suppressed(game: Game, event: events.Suppressed) -> Frame[None] | None:
    """What a Suppressed marker may call for."""
    return shaken(game, event.unit, event.total > event.markers)


def on_step_lost(game: Game, event: events.StepLost) -> Frame[None] | None:
    """What a step loss may call for."""
    return shaken(game, event.unit, again_suppressed=False)


def shaken(game: Game, number: UnitId, again_suppressed: bool) -> Frame[None] | None:
    """The window, None where the enemy cannot have a card for it."""
    unit = game.unit(number)
    moments: tuple[Moment, ...] = ("enemy-suppressed", "enemy-shaken")
    if not game.is_infantry(unit) or not any(may_hold(game, enemy_of(unit.seat), moment) for moment in moments):
        return None
    return Shaken(unit=number, again_suppressed=again_suppressed)


class Desertion(Involving[None]):
    """A die decides whether a unit deserts.  [hon.card.desertion]"""

    unit: UnitId
    seat: Seat
    need: int

    @property
    def involved(self) -> tuple[UnitId, ...]:
        """Who may desert."""
        return (self.unit,)

    def start(self, game: Game) -> Step:
        """The player of the card rolls."""
        return Call(BonusRoll("desertion", self.seat, 1), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Enough, and the unit is destroyed."""
        if pool.faces[0] < self.need:
            return self.done()
        game.emit(events.Deserted(self.unit))
        return Call(Destruction(self.unit, "other"), then=self.finished)


# An order is saved


class SaveOrder(Window[Game, PlayCard, None]):
    """A unit is destroyed, and not yet removed: its owner may move its order to another one.  [hon.card.reactive]"""

    prompt = "card.save-order"
    hidden = True
    unit: UnitId

    def seats(self, game: Game) -> Sequence[Seat]:
        """Its owner, if it has a token that is not resolved and another unit can take it."""
        unit = game.unit(self.unit)
        free = has_open_token(unit) and any(takers(game, unit))
        return (unit.seat,) if free and may_hold(game, unit.seat, "destroyed") else ()

    def options(self, game: Game, seat: Seat) -> Sequence[PlayCard]:
        """His cards for it."""
        return [PlayCard(card) for card in held(game, seat, "destroyed")]

    def why_not(self, game: Game, choice: PlayCard | Pass) -> Refusal | None:
        """Only cards for this moment."""
        return None if isinstance(choice, Pass) else why_not_event(game, self.asking, choice.card, "destroyed")

    def react(self, game: Game, seat: Seat, choice: PlayCard) -> Step:
        """The token goes to another unit."""
        play_event(game, seat, choice.card)
        return Call(MoveOrderToken(self.unit), then=self.finished)


def on_destroyed(game: Game, event: events.Destroyed) -> Frame[None] | None:
    """What the destruction of a unit may call for."""
    window = SaveOrder(unit=event.unit)
    return window if window.seats(game) else None
