"""Lenses over the whole map: the enemy's zones, and where a side commands and is supplied."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits, mask
from bocage.board.hex import reach
from bocage.kernel import Seat, View
from bocage.systems.tide_of_fortune.rules.formations.reaching import radius
from bocage.systems.tide_of_fortune.rules.supply.lines import LinesBack, has_line, open_hexes
from bocage.systems.tide_of_fortune.scene.roads import Net
from bocage.systems.tide_of_fortune.show.overlays import Labels, own_zones
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip
from bocage.systems.tide_of_fortune.state.records import ALLIED, Division, other

ZONES = {
    "zone-weak": (Grip.CONTROLLED_WEAK,),
    "zone-strong": (Grip.CONTROLLED_STRONG,),
    "zone-contested": (Grip.CONTESTED_WEAK, Grip.CONTESTED_STRONG),
}


def lenses(view: View) -> dict[str, Labels]:
    """What is lit up over the whole map for the side of a seat; whoever only watches sees the Allied side's."""
    game: Game = view.board()
    seat = view.seat if view.seat in range(len(game.scene.seats)) else ALLIED
    found: dict[str, Labels] = {name: bound(game, seat, grips) for name, grips in ZONES.items()}
    found["zone-own"] = own_zones(game, seat)
    found["command"] = dict.fromkeys(bits(commanded(game, seat)), "")
    found["supply"] = dict.fromkeys(bits(supplied(game, seat)), "")
    found["unsupplied"] = {game.hq_of(one).hex: "" for one in divisions(game, seat) if not has_line(game, one)}
    return found


def bound(game: Game, seat: Seat, grips: tuple[Grip, ...]) -> Labels:
    """The hexes in which the enemy binds a side so, with his points, of contested ones with both sums."""
    own, enemy = game.zones[seat], game.zones[other(seat)]
    hexes = (hex for hex, grip in enumerate(game.grips[seat]) if grip and Grip(grip) in grips)
    return {hex: f"{enemy[hex]}:{own[hex]}" if own[hex] else str(enemy[hex]) for hex in hexes}


def divisions(game: Game, seat: Seat) -> Iterator[Division]:
    """The divisions of a side whose headquarters are on the map."""
    return (one for one in game.divisions if one.seat == seat and game.hq_of(one).on_map)


def commanded(game: Game, seat: Seat) -> int:
    """The hexes that some headquarters of a side reaches; disrupted ones command nobody."""
    found = 0
    for division in divisions(game, seat):
        hq = game.hq_of(division)
        if not hq.disrupted:
            found |= game.scene.grid.within(hq.hex, radius(game, division, disrupted=False))
    return found


def supplied(game: Game, seat: Seat) -> int:
    """The roads that lead to a source, and from where units on foot trace a line to a headquarters in supply."""
    scene, clear = game.scene, open_hexes(game, seat)
    sources = game.sources(seat)
    found = scene.roads.connected[Net("leg", sources, clear & (scene.roads.hexes["leg"] | sources), game.down)]
    for division in divisions(game, seat):
        if has_line(game, division):
            hq = game.hq_of(division).hex
            found |= mask(reach(LinesBack(game, hq, "leg", seat), hq, scene.rulebook.supply.leg).cost)
    return found
