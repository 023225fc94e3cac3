"""Evaluation: how a position stands, from who will control the objectives, what is left, and who can still act."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt, tanh

from bocage.kernel import Seat
from bocage.mind import logistic, squash
from bocage.systems.tide_of_iron.mind.chart import Condition, chart_of
from bocage.systems.tide_of_iron.mind.unit_profiles import token_of
from bocage.systems.tide_of_iron.rules.cards.deck import DrawOne
from bocage.systems.tide_of_iron.rules.phases.command_phase import Spending
from bocage.systems.tide_of_iron.rules.phases.squad_transfers import TRANSFER_FROM, TRANSFER_TO
from bocage.systems.tide_of_iron.rules.phases.status_phase import PlaceOpFire
from bocage.systems.tide_of_iron.rules.setup.placement import PLACE_UNIT, PLACE_WHERE
from bocage.systems.tide_of_iron.state.game import NOBODY, NONE, OFF_BOARD, Game, Objective

AFTER_INCOME = frozenset(
    {Spending.prompt, PlaceOpFire.prompt, TRANSFER_FROM, TRANSFER_TO, DrawOne.prompt, PLACE_UNIT, PLACE_WHERE}
)
"""Questions that are asked when the income of the round has been paid; some belong to the setup as well."""

# What counts how much, in half the logit of the chance to win, as fitted to the results of greedy players
RULES = 0.36
MATERIAL = 1.1
READY = 0.3
WATCHING = 0.2
PRESSURE = 1.2
PRESENCE = 0.1
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

TAIL = 0.15
"""The share of the evaluation that tells better from worse when all is lost."""
NOTHING = 0.3
"""What stands for a side that has nobody near an objective."""
IN_THE_OPEN, AT_VEHICLES = (0.2, 0.6, 0.7), 0.3
"""What share of its worth a unit brings to bear: on squads by how many hexes of them are in the open, on vehicles."""
SIGN = {NOBODY: 0.0, 0: 1.0, 1: -1.0}


class Forces:
    """What both sides have: worth, readiness, fire on the enemy, and weight and reach at each objective."""

    __slots__ = ("fire", "once", "presence", "ready", "twice", "watching", "weight", "worth")

    def __init__(self, game: Game) -> None:
        chart = chart_of(game.scene)
        between = game.asked is not None and game.asked.prompt in AFTER_INCOME
        ended = [division.ended and not between for division in game.divisions]
        self.worth, self.ready, self.watching = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
        self.presence, self.fire = [0.0, 0.0], [0.0, 0.0]
        self.once, self.twice = [0, 0], [0, 0]
        nothing = (NOTHING,) * len(chart.goals)
        weights: tuple[list[tuple[float, ...]], ...] = ([nothing], [nothing])
        targets, open_ground, records, smoke = game.targets, chart.open, chart.known, game.marked["smoke"]
        for unit in game.units:
            if unit.hex == OFF_BOARD and unit.aboard == NONE:
                continue
            known = records.get(id(unit))
            if known is not None and known.unit is unit and known.smoke == smoke:
                token = known.token
            elif (token := token_of(game, chart, unit)) is None:
                continue
            side, worth = unit.side, token.worth
            self.worth[side] += worth
            self.presence[side] += token.presence
            weights[side].append(token.weights)
            if unit.status == "fresh" and not ended[unit.seat]:
                self.ready[side] += worth
                self.twice[side] |= self.once[side] & token.reach
                self.once[side] |= token.reach
            elif unit.status == "op-fire":
                self.watching[side] += token.watch
            squads = targets[2 - 2 * side] & token.squads
            if squads:
                exposed = (squads & open_ground).bit_count()
                self.fire[side] += worth * (IN_THE_OPEN[exposed] if exposed < 2 else IN_THE_OPEN[2])
            elif targets[3 - 2 * side] & token.vehicles:
                self.fire[side] += worth * AT_VEHICLES
        self.weight = [[*map(sum, zip(*column, strict=True))] for column in weights]


def evaluation(game: Game, seat: Seat) -> float:
    """How the game stands for a seat, from -1 to 1."""
    value = squash(american_score(game), TAIL)
    return value if game.divisions[seat].side == 0 else -value


def american_score(game: Game) -> float:
    """How the game stands for the Americans: half the logit of their chance to win."""
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
    score += PRESSURE * (forces.fire[0] - forces.fire[1]) / both
    american, german = game.sides
    score += COMMAND * tanh((american.command - german.command) / 4)
    return score + INITIATIVE * tanh(2 * (american.reserve - german.reserve) - SIGN[game.now.initiative])


# Who wins by the scenario's conditions


def chance_by_rules(game: Game, forces: Forces) -> float:
    """The chance that the Americans win: the conditions one after the other, each as likely as it looks."""
    control = [control_of(game, forces, place, goal) for place, goal in enumerate(game.objectives)]
    chance, left = 0.0, 1.0
    for condition in chart_of(game.scene).conditions:
        met = chance_of(game, condition, control)
        if condition.side is None:
            return chance + left * met
        if condition.side == 0:
            chance += left * met
        left *= 1.0 - met
    return chance + left * chance_of_most(game, control)


def chance_of(game: Game, condition: Condition, control: Sequence[tuple[float, float]]) -> float:
    """How likely a condition is met for its side; of `most-points`, that the Americans have them."""
    side = condition.side
    if side is None:
        return chance_of_most(game, control)
    if condition.kind == "otherwise":
        return 1.0
    if condition.kind == "points":
        points, spread = points_at_the_end(game, control, side), 1.0 + 0.5 * rounds_left(game)
        return logistic(1.7 * (points - condition.least + 0.5) / spread)
    soon, chance = condition.at_once or rounds_left(game) <= 1, 1.0
    for place in condition.goals:
        now, late = control[place]
        american = now if soon else (now + 2 * late) / 3
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
    over = asked is not None and asked.prompt in AFTER_INCOME and game.divisions[0].ended
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
        once, twice = forces.once, forces.twice
        reach = (once[0] >> place & 1) + (twice[0] >> place & 1) - (once[1] >> place & 1) - (twice[1] >> place & 1)
        now = HOLDS_IT * holder + CAN_REACH_IT * reach
    return logistic(now), logistic(stronger + STAYS_HOLDER * holder)
