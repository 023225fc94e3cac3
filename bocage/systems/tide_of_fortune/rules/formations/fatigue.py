"""Fatigue: headquarters tire by orders, and by leaving a combat."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId


def tire(game: Game, number: DivisionId, points: int) -> None:
    """First the headquarters is flipped, then its operations are complete; units and assets do not tire.

    [tof.4.fatigue-gain tof.4.ops-comp tof.4.fatigue-hq-only tof.4.fatigue-assets]
    """
    division = game.divisions[number]
    fatigue = min(division.fatigue + points, game.scene.rulebook.fatigue.most)
    if fatigue != division.fatigue:
        game.put(division.but(fatigue=fatigue))
        game.emit(events.Tired(number, fatigue))
