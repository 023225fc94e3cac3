"""Counter-battery fire: a Park that has fired is fired at without an observer."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Refusal, Step, UnitId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.artillery.indirect import in_range, why_no_indirect_fire
from bocage.systems.grand_tactical.rules.artillery.mission import FireMission
from bocage.systems.grand_tactical.rules.artillery.salvo import Salvo
from bocage.systems.grand_tactical.rules.batteries.markers import units_of
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Unit

TARGET = "counter-battery.target"


class FireCounterBattery(TakeAction):
    """Fire at a battery in an enemy Park that has fired.  [gts.action.table-fire]"""


class CounterBattery(Frame[Units]):
    """A battery in a Park fires at one in an enemy Park.  [gts.cb.conditions gts.cb.resolve]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask at whom."""
        unit = game.unit(self.unit)
        options = [FireMission(target) for target in counter_targets(game, unit)]
        return Ask(unit.seat, TARGET, options, self.chosen, self.why_not, args={"unit": unit.id})

    def why_not(self, game: Game, choice: FireMission) -> Refusal | None:
        """One that is in a Park, which has fired, in range.  [gts.cb.conditions]"""
        if choice.target in counter_targets(game, game.unit(self.unit)):
            return None
        return Refusal("gts.cb.conditions", {"unit": choice.target}, reason="target")

    def chosen(self, game: Game, choice: FireMission) -> Step:
        """Fire."""
        target = game.unit(choice.target)
        return Call(Salvo(self.unit, target.hex, target.id, target.park), then=self.fired)

    def fired(self, game: Game) -> Step:
        """The action is over."""
        return self.done((self.unit,))


def counter_targets(game: Game, unit: Unit) -> list[UnitId]:
    """The batteries in enemy Parks in range that have fired.  [gts.cb.conditions]"""
    reach = in_range(game, unit)
    return [
        battery.id
        for park in game.parks
        if park.fired and park.seat != unit.seat and park.hex != OFF_MAP and reach >> park.hex & 1
        for battery in units_of(game, park.id)
    ]


def is_with_active_formation(game: Game, unit: Unit) -> bool:
    """Whether a battery is in contact with a formation that is active now; a Division's chit makes all of its so.

    [gts.cb.conditions gts.ruling.artillery-in-division-act gts.gloss.division-active]
    """
    if unit.contact == NONE:
        return False
    chit = game.chits[game.now.chit]
    match chit.kind:
        case "formation":
            return unit.contact == chit.of
        case "division":
            return game.formations[unit.contact].division == chit.of
        case "direct":
            return False


def why_not_counter(game: Game, units: Units, column: Column, option: FireCounterBattery) -> Refusal | None:
    """A battery in a Park, in contact with the active formation, with a target in range.

    [gts.cb.conditions gts.park.purpose]
    """
    unit = game.unit(units[0])
    about = {"unit": unit.id}
    if why := why_no_indirect_fire(game, unit):
        return why
    if unit.park == NONE:
        return Refusal("gts.cb.conditions", about, reason="park")
    if not is_with_active_formation(game, unit):
        return Refusal("gts.cb.conditions", about, reason="contact")
    return None if counter_targets(game, unit) else Refusal("gts.cb.conditions", about)


COUNTER_BATTERY = Action(
    FireCounterBattery, "fire", "fire", why_not_counter, lambda game, units, column, option: CounterBattery(units[0])
)
