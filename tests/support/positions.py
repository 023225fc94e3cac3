"""Positions drawn in place, as rule cases draw them, and what tests ask of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, cast

from bocage.kernel import Game, Match, ScriptedDice, Setup
from bocage.system import System
from tests.support import packs, random_games


class Named(Protocol):
    @property
    def name(self) -> str: ...


G = TypeVar("G", bound=Game)
N = TypeVar("N", bound=Named)


def matched(system: System, game: Game) -> Match:
    """A match that goes on from a position."""
    return Match(system.play, game, Setup(system.name, "position"))


class Positions(Generic[G, N]):
    """The positions of one game, whose units are records of the class `N`."""

    def __init__(self, system: System, game: type[G], unit: type[N]) -> None:
        self.system = system
        self._game = game

    def game_at(self, units: Mapping[str, Any], *dice: int, packs: Sequence[Path] = (), **position: Any) -> G:
        """A game in which these units stand where they are drawn, and whose next dice are known."""
        return self._own(self.system.play.position({"units": units, **position}, ScriptedDice(dice), packs))

    def match_at(self, units: Mapping[str, Any], *dice: int, packs: Sequence[Path] = (), **position: Any) -> Match:
        """A match that goes on from there."""
        return matched(self.system, self.game_at(units, *dice, packs=packs, **position))

    def game_of(self, match: Match) -> G:
        return self._own(match.game)

    def _own(self, game: Game) -> G:
        assert isinstance(game, self._game)
        return game

    def named(self, at: G | Match, name: str) -> N:
        """The unit of that name."""
        game: Any = self.game_of(at) if isinstance(at, Match) else cast("Any", at)
        units: list[N] = game.units
        (found,) = [unit for unit in units if unit.name == name]
        return found

    def lit(self, match: Match, name: str, seat: int = 0) -> dict[str, dict[str, str]]:
        """The overlays of a unit as a seat sees them: the labels by the names of the places."""
        view, names = match.view(seat), self.system.show.names
        found = self.system.show.overlays(view, names.find(view, "unit", name))
        return {
            overlay: {names.name_of(view, "place", place): label for place, label in places.items()}
            for overlay, places in found.items()
        }

    def random_positions(self, scenario: str, every: int, seed: int = 3) -> Iterator[G]:
        """Positions of a random game: one in so many."""
        return map(self.game_of, random_games.matches(f"{self.system.name}/{scenario}", every, seed))

    def pack(self, folder: Path, path: str, text: str) -> tuple[Path, ...]:
        """A data pack with one file in it."""
        return packs.pack(folder, self.system.name, path, text)
