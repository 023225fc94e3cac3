"""Roads as a graph, for lines of supply, and the steps into every hex, for lines that are followed backwards."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex
from bocage.board.kept import Kept
from bocage.systems.tide_of_fortune.scene.ground import ROADS, Going, Ground, Way
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover

KEPT_NETS = 256
GOOD_ROADS = ROADS[:2]
"""Those that the lines of motorised divisions follow.  [tof.6.hq-line-roads]"""


class Net(NamedTuple):
    """Roads that are open: for whom, from which sources, in which hexes, and which bridges are down."""

    mover: Mover
    sources: int
    clear: int
    down: int


class Roads:
    """The roads of a map.  [tof.3.cmd-hq-line-motorised tof.3.cmd-hq-line-infantry tof.6.hq-line-roads]"""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.links = {mover: self._links(mover) for mover in ("leg", "mot")}
        """For each hex of a road that a division's line may follow: where it leads, and the bridge on the way."""
        self.hexes = {mover: mask(links) for mover, links in self.links.items()}
        self.connected: Kept[Net, int] = Kept(self._connected, KEPT_NETS)
        """The hexes of roads that lead to a source."""
        self.into: Kept[Going, tuple[tuple[tuple[Hex, Way], ...], ...]] = Kept(self._into)
        """For each hex the steps into it, with the hexes that they come from."""

    def _links(self, mover: Mover) -> dict[Hex, tuple[tuple[Hex, int], ...]]:
        ground = self._ground
        kinds = ROADS if mover == "leg" else GOOD_ROADS
        found = {}
        for hex in range(len(ground.grid)):
            links = tuple(
                (near, ground.bridge_between(hex, near))
                for near in ground.grid.neighbours(hex)
                if ground.road_between(hex, near) in kinds
            )
            if links:
                found[hex] = links
        return found

    def _connected(self, net: Net) -> int:
        """Search from the sources over open hexes; a bridge that is down cuts its road.  [tof.ruling.road-cut]"""
        links = self.links[net.mover]
        found = net.sources & net.clear
        fresh = list(bits(found))
        while fresh:
            for near, bridge in links.get(fresh.pop(), ()):
                if net.clear >> near & 1 and not found >> near & 1 and (bridge < 0 or not net.down >> bridge & 1):
                    found |= 1 << near
                    fresh.append(near)
        return found

    def _into(self, going: Going) -> tuple[tuple[tuple[Hex, Way], ...], ...]:
        found: list[list[tuple[Hex, Way]]] = [[] for _ in self._ground.around]
        for here, ways in enumerate(self._ground.ways[going]):
            for way in ways:
                found[way.to].append((here, way))
        return tuple(tuple(steps) for steps in found)
