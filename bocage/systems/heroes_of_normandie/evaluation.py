"""How a game stands: objectives and broken groups, then what is left of both armies."""

from __future__ import annotations

from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.state import Game, enemy_of
from bocage.systems.heroes_of_normandie.victory import points

WHOLE, REDUCED, SHAKEN = 2.0, 1.2, 0.15
DECISIVE = 14.0


def evaluation(game: Game, seat: Seat) -> float:
    """How well a game stands for a seat, from -1 to 1."""
    balance = 1.0 * (points(game, seat) - points(game, enemy_of(seat)))
    balance += strength(game, seat) - strength(game, enemy_of(seat))
    return max(-1.0, min(1.0, balance / DECISIVE))


def strength(game: Game, seat: Seat) -> float:
    """What the units of a player are worth: intact ones more than diminished ones, and suppressed ones less."""
    total = 0.0
    for unit in game.units:
        if unit.seat == seat and not unit.lost:
            reduced = unit.back and game.kind(unit).front.state == "intact"
            total += (REDUCED if reduced else WHOLE) - SHAKEN * unit.suppressed
    return total
