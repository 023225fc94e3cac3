"""Routes: roads, railways and the like, drawn as runs of hexes, looked up as links between adjacent hexes."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, TypeAlias

from bocage.board.bits import mask
from bocage.board.hex.grid import HexGrid
from bocage.board.hex.paper import Hex

Run: TypeAlias = Sequence[Hex]
"""The hexes that a route goes through, one after the other."""
Link: TypeAlias = tuple[Hex, Hex]
"""A step along a route, from a hex to an adjacent one."""

NOWHERE: Final[Mapping[str, Collection[Hex]]] = MappingProxyType({})


def links(runs: Iterable[Run]) -> frozenset[Link]:
    """The steps along some routes, both ways.

    >>> sorted(links([(1, 2, 3), (2, 5)]))
    [(1, 2), (2, 1), (2, 3), (2, 5), (3, 2), (5, 2)]
    """
    return frozenset(step for run in runs for a, b in pairwise(run) for step in ((a, b), (b, a)))


def first_gap(grid: HexGrid, run: Run) -> Link | None:
    """The first step of a run that does not lead to an adjacent hex.

    >>> grid = HexGrid(4, 2)
    >>> first_gap(grid, [0, 1, 2]), first_gap(grid, [0, 1, 3])
    (None, (1, 3))
    """
    return next(((a, b) for a, b in pairwise(run) if not grid.adjacent[a] >> b & 1), None)


class Routes:
    """The routes of a map by their kinds: along which steps they lead, and where they join.

    Routes that share a hex join there, but for those of a kind that is `unlinked` in that hex: a railway on a bridge
    over a road. A route always joins those of its own kind.

    >>> routes = Routes({"road": [(0, 1, 2)], "railway": [(4, 1, 8), (4, 5)]}, unlinked={"railway": [1]})
    >>> routes.between(1, 2), routes.between(2, 5)
    (('road',), ())
    >>> routes.lead_on(0, 1, 2), routes.lead_on(0, 1, 8), routes.lead_on(8, 1, 4)
    (True, False, True)
    """

    __slots__ = ("_between", "_unlinked", "hexes", "links")

    def __init__(self, runs: Mapping[str, Iterable[Run]], unlinked: Mapping[str, Collection[Hex]] = NOWHERE) -> None:
        self.links: Final[Mapping[str, frozenset[Link]]] = {kind: links(of_kind) for kind, of_kind in runs.items()}
        """The steps along the routes of each kind, both ways."""
        self.hexes: Final = {kind: mask(a for a, _ in steps) for kind, steps in self.links.items()}
        """The hexes with a route of each kind, as bitsets."""
        self._unlinked: Final = {kind: mask(hexes) for kind, hexes in unlinked.items()}
        between: dict[Link, tuple[str, ...]] = {}
        for kind, steps in self.links.items():
            for step in steps:
                between[step] = (*between.get(step, ()), kind)
        self._between: Final = between

    def between(self, a: Hex, b: Hex) -> tuple[str, ...]:
        """The kinds of the routes that join two hexes, in the order in which they were given."""
        return self._between.get((a, b), ())

    def lead_on(self, before: Hex, here: Hex, to: Hex) -> bool:
        """Whether who came along a route goes on along one that joins it here."""
        left = self.between(here, to)
        return any(
            one in left or any(self._join(one, other, here) for other in left) for one in self.between(before, here)
        )

    def _join(self, one: str, other: str, here: Hex) -> bool:
        return not (self._unlinked.get(one, 0) | self._unlinked.get(other, 0)) >> here & 1
