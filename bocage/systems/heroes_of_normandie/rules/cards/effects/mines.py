"""Mines: a card against whoever has entered ground that may be mined."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Call, CardId, Frame, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import events_on, lay
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    PlayCard,
    effect_of,
    held,
    may_hold,
    play_event,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Attack
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot
from bocage.systems.heroes_of_normandie.scene.ground_variants import PASSAGE
from bocage.systems.heroes_of_normandie.schema.effects import Mine
from bocage.systems.heroes_of_normandie.schema.units import Armour
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit, enemy_of


class Mined(Window[Game, PlayCard, None]):
    """An enemy has entered a square that may be mined: a mine attacks it, no more than one for each unit and action.

    It is no Fire Action, so it may be played in the Reserve phase too.
    [hon.card.mine hon.reserve.immutable]
    """

    prompt = "card.mine"
    hidden = True
    unit: UnitId

    def seats(self, game: Game) -> Sequence[Seat]:
        """The enemy of who moves."""
        return (enemy_of(game.unit(self.unit).seat),)

    def options(self, game: Game, seat: Seat) -> Sequence[PlayCard]:
        """His mines."""
        return [PlayCard(card) for card in held(game, seat, "enemy-enters")]

    def why_not(self, game: Game, choice: PlayCard | Pass) -> Refusal | None:
        """Only cards for this moment."""
        return None if isinstance(choice, Pass) else why_not_event(game, self.asking, choice.card, "enemy-enters")

    def react(self, game: Game, seat: Seat, choice: PlayCard) -> Step:
        """It goes off at once."""
        play_event(game, seat, choice.card)
        lay(game, seat, self.unit, choice.card)
        return Call(Attack(mine_shot(game, seat, choice.card, game.unit(self.unit))), then=self.finished)


def mine_shot(game: Game, seat: Seat, card: CardId, unit: Unit) -> Shot:
    """The attack of a mine; it strikes the side of a heavy vehicle.  [hon.card.mine]"""
    defence = game.face(unit).defence
    value = defence.side if isinstance(defence, Armour) else defence
    weapon = effect_of(game, card, Mine).weapon
    return Shot(NONE, NONE, unit.id, gear=weapon, area="bomb", defence=value, seat=seat)


def mines(game: Game, unit: Unit) -> Frame[None] | None:
    """The window after a unit has entered a square, None where there can be no mine.  [hon.card.mine]"""
    seat = enemy_of(unit.seat)
    if not may_hold(game, seat, "enemy-enters") or not unit.on_board or not is_on_mined_ground(game, unit):
        return None
    return None if events_on(game, seat, unit.id, Mine) else Mined(unit=unit.id)


def is_on_mined_ground(game: Game, unit: Unit) -> bool:
    """Whether a unit stands, even partly, on open ground, a road or wheat; a passage is open ground."""
    terrain, squares = game.scene.tables.terrain, game.squares_of(unit)
    cut = {marker.place for marker in game.markers if marker.kind == PASSAGE}
    if cut and PASSAGE in terrain and terrain[PASSAGE].mined and not cut.isdisjoint(squares):
        return True
    return any(game.scene.mined >> square & 1 and square not in cut for square in squares)
