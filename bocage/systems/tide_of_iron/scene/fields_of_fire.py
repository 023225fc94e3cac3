"""Fields of sight and fire (Champ de tir): who sees and can hit what from where."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache, partial

from bocage.board.bits import bits
from bocage.board.hex import Hex, Screens, Sight
from bocage.board.kept import Kept
from bocage.systems.tide_of_iron.scene.sight import Ground


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
    def zones(self) -> Kept[tuple[Hex, int], int]:
        """The field of fire of each hex and range up to long range, one longer downhill, as a bitset."""
        return Kept(partial(self._zone, 2))

    @cached_property
    def near_zones(self) -> Kept[tuple[Hex, int], int]:
        """The same up to normal range."""
        return Kept(partial(self._zone, 1))

    def _zone(self, times: int, place: tuple[Hex, int]) -> int:
        hex, range = place
        return self.sees[hex] & self.within(hex, times * range, times * (range + 1))

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

    def within(self, shooter: Hex, range: int, downhill: int) -> int:
        """The hexes up to a distance away, and those below up to another, seen or not."""
        if not range:
            return 0
        within = self.sight.grid.within
        return within(shooter, range) | within(shooter, downhill) & self.lower[shooter]


@lru_cache(maxsize=256)
def sight_over(ground: Ground, radius: int) -> Sight:
    """Who sees whom over ground without smoke, worked out once for the same ground."""
    return Sight.where(ground.grid, radius, ground)


@lru_cache(maxsize=256)
def screens_over(ground: Ground, sight: Sight) -> Screens:
    """What smoke hides over ground, worked out once for the same ground."""
    return Screens(sight, lambda hex: ground.with_smoke(1 << hex))
