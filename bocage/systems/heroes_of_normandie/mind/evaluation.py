"""Evaluation: how a position stands, from who will hold the objectives, what is left, and who can still act."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, prod
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import Seat
from bocage.mind import logistic, squash
from bocage.systems.heroes_of_normandie.mind.chart import NEARNESS, chart_of
from bocage.systems.heroes_of_normandie.mind.outlook import Outlook
from bocage.systems.heroes_of_normandie.mind.square_fields import SHELTER
from bocage.systems.heroes_of_normandie.mind.targets import will_act, worths
from bocage.systems.heroes_of_normandie.rules.victory import points
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NOBODY

POINTS, MATERIAL, SHAKEN, READY, COVER, CARDS = 0.10, 0.08, 0.01, 0.02, 0.015, 0.01
"""What victory points, units, Suppressed markers, unused orders, cover and cards count, in half the logit of winning.

These and the next are rounded from a logistic regression on who won, by what stood at the beginning of each turn."""
LATE, HOLDS_ALL = 0.05, 0.95
"""What points count instead where holding every objective wins at once, and what counts the chance of that."""
FIRE, IDLE = 0.10, 0.07
"""What counts the fire that units which have still to act can open, and of those that have no order."""
HOLDS, LAST = 0.5, 1.0
"""How likely it is that who holds an objective will hold it at the end, in the logit, and more so in the last turn."""
STRONGER, NEAREST = 0.95, 0.5
"""How much more likely those get it who have more units near it, and who have the nearest one."""
NOTHING = 0.25
"""What stands for a side that has nobody near an objective."""
TAIL = 0.2
"""The share of the evaluation that tells better from worse when all is lost."""
SIGN = {NOBODY: 0.0, 0: 1.0, 1: -1.0}


def evaluation(game: Game, seat: Seat) -> float:
    """How well a game stands for a seat, from -1 to 1."""
    value = squash(american_score(game), TAIL)
    return value if seat == 0 else -value


class Footing(NamedTuple):
    """Infantry on the board, which can hold an objective: whose, where, and how much of it counts."""

    seat: Seat
    place: Square
    weight: float


def footings(game: Game) -> list[Footing]:
    """All infantry on the board."""
    units = [game.units[number] for number in bits(game.present & game.foot)]
    return [Footing(unit.seat, unit.place, 0.5 if unit.suppressed else 1.0) for unit in units]


def american_score(game: Game) -> float:
    """How the game stands for the Americans."""
    values, foot = worths(game), footings(game)
    sides = [side_score(game, seat, values) for seat in range(len(SIDES))]
    soon, ahead = sudden(game, foot), margin(game, foot)
    lead = POINTS * (ahead - par(game)) if soon is None else LATE * ahead + HOLDS_ALL * soon
    return lead + sides[0] - sides[1]


def sudden(game: Game, foot: Sequence[Footing]) -> float | None:
    """Where holding every objective wins at once: how likely the Americans do, less how likely the Germans do.

    It counts less the more turns must pass before anybody can win so.
    """
    rule = next((rule for rule in game.scene.scenario.victory if rule.kind == "hold-all"), None)
    if rule is None:
        return None
    left = max(rule.since - game.now.turn, 0)
    chances = [control(game, goal.id, left, foot) for goal in game.objectives]
    return (prod(chances) - prod(1.0 - chance for chance in chances)) / (1 + left)


def par(game: Game) -> float:
    """The lead in points that the Americans need, by the conditions of victory."""
    needs = {rule.kind: rule for rule in game.scene.scenario.victory if rule.side is not None}
    least = [float(needs[kind].least) for kind in ("points", "draw") if kind in needs]
    if not least:
        return 0.0
    side = needs["points" if "points" in needs else "draw"].side
    lead = sum(least) / len(least) - 0.5
    return lead if side == SIDES[0] else -lead


def margin(game: Game, foot: Sequence[Footing]) -> float:
    """By how many points the Americans will be ahead, with each objective as likely theirs as it looks."""
    chart = chart_of(game.scene)
    held = [sum(chart.values[s][g.id] for g in game.objectives if g.control == s) for s in (0, 1)]
    lead = float(points(game, 0) - held[0] - points(game, 1) + held[1])
    left = turns_left(game)
    for goal in game.objectives:
        chance = control(game, goal.id, left, foot)
        lead += chance * chart.values[0][goal.id] - (1 - chance) * chart.values[1][goal.id]
    return lead


def control(game: Game, goal: int, left: int, foot: Sequence[Footing]) -> float:
    """How likely the Americans hold an objective after so many more turns than this."""
    costs, near, nearest = chart_of(game.scene).costs[goal], [NOTHING, NOTHING], [0.0, 0.0]
    for seat, place, weight in foot:
        nearness = NEARNESS[costs[place]]
        near[seat] += nearness * weight
        if nearness > nearest[seat]:
            nearest[seat] = nearness
    lean = STRONGER * log(near[0] / near[1]) + NEAREST * (nearest[0] - nearest[1])
    lean += SIGN[game.objectives[goal].control] * (HOLDS if left else HOLDS + LAST)
    return logistic(lean)


def turns_left(game: Game) -> int:
    """The turns that are still to come after this one."""
    return max(0, game.scene.scenario.turns - game.now.turn)


def side_score(game: Game, seat: Seat, values: Sequence[float]) -> float:
    """What a side has: units, orders that have not come up, cover, cards, and fire on the enemy.

    Units count by what has been lost of them: the forces that a scenario gives are no lead.
    """
    view = Outlook(game, seat, values)
    total = CARDS * len(game.armies[seat].hand)
    for number in bits(game.forces[seat]):
        unit = game.units[number]
        total -= MATERIAL * view.chart.worths[unit.type]
        if unit.lost:
            continue
        value = values[number]
        total += MATERIAL * value - SHAKEN * value * unit.suppressed
        if not unit.on_board:
            continue
        if game.is_infantry(unit):
            total += COVER * (SHELTER * 8) * view.chart.cover[unit.place]
        if will_act(unit):
            total += READY * value + FIRE * view.best_shot(unit, unit.place, facing=unit.facing)
        elif not unit.has_acted:
            total += IDLE * view.best_shot(unit, unit.place, facing=unit.facing)
    return total
