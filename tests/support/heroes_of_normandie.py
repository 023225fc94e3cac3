"""Positions of Heroes of Normandie."""

from __future__ import annotations

from bocage.kernel import Match
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Unit)
game_at = positions.game_at
match_at = positions.match_at
game_of = positions.game_of
named = positions.named
lit = positions.lit
random_positions = positions.random_positions
pack = positions.pack


def seen(match: Match, seat: int, name: str) -> Unit:
    """The unit of that name as a seat sees it."""
    view = match.view(seat)
    return view.item(Unit, SYSTEM.show.names.find(view, "unit", name))
