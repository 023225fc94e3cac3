"""Dice thrown again: Veteran markers for any roll, Second Chance for one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import Frame, Option, Pass, Refusal, Roll, Seat, Step, UnitId, Window
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    PlayCard,
    held,
    may_hold,
    play_event,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Engagement, Involving
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import source_of, spend, why_not_serve
from bocage.systems.heroes_of_normandie.schema.effects import Reroll
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Tile, TileId


class SpendVeteran(Option):
    """Use a Veteran marker: all these dice are rolled again."""

    tile: TileId


Again = SpendVeteran | PlayCard


class Rerolls(Window[Game, Again, tuple[int, ...]]):
    """Dice have just fallen: their owner may have a Second Chance, and Veterans of either side force another roll.

    All dice of the roll are thrown again, and what they show then stands, unless that is re-rolled in turn.
    [hon.card.second-chance hon.opt.veteran]
    """

    prompt = "reroll"
    hidden = True
    by: Seat
    dice: int
    units: tuple[UnitId, ...] = ()
    """The units that the roll concerns."""

    def closed(self) -> Step:
        """The dice stand."""
        return self.done(())

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who has Veteran markers, and who has rolled and may hold a card."""
        return [seat for seat in game.order_of_play if self.may_hold(game, seat) or any(self.veterans(game, seat))]

    def may_hold(self, game: Game, seat: Seat) -> bool:
        """Whether it is his own roll, and he may have a card for it as far as his enemy can tell."""
        return seat == self.by and may_hold(game, seat, "rolled")

    def veterans(self, game: Game, seat: Seat) -> Iterator[Tile]:
        """His options with Veteran markers for this roll."""
        return (tile for tile in veterans(game) if self.why_no_veteran(game, tile, seat) is None)

    def options(self, game: Game, seat: Seat) -> Sequence[Again]:
        """His cards and markers."""
        cards = held(game, seat, "rolled") if seat == self.by else ()
        return [*(PlayCard(card) for card in cards), *(SpendVeteran(tile.id) for tile in self.veterans(game, seat))]

    def why_not(self, game: Game, choice: Again | Pass) -> Refusal | None:
        """Why these dice are not rolled again for that."""
        seat = self.asking
        match choice:
            case SpendVeteran(tile=tile):
                return self.why_no_veteran(game, game.tiles[tile], seat)
            case PlayCard(card=card):
                about = {"card": card}
                refusal = why_not_event(game, seat, card, "rolled")
                return refusal or (None if seat == self.by else Refusal("hon.card.second-chance", about))
            case Pass():
                return None

    def why_no_veteran(self, game: Game, tile: Tile, seat: Seat) -> Refusal | None:
        """A marker that is left serves rolls about the units of its tile, all rolls from a Command Tile.

        [hon.opt.veteran hon.opt.traits-who]
        """
        about = {"tile": tile.id}
        if tile.seat != seat or veteran_marker(game, tile) is None:
            return Refusal("hon.opt.veteran", about)
        host = game.tiles[tile.on] if tile.is_option else tile
        if game.scene.tables.tiles[host.name].command:
            return None
        mine = [game.unit(unit) for unit in self.units if game.unit(unit).seat == seat]
        served = any(why_not_serve(game, tile, unit) is None for unit in mine)
        return None if served else Refusal("hon.opt.traits-who", about)

    def react(self, game: Game, seat: Seat, choice: Again) -> Step:
        """All dice are rolled again.  [hon.card.second-chance hon.opt.veteran hon.opt.traits-markers]"""
        match choice:
            case SpendVeteran(tile=number):
                tile = game.tiles[number]
                marker = veteran_marker(game, tile)
                assert marker is not None
                spend(game, tile, marker)
            case PlayCard(card=card):
                play_event(game, seat, card)
        return self.done(tuple(range(self.dice)))


def veteran_marker(game: Game, tile: Tile) -> str | None:
    """A marker left on an option that re-rolls dice."""
    for marker in tile.markers:
        if isinstance(source_of(game, marker).effect, Reroll):
            return marker
    return None


def veterans(game: Game) -> tuple[Tile, ...]:
    """The options with Veteran markers of both sides; remembered as long as no marker is spent."""
    stores = game.stores
    if stores.veterans is None:
        stores.veterans = tuple([tile for tile in game.tiles if veteran_marker(game, tile) is not None])
    return stores.veterans


def rerolls(game: Game, roll: Roll) -> Frame[tuple[int, ...]] | None:
    """The window after a roll, None where nobody could change it."""
    if not veterans(game):
        return Rerolls(by=roll.by, dice=roll.n) if may_hold(game, roll.by, "rolled") else None
    window = Rerolls(by=roll.by, dice=roll.n, units=concerned(game))
    return window if window.seats(game) else None


def concerned(game: Game) -> tuple[UnitId, ...]:
    """The units that dice are about: who attacks and who is attacked, who is damaged, and who may desert.

    [hon.opt.traits-who]
    """
    rolling = game.running(Involving)
    if rolling is None:
        return ()
    engagement = game.running(Engagement)
    units = rolling.involved if engagement is None else rolling.involved + engagement.involved
    return tuple(dict.fromkeys(unit for unit in units if unit != NONE))
