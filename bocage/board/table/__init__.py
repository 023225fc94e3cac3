"""A continuous table in whole millimetres, from the north-west corner, x to the east and y to the south.

Points and shapes, exact predicates on them, sight with depth and nearness, paths round what nothing passes, who stands
near, templates, and good places for whoever has to choose one of so many.
"""

from bocage.board.table.buckets import Buckets
from bocage.board.table.cells import Raster
from bocage.board.table.paths import Barrier, Gate, Paths
from bocage.board.table.points import Path, Point
from bocage.board.table.shapes import Area, Band, Line
from bocage.board.table.sightlines import Build, Fence, Obstacles, Plateau, Sightlines, Thicket

__all__ = [
    "Area",
    "Band",
    "Barrier",
    "Buckets",
    "Build",
    "Fence",
    "Gate",
    "Line",
    "Obstacles",
    "Path",
    "Paths",
    "Plateau",
    "Point",
    "Raster",
    "Sightlines",
    "Thicket",
]
