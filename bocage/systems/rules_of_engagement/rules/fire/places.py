"""Places that matter to explosions: what is enclosed, and who is behind walls."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.kernel import PlaceId, UnitId
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.state.game import Game


def kind_at(game: Game, at: Point) -> TerrainKind | None:
    """The kind of terrain at a point; None on open ground."""
    piece = game.ground.piece(game.ground.footing(at).place)
    return None if piece is None else piece.kind


def enclosed_at(game: Game, at: Point) -> PlaceId:
    """The trench, room or bunker that a point is in, or open ground.  [roe.blast.enclosed-places]"""
    kind = kind_at(game, at)
    return game.ground.footing(at).place if kind is not None and kind.enclosed else OPEN_GROUND


def walled_at(game: Game, at: Point) -> PlaceId:
    """The building or bunker that a point is in, or open ground."""
    kind = kind_at(game, at)
    return game.ground.footing(at).place if kind is not None and (kind.walls or kind.av) else OPEN_GROUND


def is_in_bunker(game: Game, at: Point) -> bool:
    """Whether a point is in a bunker.  [roe.bunker.to-hit]"""
    kind = kind_at(game, at)
    return kind is not None and bool(kind.av)


def are_in_bunker(game: Game, unit: UnitId) -> bool:
    """Whether most of a squad are in a bunker.  [roe.bunker.to-hit roe.exp.majority-terrain]"""
    places = game.places[unit]
    return 2 * sum([is_in_bunker(game, at) for at in places]) > len(places)


def are_enclosed(game: Game, unit: UnitId) -> bool:
    """Whether most of a squad are in enclosed places.  [roe.exp.majority-terrain]"""
    places = game.places[unit]
    return 2 * sum([bool(enclosed_at(game, at)) for at in places]) > len(places)


def are_walled(game: Game, unit: UnitId) -> bool:
    """Whether most of a squad are in buildings.  [roe.exp.majority-terrain]"""
    places = game.places[unit]
    return 2 * sum([bool(walled_at(game, at)) for at in places]) > len(places)


def are_dug_in(game: Game, unit: UnitId) -> bool:
    """Whether most of a squad are in trenches or holes in the ground.  [roe.arty.terrain]"""
    kinds = [kind_at(game, at) for at in game.places[unit]]
    return 2 * sum(kind is not None and kind.cover == "heavy" and kind.height < 0 for kind in kinds) > len(kinds)
