"""Odds: the line that the ground gives, and the column that comes nearest to the ratio of strengths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.rules.combat.strength import battery_in
from bocage.systems.tide_of_fortune.schema.terrain import Hexside
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import GERMAN, Unit

PERCENT = 100


def column(line: Sequence[int], attack: int, defence: int) -> int:
    """The column, from 1 on, whose ratio is nearest to attack : defence; halfway the lower.

    [tof.8.odds tof.8.nearest-column]

    >>> line = [33, 50, 67, 100, 150, 200]
    >>> [column(line, attack, 20) for attack in (5, 25, 26, 30, 900)]
    [1, 4, 5, 5, 6]
    """
    return 1 + sum(2 * PERCENT * attack > (low + high) * defence for low, high in pairwise(line))


def barrage_column(line: Sequence[int], strength: int) -> int:
    """The column of a barrage, the strongest first: the nearest strength, halfway the weaker.

    [tof.8.barrage-strength]

    >>> [barrage_column([16, 14, 12, 10], strength) for strength in (18, 15, 14, 13, 1)]
    [1, 2, 2, 3, 4]
    """
    return len(line) - sum(2 * strength > high + low for high, low in pairwise(line))


def ground_line(game: Game, hex: Hex, seat: Seat) -> int:
    """The code of the ground for those of a side who stand in it; Westwall and batteries are German.

    [tof.8.line tof.ruling.westwall-line tof.9.battery-land-defence]
    """
    ground = game.scene.ground
    line = ground.terrain(hex, game.now.flooded).line
    if seat == GERMAN and ground.westwall >> hex & 1:
        line = max(line, ground.chart.westwall.line)
    return max(line, ground.chart.battery.line) if battery_in(game, hex, seat) is not None else line


def ground_at(game: Game, hex: Hex, seat: Seat) -> int:
    """What the ground is worth against tanks.  [tof.8.at-terrain tof.8.terrain-two-values]"""
    ground = game.scene.ground
    at = ground.terrain(hex, game.now.flooded).at
    return max(at, ground.chart.westwall.at) if seat == GERMAN and ground.westwall >> hex & 1 else at


def hexsides(game: Game, hex: Hex, attackers: Sequence[Unit]) -> list[Hexside]:
    """The watercourses that the attackers are behind; none where one of them is not.

    [tof.8.hexside-all-attackers]
    """
    found = []
    for unit in attackers:
        kind = game.scene.ground.water_between(unit.hex, hex)
        if kind is None:
            return []
        found.append(game.scene.ground.chart.sides[kind])
    return found


def hexside_at(game: Game, hex: Hex, attackers: Sequence[Unit]) -> int:
    """What the water is worth against tanks: the least of those that attackers are behind."""
    return min((side.at for side in hexsides(game, hex, attackers)), default=0)


def line_of(game: Game, hex: Hex, attackers: Sequence[Unit]) -> int:
    """The line of the table: the code of the ground and that of the water, at most the last.

    [tof.8.line tof.8.terrain-cumulative tof.8.hexside-all-attackers]
    """
    code = ground_line(game, hex, 1 - attackers[0].seat)
    code += min((side.line for side in hexsides(game, hex, attackers)), default=0)
    return min(code, len(game.scene.charts.combat.lines) - 1)
