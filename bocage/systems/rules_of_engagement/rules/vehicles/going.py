"""The going: what ground is to a vehicle, and how it gets stuck."""

from __future__ import annotations

import itertools

from bocage.board.table import Area, Line, Path, Point
from bocage.board.table.crossings import crosses
from bocage.board.table.points import FINE, between, length
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.schema.vocabulary import Gear, MoveClass
from bocage.systems.rules_of_engagement.state.game import Game

STRIDE = 10
"""So far apart the points are at which it is looked for a road."""


def going_of(kind: TerrainKind, gear: Gear) -> MoveClass:
    """What terrain is to a vehicle: some is other for tracks or wheels than for men; very difficult stops wheels.

    [roe.veh.terrain roe.wire.vehicles roe.atobs.effect roe.barricade.vehicles]
    """
    found = (kind.tracked if gear == "tracked" else kind.wheeled) or kind.move
    return "impassable" if found == "very-difficult" and gear != "tracked" else found


def met_on_leg(game: Game, a: Point, b: Point) -> list[Piece]:
    """The pieces of terrain that the centre of a vehicle starts in, enters or crosses on a straight leg, none by road.

    [roe.veh.terrain]
    """
    ground = game.ground
    found = []
    on_road = ground.footing(a).move == ground.footing(b).move == "road"
    for piece in ground.pieces:
        shape = piece.shape
        if isinstance(shape, Line | Area) and not (on_road and isinstance(shape, Area)):
            inside = isinstance(shape, Area) and (shape.holds(a) or shape.holds(b))
            if inside or any(crosses(a, b, leg) for leg in shape.legs):
                found.append(piece)
    return found


def is_bridged(game: Game, piece: Piece, leg: tuple[Point, Point]) -> bool:
    """Whether a road leads over a piece wherever the centre of a vehicle is on it on a straight leg.

    [roe.veh.terrain roe.terrain.impassable]
    """
    if isinstance(piece.shape, Line) or piece.kind.walls:
        return False
    strides = max(1, length(leg) // FINE // STRIDE)
    points = [between(*leg, stride, strides) for stride in range(strides + 1)]
    ground, holds = game.ground, piece.shape.holds
    ends = [ground.footing(at).move == "road" for at in leg]
    return all(ends) and all(ground.footing(at).move == "road" for at in points if holds(at))


def going_on(game: Game, path: Path, gear: Gear) -> MoveClass:
    """The worst ground on a path.  [roe.veh.terrain]"""
    ranks: tuple[MoveClass, ...] = ("road", "easy", "difficult", "very-difficult", "impassable")
    met = [going_of(piece.kind, gear) for a, b in itertools.pairwise(path) for piece in met_on_leg(game, a, b)]
    return max(met, key=ranks.index, default="easy")


def bogs_on(game: Game, gear: Gear, going: MoveClass) -> int:
    """On how much or less a die bogs a vehicle down: 0 on ground that holds.  [roe.veh.bog]"""
    book = game.scene.rulebook.vehicles
    if going not in ("difficult", "very-difficult"):
        return 0
    return book.bogs[gear] - (book.very_difficult_bog if going == "very-difficult" else 0)
