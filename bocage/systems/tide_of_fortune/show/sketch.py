"""The board as a seat sees it: hexes, water, roads, bridges, places and counters, for any client to draw."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Point, View
from bocage.show import Cell, Mark, Sketch, Spot, Stroke
from bocage.systems.tide_of_fortune.scene.ground import ROADS
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.show.battles import attackers, targets
from bocage.systems.tide_of_fortune.show.counters import piece_of
from bocage.systems.tide_of_fortune.show.names import battery_names, bridge_names, place_word
from bocage.systems.tide_of_fortune.show.trays import trays
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import (
    ALLIED,
    OFF_MAP,
    Battery,
    Bridge,
    Clock,
    Marker,
    Site,
    Transport,
    Unit,
)

Marks = dict[Hex, list[Mark]]
GROUND = ("westwall", "beach", "port", "docks", "exit")
"""Marks that belong to the ground."""
BRIDGE = "bridge"


def sketch(view: View) -> Sketch:
    """The board with its ground, places, markers and units."""
    game: Game = view.board()
    (clock,) = view.table(Clock)
    ground, strokes = _land(view.scene, clock.flooded)
    cells = list(ground)
    for hex, marks in _marks(view).items():
        cells[hex] = cells[hex].but(marks=(*cells[hex].marks, *marks))
    fighting = attackers(view)
    pieces = tuple(piece_of(view, unit, game, unit.id in fighting) for unit in view.table(Unit) if unit.on_map)
    return Sketch("hex", tuple(cells), pieces, strokes, _spots(view.scene), tuple(trays(view, game)))


# The ground


@lru_cache(maxsize=16)
def _land(scene: Scene, flooded: bool) -> tuple[tuple[Cell, ...], tuple[Stroke, ...]]:
    """The hexes with what belongs to the ground and all lines, drawn once for a scene, and once more for the floods."""
    marks: Marks = {}
    for kind, hexes in _grounds(scene).items():
        for hex in hexes:
            marks.setdefault(hex, []).append(Mark(kind))
    captions = {hex: place_word(name) for name, hex in scene.ground.places.items()}
    cells = tuple(
        _cell(scene, hex, flooded, marks.get(hex, []), captions.get(hex, "")) for hex in range(len(scene.grid))
    )
    return cells, tuple(_strokes(scene))


def _grounds(scene: Scene) -> dict[str, list[Hex]]:
    text, ground = scene.ground.text, scene.ground
    exits = bits(scene.exits)
    return dict(
        zip(
            GROUND,
            (
                list(bits(ground.westwall)),
                [ground.numbers[name] for name in text.beaches],
                [ground.places[name] for name in text.ports if name not in text.docks],
                [ground.places[name] for name in text.docks],
                list(exits),
            ),
            strict=True,
        )
    )


def _cell(scene: Scene, hex: Hex, flooded: bool, marks: list[Mark], caption: str) -> Cell:
    grid, ground = scene.grid, scene.ground
    outline = tuple(Point(*corner) for corner in grid.corners(hex))
    terrain = ground.terrain_name(hex, flooded)
    return Cell(
        hex,
        ground.names[hex],
        Point(*grid.centre(hex)),
        outline,
        terrain,
        marks=tuple(marks),
        caption=caption,
    )


def _strokes(scene: Scene) -> Iterator[Stroke]:
    """Water along hexsides, ferries, roads from hex to hex with the best on top, bridges over the water."""
    grid, ground = scene.grid, scene.ground
    for side, kind in ground.water.items():
        one, other = grid.side_corners(side)
        yield Stroke(kind, (Point(*one), Point(*other)))
    for here, there in ground.text.ferries:
        ends = (grid.centre(ground.places[here]), grid.centre(ground.places[there]))
        yield Stroke("ferry", tuple(Point(*end) for end in ends))
    for route in reversed(ROADS):
        for a, b in sorted(ground.routes.links.get(route, ())):
            if a < b:
                yield Stroke(route, (Point(*grid.centre(a)), Point(*grid.centre(b))))
    for crossing in ground.bridges:
        one, other = grid.side_corners(crossing.side)
        yield Stroke(BRIDGE, (Point(*one), Point(*other)))


@lru_cache(maxsize=8)
def _spots(scene: Scene) -> tuple[Spot, ...]:
    """Bridges are points of the board: the middles of the hexsides that they cross."""
    return tuple(Spot(BRIDGE, number, _bridge_at(scene, number)) for number in range(len(scene.ground.bridges)))


def _bridge_at(scene: Scene, bridge: int) -> Point:
    (ax, ay), (bx, by) = scene.grid.side_corners(scene.ground.bridges[bridge].side)
    return Point((ax + bx) // 2, (ay + by) // 2)


# What lies on it


def _marks(view: View) -> Marks:
    """Places that count, bridges that do not stand, batteries, transports, markers, and what is attacked."""
    found: Marks = {}
    for hex, mark in (*_sites(view), *_bridges(view), *_batteries(view), *_markers(view), *_targets(view)):
        found.setdefault(hex, []).append(mark)
    return found


def _sites(view: View) -> Iterator[tuple[Hex, Mark]]:
    """Places that are worth something to the Allies, and who holds them.  [tof.ruling.hex-control-vp]"""
    scene: Scene = view.scene
    worth = worth_of_places(scene)
    for site in view.table(Site):
        name = scene.site_names[site.id]
        if name in worth:
            yield site.hex, Mark("place", worth[name], is_goal=True, holder=site.holder, label=place_word(name))


def worth_of_places(scene: Scene) -> dict[str, int]:
    """What the Allies score for the places that they hold, each for itself or with others."""
    scores = scene.scenario.victory.scores
    return {name: score.points for score in scores if score.kind == "place" for name in score.at}


def _bridges(view: View) -> Iterator[tuple[Hex, Mark]]:
    """A bridge that is down, or is being rebuilt, is marked in the hexes at both ends.  [tof.ruling.bridge-ends]"""
    names, crossings = bridge_names(view), view.scene.ground.bridges
    for bridge in view.table(Bridge):
        if bridge.state != "intact":
            kind = "blown-bridge" if bridge.state == "blown" else "under-work"
            for end in crossings[bridge.id].ends:
                yield end, Mark(kind, label=names[bridge.id], at=_bridge_at(view.scene, bridge.id))


def _batteries(view: View) -> Iterator[tuple[Hex, Mark]]:
    names = battery_names(view)
    for battery in view.table(Battery):
        kind = "silenced" if not battery.strength else "battery-disrupted" if battery.disrupted else "battery"
        yield battery.hex, Mark(kind, battery.strength, label=names[battery.id])


def _markers(view: View) -> Iterator[tuple[Hex, Mark]]:
    for marker in view.table(Marker):
        if marker.hex != OFF_MAP:
            yield marker.hex, Mark(marker.kind, marker.value, holder=marker.seat)
    for transport in view.table(Transport):
        if transport.hex != OFF_MAP:
            kind = "landing-craft" if transport.seat == ALLIED else "barge"
            yield transport.hex, Mark(kind, holder=transport.seat, label=transport.name)


def _targets(view: View) -> Iterator[tuple[Hex, Mark]]:
    kind = "under-attack"
    for hex in sorted(targets(view)):
        yield hex, Mark(kind)
