"""The hedgerow cutter (Culin): a tank that has one drives through bocage and leaves a passage behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.bits import bits, mask
from bocage.board.square import Square
from bocage.systems.heroes_of_normandie.rules.movement.entering import family_of
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import option_of, serving, spend
from bocage.systems.heroes_of_normandie.scene.ground import Ground, is_closed
from bocage.systems.heroes_of_normandie.scene.ground_variants import PASSAGE
from bocage.systems.heroes_of_normandie.schema.effects import HedgeCutter
from bocage.systems.heroes_of_normandie.schema.units import Symbols
from bocage.systems.heroes_of_normandie.schema.vocabulary import FAMILIES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import OFF_BOARD, Marker, Tile, Unit

HEDGEROW = "bocage"
WIRE = "barbed-wire"


def cutter_of(game: Game, unit: Unit) -> Tile | None:
    """The cutter that a vehicle has, as long as it has Passage markers.  [hon.opt.culin]"""
    if game.kind(unit).family != "heavy":
        return None
    fitted = (tile for tile in serving(game, unit) if isinstance(option_of(game, tile).effect, HedgeCutter))
    return next((tile for tile in fitted if PASSAGE in tile.markers), None)


def hedgerows(game: Game, unit: Unit) -> int:
    """The squares that are closed to a vehicle by bocage alone; worked out once for a ground."""
    known, family = game.ground.hedgerows, family_of(game, unit)
    if family not in known:
        known[family] = mask(_hedges(game.ground, family, game.scene.tables.terrain[HEDGEROW]))
    return known[family]


def _hedges(ground: Ground, family: int, hedge: Symbols) -> Iterator[Square]:
    """Where bocage, and nothing else, keeps a family out.  [hon.opt.culin]"""
    for square in bits(ground.closed[family] & ~ground.taken):
        symbols = ground.squares.get(square, ())
        others = (one for one in symbols if one is not hedge)
        if any(one is hedge for one in symbols) and not any(is_closed(one, FAMILIES[family]) for one in others):
            yield square


def cut_through(game: Game, unit: Unit, entered: Sequence[Square]) -> None:
    """Each square of bocage that is driven through gets a Passage marker, and is open ground from then on.

    All barbed wire on the way is discarded, for nothing.
    [hon.opt.culin hon.opt.culin-wire hon.ruling.culin-stop hon.ruling.passage-marker-effect]
    """
    tile = cutter_of(game, unit)
    if tile is None:
        return
    for square in bits(hedgerows(game, unit) & mask(entered)):
        spend(game, game.tiles[tile.id], PASSAGE)
        game.put(Marker(len(game.markers), "passage", square))
        game.emit(events.PassageCut(unit.id, square))
    for square in entered:
        _clear_wire(game, unit, square)


def _clear_wire(game: Game, unit: Unit, square: Square) -> None:
    """Take wire off a square; where it is part of the board, the ground is as open as in a passage."""
    wire = game.scene.tables.terrain[WIRE]
    if not any(one is wire for one in game.ground.squares.get(square, ())):
        return
    laid = [marker for marker in game.markers if marker.kind == WIRE and marker.place == square]
    for marker in laid:
        game.put(marker.but(place=OFF_BOARD))
    if not laid:
        game.put(Marker(len(game.markers), "passage", square))
    game.emit(events.WireCleared(unit.id, square))
