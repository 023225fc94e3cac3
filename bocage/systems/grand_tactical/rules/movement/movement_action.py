"""The Movement Action of units with a movement allowance."""

from __future__ import annotations

from bocage.kernel import Frame, Refusal
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.batteries.parks import why_frozen
from bocage.systems.grand_tactical.rules.movement.costs import allowance
from bocage.systems.grand_tactical.rules.movement.move import Move
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game


class MoveOut(TakeAction):
    """Move hex by hex."""


def why_not_move(game: Game, units: Units, column: Column, option: MoveOut) -> Refusal | None:
    """Units with a movement allowance move, unless they are suppressed.

    [gts.move.who gts.res.suppressed-limits gts.counter.move-classes gts.ent.enter-leave gts.park.frozen]
    """
    for number in units:
        unit = game.unit(number)
        about = {"unit": number}
        if unit.suppressed:
            return Refusal("gts.res.suppressed-limits", about)
        if game.profile(unit).movement is None:
            return Refusal("gts.move.who", about)
        if unit.shelter == "entrenched":
            return Refusal("gts.ent.enter-leave", about)
        if why := why_frozen(game, unit, units):
            return why
    return None


def begin_move(game: Game, units: Units, column: Column, option: MoveOut) -> Frame[Units]:
    """Each with its whole allowance."""
    return Move(units, column, tuple([allowance(game, game.unit(unit)) for unit in units]))


MOVEMENT = Action(MoveOut, "movement", "movement", why_not_move, begin_move)
