"""How well a game stands for a seat: men left and their nerves, and nearness to what the battle is about."""

from __future__ import annotations

from bocage.board.table.points import squared
from bocage.kernel import Seat
from bocage.mind import squash
from bocage.systems.rules_of_engagement.rules.setup.victory import holds, started
from bocage.systems.rules_of_engagement.state.game import Game

NERVES = {"confident": 1.0, "suppressed": 0.7, "shaken": 0.4, "demoralised": 0.15, "destroyed": 0.0}
"""What a squad in each state is worth of one that is confident."""
HOUSE = 0.2
NEAR = 0.1
TAIL = 0.2


def evaluation(game: Game, seat: Seat) -> float:
    """From -1, lost, to 1, won."""
    return squash(2.0 * (_worth(game, seat) - _worth(game, 1 - seat)), TAIL)


def _worth(game: Game, seat: Seat) -> float:
    squads = game.squads_of(seat)
    men = sum(NERVES[squad.state] * game.strength(squad.id) for squad in squads) / max(1, started(game, seat))
    points = sum(worth for name, worth in game.scene.scenario.victory.buildings.items() if holds(game, seat, name))
    goals = game.scene.goals
    nearest = min((squared(at, goal) for squad in squads for at in game.places[squad.id] for goal in goals), default=0)
    return men + HOUSE * points - NEAR * nearest / 1_000_000
