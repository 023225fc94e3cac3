"""Crews (Équipage): characters who join a vehicle's crew and lend it their abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bocage.kernel import Refusal, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.movement.allowance import allowance
from bocage.systems.heroes_of_normandie.rules.movement.entering import ways_out
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import (
    Boarding,
    board_acts,
    vehicles_near,
    why_not_reach,
)
from bocage.systems.heroes_of_normandie.schema.units import Abilities
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit


def crew_of(game: Game, vehicle: Unit) -> Unit | None:
    """The unit that serves in a vehicle's crew."""
    return next((unit for unit in game.units if unit.crewing and unit.aboard == vehicle.id and not unit.lost), None)


def abilities_of(game: Game, unit: Unit) -> Abilities:
    """The abilities of a unit; a vehicle has those of its crew too.  [hon.crew.activate]"""
    own = game.face(unit).abilities
    crew = None if game.is_infantry(unit) else crew_of(game, unit)
    if crew is None:
        return own
    lent = game.face(crew).abilities
    both: dict[str, Any] = {name: _better(getattr(own, name), getattr(lent, name)) for name in own.__struct_fields__}
    return Abilities(**both)


def _better(own: int | None, lent: int | None) -> int | None:
    """The higher of two values of an ability, where one of them may be missing."""
    return own if lent is None else lent if own is None else max(own, lent)


# Joining and leaving


class ManVehicle(Act):
    """Join the crew of a vehicle, as the last step of the move."""

    ends_move: ClassVar[bool] = True
    carrier: TargetId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Only who has the ability joins a crew, ends its movement so, and is the only one to do so.

        It takes no room of a transport, and a vehicle that carries nobody else takes it too.
        [hon.crew.activate hon.crew.capacity hon.ruling.crew-count]
        """
        carrier, about = game.unit(self.carrier), {"unit": unit.id, "carrier": self.carrier}
        if not can_crew(game, unit) or unit.crewing or game.is_infantry(carrier) or carrier.seat != unit.seat:
            return Refusal("hon.crew.activate", about)
        if when.flipped:
            return Refusal("hon.state.general", about)
        if crew_of(game, carrier) is not None:
            return Refusal("hon.crew.capacity", about)
        return None if is_inside(unit, carrier, when) else why_not_reach(game, unit, carrier, when)

    def begin(self, game: Game, unit: Unit, when: When) -> Boarding:
        """It gets in and is flipped."""
        return Boarding(unit.id, self.carrier, as_crew=True)


def can_crew(game: Game, unit: Unit) -> bool:
    """Whether a unit has a face that serves in a crew."""
    back = game.scene.types[unit.type].back
    return back is not None and back.abilities.crew


def is_inside(unit: Unit, carrier: Unit, when: When) -> bool:
    """Whether a unit on the move is in that vehicle already, as a passenger."""
    return when.mode == "moving" and unit.aboard == carrier.id != NONE


def crew_acts(game: Game, unit: Unit, when: When, near: Sequence[UnitId]) -> list[ManVehicle]:
    """The vehicles, of some near it or around it, whose crew a moving unit may join."""
    if not can_crew(game, unit):
        return []
    return [act for act in map(ManVehicle, near) if act.why_not(game, unit, when) is None]


def carrier_acts(game: Game, unit: Unit, when: When) -> Sequence[Act]:
    """The vehicles that a moving unit may board or serve in; who is aboard one already may join its crew."""
    if when.mode != "moving" or not game.scene.on_foot[unit.type]:
        return ()
    if unit.aboard != NONE:
        return crew_acts(game, unit, when, (unit.aboard,)) if unit.in_play else ()
    near = vehicles_near(game, unit) if unit.on_board else ()
    return [*board_acts(game, unit, when, near), *crew_acts(game, unit, when, near)] if near else ()


def why_not_step_down(game: Game, unit: Unit, suppressed: int, at_start: bool) -> Refusal | None:
    """To leave its vehicle a crew is flipped at the very start of its move, if there is a square to get out to.

    [hon.crew.leave]
    """
    paces = allowance(game, game.kind(unit).front, suppressed).value
    if unit.crewing and at_start and paces > 0 and any(True for _ in ways_out(game, unit, paces)):
        return None
    return Refusal("hon.crew.leave", {"unit": unit.id})
