"""Fields of sight and fire (Champ de tir): who sees and can hit what from where."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

from bocage.board.bits import bits
from bocage.board.hex import Hex, HexGrid, Screens, Sight
from bocage.systems.tide_of_iron.sight import Ground


class Zones(dict[tuple[Hex, int], int]):
    """The hexes in sight from a hex and within so many times a range, one longer downhill, worked out once each."""

    def __init__(self, sight: Sight, lower: tuple[int, ...], times: int) -> None:
        super().__init__()
        self.sight = sight
        self.lower = lower
        self.times = times

    def __missing__(self, key: tuple[Hex, int]) -> int:
        hex, range = key
        reach = hexes_within(self.sight.grid, hex, self.times * range, self.times * (range + 1), self.lower[hex])
        self[key] = zone = self.sight.sees[hex] & reach
        return zone


def hexes_within(grid: HexGrid, hex: Hex, range: int, downhill: int, lower: int) -> int:
    """The hexes up to a distance away, and those of the lower ones up to another, seen or not, as a bitset."""
    return grid.within(hex, range) | grid.within(hex, downhill) & lower if range else 0


class Fields:
    """Who sees and can hit what from where, for one table of sight; smoke makes another.

    Smoke comes and goes hex by hex, and not every pattern is looked at: what it hides is worked out by the first look.
    """

    def __init__(self, look: Callable[[], Sight], lower: tuple[int, ...]) -> None:
        self.look = look
        self.lower = lower

    @cached_property
    def sight(self) -> Sight:
        """The table of sight."""
        return self.look()

    @cached_property
    def sees(self) -> tuple[int, ...]:
        """The hexes that are seen from each hex, as bitsets."""
        return self.sight.sees

    @cached_property
    def zones(self) -> Zones:
        """The fields of fire of each hex and range: up to long range."""
        return Zones(self.sight, self.lower, 2)

    @cached_property
    def near_zones(self) -> Zones:
        """The same up to normal range."""
        return Zones(self.sight, self.lower, 1)

    def __eq__(self, other: object) -> bool:
        # The fields of one smoke may be worked out twice, and are the same to whoever compares two games.
        return isinstance(other, Fields) and self.sees == other.sees and self.lower == other.lower

    def __hash__(self) -> int:
        return hash(self.lower)

    def between(self, a: Hex, b: Hex) -> bool:
        """Whether two hexes see each other."""
        return bool(self.sees[a] >> b & 1)

    def seen_from(self, hexes: int, others: int) -> int:
        """Those of some hexes that are seen from any of the others, both as bitsets."""
        found = 0
        for hex in bits(hexes):
            if others & self.sees[hex]:
                found |= 1 << hex
        return found

    def zone(self, shooter: Hex, range: int) -> int:
        """All hexes in sight and within twice the range, one longer downhill, as a bitset."""
        return self.zones[shooter, range]

    def near_zone(self, shooter: Hex, range: int) -> int:
        """All hexes in sight and within the range itself, one longer downhill, as a bitset."""
        return self.near_zones[shooter, range]

    def within(self, shooter: Hex, range: int, downhill: int) -> int:
        """The hexes up to a distance away, and those below up to another, seen or not."""
        return hexes_within(self.sight.grid, shooter, range, downhill, self.lower[shooter])


@lru_cache(maxsize=256)
def sight_over(ground: Ground, radius: int) -> Sight:
    """Who sees whom over ground without smoke, worked out once for the same ground."""
    return Sight.where(ground.grid, radius, ground)


@lru_cache(maxsize=256)
def screens_over(ground: Ground, sight: Sight) -> Screens:
    """What smoke hides over ground, worked out once for the same ground."""
    return Screens(sight, lambda hex: ground.with_smoke(1 << hex))
