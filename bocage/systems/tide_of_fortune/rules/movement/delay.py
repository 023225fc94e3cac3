"""Delay markers: what a unit on the move leaves behind to hold up the enemy."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Option, Refusal, Seat
from bocage.systems.tide_of_fortune.rules.formations.ratings import defence
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.markers import lay_marker
from bocage.systems.tide_of_fortune.state.records import NONE, Unit
from bocage.systems.tide_of_fortune.state.rolling import roll


class LayDelay(Option):
    """Try to leave a delay marker of this value here."""

    value: int


def offers(game: Game, unit: Unit) -> list[LayDelay]:
    """The values that it could leave."""
    return [LayDelay(value) for value in range(1, game.face(unit).tr + 1)]


def why_not_lay(game: Game, unit: Unit, choice: LayDelay, order: OrderKind, home: Hex, tried: bool) -> Refusal | None:
    """Under a Maneuver, once, in a hex that it has come to, up to its TR, while there are such markers.

    [tof.5.delay-place tof.ruling.delay-extra]
    """
    about = {"unit": unit.id, "value": choice.value}
    if order != "maneuver" or tried or unit.hex == home:
        return Refusal("tof.5.delay-place", about)
    if not 1 <= choice.value <= game.face(unit).tr:
        return Refusal("tof.5.delay-place", about, reason="value")
    return why_not_here(game, unit.seat, unit.hex, choice.value)


def why_not_here(game: Game, seat: Seat, hex: Hex, value: int) -> Refusal | None:
    """One marker a hex, of those that the side has left.  [tof.ruling.delay-extra tof.5.delay-place]"""
    if (game.delays[0] | game.delays[1]) >> hex & 1:
        return Refusal("tof.ruling.delay-extra", {"hex": hex})
    return None if value in values_left(game, seat) else Refusal("tof.5.delay-place", {"value": value}, reason="none")


def values_left(game: Game, seat: Seat) -> list[int]:
    """The values of the delay markers that a side has left.  [tof.9.chill-delay]"""
    lying = [one.value for one in game.markers if one.kind == "delay" and one.seat == seat and one.hex >= 0]
    counts = game.scene.rulebook.markers.delays
    return [value for value, count in enumerate(counts, start=1) if lying.count(value) < count]


def lay(game: Game, unit: Unit, value: int) -> None:
    """Two dice against the DR of its headquarters, or against its own AR.  [tof.5.delay-place]"""
    division = game.divisions[unit.division] if unit.division != NONE else None
    most = game.face(unit).ar if division is None else defence(game, division)
    dice = roll(game, "delay", unit.seat, 2)
    game.emit(events.DelayTried(unit.id, dice, most))
    if sum(dice) <= most:
        lay_marker(game, "delay", unit.hex, unit.seat, value)
        game.emit(events.DelayLaid(unit.hex, value))
