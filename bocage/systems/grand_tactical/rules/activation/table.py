"""The table of actions: all that a unit can do with an action."""

from __future__ import annotations

from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction
from bocage.systems.grand_tactical.rules.activation.passing import PASSING
from bocage.systems.grand_tactical.rules.activation.rally import RALLY
from bocage.systems.grand_tactical.rules.artillery.counter_battery import COUNTER_BATTERY
from bocage.systems.grand_tactical.rules.artillery.mission import INDIRECT_FIRE
from bocage.systems.grand_tactical.rules.assault.assault import ASSAULT
from bocage.systems.grand_tactical.rules.exclusive.assembling import ASSEMBLY
from bocage.systems.grand_tactical.rules.exclusive.hedgerow_position import SETTLING
from bocage.systems.grand_tactical.rules.fire.direct_fire import DIRECT_FIRE
from bocage.systems.grand_tactical.rules.movement.movement_action import MOVEMENT
from bocage.systems.grand_tactical.rules.movement.pushing import PUSHING
from bocage.systems.grand_tactical.rules.movement.transport import MOUNTING
from bocage.systems.grand_tactical.rules.works.entrenchments import ENTER_TRENCH, ENTRENCHMENT, LEAVE_TRENCH
from bocage.systems.grand_tactical.rules.works.improved_positions import IMPROVED_POSITION
from bocage.systems.grand_tactical.rules.works.rear_guards import REAR_GUARD, REMOVE_REAR_GUARD
from bocage.systems.grand_tactical.rules.works.roadblocks import CLEARING, ROADBLOCK

ACTIONS: tuple[Action, ...] = (
    MOVEMENT,
    MOUNTING,
    PUSHING,
    ENTER_TRENCH,
    LEAVE_TRENCH,
    DIRECT_FIRE,
    INDIRECT_FIRE,
    COUNTER_BATTERY,
    ASSAULT,
    IMPROVED_POSITION,
    ENTRENCHMENT,
    ROADBLOCK,
    CLEARING,
    REAR_GUARD,
    REMOVE_REAR_GUARD,
    RALLY,
    ASSEMBLY,
    SETTLING,
    PASSING,
)
"""In the order in which players see them."""

BY_OPTION: dict[type[TakeAction], Action] = {action.option: action for action in ACTIONS}
