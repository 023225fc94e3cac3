"""Voyages: who goes aboard, how far a transport comes over the sea, and who goes ashore."""

from __future__ import annotations

from bocage.board.hex import Hex, Reach, reach
from bocage.board.reach import Steps
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.rules.sea.mines import mined_hexes
from bocage.systems.tide_of_fortune.schema.profiles import TransportProfile
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, NONE, OFF_MAP, Transport, TransportId, Unit, other

ABOARD = "aboard"


class SeaWays:
    """Steps over the sea, one each, and from it to the hexes that a transport may land at."""

    __slots__ = ("_game", "_goals")

    def __init__(self, game: Game, goals: int) -> None:
        self._game, self._goals = game, goals

    def __getitem__(self, here: Hex, /) -> Steps:
        """See `Costs`: from a hex of the coast to sea, from sea to sea and to where it lands."""
        scene = self._game.scene
        open_to = scene.ground.sea | (self._goals if scene.ground.sea >> here & 1 else 0)
        found = tuple(near for near in scene.grid.neighbours(here) if open_to >> near & 1)
        return ((1, found),) if found else ()


def profile_of(game: Game, transport: Transport) -> TransportProfile:
    """What a transport is."""
    return game.scene.roster.transports[transport.name]


def cargo(game: Game, number: TransportId) -> list[Unit]:
    """Who is aboard."""
    return [unit for unit in game.units if unit.transport == number and unit.where == ABOARD]


def weight(game: Game, unit: Unit) -> int:
    """The room that a unit takes aboard a barge: motorised ones twice as much.  [tof.9.barge-motorised]"""
    factor = game.scene.rulebook.coast.barge_mot_factor if game.profile(unit).motorised else 1
    return load_of(game, unit) * factor


def friendly_ports(game: Game, seat: Seat) -> int:
    """The ports that a side holds.  [tof.9.barge-capacity]"""
    found = 0
    for hex in game.scene.ports:
        site = game.sites[game.scene.site_at[hex]]
        if site.holder == seat and not game.occupied[other(seat)] >> hex & 1:
            found |= 1 << hex
    return found


def landing_places(game: Game, transport: Transport) -> int:
    """Where a transport may land: German barges in ports, Allied ones anywhere on the coast without enemies.

    [tof.9.barge-capacity tof.3.landing-barges tof.ruling.landing-allied]
    """
    if transport.seat == ALLIED:
        return game.scene.coast & ~game.closed(ALLIED)
    return friendly_ports(game, transport.seat)


def seaway(game: Game, transport: Transport) -> Reach:
    """How far a transport comes in a turn; in mines an Allied one stops, a German one sails through.

    [tof.9.barge-capacity tof.9.mines-stop tof.9.mines-german-free]
    """
    far = profile_of(game, transport).sea_hexes or len(game.scene.grid)
    mines = mined_hexes(game) if transport.seat == ALLIED else 0
    goals = landing_places(game, transport)
    ways = SeaWays(game, goals)
    # The hex of land at the end is no sea hex: it costs nothing.
    return reach(ways, transport.hex, far + 1, must_stop=mines | goals)


def hexes_at_sea(game: Game, found: Reach, hex: Hex) -> int:
    """How many sea hexes a voyage to a hex has."""
    return found.cost[hex] - (0 if game.scene.ground.sea >> hex & 1 else 1)


def embark(game: Game, unit: Unit, number: TransportId) -> None:
    """A unit goes aboard."""
    game.put(unit.but(hex=OFF_MAP, where=ABOARD, transport=number, attached=NONE, acted=game.now.impulse))
    game.emit(events.Embarked(unit.id, number))


def disembark(game: Game, number: TransportId, hex: Hex) -> None:
    """All aboard go ashore."""
    for unit in cargo(game, number):
        game.put(unit.but(hex=hex, where="map", transport=NONE))
        game.emit(events.Disembarked(unit.id, hex))


def sail(game: Game, number: TransportId, hex: Hex) -> None:
    """A transport comes to a hex, and has moved in this turn."""
    game.put(game.transports[number].but(hex=hex, moved=game.now.turn))
    game.emit(events.Sailed(number, hex))


def at_sea(game: Game) -> list[Transport]:
    """The transports on the open sea."""
    return [one for one in game.transports if one.hex != OFF_MAP and game.scene.ground.sea >> one.hex & 1]
