"""Evaluation: how a position stands, from who will control the objectives, what is left, and who can still act."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt, tanh

from bocage.kernel import Seat
from bocage.systems.tide_of_iron.chart import SOUNDNESS, STANDING, Chart, chart_of
from bocage.systems.tide_of_iron.content import SIDES, VictoryRule
from bocage.systems.tide_of_iron.damage import CONDITIONS, DAMAGES
from bocage.systems.tide_of_iron.scene import POINT
from bocage.systems.tide_of_iron.state import NOBODY, NONE, OFF_BOARD, Game, Objective, Unit

AFTER_COMMAND = frozenset({"status.op-fire", "transfer.from", "transfer.to", "draw", "place.unit", "place.where"})
"""Questions of the Status phase, when the income of the round has been paid."""

# What counts how much, in the logit of the chance to win
RULES = 0.5
MATERIAL = 2.5
READY = 0.25
WATCHING = 0.2
PRESSURE = 0.35
PRESENCE = 1.0
COMMAND = 0.02
INITIATIVE = 0.05
TIE = 0.8
"""What it is worth to have the initiative at the end, in victory points."""
# Who will control an objective, in the logit of the chance that the Americans do
STANDS_ON_IT = 3.0
HOLDS_IT = 1.4
CAN_REACH_IT = 1.0
STRONGER_NEAR_IT = 1.2
STAYS_HOLDER = 0.7

CONDITION = dict(zip(CONDITIONS, STANDING, strict=False))
DAMAGE = dict(zip(DAMAGES, SOUNDNESS, strict=False))
SIGN = {NOBODY: 0.0, 0: 1.0, 1: -1.0}


class Forces:
    """What both sides have: worth, readiness, fire on the enemy, and weight and reach at each objective."""

    __slots__ = ("presence", "pressure", "reach", "ready", "watching", "weight", "worth")

    def __init__(self, game: Game) -> None:
        chart, goals = chart_of(game.scene), [goal.hex for goal in game.objectives]
        self.worth, self.ready, self.watching = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
        self.presence, self.pressure = [0.0, 0.0], [0.0, 0.0]
        prizes = [goal.kind == "victory" for goal in game.objectives]
        self.weight = [[0.3] * len(goals), [0.3] * len(goals)]
        self.reach = [[0] * len(goals), [0] * len(goals)]
        between = game.asked is not None and game.asked.prompt in AFTER_COMMAND
        ended = [division.ended and not between for division in game.divisions]
        profile_of, worth_of, ways = game.profile, chart.worth, chart.ways
        for unit in game.units:
            hex, side = unit.hex, unit.side
            if hex == OFF_BOARD:
                if unit.aboard == NONE or game.units[unit.aboard].hex == OFF_BOARD:
                    continue
                hex = game.units[unit.aboard].hex
            profile, good = profile_of(unit), unit.condition == "good"
            worth = worth_of(unit.figures) * CONDITION[unit.condition] * DAMAGE[unit.damage]
            self.worth[side] += worth
            points = 0
            if unit.status == "fresh" and not ended[unit.seat]:
                self.ready[side] += worth
                points = profile.movement * POINT if good else 0
            elif unit.status == "op-fire":
                field = game.fields.near_zone(hex, profile.longest[0]) & chart.fought_over
                self.watching[side] += worth * min(field.bit_count(), 6) / 6
            near, weight = chart.near[unit.is_vehicle][hex], self.weight[side]
            closest = 0.0
            for place, goal in enumerate(goals):
                part = near[goal]
                weight[place] += worth * part
                if part > closest and prizes[place]:
                    closest = part
            self.presence[side] += worth * closest
            if points:
                costs, reach = ways[unit.is_vehicle][hex], self.reach[side]
                for place, goal in enumerate(goals):
                    if costs[goal] <= points:
                        reach[place] += 1
            if good and unit.hex != OFF_BOARD:
                self.pressure[side] += worth * fire_of(game, chart, unit, profile.longest)


def fire_of(game: Game, chart: Chart, unit: Unit, ranges: tuple[int, int, int]) -> float:
    """How good a unit's targets are: squads in the open, squads in cover, vehicles."""
    enemies, zone = 2 - 2 * unit.side, game.fields.zone
    squads = game.targets[enemies] & zone(unit.hex, ranges[0])
    if squads:
        exposed = (squads & chart.open).bit_count()
        return 0.5 + 0.1 * min(exposed, 2) if exposed else 0.2
    vehicles = game.targets[enemies + 1] & zone(unit.hex, ranges[1]) if ranges[1] > 1 else 0
    return 0.3 if vehicles else 0.0


