"""Evaluation: how a position stands, from who will control the objectives, what is left, and who can still act."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, tanh

from bocage.kernel import Seat
from bocage.systems.tide_of_iron.chart import SOUNDNESS, STANDING, Chart, chart_of, decays
from bocage.systems.tide_of_iron.content import SIDES, VictoryRule
from bocage.systems.tide_of_iron.damage import CONDITIONS, DAMAGES
from bocage.systems.tide_of_iron.scene import POINT
from bocage.systems.tide_of_iron.state import NOBODY, NONE, OFF_BOARD, Game, Objective, Unit

AFTER_COMMAND = frozenset({"status.op-fire", "transfer.from", "transfer.to", "draw", "place.unit", "place.where"})
"""Questions of the Status phase, when the income of the round has been paid."""

# What counts how much, in the logit of the chance to win
MATERIAL = 2.5
READY = 0.25
WATCHING = 0.3
PRESSURE = 0.35
COMMAND = 0.02
INITIATIVE = 0.05
# Who will control an objective, in the logit of the chance that the Americans do
STANDS_ON_IT = 3.0
HOLDS_IT = 1.4
CAN_REACH_IT = 1.0
STRONGER_NEAR_IT = 1.2
STAYS_HOLDER = 0.7

NEAR = decays(9)
CONDITION = dict(zip(CONDITIONS, STANDING, strict=False))
DAMAGE = dict(zip(DAMAGES, SOUNDNESS, strict=False))
SIGN = {NOBODY: 0.0, 0: 1.0, 1: -1.0}


class Forces:
    """What both sides have: worth, readiness, fire on the enemy, and weight and reach at each objective."""

    __slots__ = ("can_act", "pressure", "reach", "ready", "watching", "weight", "worth")

    def __init__(self, game: Game) -> None:
        goals = [goal.hex for goal in game.objectives]
        self.worth = [0.0, 0.0]
        self.ready = [0.0, 0.0]
        self.watching = [0.0, 0.0]
        self.pressure = [0.0, 0.0]
        self.weight = [[0.3] * len(goals), [0.3] * len(goals)]
        self.reach = [[0] * len(goals), [0] * len(goals)]
        self.can_act = [not all(game.divisions[seat].ended for seat in team) for team in game.teams]
        chart = chart_of(game.scene)
        for unit in game.units:
            if unit.hex != OFF_BOARD:
                self.count(game, chart, unit, unit.hex, goals)
            elif unit.aboard != NONE and game.units[unit.aboard].hex != OFF_BOARD:
                self.count(game, chart, unit, game.units[unit.aboard].hex, goals)

    def count(self, game: Game, chart: Chart, unit: Unit, hex: int, goals: Sequence[int]) -> None:
        """Add a unit to what its side has."""
        side, profile = unit.side, game.profile(unit)
        worth = chart.worth(unit.figures) * CONDITION[unit.condition] * DAMAGE[unit.damage]
        self.worth[side] += worth
        fresh = unit.status == "fresh" and not game.divisions[unit.seat].ended
        if fresh:
            self.ready[side] += worth
        elif unit.status == "op-fire":
            self.watching[side] += worth
        costs, weight = chart.ways[unit.is_vehicle][hex], self.weight[side]
        points = profile.movement * POINT if fresh and unit.condition == "good" else 0
        for place, goal in enumerate(goals):
            cost = costs[goal]
            weight[place] += worth * NEAR[cost]
            if cost <= points:
                self.reach[side][place] += 1
        if unit.condition == "good" and unit.aboard == NONE:
            self.aim(game, chart, unit, profile.longest)

    def aim(self, game: Game, chart: Chart, unit: Unit, ranges: tuple[int, int, int]) -> None:
        """Add what a unit can fire at: squads in the open, squads in cover, and vehicles."""
        enemies, zone = 2 - 2 * unit.side, game.fields.zone
        squads = game.targets[enemies] & zone(unit.hex, ranges[0])
        vehicles = game.targets[enemies + 1] & zone(unit.hex, ranges[1])
        if squads or vehicles:
            exposed = (squads & chart.open).bit_count()
            best = 0.5 if exposed else 0.2 if squads else 0.0
            if vehicles and ranges[1] > 1:
                best = max(best, 0.3)
            self.pressure[unit.side] += chart.worth(unit.figures) * (best + 0.1 * min(exposed, 2))


def evaluation(game: Game, seat: Seat) -> float:
    """How the game stands for a seat, from -1 to 1."""
    score = american_score(game)
    return tanh(score if game.divisions[seat].side == 0 else -score)


def american_score(game: Game) -> float:
    """How the game stands for the Americans: the logit of their chance to win, and what will change it."""
    forces = Forces(game)
    chance = min(max(chance_by_rules(game, forces), 0.01), 0.99)
    both = forces.worth[0] + forces.worth[1] + 1.0
    score = 0.5 * log(chance / (1 - chance))
    score += MATERIAL * (forces.worth[0] - forces.worth[1]) / both
    score += READY * (forces.ready[0] - forces.ready[1]) / both
    for side in (0, 1):
        if forces.ready[1 - side]:
            score += SIGN[side] * WATCHING * forces.watching[side] / both
    score += PRESSURE * (forces.pressure[0] - forces.pressure[1]) / both
    american, german = game.sides
    score += COMMAND * tanh((american.command - german.command) / 4)
    return score + INITIATIVE * tanh(2 * (american.reserve - german.reserve) - SIGN[game.now.initiative])


# Who wins by the scenario's conditions


def chance_by_rules(game: Game, forces: Forces) -> float:
    """The chance that the Americans win: the conditions one after the other, each as likely as it looks."""
    control = [control_of(game, forces, place, goal) for place, goal in enumerate(game.objectives)]
    chance, left = 0.0, 1.0
    for rule in game.scene.scenario.victory:
        met = chance_of_rule(game, rule, control)
        if rule.side is None:
            return chance + left * met
        if SIDES.index(rule.side) == 0:
            chance += left * met
        left *= 1.0 - met
    return chance + left * chance_of_most(game, control)


def chance_of_rule(game: Game, rule: VictoryRule, control: Sequence[tuple[float, float]]) -> float:
    """How likely a condition is met for its side; of `most-points`, that the Americans have them."""
    if rule.side is None:
        return chance_of_most(game, control)
    if rule.kind == "otherwise":
        return 1.0
    side = SIDES.index(rule.side)
    if rule.kind == "points":
        points, spread = points_at_the_end(game, control, side), 1.0 + 0.5 * rounds_left(game)
        return logistic(1.7 * (points - rule.least + 0.5) / spread)
    chance, hex_of = 1.0, game.scene.grid.hex
    for name in (*rule.hexes, *rule.some[: rule.least]):
        place = next(place for place, goal in enumerate(game.objectives) if goal.hex == hex_of(name))
        now, late = control[place]
        american = now if rule.when == "command" or rounds_left(game) <= 1 else (now + 2 * late) / 3
        chance *= american if side == 0 else 1.0 - american
    return chance


def chance_of_most(game: Game, control: Sequence[tuple[float, float]]) -> float:
    """How likely the Americans have more points at the end; the initiative settles a tie."""
    margin = points_at_the_end(game, control, 0) - points_at_the_end(game, control, 1)
    at_stake = sum(goal.value for goal in game.objectives if goal.kind == "victory") * rounds_left(game)
    return logistic(1.7 * (margin + 0.4 * SIGN[game.now.initiative]) / (0.5 + 0.3 * at_stake))


def points_at_the_end(game: Game, control: Sequence[tuple[float, float]], side: int) -> float:
    """The victory points that a side will have, on average."""
    points = float(game.sides[side].victory)
    scenario, left = game.scene.scenario, rounds_left(game)
    first = scenario.rounds if scenario.score_at_end else scenario.score_from
    scoring = min(left, scenario.rounds - first + 1)
    for goal, (now, late) in zip(game.objectives, control, strict=True):
        if goal.kind == "victory" and goal.value and scoring > 0:
            sooner, later = (now, late) if side == 0 else (1.0 - now, 1.0 - late)
            points += goal.value * (sooner + (scoring - 1) * (0.4 * sooner + 0.6 * later))
    return points


def rounds_left(game: Game) -> int:
    """The Command phases that are still to come."""
    asked = game.asked
    over = asked is not None and asked.prompt in AFTER_COMMAND
    return game.scene.scenario.rounds - game.now.round + (0 if over else 1)


def control_of(game: Game, forces: Forces, place: int, goal: Objective) -> tuple[float, float]:
    """How likely the Americans control an objective in the next Command phase, and in the later ones."""
    american, german = (bool(game.occupied[side] >> goal.hex & 1) for side in (0, 1))
    stronger = STRONGER_NEAR_IT * log(forces.weight[0][place] / forces.weight[1][place])
    if american or german:
        stands = 1.0 if american else -1.0
        now = STANDS_ON_IT * stands + 0.4 * stronger
        holder = stands
    else:
        holder = SIGN[goal.control]
        reach = min(forces.reach[0][place], 2) - min(forces.reach[1][place], 2)
        now = HOLDS_IT * holder + CAN_REACH_IT * reach
    return logistic(now), logistic(stronger + STAYS_HOLDER * holder)


def logistic(x: float) -> float:
    """A number as a chance."""
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0
