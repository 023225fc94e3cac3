"""Surprise in a forced move: a beaten unit may leave, or get in, by a window."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import CardId, Frame, Goto, Pass, PlaceId, Refusal, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import lay, windows_left
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    PlayCard,
    held,
    may_hold,
    play_event,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


class WayOut(Window[Game, PlayCard, None]):
    """A unit that is forced to move may use a window, if its owner plays a card for it.  [hon.card.surprise]"""

    prompt = "card.window"
    hidden = True
    unit: UnitId

    def seats(self, game: Game) -> Sequence[Seat]:
        """Its owner, once."""
        unit = game.unit(self.unit)
        return () if windows_left(game, unit) else (unit.seat,)

    def options(self, game: Game, seat: Seat) -> Sequence[PlayCard]:
        """His cards for it."""
        return [PlayCard(card) for card in held(game, seat, "moving") if opens_windows(game, card)]

    def why_not(self, game: Game, choice: PlayCard | Pass) -> Refusal | None:
        """Only cards that open windows."""
        if isinstance(choice, Pass):
            return None
        unfit = Refusal("hon.card.surprise", {"card": choice.card})
        refusal = why_not_event(game, self.asking, choice.card, "moving")
        return refusal or (None if opens_windows(game, choice.card) else unfit)

    def react(self, game: Game, seat: Seat, choice: PlayCard) -> Step:
        """The windows are open to it."""
        play_event(game, seat, choice.card)
        lay(game, seat, self.unit, choice.card)
        return Goto(self.again)


def opens_windows(game: Game, card: CardId) -> bool:
    """Whether a card lets infantry use a window as a door.  [hon.card.surprise]"""
    return bool(game.scene.card_sets.windows >> card & 1)


def way_out(game: Game, unit: Unit, origins: Sequence[PlaceId], squares: Sequence[PlaceId]) -> Frame[None] | None:
    """The window before a forced move, None where no window of a building is in reach or no card can be held."""
    grid, walls = game.scene.grid, game.ground.walls
    by_window = any(
        not grid.passes(origin, square, walls) and grid.passes(origin, square, walls & ~game.scene.windows)
        for origin in origins
        for square in squares
        if grid.adjacent[origin] >> square & 1
    )
    known = by_window and game.is_infantry(unit) and may_hold(game, unit.seat, "moving")
    return WayOut(unit=unit.id) if known else None
