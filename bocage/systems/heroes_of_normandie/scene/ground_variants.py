"""Grounds: what the board is with wrecks, smoke, wire and passages on it and buildings in ruins, each made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.bits import mask
from bocage.board.square import Square, SquareGrid
from bocage.systems.heroes_of_normandie.scene.buildings import House
from bocage.systems.heroes_of_normandie.scene.ground import Ground, Walls
from bocage.systems.heroes_of_normandie.schema.armies import Tables
from bocage.systems.heroes_of_normandie.schema.units import Symbols

PASSAGE = "passage"
MARKERS = ("smoke", "barbed-wire", PASSAGE)
"""What is laid on a square, and not printed on it."""
KEPT_GROUNDS = 256
"""So many grounds with things lying on them are remembered."""

Overlay = tuple[Square, str]
"""Something that lies on a square: a terrain by its name, a passage, or a wreck by the type of its vehicle."""
GroundKey = tuple[tuple[Overlay, ...], int]
"""What lies on the board, and which buildings are in ruins."""


class Grounds:
    """The grounds that the printed board turns into, shared by all games of a scene."""

    def __init__(
        self, grid: SquareGrid, printed: Sequence[str], houses: Sequence[House], barriers: int, tables: Tables
    ) -> None:
        self._grid = grid
        self._printed = printed
        self._houses = houses
        self._barriers = barriers
        self._tables = tables
        self._known: dict[GroundKey, Ground] = {}
        self._bare: dict[GroundKey, Ground] = {}
        """The grounds with nothing on them but passages, which others are like: what is known of them is worth most."""

    def ground(self, overlays: tuple[Overlay, ...], ruined: int) -> Ground:
        """The board with things lying on it and some buildings in ruins, worked out once.

        What passages leave is a ground of its own, and that with other things like it: so these only add to it.
        """
        key = overlays, ruined
        known = self._known if any(name != PASSAGE for _, name in overlays) else self._bare
        ground = known.get(key)
        if ground is None:
            ground = self._made(overlays, ruined)
            if len(known) >= KEPT_GROUNDS:
                known.clear()
            known[key] = ground
        return ground

    def _made(self, overlays: tuple[Overlay, ...], ruined: int) -> Ground:
        """A passage opens what the board has there, never what comes to lie on it: a wreck keeps its terrain.

        [hon.ruling.passage-marker-effect hon.unit.wreck-terrain]
        """
        walls = self.walls(ruined)
        if not overlays:
            return Ground(self._grid, dict(self._board(ruined)), walls)
        passages = tuple([overlay for overlay in overlays if overlay[1] == PASSAGE])
        added = [overlay for overlay in overlays if overlay[1] != PASSAGE]
        changed = mask(square for square, _ in added or passages)
        if added:
            like = self.ground(passages, ruined)
            squares = dict(like.squares)
            for square, name in added:
                squares[square] = (*squares.get(square, ()), self._symbols(name))
        else:
            like = self.ground((), ruined)
            squares = {square: found for square, found in like.squares.items() if not changed >> square & 1}
        return Ground(self._grid, squares, walls, like, changed)

    def walls(self, ruined: int) -> Walls:
        """The walls of the buildings that stand; under a ruin too squares are taken."""
        taken, closed, blind, doors, cores = 0, self._barriers, self._barriers, 0, 0
        around: dict[Square, int] = {}
        for number, house in enumerate(self._houses):
            taken |= house.under
            if not ruined >> number & 1:
                closed |= house.walls & ~house.doors
                blind |= house.walls & ~house.openings
                doors |= house.doors
                cores |= house.core
                around |= dict.fromkeys(house.inner, number)
        return Walls(closed, blind, doors, taken, around, cores)

    def _board(self, ruined: int) -> Iterator[tuple[Square, tuple[Symbols, ...]]]:
        """The terrain of the boards and tiles; a tile hides what it lies on, and all its squares have its symbols.

        [hon.terr.printed-wins hon.terr.extent hon.terr.defpos-los]
        """
        terrain, buildings = self._tables.terrain, self._tables.buildings
        for place, name in enumerate(self._printed):
            if name in terrain and not any(house.under >> place & 1 for house in self._houses):
                yield place, (terrain[name],)
        for number, house in enumerate(self._houses):
            kind = buildings[house.kind]
            symbols: Symbols = terrain[kind.ruined] if ruined >> number & 1 else kind
            for square in house.inner:
                yield square, (symbols,)

    def _symbols(self, name: str) -> Symbols:
        if name in self._tables.terrain:
            return self._tables.terrain[name]
        wreck = self._tables.types[name].wreck
        assert wreck is not None
        return wreck
