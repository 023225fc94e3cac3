"""The ground of a hex in lines: what it costs to enter, and what it does to fire."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import View
from bocage.show import Text
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.schema.terrain import MovementClass

MOVERS: tuple[MovementClass, ...] = ("leg", "wheel", "track")


def ground(view: View, place: Hex) -> Sequence[Text]:
    """What each movement class pays off routes, in Column and not, and what is added to fire."""
    scene: Scene = view.scene
    kind = scene.ground.terrain[place]
    lines = []
    for mover in MOVERS:
        rate = kind.rate(mover)
        costs = {"deployed": _points(rate.deployed), "column": _points(rate.column)}
        lines.append(Text("ground-costs", {"mover": mover, **costs}))
    fire = {"unarmoured": f"{kind.unarmoured:+d}", "armoured": f"{kind.armoured:+d}"}
    return [*lines, Text("ground-fire", fire)]


def _points(halves: int | None) -> str:
    """Half movement points as points.

    >>> _points(3), _points(4), _points(1), _points(None)
    ('1½', '2', '½', '–')
    """
    if halves is None:
        return "–"
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)
