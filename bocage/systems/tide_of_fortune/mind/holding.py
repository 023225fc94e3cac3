"""Holding: bridges to blow, delays, where reinforcements, reserves and retreats go, who follows up."""

from __future__ import annotations

from bocage.board.bits import mask
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.tide_of_fortune.mind.chart import chart_of
from bocage.systems.tide_of_fortune.mind.outlook import Outlook
from bocage.systems.tide_of_fortune.rules.combat.advance import Occupation, Occupy
from bocage.systems.tide_of_fortune.rules.phases.weather import PlaceDelay
from bocage.systems.tide_of_fortune.rules.phases.works import Mine, Wreck
from bocage.systems.tide_of_fortune.rules.sea.barges import AttackBarge
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import other

THREAT = 5
"""An enemy so near threatens a bridge."""
FLIGHT = 3
"""The TAC points that a barge is worth."""


def as_printed(game: Game, decision: Decision) -> Scores:
    """What is there already is good: the set-up, the order of battle, vehicles where they stand."""
    return [0.0 if option.passes else -0.5 for option in decision.options]


def whereto(game: Game, decision: Decision) -> Scores:
    """Each to the hex where it is worth most; to stay is worth what the present one is."""
    view, scores = Outlook(game, decision.seat), []
    for option in decision.options:
        number, hex = getattr(option, "unit", None), getattr(option, "hex", None)
        if number is None or hex is None:
            scores.append(-0.02 if option.passes else -0.4)
            continue
        one = game.unit(number)
        here = view.place(one, one.hex) if one.on_map else 0.0
        scores.append(view.place(one, hex) - here)
    return scores


def occupy(game: Game, decision: Decision) -> Scores:
    """Who gains by going where the enemy was."""
    frame = game.asking
    assert isinstance(frame, Occupation)
    view = Outlook(game, decision.seat)
    return [
        0.1 + view.place(one, frame.hex) - view.place(one, one.hex)
        if isinstance(option, Occupy) and (one := game.unit(option.unit))
        else 0.0
        for option in decision.options
    ]


def demolition(game: Game, decision: Decision) -> Scores:
    """Bridges that the enemy is about to take, over great rivers rather than small ones, and ports."""
    grid, enemies, scores = game.scene.grid, game.occupied[other(decision.seat)], []
    for option in decision.options:
        if isinstance(option, Mine):
            crossing = game.scene.ground.bridges[option.bridge]
            near = any(grid.within(hex, THREAT) & enemies for hex in crossing.ends)
            own = mask(crossing.ends) & game.occupied[decision.seat]
            worth = 0.4 if chart_of(game.scene).great >> option.bridge & 1 else 0.2
            scores.append(worth + 0.1 * bool(own) if near else -0.2)
        elif isinstance(option, Wreck):
            scores.append(0.3)
        else:
            scores.append(0.0)
    return scores


def delay(game: Game, decision: Decision) -> Scores:
    """The largest, on a road before the enemy."""
    grid, enemies, roads = game.scene.grid, game.occupied[other(decision.seat)], game.scene.roads.hexes["mot"]
    return [
        0.05 * option.value + 0.2 * (roads >> option.hex & 1) + 0.1 * bool(grid.within(option.hex, 3) & enemies)
        if isinstance(option, PlaceDelay)
        else 0.0
        for option in decision.options
    ]


def barge(game: Game, decision: Decision) -> Scores:
    """A few aircraft, not all of them."""
    return [
        0.2 - 0.1 * abs(option.points - FLIGHT) if isinstance(option, AttackBarge) else 0.0
        for option in decision.options
    ]
