"""Entry hexes: reinforcements have to leave them as soon as they can."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Refusal
from bocage.systems.grand_tactical.rules.movement.costs import allowance
from bocage.systems.grand_tactical.rules.movement.move import Move
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


def can_leave_entry(game: Game, unit: Unit, column: Column) -> bool:
    """Whether a unit in an entry hex could enter another hex now.  [gts.reinf.must-leave gts.ruling.entry-blocked]"""
    if unit.suppressed or game.profile(unit).movement is None:
        return False
    move = Move((unit.id,), column, (allowance(game, unit),))
    return any(move.why_not_enter(game, hex) is None for hex in game.scene.grid.neighbours(unit.hex))


def why_not_end(game: Game, column: Column, active: int) -> Refusal | None:
    """An activation does not end while a unit can still leave its entry hex.  [gts.reinf.must-leave]"""
    for number in bits(game.entering & active & ~game.done):
        if can_leave_entry(game, game.unit(number), column):
            return Refusal("gts.reinf.must-leave", {"unit": number})
    return None
