"""The ground of a hex in lines: what it costs to enter, how much it holds, and what it does in battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.hex import Hex
from bocage.kernel import View
from bocage.show import Text
from bocage.systems.tide_of_fortune.rules.movement.points import points_text
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.state.records import Clock


def ground(view: View, place: Hex) -> Sequence[Text]:
    """What units on foot and motorised ones pay across country, the room, and the line of the combat table.

    [tof.7.move-mp tof.7.stack-limit tof.8.line]
    """
    scene: Scene = view.scene
    (clock,) = view.table(Clock)
    terrain = scene.ground.terrain(place, clock.flooded)
    if not scene.ground.land >> place & 1:
        return []
    muddy = scene.is_muddy(clock.box, clock.weather)
    costs = {"leg": _points(terrain.cost("leg")), "mot": _points(terrain.cost("mot"))}
    room = scene.ground.room(place, clock.flooded, muddy)
    return [
        Text("ground-costs", costs),
        Text("ground-room", {"room": room, "value": terrain.line, "zone": terrain.zoc}),
        *_crossings(scene, place),
    ]


def _points(halves: int | None) -> str:
    return "–" if halves is None else points_text(halves, "maneuver")


def _crossings(scene: Scene, place: Hex) -> Iterator[Text]:
    """The water at its sides, by the hex beyond, and the bridge over it.  [tof.9.major-rivers tof.9.other-water]"""
    for near, water, bridge in scene.ground.around[place]:
        if water:
            kind = scene.ground.water_between(place, near)
            key = "ground-bridge" if bridge >= 0 else "ground-water"
            yield Text(key, {"hex": near, "what": kind, **({"bridge": bridge} if bridge >= 0 else {})})
