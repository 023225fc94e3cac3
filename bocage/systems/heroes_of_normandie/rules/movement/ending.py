"""Ending a move: where a unit may stay, which way it faces, and which face lies up."""

from __future__ import annotations

from bocage.kernel import EVERYONE, Option, Refusal
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.rules.movement.entering import is_crowded
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import why_no_room
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

FACINGS = range(8)
FACING = "move.facing"
"""The question which way a unit faces, after a move and where it is set up."""


class Stop(Option):
    """End the move here."""

    passes = True


class ChangeState(Option):
    """Flip the counter: set a weapon up or pack it up, hide or come out."""


class FaceTo(Option):
    """Face that way, in eighths of a turn clockwise from north."""

    facing: int


def why_not_stay(game: Game, unit: Unit) -> Refusal | None:
    """Two units do not end a move in the same square, and a crew that has left its seat gets out.

    [hon.move.no-stacking hon.crew.leave]
    """
    if game.present >> unit.id & 1 and game.here[unit.place] == 1 << unit.id:
        return None
    if unit.aboard != NONE and not unit.crewing and why_no_room(game, unit, game.unit(unit.aboard)) is not None:
        return Refusal("hon.crew.leave", {"unit": unit.id})
    return Refusal("hon.move.no-stacking", {"unit": unit.id, "place": unit.place}) if is_crowded(game, unit) else None


def facings_of(game: Game, unit: Unit) -> list[FaceTo]:
    """The ways that a unit may face at the end of its move, none where that does not matter.

    Of a unit that nobody has seen it would tell something whether it matters: such a one has a way in any case.
    [hon.arc.limited hon.ambush.secret]
    """
    cares = cares_for_facing(game, unit)
    if not unit.on_board or (unit.seen and not cares):
        return []
    return [FaceTo(way) for way in FACINGS] if cares else [FaceTo(unit.facing)]


def turn_to(game: Game, unit: Unit, facing: int) -> None:
    """Let a unit face that way; the enemy does not see how a hidden one lies that he has never seen."""
    game.put(unit.but(facing=facing))
    if unit.seen or facing != unit.facing:
        game.emit(events.Turned(unit.id, facing), EVERYONE if unit.seen else 1 << unit.seat)


def cares_for_facing(game: Game, unit: Unit) -> bool:
    """Whether it matters which way a unit of one square faces: a weapon of it has a limited arc.  [hon.arc.limited]"""
    return game.scene.arcs[unit.type][unit.back]


def change_state(game: Game, unit: Unit) -> None:
    """Flip the counter between its inactive and its active face.  [hon.state.active-face-def hon.tripod]"""
    kind = game.kind(unit)
    hides = kind.back is not None and kind.back.abilities.ambush
    if unit.ambushed:
        uncover(game, unit)
        return
    game.put(unit.but(back=not unit.back, ambushed=hides, crewing=False))
    game.emit(events.Hid(unit.id) if hides else events.StateChanged(unit.id, "inactive" if unit.back else "active"))
