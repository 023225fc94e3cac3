"""What clients show of any game: boards, counters, cards, names, lines of text. These records are what is sent."""

from bocage.show.cards import Held
from bocage.show.muster import Berth, Muster, Recruit, Ware
from bocage.show.names import Names, in_table, numbered, the_one
from bocage.show.pieces import Piece
from bocage.show.sentences import Line
from bocage.show.show import Show
from bocage.show.sketch import Cell, Sketch, Spot, Stroke

__all__ = [
    "Berth",
    "Cell",
    "Held",
    "Line",
    "Muster",
    "Names",
    "Piece",
    "Recruit",
    "Show",
    "Sketch",
    "Spot",
    "Stroke",
    "Ware",
    "in_table",
    "numbered",
    "the_one",
]
