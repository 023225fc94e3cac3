"""The chart: what machine players know of a map by heart, worked out once, and the odds of an attack."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from math import comb
from typing import Any, NamedTuple

from bocage.board.bits import bits
from bocage.board.hex import Hex, backwards, cost_table, costs_to, reach
from bocage.board.kept import Kept
from bocage.systems.tide_of_iron.scene.scene import POINT, Figures, Scene
from bocage.systems.tide_of_iron.schema.rulebook import OFF_THE_LADDER, Rulebook
from bocage.systems.tide_of_iron.schema.scenario import VictoryRule
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES

FAR = 99 * POINT
NEARNESS = tuple(0.5 ** (cost / (3 * POINT)) for cost in range(FAR + 1))
ABOUT = 3
"""How far around a victory objective there is fighting."""
MOST_GOALS, MOST_MOVES = 200, 5_000
"""How many goals are remembered with the way to them from everywhere, and how many moves."""
STANDING = (1.0, 0.7, 0.4, 0.0)
"""What a squad is worth that is in good order, pinned, disrupted or gone."""
SOUNDNESS = (1.0, 0.8, 0.45, 0.0)
"""What a vehicle is worth that is intact, lightly or heavily damaged or gone."""


class Chart:
    """Distances by movement cost, cover, and what figures are worth."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.odds = Odds.by(scene.rulebook)
        self._steps = (scene.squad_steps, scene.vehicle_steps)
        self._back = tuple(backwards(steps) for steps in self._steps)
        self.costs = tuple(Kept(partial(self._costs_to, kind), MOST_GOALS) for kind in (False, True))
        """The cost to a goal from every hex, in thirds of a point, for squads and for vehicles."""
        self.near = tuple(Kept(partial(self._nearness, kind), MOST_GOALS) for kind in (False, True))
        """How much a goal counts for a unit in each hex: 1 where it is, half as much every three points further off."""
        self.within: Kept[tuple[bool, Hex, int], dict[Hex, int]] = Kept(self._within, MOST_MOVES)
        """The hexes that a unit, vehicle or not, can get to from a hex for so many thirds of a point, by their cost."""
        self.cover = tuple(terrain.cover for terrain in scene.terrain)
        self.open = sum(1 << hex for hex, cover in enumerate(self.cover) if cover == 0)
        """The hexes without cover, as a bitset."""
        objectives = [(scene.grid.hex(goal.hex), goal.kind) for goal in scene.scenario.objectives]
        self.goals = tuple(hex for hex, _ in objectives)
        """The hexes of all objectives, in the order of their ids."""
        self.prizes = tuple(hex for hex, kind in objectives if kind == "victory")
        self.fought_over = sum(
            1 << hex for hex in scene.grid.hexes if any(scene.grid.distance(hex, goal) <= ABOUT for goal in self.prizes)
        )
        """The hexes around the victory objectives, as a bitset."""
        self.ahead = Kept(self._distances_ahead, len(SIDES))
        """How far every hex is from where the enemy of a side deploys."""
        self.conditions = tuple(_condition(scene, self.goals, rule) for rule in scene.scenario.victory)
        self.worths = tuple(_worth(scene, number) for number in range(len(scene.types)))
        self.tokens: dict[tuple[Any, ...], Any] = {}
        """What is known of units, by how they stand: `unit_profiles.standing` keeps them here."""
        self.known: dict[int, Any] = {}
        """The same by the identity of their records."""
        self.shots: dict[tuple[Any, Any, bool], float] = {}
        """What the fire of one token at another is worth, in full and by half: `Outlook.best_shot` keeps it here."""
        self.stakes: dict[tuple[int, int], Any] = {}
        """What the objectives are worth to a side with so many rounds left: `outlook.stakes_of` keeps it here."""
        self.threats: list[Any] = [None, None]
        """The latest threat to each side, with what it came from."""
        self._worth_of: dict[Figures, float] = {}

    def worth(self, figures: Figures) -> float:
        """What a unit of these figures is worth in good order; a rifleman is worth 1."""
        known = self._worth_of.get(figures)
        if known is None:
            known = self._worth_of[figures] = sum(self.worths[figure] for figure in figures)
        return known

    def _costs_to(self, is_vehicle: bool, goal: Hex) -> tuple[int, ...]:
        return costs_to(self._back[is_vehicle], (goal,), FAR)

    def _nearness(self, is_vehicle: bool, goal: Hex) -> tuple[float, ...]:
        """A hex that a unit cannot enter is an activation away from those around."""
        beside = costs_to(self._back[is_vehicle], self.scene.grid.neighbours(goal), FAR)
        costs = self.costs[is_vehicle][goal]
        turn = POINT * max(kind.movement for kind in self.scene.types if kind.kind == "figure")
        return tuple([NEARNESS[min(cost, near + turn)] for cost, near in zip(costs, beside, strict=True)])

    def _distances_ahead(self, side: int) -> tuple[int, ...]:
        """They are 0 everywhere where the enemy deploys nowhere."""
        plain, zone = cost_table(self.scene.grid, lambda a, b: 1), self.scene.zones[1 - side].deploy
        return costs_to(backwards(plain), bits(zone), FAR if zone else 0)

    def _within(self, move: tuple[bool, Hex, int]) -> dict[Hex, int]:
        is_vehicle, hex, points = move
        return dict(sorted(reach(self._steps[is_vehicle], hex, points).cost.items()))


