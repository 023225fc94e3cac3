"""What clients show of any game: boards, counters, cards, names, lines of text. These records are what is sent."""

from bocage.show.cards import Held
from bocage.show.muster import Berth, Muster, Recruit, Ware
from bocage.show.names import NUMBER, WORD, Names, in_table, numbered, the_one
from bocage.show.pieces import Piece
from bocage.show.sentences import Text
from bocage.show.show import Show, Side
from bocage.show.sketch import Cell, Mark, Shape, Sketch, Spot, Stroke
from bocage.show.speaker import Speaker

__all__ = [
    "NUMBER",
    "WORD",
    "Berth",
    "Cell",
    "Held",
    "Mark",
    "Muster",
    "Names",
    "Piece",
    "Recruit",
    "Shape",
    "Show",
    "Side",
    "Sketch",
    "Speaker",
    "Spot",
    "Stroke",
    "Text",
    "Ware",
    "in_table",
    "numbered",
    "the_one",
]
