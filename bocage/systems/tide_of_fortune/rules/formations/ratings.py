"""Ratings: what a headquarters is worth now."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division


def offence(game: Game, division: Division) -> int:
    """The OR as fatigue and losses leave it.  [tof.2.hq-or tof.2.hq-or-drop tof.4.fatigue-effect tof.8.loss-effect]"""
    return max(game.scene.printed(division.id).offensive - _lost(game, division), 0)


def defence(game: Game, division: Division) -> int:
    """The DR as fatigue and losses leave it.  [tof.2.hq-dr tof.2.hq-dr-drop tof.ruling.ratings-floor]"""
    return max(game.scene.printed(division.id).defensive - _lost(game, division), 0)


def _lost(game: Game, division: Division) -> int:
    numbers = game.scene.rulebook
    return division.fatigue * numbers.fatigue.each + division.steps * numbers.losses.hq
