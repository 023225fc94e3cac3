"""Recruitment: the tiles and options that a player takes for his army."""

from __future__ import annotations

from bocage.kernel import Event, Seat
from bocage.systems.heroes_of_normandie.state.records import TileId


class ArmyTaken(Event):
    """A player takes a ready-made army."""

    seat: Seat
    army: str


class TileTaken(Event):
    """A player recruits a tile."""

    seat: Seat
    tile: TileId


class OptionFitted(Event):
    """A player puts an option on a tile."""

    seat: Seat
    option: TileId
    tile: TileId


class ArmyReady(Event):
    """A player has recruited his army: what it costs, and its Order Stars."""

    seat: Seat
    cost: int
    orders: int
