"""The way to a distant hex: the choices of an Advance, one after the other."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Decision, Option, View
from bocage.systems.tide_of_iron.rules.movement.advance import ENTER, Movement
from bocage.systems.tide_of_iron.rules.movement.fortifications import LEAVE
from bocage.systems.tide_of_iron.rules.movement.stacking import may_stay
from bocage.systems.tide_of_iron.rules.phases.unit_actions import Activation, AdvanceWith
from bocage.systems.tide_of_iron.show.overlays import ways_of
from bocage.systems.tide_of_iron.state.game import NONE, Game


def way(view: View, decision: Decision, place: Hex) -> tuple[Option, ...]:
    """The cheapest way of the unit that moves, or that may begin an Advance, to a hex where it may stay.

    [toi.move.hex-by-hex toi.action.advance]
    """
    match view.asking:
        case Movement(unit=number, prompt=prompt) if decision.prompt == prompt:
            first: tuple[Option, ...] = ()
        case Activation(unit=number) if AdvanceWith(number) in decision.options:
            first = (AdvanceWith(number),)
        case _:
            return ()
    game: Game = view.board()
    unit = game.unit(number)
    found = ways_of(game, unit, view)
    if found is None or place == found.start or place not in found.cost or not may_stay(game, unit, place):
        return ()
    out = (LEAVE,) if unit.shelter != NONE else ()
    return (*first, *out, *(ENTER[hex] for hex in found.path(place)))
