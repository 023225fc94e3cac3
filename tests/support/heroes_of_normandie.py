"""Positions of Heroes of Normandie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import Match
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit
from tests.support import packs, positions, random_games


def game_at(units: Mapping[str, Any], *dice: int, packs: Sequence[Path] = (), **position: Any) -> Game:
    """A game in which these units stand where they are drawn."""
    return positions.drawn(SYSTEM, Game, {"units": units, **position}, dice, packs)


def match_at(units: Mapping[str, Any], *dice: int, packs: Sequence[Path] = (), **position: Any) -> Match:
    """A match that goes on from there."""
    return positions.matched(SYSTEM, game_at(units, *dice, packs=packs, **position))


def game_of(match: Match) -> Game:
    assert isinstance(match.game, Game)
    return match.game


def named(at: Game | Match, name: str) -> Unit:
    """The unit of that name."""
    return positions.named((game_of(at) if isinstance(at, Match) else at).units, name)


def lit(match: Match, name: str, seat: int = 0) -> dict[str, dict[str, str]]:
    """The overlays of a unit as a seat sees them: the labels by the names of the places."""
    return positions.lit(SYSTEM, match, name, seat)


def random_positions(scenario: str, every: int, seed: int = 3) -> Iterator[Game]:
    """Positions of a random game: one in so many."""
    return map(game_of, random_games.matches(f"heroes-of-normandie/{scenario}", every, seed))


def pack(folder: Path, path: str, text: str) -> tuple[Path, ...]:
    """A data pack with one file in it."""
    return packs.pack(folder, SYSTEM.name, path, text)


def seen(match: Match, seat: int, name: str) -> Unit:
    """The unit of that name as a seat sees it."""
    view = match.view(seat)
    return view.item(Unit, SYSTEM.show.names.find(view, "unit", name))
