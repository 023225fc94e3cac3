"""The ground of a square in lines: who gets through, what protects there, what it does to shots."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.square import Square
from bocage.kernel import View
from bocage.show import Text
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.units import Terrain
from bocage.systems.heroes_of_normandie.schema.vocabulary import FAMILIES, Family


def ground(view: View, place: Square) -> Sequence[Text]:
    """The effect symbols of a terrain element; inside buildings there are none to tell."""
    scene: Scene = view.scene
    kind = scene.tables.terrain.get(scene.terrain_name(place))
    if kind is None:
        return []
    lines = [Text("ground-movement", {family: _movement(kind, family) for family in FAMILIES})]
    if any(kind.bonus.values()):
        lines.append(Text("ground-bonus", {family: f"+{kind.bonus.get(family, 0)}" for family in FAMILIES}))
    if kind.obstacle:
        lines.append(Text("ground-obstacle", {"value": kind.obstacle}))
    if kind.blocks:
        lines.append(Text("ground-blocks", {}))
    return lines


def _movement(kind: Terrain, family: Family) -> str:
    if kind.impassable or family in kind.forbidden:
        return "closed"
    return "difficult" if family in kind.difficult else "open"
