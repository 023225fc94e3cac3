"""Positions of Heroes of Normandie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import Match
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit
from tests.support import positions


def game_at(units: Mapping[str, Any], *dice: int, packs: Sequence[Path] = (), **position: Any) -> Game:
    """A game in which these units stand where they are drawn."""
    return positions.drawn(SYSTEM, Game, {"units": units, **position}, dice, packs)


def match_at(units: Mapping[str, Any], *dice: int, packs: Sequence[Path] = (), **position: Any) -> Match:
    """A match that goes on from there."""
    return positions.matched(SYSTEM, game_at(units, *dice, packs=packs, **position))


def game_of(match: Match) -> Game:
    assert isinstance(match.game, Game)
    return match.game


def unit(at: Game | Match, name: str) -> Unit:
    """The unit of that name."""
    return positions.named((game_of(at) if isinstance(at, Match) else at).units, name)
