"""Pace: how many squares a unit may move in one Movement Action."""

from __future__ import annotations

from bocage.kernel import Modifier, Total
from bocage.systems.heroes_of_normandie.schema.units import Face
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


def paces(game: Game, unit: Unit, back: bool, suppressed: int, bonus: int = 0) -> int:
    """How many squares a unit may move on one of its faces, as `allowance` says; worked out once."""
    key = unit.type, back, suppressed, bonus
    known = game.scene.paces
    if key not in known:
        known[key] = allowance(game, game.kind(unit).face(back), suppressed, bonus).value
    return known[key]


def allowance(game: Game, face: Face, suppressed: int, bonus: int = 0) -> Total:
    """How many squares a unit may move: its Movement Value, two less for each Suppressed marker.

    A unit with a Movement Value of X does not move, and gets no bonus.
    [hon.move.allowance hon.unit.movement-value hon.move.suppressed hon.mark.suppressed-move hon.move.x-value
    hon.ruling.bonus-immobilised]
    """
    if face.movement is None:
        return Total.of([])
    penalty = -game.scene.rulebook.suppressed_movement * suppressed
    terms = [Modifier("hon.unit.movement-value", face.movement), Modifier("hon.card.bonus-move", bonus)]
    return Total.of([*terms, Modifier("hon.move.suppressed", penalty)])
