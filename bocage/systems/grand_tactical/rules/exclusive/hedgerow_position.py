"""Hedgerow positions: a unit settles in the bocage."""

from __future__ import annotations

from bocage.kernel import Frame, Refusal, Step
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import exclusive as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit

HEDGEROW = "hedgerow"


class Settle(TakeAction):
    """Settle in the hedgerows."""


class Settling(Frame[Units]):
    """Units settle where they are.  [gts.excl.hedgerow-position]"""

    units: Units

    def start(self, game: Game) -> Step:
        """They have settled."""
        for number in self.units:
            game.put(game.unit(number).but(marker="bocage"))
            game.emit(events.Settled(number))
        return self.done(self.units)


def may_settle(game: Game, unit: Unit) -> bool:
    """Whether a unit stands in hedgerows, in a game in which one settles there.  [gts.excl.hedgerow-position]"""
    scene = game.scene
    return scene.module.hedgerow_position and scene.ground.terrain_names[unit.hex] == HEDGEROW


def why_not_settle(game: Game, units: Units, column: Column, option: Settle) -> Refusal | None:
    """In hedgerows, out of Column and transport, without a marker, not suppressed.

    [gts.excl.hedgerow-position gts.res.suppressed-limits]
    """
    for number in units:
        unit = game.unit(number)
        if unit.suppressed:
            return Refusal("gts.res.suppressed-limits", {"unit": number})
        if not may_settle(game, unit):
            return Refusal("gts.excl.hedgerow-position", {"unit": number})
        if unit.column or unit.mounted or unit.marker != "none":
            return Refusal("gts.excl.hedgerow-position", {"unit": number}, reason="state")
    return None


SETTLING = Action(
    Settle, "improved-position", "other", why_not_settle, lambda game, units, column, option: Settling(units)
)
