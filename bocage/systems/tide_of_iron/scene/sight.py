"""Line of sight (Ligne de vue): on one level, between levels, along hexsides."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bocage.board.hex import Hex, HexGrid


@dataclass(frozen=True, slots=True)
class Ground:
    """What blocks sight: levels, and the hexes that are blocking terrain. Units never do.

    [toi.los.units-never-block toi.los.whole-hex]
    """

    grid: HexGrid
    levels: tuple[int, ...]
    blocking: tuple[bool, ...]
    blind: tuple[int, ...]
    """How many hexes behind the closest obstruction are blind, by the level difference from 1 on."""
    low_blockers_ignored: bool
    """Whether blocking terrain below both units is looked over."""
    _opaque: dict[int, frozenset[Hex]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The hexes that block on each level, as far as they have been asked for."""

    def with_smoke(self, smoke: int) -> Ground:
        """The same ground with smoke in the hexes of a bitset: it blocks like terrain.  [toi.los.smoke]"""
        blocking = tuple(kind or bool(smoke >> hex & 1) for hex, kind in enumerate(self.blocking))
        return replace(self, blocking=blocking)

    def __call__(self, a: Hex, b: Hex, left: tuple[Hex, ...], right: tuple[Hex, ...]) -> bool:
        """A line along hexsides is clear if either of the two parallel lines beside it is.

        Along the edge of the map one of them leaves it: nothing is in its way but the hexes that it still meets.
        [toi.los.hexside toi.ruling.plateau-on-a-hexside-line toi.ruling.line-touching-only-a-vertex
        toi.ruling.line-along-the-map-edge]
        """
        if self.line_is_clear(a, b, left):
            return True
        if left is not right:
            return self.line_is_clear(a, b, right)
        outside = self.grid.line_outside(a, b)
        return outside is not None and self.line_is_clear(a, b, outside)

    def line_is_clear(self, a: Hex, b: Hex, between: tuple[Hex, ...]) -> bool:
        """Adjacent hexes always see each other; else the levels of the two ends decide which test applies.

        [toi.los.adjacent toi.los.end-hexes toi.los.symmetric toi.ruling.smoke-and-units-on-both-ends]
        """
        if not between:
            return True
        if self.levels[a] == self.levels[b]:
            return self.opaque_on(self.levels[a]).isdisjoint(between)
        if self.levels[a] > self.levels[b]:
            return self.looks_down(a, b, between)
        return self.looks_down(b, a, between[::-1])

    def opaque_on(self, level: int) -> frozenset[Hex]:
        """All hexes that block sight between two others on a level, worked out once."""
        opaque = self._opaque.get(level)
        if opaque is None:
            opaque = frozenset(hex for hex in range(len(self.levels)) if self.blocks_on_level(hex, level))
            self._opaque[level] = opaque
        return opaque

    def blocks_on_level(self, hex: Hex, level: int) -> bool:
        """On one level blocking terrain blocks, and so does higher ground.

        [toi.los.line toi.los.blocking-hexes toi.terrain.hill-los]
        """
        return self.levels[hex] > level or self.stands_in_the_way(hex, level)

    def looks_down(self, high: Hex, low: Hex, between: tuple[Hex, ...]) -> bool:
        """From a height one sees what stands in no blind hex, nor behind ground higher than both.

        `between` runs from the higher hex to the lower one.
        [toi.los.diff-idea toi.los.diff-clear toi.los.blocking-height toi.los.closest-obstruction toi.los.beyond-blind
        toi.los.blind-1 toi.los.blind-2 toi.ruling.closest-obstruction-distance]
        """
        top, bottom = self.levels[high], self.levels[low]
        if any(self.levels[hex] > top for hex in between) or self.stands_back_from_edge(high, between):
            return False
        closest = next((hex for hex in reversed(between) if self.obstructs(hex, top, bottom)), None)
        return closest is None or self.grid.distance(closest, low) > self.blind[top - bottom - 1]

    def stands_back_from_edge(self, high: Hex, between: tuple[Hex, ...]) -> bool:
        """Who does not stand at the edge of a height sees nothing below it.

        [toi.los.plateau toi.ruling.plateau-hex-immediately-in-front]
        """
        return self.levels[between[0]] == self.levels[high]

    def obstructs(self, hex: Hex, top: int, bottom: int) -> bool:
        """Between levels blocking terrain obstructs, and ground above the lower unit.

        [toi.los.obstruction-types toi.terrain.hill-los toi.ruling.hill-as-obstruction]
        """
        return bottom < self.levels[hex] <= top or self.stands_in_the_way(hex, bottom)

    def stands_in_the_way(self, hex: Hex, lowest: int) -> bool:
        """Woods, buildings and smoke are in the way at any level; by the option only if not below both units.

        [toi.terrain.blocking toi.ruling.blocking-terrain-below-both-units]
        """
        return self.blocking[hex] and not (self.low_blockers_ignored and self.levels[hex] < lowest)
