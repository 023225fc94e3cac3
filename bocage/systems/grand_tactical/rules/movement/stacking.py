"""Stacking: eight steps out of Column and one unit in Column; more is overstacked."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Refusal, Seat, UnitId
from bocage.systems.grand_tactical.rules.activation.active_units import FIRST, active_units
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit


def steps_in(game: Game, hex: Hex, seat: Seat, passing: tuple[UnitId, ...] = ()) -> int:
    """The steps of a seat in a hex that count: not those in Column or in a Park, nor those only `passing` through.

    [gts.stack.limit gts.stack.free gts.stack.timing gts.park.stack-mass]
    """
    return sum(
        [
            game.steps_of(unit)
            for unit in game.units_in(hex)
            if unit.seat == seat and not unit.column and unit.park == NONE and unit.id not in passing
        ]
    )


def is_overstacked(game: Game, hex: Hex, seat: Seat, passing: tuple[UnitId, ...] = ()) -> bool:
    """Whether a hex holds more than it may: that is allowed, and has its price.

    Units count where their activation ends, so those that are passing through do not make it so.

    [gts.stack.over-allowed gts.stack.timing gts.ruling.stack-limit-timing]
    """
    return steps_in(game, hex, seat, passing) > game.scene.rulebook.stacking.steps


def has_column(game: Game, hex: Hex, seat: Seat) -> bool:
    """Whether a unit of the seat is in Column there, so that no other can be.  [gts.col.one-per-hex]"""
    return bool(game.columns[seat] >> hex & 1)


def why_not_together(game: Game, first: Unit, unit: Unit, column: Column) -> Refusal | None:
    """Units move as a stack from one hex that is not overstacked, active together and out of Column.

    [gts.stack.move-together gts.stack.same-activation gts.stack.over-allowed gts.ruling.mixed-stack-division]
    """
    about = {"unit": unit.id}
    if unit.hex != first.hex or first.entering is not unit.entering:
        return Refusal("gts.stack.move-together", about)
    if unit.column or first.column or unit.suppressed or game.profile(unit).movement is None:
        return Refusal("gts.stack.same-activation", about, reason="state")
    if unit.shelter == "entrenched":
        return Refusal("gts.ent.enter-leave", about)
    if is_overstacked(game, first.hex, first.seat) and not first.entering:
        return Refusal("gts.stack.over-allowed", {"hex": first.hex})
    if not (column in FIRST and active_units(game) & ~game.done & 1 << unit.id):
        return Refusal("gts.stack.same-activation", about)
    return None