def evaluation(game: Game, seat: Seat) -> float:
    """How the game stands for a seat, from -1 to 1; the second part still tells better from worse when all is lost."""
    score = american_score(game)
    value = 0.85 * tanh(score) + 0.15 * tanh(0.2 * score)
    return value if game.divisions[seat].side == 0 else -value


def american_score(game: Game) -> float:
    """How the game stands for the Americans: the logit of their chance to win, and what will change it."""
    forces = Forces(game)
    chance = min(max(chance_by_rules(game, forces), 0.001), 0.999)
    both = forces.worth[0] + forces.worth[1] + 1.0
    score = RULES * log(chance / (1 - chance))
    score += MATERIAL * (forces.worth[0] - forces.worth[1]) / both
    score += READY * (forces.ready[0] - forces.ready[1]) / both
    for side in (0, 1):
        if forces.ready[1 - side]:
            score += SIGN[side] * WATCHING * forces.watching[side] / both
    score += PRESENCE * (forces.presence[0] - forces.presence[1]) / both
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
    american, german = game.sides
    margin = float(american.victory - german.victory) + TIE * tanh(initiative_at_the_end(game, control))
    doubt, first, later = 0.4, *scoring_rounds(game)
    for goal, (now, late) in zip(game.objectives, control, strict=True):
        if goal.kind == "victory" and goal.value:
            margin += goal.value * (first * (2 * now - 1) + later * (2 * late - 1))
            swing = 2 * goal.value * (first + later)
            doubt += swing * swing * (first * now * (1 - now) + later * late * (1 - late)) / (first + later or 1)
    return logistic(1.7 * margin / sqrt(doubt))


def initiative_at_the_end(game: Game, control: Sequence[tuple[float, float]]) -> float:
    """By how many points the Americans will have the larger reserve, if both sides put all into it."""
    american, german = game.sides
    lead = float(american.reserve + american.command - german.reserve - german.command)
    rounds = rounds_left(game)
    for goal, (now, late) in zip(game.objectives, control, strict=True):
        if goal.kind == "command" and rounds:
            held = (now + (rounds - 1) * late) * goal.value
            lead += held if goal.owner != 1 else 0.0
            lead -= rounds * goal.value - held if goal.owner != 0 else 0.0
    return lead - 0.5 * SIGN[game.now.initiative]


def scoring_rounds(game: Game) -> tuple[int, int]:
    """How many of the next and of the later Command phases score."""
    scenario, left = game.scene.scenario, rounds_left(game)
    first = scenario.rounds if scenario.score_at_end else scenario.score_from
    scoring = max(min(left, scenario.rounds - first + 1), 0)
    soon = int(scoring == left > 0)
    return soon, scoring - soon


def points_at_the_end(game: Game, control: Sequence[tuple[float, float]], side: int) -> float:
    """The victory points that a side will have, on average."""
    points, first, later = float(game.sides[side].victory), *scoring_rounds(game)
    for goal, (now, late) in zip(game.objectives, control, strict=True):
        if goal.kind == "victory":
            soon, then = (now, late) if side == 0 else (1.0 - now, 1.0 - late)
            points += goal.value * (first * soon + later * then)
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
