"""Content: units, cards, maps and scenarios as data files that are checked as they load.

Every flaw in a file is a `ContentError`: one line that names the file and the field.
"""

from bocage.content.errors import ContentError, Fault, blaming
from bocage.content.loading import decode, decode_table, load, load_table
from bocage.content.maps import GridMap, MapText, Span, check_cells, check_sides, cut_runs, draw, load_map, parse_grid
from bocage.content.packs import Pack, Sources, packs_for
from bocage.content.positions import IllegalPosition, ShelfPlay, entries, listed
from bocage.content.schemas import schemas
from bocage.content.shelf import KEPT_SHELVES, Shelf, converted, with_settings
from bocage.content.tables import TablePiece, TableText, check_kinds

__all__ = [
    "KEPT_SHELVES",
    "ContentError",
    "Fault",
    "GridMap",
    "IllegalPosition",
    "MapText",
    "Pack",
    "Shelf",
    "ShelfPlay",
    "Sources",
    "Span",
    "TablePiece",
    "TableText",
    "blaming",
    "check_cells",
    "check_kinds",
    "check_sides",
    "converted",
    "cut_runs",
    "decode",
    "decode_table",
    "draw",
    "entries",
    "listed",
    "load",
    "load_map",
    "load_table",
    "packs_for",
    "parse_grid",
    "schemas",
    "with_settings",
]
