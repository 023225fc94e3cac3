"""Shortage of pieces (Pénurie de pièces): what is left in the box while a game goes on.

Dice and the markers of activation, damage, condition, command and control never run out, so nothing here counts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.board.bits import bits
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind, Specialisation

if TYPE_CHECKING:
    from bocage.systems.tide_of_iron.scene.scene import TypeId
    from bocage.systems.tide_of_iron.state.game import Game, SideId


def figures_left(game: Game, kind: TypeId) -> int:
    """How many figures or vehicles of a type lie in the box; losses go back to it.  [toi.supply.limited]"""
    return game.scene.box.figures[game.scene.types[kind].name] - game.in_play[kind]


def bases_left(game: Game, side: SideId) -> int:
    """How many bases of a nation are in the box.  [toi.components.bases]"""
    squads = sum([(game.present[seat] & ~game.vehicles).bit_count() for seat in game.teams[side]])
    carried = len([number for number in bits(game.carried) if game.units[number].side == side])
    return game.scene.box.bases - squads - carried


def markers_left(game: Game, kind: MarkerKind) -> int:
    """How many markers can still show this face; those that show the other one are not there for it.

    [toi.components.fortification-tokens toi.supply.limited toi.ruling.overlay-and-marker-counts]
    """
    stock = game.scene.stocks[kind]
    return stock.count - len([marker for marker in game.markers if marker.hex >= 0 and marker.kind in stock.faces])


def tokens_left(game: Game, kind: Specialisation) -> int:
    """How many specialisation tokens of a kind are in the box.  [toi.components.specialisation-tokens]"""
    held = [unit for unit in game.units if unit.specialisation == kind and (unit.hex >= 0 or unit.aboard >= 0)]
    return game.scene.box.specialisations.get(kind, 0) - len(held)


def concealed_left(game: Game, side: SideId) -> int:
    """How many more squads of a side can be concealed.  [toi.components.concealment-transport-tokens]"""
    return game.scene.box.concealed - len([unit for unit in game.units if unit.concealed and unit.side == side])
