"""Hooks: what chapters call of one another against the order in which they are imported."""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel import Frame, Rules, UnitId
from bocage.systems.rules_of_engagement.state.game import Game


class EngagementRules(Rules, frozen=True, kw_only=True):
    """The rules of the game: `reactions` is the window that opens when a squad has moved or fired."""

    reactions: Callable[[Game, UnitId], Frame[None]]


def reactions(game: Game, squad: UnitId) -> Frame[None]:
    """The window in which the enemy may fire at a squad that moves or fires.  [roe.opp.when]"""
    rules = game.rules
    assert isinstance(rules, EngagementRules)
    return rules.reactions(game, squad)
