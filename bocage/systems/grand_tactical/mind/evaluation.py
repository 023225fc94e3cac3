"""The evaluation: victory points as they stand and will stand, steps, order, and points to act with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bocage.board.bits import bits
from bocage.kernel import ScriptedDice, Seat
from bocage.mind import squash
from bocage.systems.grand_tactical.mind.chart import chart_of
from bocage.systems.grand_tactical.mind.command import is_needed
from bocage.systems.grand_tactical.rules.activation.active_units import active_units
from bocage.systems.grand_tactical.rules.sequence import RULES
from bocage.systems.grand_tactical.rules.turn.victory import points, steps_lost
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Chit, Unit, other
from bocage.systems.grand_tactical.state.setup import new_game

POINT, REACH, STEP, HIT, SUPPRESSED = 0.13, 0.10, 0.085, 0.02, 0.05
"""What a victory point is worth, in halves of a logit; one that could still be had; a step; a cohesion hit; order."""
COMMAND, DISPATCH, ZONE = 0.008, 0.01, 0.008
"""A command point, a dispatch point, a unit in an enemy fire zone."""
ENOUGH, SPARE = 8, 0.25
"""So many command points are worth that, and what the others are worth as a share."""
CHIT, IDLE, MARCH = 0.08, 0.02, 0.04
"""The chit of a formation that will act, if it has something to do, or else; what units do under a Division's chit."""
EXPECTED = 5
"""The command points that a Division's chit brings."""
COVERED = 0.008
"""A unit in a position on a goal."""
COMING = ("now", "next", "cup", "carried")
"""Where chits lie that will be played."""
TO_COME = ("box", "later")
"""Where units are that will still come."""
LATER = 0.9
"""What is left, a turn later, of what a unit is worth that is still to come."""
SETTLED = 0.6
"""The share of a match after which an even one stands as it will end."""
TAIL = 0.2


def evaluation(game: Game, seat: Seat) -> float:
    """How well a game stands for a seat, from -1 to 1."""
    value = squash(_balance(game), TAIL)
    return value if seat == 0 else -value


def _balance(game: Game) -> float:
    """By how much the first side is ahead."""
    return _lead(game) - _even(game)


def _lead(game: Game) -> float:
    """By how much the first side stands better, whatever it needs."""
    return _standing(game, 0) - _standing(game, 1) + REACH * _outlook(game)


def _even(game: Game) -> float:
    """The lead in a match where nobody is ahead: at first that of the set-up, at last the one that just wins."""
    opening, needed = _opening(game.scene), POINT * chart_of(game.scene).needed
    coming = sum([chit.zone in COMING for chit in game.chits])
    played = sum([chit.zone == "played" for chit in game.chits])
    first, last = game.scene.scenario.turn, len(game.scene.turns)
    done = (game.now.turn - first + played / max(coming + played, 1)) / (last - first + 1)
    return opening + (needed - opening) * min(done / SETTLED, 1.0)


@lru_cache(maxsize=32)
def _opening(scene: Scene) -> float:
    """The lead of the first side in the set-up: a scenario is taken to be even when it begins."""
    return _lead(new_game(scene, ScriptedDice(()), RULES))


def _standing(game: Game, seat: Seat) -> float:
    """What a side has: points, steps that it has not lost, order, command."""
    total = POINT * points(game, seat) - STEP * steps_lost(game, seat)
    swept = game.swept[other(seat)]
    for number in bits(game.present[seat]):
        unit = game.units[number]
        total -= HIT * unit.hits + SUPPRESSED * unit.suppressed + ZONE * (swept >> unit.hex & 1)
        total += COVERED * (unit.shelter != "none" and game.scene.goals >> unit.hex & 1)
    for division in game.divisions:
        if division.seat == seat:
            spare = max(division.cp - ENOUGH, 0)
            total += COMMAND * (division.cp - (1 - SPARE) * spare) + DISPATCH * division.dp
    return total + _chits(game, seat)


def _to_come(game: Game, seat: Seat) -> Iterator[tuple[Unit, float]]:
    """The units of a side that will come before the end, and what they are worth by now."""
    turn, last = game.now.turn, len(game.scene.turns)
    for unit in game.units:
        if unit.seat == seat and unit.where in TO_COME:
            due = max(unit.due, turn)
            if due < last:
                yield unit, LATER ** (due - turn)


def _chits(game: Game, seat: Seat) -> float:
    """What it is worth that formations and Divisions will act: as much when a chit is drawn as before."""
    total = 0.0
    for chit in game.chits:
        if chit.seat != seat or chit.kind == "direct":
            continue
        if chit.id == game.now.chit:
            total += _worth(game, chit) * _left(game)
        elif chit.zone in COMING:
            total += _worth(game, chit) + (COMMAND * EXPECTED if chit.kind == "division" else 0.0)
    return total


def _worth(game: Game, chit: Chit) -> float:
    """What units do under a chit."""
    if chit.kind == "division":
        return MARCH
    return CHIT if is_needed(game, chit.of) else IDLE


def _left(game: Game) -> float:
    """The share of the units under the chit in play that have yet to act."""
    active = active_units(game)
    return (active & ~game.done).bit_count() / max(active.bit_count(), 1)


def _outlook(game: Game) -> float:
    """What the goals are worth by who is nearer to them; less with every turn that is over."""
    chart = chart_of(game.scene)
    left = len(game.scene.turns) - game.now.turn
    if not left:
        return 0.0
    total = 0.0
    coming = [[(unit, share) for unit, share in _to_come(game, seat) if unit.entry != OFF_MAP] for seat in (0, 1)]
    for goal in game.objectives:
        nearest = [_nearest(game, seat, goal.hex, coming[seat]) for seat in (0, 1)]
        together = nearest[0] + nearest[1]
        if together:
            total += chart.stakes[0][goal.hex] * (nearest[0] - nearest[1]) / together
    return total * min(left, 4) / 4


def _nearest(game: Game, seat: Seat, hex: int, coming: Sequence[tuple[Unit, float]]) -> float:
    """How near the units of a side are to a goal, all together."""
    near = chart_of(game.scene).near
    units, types = game.units, game.scene.types
    found = [near[types[units[number].type].mover, hex][units[number].hex] ** 3 for number in bits(game.present[seat])]
    return sum(found) + sum([(share * near[types[unit.type].mover, hex][unit.entry]) ** 3 for unit, share in coming])
