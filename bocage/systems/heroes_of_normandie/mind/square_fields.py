"""Fields: what fire, cover and objectives make of every square of a battlefield, all squares at once."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import flags_of_mask
from bocage.board.kept import Kept
from bocage.board.square import FULL_CIRCLE, Facing, Square, turned
from bocage.systems.heroes_of_normandie.mind.chart import BLIND, FAR, MOST_GOALS, NEARNESS, Chart, chart_of
from bocage.systems.heroes_of_normandie.mind.infantry_reach import Footing
from bocage.systems.heroes_of_normandie.mind.targets import Nest, Target, target, value_against
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.units import Weapon

Field: TypeAlias = NDArray[np.float64]
"""A number for each square."""

ON_GOAL = 1.6
"""How much more an enemy on an objective counts as a target."""
SHELTER = 0.12
"""What a point of cover is worth."""
SNIPER_VALUE = 0.45
"""The share of its worth that a sniper's shot takes on average."""
HALF_TURN = 4
"""In eighths of a circle."""
MOST_KNOWN, MOST_SURVEYS = 4_000, 200
"""How many fields, and positions of the enemy, are remembered: enough for a search, and some tens of megabytes."""


class Survey:
    """What was worked out while the enemy stood in a certain way: a field for each kind of unit."""

    __slots__ = ("dangers", "places", "shots")

    def __init__(self) -> None:
        self.shots: dict[Any, Field] = {}
        """The best shot from each square."""
        self.dangers: dict[Any, Field] = {}
        """The share of its worth that the enemy's fire takes off a unit in each square."""
        self.places: dict[Any, list[float]] = {}
        """What each square is worth to be in."""


class Fields:
    """The fields of a battlefield, each worked out when it is asked for."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._cover = np.array(chart.cover, dtype=np.intp)
        self._covers = range(max(chart.cover) + 1)
        self.nothing: Field = np.zeros(len(chart.cover))
        """The field that is 0 everywhere."""
        self.shelter: Field = SHELTER * self._cover.astype(np.float64)
        """What cover is worth to infantry."""
        self.walking: Kept[int, Field] = Kept(partial(self._nearness, on_foot=True), MOST_GOALS)
        """For an objective, how near infantry is to it, from 1 to 0."""
        self.riding: Kept[int, Field] = Kept(partial(self._nearness, on_foot=False), MOST_GOALS)
        """The same for vehicles."""
        self.leaving = tuple(None if ways is None else _near(np.array(ways) + 1) for ways in chart.exits)
        """How near each side is to its exit, if it has one."""
        self.shots: Kept[tuple[int, bool, int, Facing | None, Target], Field] = Kept(self._shots, MOST_KNOWN)
        """What the best shot at a target is worth from each square, by type, face, Suppressed markers and facing."""
        self.dangers: Kept[tuple[int, bool, Nest], Field] = Kept(self._dangers, MOST_KNOWN)
        """The share of its worth that an enemy's fire takes off a unit in each square, by type and face."""
        self.surveys: Kept[Any, Survey] = Kept(lambda enemies: Survey(), MOST_SURVEYS)
        """What is known while the enemy stands so, to be added to."""
        self.footings: Kept[tuple[int, tuple[int, ...]], Footing] = Kept(lambda key: Footing(chart, *key), MOST_SURVEYS)
        """Where infantry can go, by the squares that are closed to it and the zones of its enemies."""

    def _nearness(self, goal: int, on_foot: bool) -> Field:
        costs = np.array(self.chart.costs[goal])
        straight = 1 + np.min([self._distances(place) for place in self.chart.goals[goal]], axis=0).astype(np.intp)
        return _near(np.where(costs >= FAR, straight, costs) if on_foot else straight)

    def _shots(self, key: tuple[int, bool, int, Facing | None, Target]) -> Field:
        type_, back, suppressed, facing, target = key
        face = self.chart.scene.types[type_].face(back)
        best = np.zeros(len(self._cover))
        if face.abilities.sniper and target.family == "infantry":
            best[self._penalties(target.place) < BLIND] = SNIPER_VALUE * target.worth
        for weapon in face.weapons:
            np.maximum(best, self._fire(weapon, suppressed, facing, target), out=best)
        return best

    def _fire(self, weapon: Weapon, suppressed: int, facing: Facing | None, target: Target) -> Field | float:
        """What a weapon's fire at a target is worth from each square; what throws a template need not see it."""
        shaken = self.chart.scene.rulebook.suppressed_dice * suppressed
        value = value_against(weapon, shaken, target.family) if weapon.template is None else weapon.infantry
        if value is None:
            return 0.0
        emphasis = ON_GOAL if target.place in self.chart.on_goal else 1.0
        losses = [emphasis * best_loss(target, weapon, value, penalty) for penalty in range(BLIND)]
        losses.append(0.0 if weapon.template is None else losses[1])
        found: Field = np.array(losses)[self._penalties(target.place)]
        if weapon.squares is not None:
            found[self._distances(target.place) > weapon.squares] = 0.0
        if facing is not None and weapon.arc < FULL_CIRCLE:
            from_where = self.chart.scene.grid.arc(target.place, turned(facing, HALF_TURN), weapon.arc)
            found *= flags_of_mask(from_where, len(found))
        return found

    def _dangers(self, key: tuple[int, bool, Nest]) -> Field:
        type_, back, nest = key
        kind = self.chart.scene.types[type_]
        covered = [target(kind, back, nest.place, cover, worth=1.0) for cover in self._covers]
        where = self._penalties(nest.place) * np.intp(len(covered)) + self._cover
        best = np.zeros(len(where))
        for value, squares, twin in nest.guns:
            shares = [one.loss(value - penalty, "normal", twin) for penalty in range(BLIND + 1) for one in covered]
            found = np.array(shares)[where]
            if squares is not None:
                found[self._distances(nest.place) > squares] = 0.0
            np.maximum(best, found, out=best)
        best[self._penalties(nest.place) >= BLIND] = 0.0
        return best * nest.fear

    def _penalties(self, place: Square) -> NDArray[np.uint8]:
        return np.frombuffer(self.chart.penalties[place], dtype=np.uint8)

    def _distances(self, place: Square) -> NDArray[np.uint8]:
        return np.frombuffer(self.chart.scene.grid.distances[place], dtype=np.uint8)


def best_loss(target: Target, weapon: Weapon, value: int, penalty: int) -> float:
    """What a weapon's fire costs a target on average, normal or suppressive."""
    best = target.loss(value - penalty, "normal", weapon.twin)
    if weapon.suppression:
        best = max(best, target.loss(2 * value - penalty, "suppression", weapon.twin))
    return best


def _near(costs: NDArray[np.intp]) -> Field:
    found: Field = np.array(NEARNESS)[np.minimum(costs, FAR)]
    return found


@lru_cache(maxsize=32)
def fields_of(scene: Scene) -> Fields:
    """The fields of a scene."""
    return Fields(chart_of(scene))
