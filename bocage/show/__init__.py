"""What clients show of any game: boards, counters, cards, names, lines of text. These records are what is sent."""

from bocage.show.appraisal import Appraisal, Fact
from bocage.show.cards import Held
from bocage.show.muster import Berth, Muster, Recruit, Ware
from bocage.show.names import LENGTH, NUMBER, WORD, Names, in_table, numbered, the_one
from bocage.show.pieces import Piece
from bocage.show.sentences import Text
from bocage.show.show import Show, Side
from bocage.show.sketch import Cell, Mark, Region, Shape, Sketch, Spot, Stroke, Tray
from bocage.show.speaker import Speaker
from bocage.show.words import Named, Words

__all__ = [
    "LENGTH",
    "NUMBER",
    "WORD",
    "Appraisal",
    "Berth",
    "Cell",
    "Fact",
    "Held",
    "Mark",
    "Muster",
    "Named",
    "Names",
    "Piece",
    "Recruit",
    "Region",
    "Shape",
    "Show",
    "Side",
    "Sketch",
    "Speaker",
    "Spot",
    "Stroke",
    "Text",
    "Tray",
    "Ware",
    "Words",
    "in_table",
    "numbered",
    "the_one",
]
