"""What is peculiar to the Movement Action of a scout: how far it goes, and where it may not end."""

from __future__ import annotations

from bocage.board.bits import mask
from bocage.board.square import Square
from bocage.kernel import Refusal
from bocage.systems.heroes_of_normandie.schema.units import Face
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


def scouting_range(face: Face) -> int:
    """Scout N goes N squares, whatever its Movement Value.  [hon.cmd.scout]"""
    return face.abilities.scout or 0


def why_not_scout_to(game: Game, unit: Unit, squares: tuple[Square, ...]) -> Refusal | None:
    """A scout move ends neither in an objective nor next to one.  [hon.cmd.scout-objective]"""
    adjacent = game.scene.grid.adjacent
    for objective in game.objectives:
        near = mask(objective.places)
        for place in objective.places:
            near |= adjacent[place]
        if near & mask(squares):
            return Refusal("hon.cmd.scout-objective", {"unit": unit.id, "place": squares[0]})
    return None
