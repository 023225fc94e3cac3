"""Content: units, cards, maps and scenarios as data files that are checked as they load.

Every flaw in a file is a `ContentError`: one line that names the file and the field.
"""

from bocage.content.errors import ContentError, Fault
from bocage.content.loading import decode, decode_table, load, load_table
from bocage.content.maps import GridMap, MapText, draw, load_map, parse_grid
from bocage.content.packs import Pack, Sources, packs_for
from bocage.content.schemas import schemas

__all__ = [
    "ContentError",
    "Fault",
    "GridMap",
    "MapText",
    "Pack",
    "Sources",
    "decode",
    "decode_table",
    "draw",
    "load",
    "load_map",
    "load_table",
    "packs_for",
    "parse_grid",
    "schemas",
]
