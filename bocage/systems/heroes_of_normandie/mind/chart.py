"""The chart: what machine players know of a battlefield by heart, worked out once, and the odds of a fight."""

from __future__ import annotations

from functools import cache, lru_cache

from bocage.board.bits import bits, mask
from bocage.board.kept import Kept
from bocage.board.square import Square, StepsBack, costs_to
from bocage.systems.heroes_of_normandie.scene.ground import INFANTRY
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.units import UnitType, Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES

FAR = 60
SLOW = 2
"""What a square of Difficult Passage costs, which ends a move."""
NEARNESS = tuple(0.82**cost for cost in range(FAR + 1))
DIE = range(1, 7)
MOST_GOALS = 200
"""How many objectives are remembered with the way to them from everywhere."""
BLIND = 15
"""What is taken off a shot where nothing is seen; one that sees anything loses less."""
REDUCED = 0.55
"""What a unit is worth after its first step loss."""


class Chart:
    """Steps, distances to the objectives, cover and lines of sight, as the battlefield is at the start."""

    def __init__(self, scene: Scene) -> None:
        ground, grid = scene.ground((), 0), scene.grid
        self.scene = scene
        self.cover = tuple(ground.bonus(square, "infantry") for square in range(len(grid)))
        """The Defensive Bonus of infantry in each square."""
        self.steps = tuple(
            mask(
                other
                for other in bits(grid.adjacent[square] & ~ground.closed[INFANTRY])
                if grid.passes(square, other, ground.walls)
            )
            for square in range(len(grid))
        )
        """The squares that infantry may go to from each square, as bitsets."""
        self.difficult = ground.difficult[INFANTRY]
        self._back = StepsBack(
            tuple(
                ((SLOW if self.difficult >> square & 1 else 1, bits(ways)),) for square, ways in enumerate(self.steps)
            )
        )
        """The same backwards, out of squares that infantry cannot enter too: an objective may lie in one."""
        entries = scene.scenario.objectives
        self.goals = tuple(
            (scene.place(entry.at, "at"),) if entry.at else scene.area(entry.area, "area") for entry in entries
        )
        """The squares of each objective."""
        self.on_goal = frozenset(square for goal in self.goals for square in goal)
        """The squares of all of them."""
        self.costs = Kept(self._costs_to, MOST_GOALS)
        """For an objective, how many steps of infantry it is away from each square."""
        self.values = tuple(
            tuple(entry.victory if entry.side in (None, side) else 0 for entry in entries) for side in SIDES
        )
        """What the objectives score for each side."""
        self.exits = tuple(self._exit(side) for side in SIDES)
        """How many squares each square is away from a side's exit, if it has one."""
        self.worths = tuple(worth_of(kind) for kind in scene.types)
        self.penalties = Kept(self._penalties_from)
        """What terrain and range take off a shot from a square at infantry in each other, either way."""
        self._obstacles = ground.obstacles_to_infantry

    def _penalties_from(self, square: Square) -> bytes:
        grid, rules = self.scene.grid, self.scene.rulebook
        row = bytearray()
        for other, away in enumerate(grid.distances[square]):
            hindered = 0 if other == square else self._obstacles.between(grid, square, other)
            far = rules.long_range_penalty if away > rules.long_range else 0
            row.append(BLIND if hindered is None else min(hindered + far, BLIND - 1))
        return bytes(row)

    def _exit(self, side: str) -> tuple[int, ...] | None:
        grid = self.scene.grid
        for entry in self.scene.scenario.exits:
            if entry.side == side:
                edge = bits(self.scene.edge_squares(entry.edge))
                return tuple(min(grid.distance(square, end) for end in edge) for square in range(len(grid)))
        return None

    def _costs_to(self, goal: int) -> tuple[int, ...]:
        return costs_to(self._back, self.goals[goal], FAR)


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
