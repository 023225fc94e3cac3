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
