"""Positions drawn in place, as rule cases draw them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from bocage.kernel import Game, Match, ScriptedDice, Setup
from bocage.system import System

G = TypeVar("G", bound=Game)


class Named(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def drawn(
    system: System, kind: type[G], position: Mapping[str, Any], dice: Sequence[int], packs: Sequence[Path] = ()
) -> G:
    """A game at a position, whose next dice are known."""
    game = system.play.position(position, ScriptedDice(dice), packs)
    assert isinstance(game, kind)
    return game


def matched(system: System, game: Game) -> Match:
    """A match that goes on from a position."""
    return Match(system.play, game, Setup(system.name, "position"))


def named(things: Iterable[N], name: str) -> N:
    """The one of that name."""
    (found,) = [thing for thing in things if thing.name == name]
    return found


def lit(system: System, match: Match, name: str, seat: int = 0) -> dict[str, dict[str, str]]:
    """The overlays of a unit of that name as a seat sees them: the labels by the names of the places."""
    view, names = match.view(seat), system.show.names
    found = system.show.overlays(view, names.find(view, "unit", name))
    return {
        overlay: {names.name_of(view, "place", place): label for place, label in places.items()}
        for overlay, places in found.items()
    }
