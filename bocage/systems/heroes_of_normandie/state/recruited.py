"""Stores: the tiles and options of both armies at a moment; what they have for whom is worked out once."""

from __future__ import annotations

from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.records import Bearer, Tile


class Stores:
    """The tiles of a game. They never change: a marker that is spent makes other stores.

    So what was found out about them holds as long as they do, and is kept with them.
    """

    __slots__ = (
        "alert",
        "ammunition",
        "bluffs",
        "broken_points",
        "extra_cards",
        "gear",
        "serving",
        "stars",
        "supplying",
        "tiles",
        "veterans",
    )

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = tiles
        self.serving: dict[Bearer, tuple[Tile, ...]] = {}
        self.supplying: dict[Bearer, tuple[Tile, ...]] = {}
        self.ammunition: dict[Bearer, tuple[Tile, ...]] = {}
        """The options with a marker that adds to fire."""
        self.gear: dict[Bearer, tuple[tuple[int, Weapon], ...]] = {}
        self.alert: dict[Bearer, bool] = {}
        """Whether an option gives Opportunity Fire."""
        self.stars: dict[Seat, int] = {}
        """The Order Stars of tiles and options."""
        self.bluffs: dict[Seat, int] = {}
        """The Bluff tokens of an army."""
        self.broken_points: dict[Seat, int] = {}
        """What the broken tiles of a player are worth to his enemy."""
        self.extra_cards: dict[Seat, int] = {}
        """The cards that a player may draw beyond his hand."""
        self.veterans: tuple[Tile, ...] | None = None
        """The tiles with a marker that re-rolls dice, once they have been asked for."""

    def after(self, tile: Tile, tiles: tuple[Tile, ...]) -> Stores:
        """The stores when the markers of a tile have changed: what the other player's have still holds."""
        new = Stores(tiles)
        new.alert, new.stars, new.bluffs = self.alert, self.stars, self.bluffs
        new.broken_points, new.extra_cards = self.broken_points, self.extra_cards
        new.serving = {bearer: found for bearer, found in self.serving.items() if bearer[0] != tile.seat}
        new.supplying = {bearer: found for bearer, found in self.supplying.items() if bearer[0] != tile.seat}
        new.ammunition = {bearer: found for bearer, found in self.ammunition.items() if bearer[0] != tile.seat}
        new.gear = {bearer: found for bearer, found in self.gear.items() if bearer[0] != tile.seat}
        return new

    def __eq__(self, other: object) -> bool:
        """The same tiles, whatever has been asked so far."""
        return isinstance(other, Stores) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(self.tiles)
