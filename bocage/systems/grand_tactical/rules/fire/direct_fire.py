"""Direct fire: the action of one unit at one target."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Option, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.batteries.parks import break_up_park_of
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim
from bocage.systems.grand_tactical.rules.fire.shot import DeliberateShot
from bocage.systems.grand_tactical.rules.fire.weapons import direct_targets, why_no_direct_fire, why_not_target
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game

TARGET = "fire.target"


class FireDirectly(TakeAction):
    """Fire at an enemy in one's fire zone.  [gts.action.table-fire]"""


class FireAt(Option):
    """The unit that is fired at."""

    until = "DeliberateShot"
    target: TargetId


class DirectFire(Frame[Units]):
    """A unit fires directly: one target, one shot.

    [gts.fire.kinds gts.fire.direct-target gts.fire.no-combining gts.core.combat-kinds]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask at whom."""
        unit = game.unit(self.unit)
        targets = [FireAt(target) for target in direct_targets(game, unit)]
        return Ask(unit.seat, TARGET, targets, self.chosen, self.why_not, args={"unit": unit.id})

    def why_not(self, game: Game, choice: FireAt) -> Refusal | None:
        """Whom the fire zone covers."""
        return why_not_target(game, game.unit(self.unit), game.unit(choice.target))

    def chosen(self, game: Game, choice: FireAt) -> Step:
        """Fire; a Park that it is announced against is no more.  [gts.park.forced-dissolve]"""
        break_up_park_of(game, game.unit(choice.target))
        return Call(DeliberateShot(Aim(self.unit, choice.target)), then=self.fired)

    def fired(self, game: Game, effective: bool) -> Step:
        """The action is over."""
        return self.done((self.unit,))


def why_not_fire(game: Game, units: Units, column: Column, option: FireDirectly) -> Refusal | None:
    """A unit that can fire, at somebody.  [gts.fire.who gts.fire.direct-target]"""
    unit = game.unit(units[0])
    if why := why_no_direct_fire(game, unit):
        return why
    return None if direct_targets(game, unit) else Refusal("gts.fire.direct-target", {"unit": unit.id}, reason="nobody")


DIRECT_FIRE = Action(
    FireDirectly, "fire", "fire", why_not_fire, lambda game, units, column, option: DirectFire(units[0])
)
