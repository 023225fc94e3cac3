"""The chart: what never changes of a scene, as machine players see it: goals, their worth, the roads there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bocage.board.bits import mask
from bocage.board.hex import Hex, StepsBack, backwards, costs_to
from bocage.board.reach import Steps
from bocage.systems.tide_of_fortune.scene.ground import Going
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.victory import Score
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover

FAR = 120
"""Half points beyond which a goal draws nobody."""
SUDDEN = 4.0
"""What it is worth to hold a place that wins at once."""
GREAT = "major-river"
MOVERS: tuple[Mover, ...] = ("leg", "mot")


@dataclass(frozen=True, slots=True)
class Goal:
    """A hex that counts, what it counts in victory points, and how much it draws beside the others, from 1 to 2.

    With an `area`, all of that has to be cleared.
    """

    hex: Hex
    stake: float
    weight: float
    area: int


@dataclass(frozen=True, slots=True)
class Chart:
    """The goals of a scene, and how near every hex is to each, from 0 to 1, on foot and with motors."""

    goals: tuple[Goal, ...]
    near: dict[tuple[Mover, Hex], tuple[float, ...]]
    great: int
    """The bridges over great rivers, as a bitset."""
    ends: int
    """The hexes at the ends of bridges."""


@lru_cache(maxsize=8)
def chart_of(scene: Scene) -> Chart:
    """The chart of a scene, worked out once."""
    goals = _goals(scene)
    near: dict[tuple[Mover, Hex], tuple[float, ...]] = {}
    for mover in MOVERS:
        table = _steps_back(scene, mover)
        for goal in goals:
            costs = costs_to(table, [goal.hex], FAR)
            near[mover, goal.hex] = tuple([1 - cost / FAR for cost in costs])
    great = mask(
        number
        for number, crossing in enumerate(scene.ground.bridges)
        if scene.ground.water_between(*crossing.ends) == GREAT
    )
    ends = mask(hex for crossing in scene.ground.bridges for hex in crossing.ends)
    return Chart(goals, near, great, ends)


def _goals(scene: Scene) -> tuple[Goal, ...]:
    """Places, areas, far banks and exits that count, each with its points."""
    stakes: dict[Hex, float] = {}
    areas: dict[Hex, int] = {}
    victory = scene.scenario.victory
    for score in victory.scores:
        for hex, area in (found := _hexes(scene, score)).items():
            stakes[hex] = stakes.get(hex, 0.0) + score.points / len(found)
            areas[hex] = area
    if victory.sudden is not None:
        for name in (*victory.sudden.banks, *victory.sudden.exits):
            hex = scene.hex(name, "victory")
            stakes[hex] = max(stakes.get(hex, 0.0), SUDDEN)
    most = max(stakes.values(), default=1.0)
    return tuple(Goal(hex, stake, 1 + stake / most, areas.get(hex, 0)) for hex, stake in stakes.items())


def _hexes(scene: Scene, score: Score) -> dict[Hex, int]:
    """The hexes that stand for what is scored, each with the area that has to be cleared, if any."""
    match score.kind:
        case "place" | "bridgehead" | "exit":
            return {scene.hex(name, "victory"): 0 for name in score.at}
        case "antwerp":
            return {scene.ground.places[name]: 0 for name in scene.ground.text.docks}
    names = score.at if score.kind == "area" else scene.rulebook.coast.scheldt_areas
    areas = [scene.area(name) for name in names]
    return {hexes[len(hexes) // 2]: mask(hexes) for hexes in areas if hexes}


def _steps_back(scene: Scene, mover: Mover) -> StepsBack:
    """What each step costs with all bridges standing, backwards."""
    rows = scene.ground.ways[Going(mover, False, False)]
    table: list[Steps] = []
    for ways in rows:
        steps = sorted((min(cost for cost in (way.field, way.bridged, way.road) if cost), way.to) for way in ways)
        table.append(tuple((cost, (to,)) for cost, to in steps))
    return backwards(table)
