"""Where troops may hide."""

from __future__ import annotations

from bocage.board.table import Line, Path, Point
from bocage.board.table.points import along, length, rounded
from bocage.kernel import PlaceId
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.schema.vocabulary import MoveClass
from bocage.systems.rules_of_engagement.state.game import Game

BARE: tuple[MoveClass, ...] = ("road", "easy")
"""On such ground nobody hides, but for what is named as an exception.  [roe.order.ambush-terrain]"""
STRIDE = 10
"""A path is looked at every centimetre."""


def is_covering(game: Game, place: PlaceId) -> bool:
    """Whether a piece of terrain hides men: it is cover, not open ground.  [roe.scn.hidden-deployment]"""
    piece = game.ground.piece(place)
    return piece is not None and piece.kind.cover != "none"


def hides_at(game: Game, at: Point) -> bool:
    """Whether somebody may lie in ambush at a point: in cover that is neither road nor easy, or close behind a line.

    Scrub, crops and orchards hide men though they are easy; on a road nobody hides, whatever runs beside it.
    [roe.order.ambush-terrain roe.ruling.ambush-terrain]
    """
    footing = game.ground.footing(at)
    piece = game.ground.piece(footing.place)
    if footing.cover != "none" and (footing.move not in BARE or (piece is not None and piece.kind.ambush)):
        return True
    return footing.move != "road" and any(one.kind.move not in BARE for one in _lines_near(game, at))


def is_in_cover(game: Game, at: Point) -> bool:
    """Whether somebody at a point is in light or heavy cover, or behind something.  [roe.move.ambush-crawl-keeps]"""
    return game.ground.footing(at).cover != "none" or bool(_lines_near(game, at))


def is_in_trench(game: Game, at: Point) -> bool:
    """Whether a point is in a trench: dug into the ground, and enclosed.  [roe.trench.ambush]"""
    piece = game.ground.piece(game.ground.footing(at).place)
    return piece is not None and piece.kind.enclosed and piece.kind.height < 0


def stays_in_cover(game: Game, way: Path) -> bool:
    """Whether a whole path is in cover.  [roe.move.ambush-crawl-keeps]"""
    parts = max(1, rounded(length(way)) // STRIDE)
    return all(is_in_cover(game, along(way, part, parts)) for part in range(parts + 1))


def _lines_near(game: Game, at: Point) -> list[Piece]:
    """The walls, hedges and the like behind which somebody at a point would be."""
    behind, across = game.scene.rulebook.fire.behind, game.scene.across
    return [
        piece
        for piece in game.ground.pieces
        if isinstance(piece.shape, Line) and piece.kind.cover != "none" and piece.shape.is_near(at, behind, across)
    ]
