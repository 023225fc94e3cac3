"""Tokens and markers: how a unit comes to be activated, and how it loses its Order token."""

from __future__ import annotations

from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, Unit


def mark_activated(game: Game, unit: Unit) -> Unit:
    """Give a unit an Activated marker: it loses its token unseen, and acts no more this turn.

    [hon.mark.activated-gain hon.mark.activated-effect hon.act.lost-token hon.opfire.cost]
    """
    if unit.order != NO_ORDER:
        drop_token(game, unit)
    marked = game.unit(unit.id).but(activated=True)
    game.put(marked)
    return marked


def special_value(game: Game) -> int:
    """Where a number is needed, a Special Order has that of the last Numbered token revealed, whosever it was.

    [hon.order.special-value]
    """
    return game.now.last_number


def drop_token(game: Game, unit: Unit) -> None:
    """Take a token off a unit face down; its number is still called.  [hon.act.lost-token hon.ruling.lost-special]"""
    army = game.armies[unit.seat]
    if not unit.revealed:
        game.put(army.but(lost=tuple(sorted((*army.lost, unit.order)))))
        game.emit(events.TokenLost(unit.id))
    game.put(unit.but(order=NO_ORDER, revealed=False, looked=False))
