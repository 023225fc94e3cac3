"""Hooks: what chapters that know nothing of one another are told by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bocage.kernel import Frame, Rules, UnitId


class HeroesRules(Rules, frozen=True, kw_only=True):
    """The rules with the ways to fire of all chapters, and the window in which the enemy may fire back at a unit."""

    manners: tuple[Callable[[Any, Any, Any], Iterable[Any]], ...] = ()
    answer: Callable[[UnitId], Frame[None]]
