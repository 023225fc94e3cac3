"""Hex grids: places, neighbours, distances, hexsides, lines, arcs, sight and reach.

>>> grid = HexGrid(10, 8)
>>> start = grid.hex("C6")
>>> clear = cost_table(grid, lambda a, b: 1)
>>> len(reach(clear, start, 2).cost)
19
>>> sight = Sight.over(Obstacles(grid, blocks=1 << grid.hex("C5")), radius=6)
>>> sight.between(start, grid.hex("C4")), sight.between(start, grid.hex("D4"))
(False, True)
"""

from bocage.board.hex.grid import Between, HexGrid, LineSides
from bocage.board.hex.opacity import BLOCKING, Opacity
from bocage.board.hex.paper import Hex, Point, Shifted, Top
from bocage.board.hex.routes import Link, Routes, Run, first_gap, links
from bocage.board.hex.screens import Screens
from bocage.board.hex.sides import Direction, Side
from bocage.board.hex.sight import Clear, Obstacles, Sight
from bocage.board.reach import Cost, Costs, CostsAsked, Reach, Steps, StepsBack, backwards, cost_table, costs_to, reach

__all__ = [
    "BLOCKING",
    "Between",
    "Clear",
    "Cost",
    "Costs",
    "CostsAsked",
    "Direction",
    "Hex",
    "HexGrid",
    "LineSides",
    "Link",
    "Obstacles",
    "Opacity",
    "Point",
    "Reach",
    "Routes",
    "Run",
    "Screens",
    "Shifted",
    "Side",
    "Sight",
    "Steps",
    "StepsBack",
    "Top",
    "backwards",
    "cost_table",
    "costs_to",
    "first_gap",
    "links",
    "reach",
]