class Condition(NamedTuple):
    """A condition of victory: its kind and its side (None: whoever has most points), and objectives by their ids."""

    kind: str
    side: int | None
    goals: tuple[int, ...]
    least: int
    at_once: bool


def _condition(scene: Scene, goals: tuple[Hex, ...], rule: VictoryRule) -> Condition:
    wanted = [goals.index(scene.grid.hex(name)) for name in (*rule.hexes, *rule.some[: rule.least])]
    side = None if rule.side is None else SIDES.index(rule.side)
    return Condition(rule.kind, side, tuple(wanted), rule.least, rule.when == "command")


@lru_cache(maxsize=32)
def chart_of(scene: Scene) -> Chart:
    """The chart of a scene."""
    return Chart(scene)


def _worth(scene: Scene, number: int) -> float:
    """What a figure or a vehicle is worth: its weapons, its armour, and what it does for others."""
    kind = scene.types[number]
    weapons = [weapon.firepower for weapon in (kind.infantry, kind.area_suppressive) if weapon is not None]
    piercing = kind.vehicle.firepower * kind.vehicle.range / 16 if kind.vehicle is not None else 0.0
    return 0.4 + 0.6 * sum(weapons) + piercing + 0.6 * kind.armour + 0.6 * ("officer" in kind.traits)


# The odds of an attack


class Odds(NamedTuple):
    """What settles an attack beside its dice: what defence dice must show, and how far hits push a unit down."""

    saves_on: int
    rungs: tuple[int, ...]

    @classmethod
    def by(cls, rules: Rulebook) -> Odds:
        """The odds by the numbers of a rulebook."""
        return cls(rules.defence.hit_on, rules.ladder.rungs)


@cache
def _successes(dice: int, need: int) -> tuple[float, ...]:
    chance = (7 - need) / 6
    return tuple(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1))


@cache
def net_hits(odds: Odds, attack: int, need: int, defence: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2, 3 and of 4 or more hits that the defence dice do not stop.

    >>> [round(chance, 2) for chance in net_hits(Odds(5, (1, 1, 2, 3)), 4, 5, 3)]
    [0.56, 0.27, 0.13, 0.03, 0.0]
    """
    most = len(odds.rungs)
    found = [0.0] * (most + 1)
    for hits, likely in enumerate(_successes(attack, need)):
        for saves, saved in enumerate(_successes(defence, odds.saves_on)):
            found[min(max(hits - saves, 0), most)] += likely * saved
    return tuple(found)


@cache
def ladder_loss(odds: Odds, attack: int, need: int, defence: int, rung: int, is_vehicle: bool) -> float:
    """The share of a unit's worth that it loses on average down its ladder: suppression, or damage to a vehicle."""
    ladder = SOUNDNESS if is_vehicle else STANDING
    lost = [ladder[rung] - ladder[min(rung + down, OFF_THE_LADDER)] for down in odds.rungs]
    return sum(chance * loss for chance, loss in zip(net_hits(odds, attack, need, defence)[1:], lost, strict=True))


@cache
def casualty_loss(odds: Odds, attack: int, need: int, defence: int, figures: int) -> float:
    """The share of a squad's figures that it loses on average to a normal attack.

    >>> round(casualty_loss(Odds(5, (1, 1, 2, 3)), 4, 5, 0, 4), 2)
    0.33
    """
    chances = net_hits(odds, attack, need, defence)
    return sum(chance * min(hits, figures) for hits, chance in enumerate(chances)) / max(figures, 1)
