"""The way to a distant hex: one march, on offer or proposed, and the hexes that it goes through."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Decision, Option, View
from bocage.systems.tide_of_fortune.rules.movement.movement import March, Movement
from bocage.systems.tide_of_fortune.state.game import Game


def way(view: View, decision: Decision, place: Hex) -> tuple[Option, ...]:
    """A march there, if the unit that moves can get there: not all such hexes are listed, and all may be proposed.

    [tof.7.move-mp]
    """
    movement = view.asking
    if not isinstance(movement, Movement):
        return ()
    march, game = March(place), view.board()
    return (march,) if movement.why_not(game, march) is None else ()


def course(view: View, option: Option) -> tuple[Hex, ...]:
    """The hexes of the cheapest way of a march, in which it is carried out."""
    movement = view.asking
    if not isinstance(movement, Movement) or not isinstance(option, March):
        return ()
    game: Game = view.board()
    return movement.reach(game).path(option.hex)
