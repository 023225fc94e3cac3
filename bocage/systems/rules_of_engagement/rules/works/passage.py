"""Passage: what a squad meets between two marks of its march, mines before wire."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from bocage.board.table import Path
from bocage.board.table.crossings import Leg, crosses, is_near_leg
from bocage.board.table.points import along
from bocage.board.table.shapes import box_of, do_overlap
from bocage.kernel import Call, Frame, Pool, Roll, Step, UnitId
from bocage.systems.rules_of_engagement.rules.works.mines import entered, find_decoy, minefields
from bocage.systems.rules_of_engagement.state.events.works import WireTested
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

WIRE = "wire"
EXPERIENCE = "experience"
STRIDES = 50
"""Between two marks, 5 cm apart, a squad is looked at so often: at every millimetre."""


class Met(NamedTuple):
    """Where a squad is when it meets something, and what: the number of a minefield, or the place of a wire."""

    at: Path
    field: int | None
    wire: int


def met(game: Game, squad: Squad, paths: list[tuple[int, Path]], mark: int, marks: int, through: bool) -> Met | None:
    """What stops a squad between two marks, with where it is then; a decoy is found and stops nobody.

    Men are in a minefield once the middle of their base is, and at the wire that they are about to cross once they
    touch it. `through`: the squad has got through wire already in this move, or takes no heed of it.
    [roe.mine.activation roe.wire.stop roe.wire.terrain roe.ruling.wire roe.ruling.base-sizes]
    """
    fields = minefields(game, squad)
    wires = [] if through else _in_the_way(game, paths)
    if not fields and not wires:
        return None
    across, steps = game.scene.across, marks * STRIDES
    origin = tuple([path[0] for _, path in paths])
    before = tuple([along(path, mark * STRIDES, steps) for _, path in paths])
    for stride in range(STRIDES + 1):
        after = tuple([along(path, mark * STRIDES + stride, steps) for _, path in paths])
        field = entered(fields, origin, before, after)
        if field is not None and not field.decoy:
            return Met(after, field.id, 0)
        if field is not None and field.seat != squad.seat:
            find_decoy(game, field)
            fields = [one for one in fields if one.id != field.id]
        for figure, leg, place in wires:
            if is_near_leg(after[figure], leg, 0, across):
                return Met(after, None, place)
        before = after
    return None


def _in_the_way(game: Game, paths: list[tuple[int, Path]]) -> list[tuple[int, Leg, int]]:
    """The wire that each figure crosses on its way: which figure in their order, which leg, of which piece."""
    return [
        (number, leg, piece.place)
        for piece in game.ground.pieces
        if piece.kind.name == WIRE
        for number, (_, path) in enumerate(paths)
        if do_overlap(box_of(path), piece.shape.box)
        for leg in piece.shape.legs
        if any(crosses(a, b, leg) for a, b in itertools.pairwise(path))
    ]


def experience_of(game: Game, unit: UnitId) -> int:
    """What a squad's die needs in a test of experience: the value of most.  [roe.ruling.mixed-experience]"""
    roster = game.scene.rosters[game.squad(unit).kind]
    values = [roster[one.man].profile.exp for one in game.figures if one.squad == unit and not one.lost]
    return min(set(values), key=lambda value: (-values.count(value), value))


class AtWire(Frame[bool]):
    """A squad that has come to wire tests its experience once; who fails loses the rest of his move.

    [roe.wire.stop roe.ruling.wire]
    """

    unit: UnitId
    wire: int

    def start(self, game: Game) -> Step:
        """One die."""
        return Call(Roll(EXPERIENCE, game.squad(self.unit).seat, 1, experience_of(game, self.unit)), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Through, or not."""
        passed = bool(pool.hits)
        game.emit(WireTested(self.unit, self.wire, passed))
        return self.done(passed)
