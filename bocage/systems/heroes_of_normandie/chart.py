"""The chart: what machine players know of a battlefield by heart, worked out once, and the odds of a fight."""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Any

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.systems.heroes_of_normandie.content import SIDES, UnitType, Weapon
from bocage.systems.heroes_of_normandie.ground import INFANTRY
from bocage.systems.heroes_of_normandie.scene import Scene

FAR = 60
SLOW = 2
"""What a square of Difficult Passage costs, which ends a move."""
NEARNESS = tuple(0.82**cost for cost in range(FAR + 1))
DIE = range(1, 7)
MOST_KNOWN = 1500
BLIND = 99
"""What is taken off a shot where nothing is seen."""
REDUCED = 0.55
"""What a unit is worth after its first step loss."""


class Survey:
    """What was worked out of the squares while the enemy stood in a certain way: a table for each kind of unit."""

    __slots__ = ("dangers", "places", "shots")

    def __init__(self) -> None:
        self.shots: dict[Any, dict[Square, float]] = defaultdict(dict)
        """The best shot by the square that it is fired from."""
        self.dangers: dict[Any, dict[Square, float]] = defaultdict(dict)
        """The share of its worth that the enemy's fire takes off a unit."""
        self.places: dict[Any, dict[Square, float]] = defaultdict(dict)
        """What a square is worth to be in."""


class Chart:
    """Steps, distances to the objectives, cover and lines of sight, as the battlefield is at the start."""

    def __init__(self, scene: Scene) -> None:
        ground, grid = scene.ground((), 0), scene.grid
        self.scene = scene
        self.cover = tuple(ground.bonus(square, "infantry") for square in range(len(grid)))
        """The Defensive Bonus of infantry in each square."""
        self.steps = tuple(
            tuple(
                other
                for other in bits(grid.adjacent[square] & ~ground.closed[INFANTRY])
                if grid.passes(square, other, ground.walls)
            )
            for square in range(len(grid))
        )
        """The squares that infantry may go to from each square."""
        self.difficult = ground.difficult[INFANTRY]
        entries = scene.scenario.objectives
        self.goals = tuple(
            (scene.place(entry.at, "at"),) if entry.at else scene.area(entry.area, "area") for entry in entries
        )
        """The squares of each objective."""
        self.on_goal = frozenset(square for goal in self.goals for square in goal)
        """The squares of all of them."""
        self.costs = tuple(self._costs_to(goal) for goal in self.goals)
        """For each objective, how many steps of infantry it is away from each square."""
        self.values = tuple(
            tuple(entry.victory if entry.side in (None, side) else 0 for entry in entries) for side in SIDES
        )
        """What the objectives score for each side."""
        self.exits = tuple(self._exit(side) for side in SIDES)
        """How many squares each square is away from a side's exit, if it has one."""
        self.worths = tuple(worth_of(kind) for kind in scene.types)
        self._surveys: dict[Any, Survey] = {}
        self._sights: list[dict[Square, int]] = [{} for _ in range(len(grid))]
        self._penalties: list[dict[Square, int]] = [{} for _ in range(len(grid))]
        self._obstacles = ground.obstacles_to_infantry

    def sight(self, one: Square, other: Square) -> int:
        """What terrain takes off a shot from a square at infantry in another, either way; BLIND if nothing is seen."""
        if one > other:
            one, other = other, one
        known = self._sights[one]
        found = known.get(other)
        if found is None:
            hindered = 0 if one == other else self._obstacles.hinder(self.scene.grid.line(one, other))
            found = known[other] = BLIND if hindered is None else hindered
        return found

    def penalty(self, one: Square, other: Square) -> int:
        """What terrain and range take off a shot from a square at infantry in another, BLIND if nothing is seen."""
        known = self._penalties[one]
        found = known.get(other)
        if found is None:
            rules, away = self.scene.rulebook, self.scene.grid.distance(one, other)
            long = rules.long_range_penalty if away > rules.long_range else 0
            found = known[other] = self.sight(one, other) + long
        return found

    def survey(self, enemies: Any) -> Survey:
        """What is known of the squares while the enemy stands so, to be added to; it is given up now and then."""
        found = self._surveys.get(enemies)
        if found is None:
            if len(self._surveys) > MOST_KNOWN:
                self._surveys.clear()
            found = self._surveys[enemies] = Survey()
        return found

    def _exit(self, side: str) -> tuple[int, ...] | None:
        grid = self.scene.grid
        for entry in self.scene.scenario.exits:
            if entry.side == side:
                edge = bits(self.scene.edge_squares(entry.edge))
                return tuple(min(grid.distance(square, end) for end in edge) for square in range(len(grid)))
        return None

    def _costs_to(self, goal: tuple[Square, ...]) -> tuple[int, ...]:
        """The steps from every square, backwards from the objective."""
        costs = [FAR] * len(self.steps)
        queue = [(0, square) for square in goal]
        while queue:
            spent, square = heappop(queue)
            if spent >= costs[square]:
                continue
            costs[square] = spent
            cost = spent + (SLOW if self.difficult >> square & 1 else 1)
            for other in self.steps[square]:
                if cost < costs[other]:
                    heappush(queue, (cost, other))
        return tuple(costs)


@lru_cache(maxsize=32)
def chart_of(scene: Scene) -> Chart:
    """The chart of a scene."""
    return Chart(scene)


# What units are worth


def worth_of(kind: UnitType) -> float:
    """What a unit is worth in full order: a rifle team about 2, a tank about 7."""
    faces = [kind.front] if kind.back is None else [kind.front, kind.back]
    weapons = [weapon for face in faces for weapon in face.weapons]
    arms = max((_arms(weapon) for weapon in weapons), default=0.5)
    orders = max(face.abilities.orders + face.abilities.personal_order for face in faces)
    special = any(face.abilities.sniper or face.abilities.flamethrower for face in faces)
    return 1.0 + arms + 0.6 * orders + 0.6 * special + {"infantry": 0.0, "light": 1.0, "heavy": 3.0}[kind.family]


def _arms(weapon: Weapon) -> float:
    piercing = max(weapon.light or 0, weapon.heavy or 0)
    return 0.45 * (weapon.infantry or 0) + 0.2 * piercing + 0.3 * weapon.suppression


# Odds


@cache
def hit_chances(value: int, need: int, twin: bool) -> tuple[float, float]:
    """The chances that a die and a value come to `need`, and to twice as much.

    >>> [round(chance, 2) for chance in hit_chances(2, 4, False)]
    [0.83, 0.17]
    """
    chances = [(2 * die - 1) / 36 if twin else 1 / 6 for die in DIE]
    hit = sum(chance for die, chance in zip(DIE, chances, strict=True) if die + value >= need)
    double = sum(chance for die, chance in zip(DIE, chances, strict=True) if die + value >= 2 * need)
    return hit, double


@cache
def assault_chances(lead: int, two_dice: bool) -> tuple[float, float]:
    """The chances that an attacker wins and that he loses, who is so much ahead before the dice.

    >>> [round(chance, 2) for chance in assault_chances(0, False)]
    [0.58, 0.25]
    """
    best = [(2 * die - 1) / 36 for die in DIE]
    answer = best if two_dice else [1 / 6] * 6
    pairs = [(a + lead - d, best[a - 1] * answer[d - 1]) for a in DIE for d in DIE]
    return sum(chance for gap, chance in pairs if gap > 0), sum(chance for gap, chance in pairs if gap < 0)
