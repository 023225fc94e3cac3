"""The evaluation: how surely the Allies will have the points that they need when time is up, and what is left to fight.

The numbers of the chances are fitted to matches that the plan played against itself in joes-bridge.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.mind import logistic, squash
from bocage.systems.tide_of_fortune.mind.chart import FAR, SUDDEN, Chart, Goal, chart_of
from bocage.systems.tide_of_fortune.rules.victory import points
from bocage.systems.tide_of_fortune.schema.calendar import BOXES_PER_DAY, day_of
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, NONE

READY, PACE, GAPS, FACED = 0.9, 2.35, (0.42, 0.26), 0.3
"""For a goal not held, the logit of taking it: to begin with; what a turn that is left adds; what a half point of the
way there takes away, that of the foremost unit and that of the second; and each German who faces the foremost."""
FACING = 3
"""So near the foremost unit, and no further from the goal than it is, a German stands in its way."""
FIRM, ALOOF, AWAY = 2.4, 0.95, 6.0
"""For a goal that is held: the logit of keeping it with Germans beside it, and what each half point that they are off
adds, up to so many."""
AGES = 0.25
"""Each turn that is left makes all this so much less sure."""
LEAD, LUCK = 0.7, 0.1
"""What the expected lead in points is worth, in halves of a logit by how far chance may carry it; the least of that."""
STRENGTH, SHAKEN, STEP, TIRED, ISOLATED = 0.012, 0.02, 0.05, 0.008, 0.035
"""A stacking point; a disrupted unit; a step lost by a headquarters; a fatigue point; an isolated unit."""
STRAY = 0.015
"""A unit that is further from its headquarters than that commands."""
COMMAND = 0.01
TAIL = 0.2


def evaluation(game: Game, seat: Seat) -> float:
    """How well a game stands for a seat, from -1 to 1."""
    value = squash(_lead(game) + _standing(game, ALLIED) - _standing(game, GERMAN), TAIL)
    return value if seat == ALLIED else -value


def _lead(game: Game) -> float:
    """By how much the Allies will be ahead of what they need, against how far chance may carry that."""
    chart = chart_of(game.scene)
    expected, spread = points(game) - _needed(game), LUCK
    for goal, chance in zip(chart.goals, _chances(game, chart), strict=True):
        expected += goal.stake * (chance - _is_held(game, goal.hex))
        spread += goal.stake**2 * chance * (1 - chance)
    return LEAD * expected / sqrt(spread)


def _needed(game: Game) -> float:
    """The points half the way from the most with which the Germans win to the least with which the Allies do."""
    verdicts = game.scene.scenario.victory.verdicts
    winning = min([verdict.least for verdict in verdicts if verdict.winner == "allied"], default=SUDDEN)
    german = [place for place, verdict in enumerate(verdicts) if verdict.winner == "german"]
    losing = verdicts[german[0] - 1].least - 1 if german and german[0] else 0
    return (winning + losing) / 2


def turns_left(game: Game) -> float:
    """How many turns are still to come after this one; where a day ends the game, about one a day."""
    scenario = game.scene.scenario
    left: list[float] = []
    if turns := scenario.settings.turns or scenario.turns:
        left.append(turns - game.now.turn)
    if scenario.ends_after:
        left.append(day_of(scenario.ends_after) - game.now.box / BOXES_PER_DAY)
    return max(min(left), 0.0)


def _chances(game: Game, chart: Chart) -> list[float]:
    """How likely the Allies are to hold each goal in the end."""
    left = turns_left(game)
    allied, german = _fighters(game, ALLIED), _fighters(game, GERMAN)
    found = []
    for goal in chart.goals:
        if _is_held(game, goal.hex):
            logit = FIRM + ALOOF * min([AWAY, *(_gap(chart, goal, one) for one in german)])
        else:
            gaps = sorted([(_gap(chart, goal, one), one.hex) for one in allied])[:2] or [(FAR, goal.hex)]
            facing = game.scene.grid.within(gaps[0][1], FACING)
            near = chart.near["leg", goal.hex]
            faced = sum([facing >> one.hex & 1 and near[one.hex] >= near[gaps[0][1]] for one in german])
            logit = READY + PACE * left - GAPS[0] * gaps[0][0] - GAPS[1] * gaps[-1][0] - FACED * faced
        found.append(logistic(logit / (1 + AGES * left)))
    return found


def _standing(game: Game, seat: Seat) -> float:
    """What a side has left to act with."""
    values, radius = game.scene.rulebook.stacking.values, game.scene.rulebook.command.radius
    distance = game.scene.grid.distance
    total = COMMAND * (game.sides[seat].cp + game.sides[seat].ip + game.sides[seat].rp)
    for number in bits(game.present[seat]):
        unit = game.units[number]
        total += STRENGTH * values[game.scene.profiles[unit.profile].cr]
        total -= SHAKEN * unit.disrupted + ISOLATED * unit.iso
    for division in game.divisions:
        if division.seat == seat:
            total -= STEP * division.steps + TIRED * division.fatigue
            if (hq := game.hq_of(division)).on_map:
                units = game.units_of(game.members[division.id])
                total -= STRAY * sum([unit.on_map and distance(unit.hex, hq.hex) > radius for unit in units])
    return total


def _is_held(game: Game, hex: Hex) -> bool:
    """Whether the Allies hold a goal already."""
    site = game.scene.site_at.get(hex)
    return site is not None and game.sites[site].holder == ALLIED


class Fighter(NamedTuple):
    """A unit that could take a goal or bar the way to it: how it moves, and where it stands."""

    mover: Mover
    hex: Hex


def _fighters(game: Game, seat: Seat) -> list[Fighter]:
    """The fighting units of a side."""
    found = []
    for number in bits(game.present[seat]):
        unit = game.units[number]
        profile = game.scene.profiles[unit.profile]
        if profile.may_attack and (unit.division != NONE or profile.role == "asset"):
            found.append(Fighter("mot" if profile.motorised else "leg", unit.hex))
    return found


def _gap(chart: Chart, goal: Goal, one: Fighter) -> float:
    """How many half points it is from a unit to a goal."""
    return FAR * (1 - chart.near[one.mover, goal.hex][one.hex])
