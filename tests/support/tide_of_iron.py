"""Positions of Tide of Iron."""

from __future__ import annotations

from bocage.systems.tide_of_iron import SYSTEM
from bocage.systems.tide_of_iron.state.game import Game, Unit
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Unit)
game_at = positions.game_at
match_at = positions.match_at
game_of = positions.game_of
named = positions.named
lit = positions.lit
random_positions = positions.random_positions
pack = positions.pack
