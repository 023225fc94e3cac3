"""Markers of Artillery Parks: where one lies, whether it has fired, and when it goes back to its Division's display."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.systems.grand_tactical.state.events import batteries as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Park, ParkId, Unit


def park_in(game: Game, hex: Hex) -> Park | None:
    """The Park in a hex: there is never more than one.  [gts.park.one-per-hex]"""
    return next((park for park in game.parks if park.hex == hex), None)


def units_of(game: Game, park: ParkId) -> list[Unit]:
    """The batteries in a Park that is on the map."""
    hex = game.parks[park].hex
    return [game.units[number] for number in bits(game.here[hex]) if game.units[number].park == park]


def lift_if_empty(game: Game, park: ParkId) -> None:
    """A Park without batteries goes back to the display.  [gts.park.create]"""
    if park != NONE and not units_of(game, park):
        lift(game, game.parks[park])


def lift(game: Game, park: Park) -> None:
    """The marker goes back to the display, and shows that it has not fired."""
    game.put(park.but(hex=OFF_MAP, fired=False))
    game.emit(events.ParkDissolved(park.id, park.hex))


def mark_fired(game: Game, unit: Unit) -> None:
    """A Park is turned to its Fired side when a unit in it fires, in whatever manner.

    [gts.park.fired gts.ruling.park-fired-direct]
    """
    if unit.park != NONE and not game.parks[unit.park].fired:
        game.put(game.parks[unit.park].but(fired=True))
        game.emit(events.ParkFired(unit.park))


def battery_states(unit: Unit, park: Park | None, has_marker: bool) -> Iterator[str]:
    """The state of a battery in words: its Park and whether that has fired, its contact or the lack of it.

    [gts.contact.where-marker gts.contact.markers]
    """
    if park is not None:
        yield "park-fired" if park.fired else "park"
    if has_marker:
        yield "pending" if unit.contact == NONE else "in-contact"
