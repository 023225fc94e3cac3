"""Maps as the data files write them: terrain as text, and beside it routes, hexsides, crossings, posts and places."""

from __future__ import annotations

from bocage.board.hex import HexGrid, first_gap
from bocage.board.hex.paper import COMPASS
from bocage.content import Fault, GridMap, MapText, check_cells, check_sides

Runs = tuple[tuple[str, ...], ...]


class BattleMap(MapText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map. Rivers, streams and crests are `sides`; a route is the run of hexes that it goes through.

    Routes that share a hex join there, but for those of a kind that is `unlinked` in it: railways cross roads without
    joining them, except at stations.  [gts.move.two-roads]
    """

    compass = COMPASS["flat"]
    routes: dict[str, Runs] = {}
    unlinked: dict[str, tuple[str, ...]] = {}
    bridges: tuple[str, ...] = ()
    """Hexsides over which routes lead."""
    ferries: tuple[str, ...] = ()
    posts: tuple[str, ...] = ()
    """Hexes with an observation post.  [gts.op.what]"""
    strongpoints: tuple[str, ...] = ()
    """[gts.sp.what]"""

    def read(self) -> GridMap:
        """The map that the text draws, with all that lies beside it checked."""
        land = super().read()
        names = frozenset(land.names)
        for field, sides in (("bridges", self.bridges), ("ferries", self.ferries)):
            check_sides(field, sides, names, self.compass)
        for kind, cells in self.unlinked.items():
            check_cells(f"unlinked.{kind}", cells, names)
            if kind not in self.routes:
                raise Fault(f"unlinked.{kind}", "the map has no such route")
        check_cells("posts", self.posts, names)
        check_cells("strongpoints", self.strongpoints, names)
        self._check_routes(land)
        return land

    def _check_routes(self, land: GridMap) -> None:
        grid, hexes = HexGrid(land.columns, land.rows), {name: hex for hex, name in enumerate(land.names)}
        for kind, runs in self.routes.items():
            for number, run in enumerate(runs):
                field = f"routes.{kind}[{number}]"
                check_cells(field, run, hexes)
                if gap := first_gap(grid, [hexes[name] for name in run]):
                    one, other = (land.names[hex] for hex in gap)
                    raise Fault(field, f"{one} and {other} are not adjacent")
