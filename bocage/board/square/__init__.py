"""Grids of squares: places, neighbours, distances, edges, corners, lines, arcs, sight, vehicles and templates.

>>> grid = SquareGrid(12, 12)
>>> start = grid.square("C6")
>>> clear = cost_table(grid, lambda a, b: 1)
>>> len(reach(clear, start, 2).cost)
25
>>> hedge = Obstacles(reduces=((2, 1 << grid.square("C4")),))
>>> Sight(grid, hedge).between(start, grid.square("C2")), Sight(grid, hedge).between(start, grid.square("F3"))
(2, 0)
"""

from bocage.board.reach import Cost, Costs, CostsAsked, Reach, Steps, StepsBack, backwards, cost_table, costs_to, reach
from bocage.board.square.edges import Corner, Edge
from bocage.board.square.edging import Edging, corners_inside, outline
from bocage.board.square.facings import COMPASS, FULL_CIRCLE, ORTHOGONAL, Facing, in_arc, turn_between, turned
from bocage.board.square.grid import SquareGrid
from bocage.board.square.lattices import Fork, Line
from bocage.board.square.paper import Point, Square, offset_block
from bocage.board.square.sight import Obstacles, Sight
from bocage.board.square.sightlines import Aim, Spot
from bocage.board.square.sweeps import Behind
from bocage.board.square.templates import Rows, Template, laid
from bocage.board.square.vehicles import (
    Driving,
    End,
    Kind,
    Manoeuvre,
    Side,
    Stance,
    can_stand,
    footprint,
    manoeuvres,
    moved,
    pivoted,
    sides_struck,
    stance_number,
    stance_of,
    stand,
)

__all__ = [
    "COMPASS",
    "FULL_CIRCLE",
    "ORTHOGONAL",
    "Aim",
    "Behind",
    "Corner",
    "Cost",
    "Costs",
    "CostsAsked",
    "Driving",
    "Edge",
    "Edging",
    "End",
    "Facing",
    "Fork",
    "Kind",
    "Line",
    "Manoeuvre",
    "Obstacles",
    "Point",
    "Reach",
    "Rows",
    "Side",
    "Sight",
    "Spot",
    "Square",
    "SquareGrid",
    "Stance",
    "Steps",
    "StepsBack",
    "Template",
    "backwards",
    "can_stand",
    "corners_inside",
    "cost_table",
    "costs_to",
    "footprint",
    "in_arc",
    "laid",
    "manoeuvres",
    "moved",
    "offset_block",
    "outline",
    "pivoted",
    "reach",
    "sides_struck",
    "stance_number",
    "stance_of",
    "stand",
    "turn_between",
    "turned",
]
