"""The evaluation: points as they stand and will stand, strength left, order, and points to act with."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.mind import squash
from bocage.systems.tide_of_fortune.mind.chart import Chart, Goal, chart_of
from bocage.systems.tide_of_fortune.rules.victory import points
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, NONE

POINT, REACH = 0.35, 0.3
"""What a victory point is worth, in halves of a logit; and one that could still be had."""
STRENGTH, SHAKEN, STEP, TIRED, ISOLATED = 0.012, 0.02, 0.03, 0.008, 0.03
"""A stacking point; a disrupted unit; a step lost by a headquarters; a fatigue point; an isolated unit."""
COMMAND = 0.01
TAIL = 0.2


def evaluation(game: Game, seat: Seat) -> float:
    """How well a game stands for a seat, from -1 to 1."""
    value = squash(_balance(game), TAIL)
    return value if seat == ALLIED else -value


def _balance(game: Game) -> float:
    """By how much the Allies are ahead of what they need."""
    chart = chart_of(game.scene)
    needed = _needed(game)
    scored = POINT * (points(game) - needed) + REACH * _outlook(game, chart)
    return scored + _standing(game, ALLIED) - _standing(game, GERMAN)


def _needed(game: Game) -> float:
    """The points between a draw or a defeat and a victory of the Allies."""
    verdicts = game.scene.scenario.victory.verdicts
    winning = [verdict.least for verdict in verdicts if verdict.winner == "allied"]
    losing = [verdict.least for verdict in verdicts if verdict.winner == "german"]
    return (min(winning, default=1) + max(losing, default=0)) / 2


def _standing(game: Game, seat: Seat) -> float:
    """What a side has left to act with."""
    values = game.scene.rulebook.stacking.values
    total = COMMAND * (game.sides[seat].cp + game.sides[seat].ip + game.sides[seat].rp)
    for number in bits(game.present[seat]):
        unit = game.units[number]
        total += STRENGTH * values[game.scene.profiles[unit.profile].cr]
        total -= SHAKEN * unit.disrupted + ISOLATED * unit.iso
    for division in game.divisions:
        if division.seat == seat:
            total -= STEP * division.steps + TIRED * division.fatigue
    return total


def _outlook(game: Game, chart: Chart) -> float:
    """What the goals that are not held are worth by who is nearer to them, in numbers."""
    goals = [goal for goal in chart.goals if not _is_held(game, goal.hex)]
    nearest = [_nearest(game, chart, seat, goals) for seat in (ALLIED, GERMAN)]
    total = 0.0
    for goal, allied, german in zip(goals, *nearest, strict=True):
        if allied + german:
            total += goal.stake * (allied / (allied + german) - 0.5)
    return total


def _is_held(game: Game, hex: Hex) -> bool:
    """Whether the Allies hold a goal already."""
    site = game.scene.site_at.get(hex)
    return site is not None and game.sites[site].holder == ALLIED


def _nearest(game: Game, chart: Chart, seat: Seat, goals: Sequence[Goal]) -> list[float]:
    """How near the fighting units of a side are to each goal, all together."""
    standing: dict[Mover, list[Hex]] = {"leg": [], "mot": []}
    for number in bits(game.present[seat]):
        unit = game.units[number]
        profile = game.scene.profiles[unit.profile]
        if profile.may_attack and (unit.division != NONE or profile.role == "asset"):
            standing["mot" if profile.motorised else "leg"].append(unit.hex)
    return [
        sum([chart.close[mover, goal.hex][hex] for mover, hexes in standing.items() for hex in hexes]) for goal in goals
    ]
