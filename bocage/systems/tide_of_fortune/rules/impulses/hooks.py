"""Hooks: rules of chapters that call one another, told to the game as one value."""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel import Frame, PlaceId, Rules
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.game import Game


class CampaignRules(Rules, frozen=True, kw_only=True):
    """The rules of the game, with the procedure of an order: a spoiling attack is one, in the middle of another."""

    order: Callable[[int, OrderKind], Frame[None]]
    room: Callable[[tuple[PlaceId, ...]], Frame[None]]
    """The procedure by which hexes that are too full make room: units may be cornered, on the move too."""


def order_of(game: Game, division: int, kind: OrderKind) -> Frame[None]:
    """The procedure of an order to a division."""
    return rules_of(game).order(division, kind)


def room_in(game: Game, hex: PlaceId) -> Frame[None]:
    """The procedure by which a hex makes room."""
    return rules_of(game).room((hex,))


def rules_of(game: Game) -> CampaignRules:
    """The rules that a game is played by."""
    assert isinstance(game.rules, CampaignRules)
    return game.rules
