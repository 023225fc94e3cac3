"""Pieces: the counters on a board."""

from __future__ import annotations

from bocage.kernel.records import PlaceId, Point, Record, Seat, UnitId


class Piece(Record, omit_defaults=True):
    """A counter on the board: whose it is, its short label, and all that is printed on it or lies upon it.

    `look` is the word for its picture, `figures` the words for what stands on it, `values` the numbers in its corners
    by their names, `beside` the further places that it covers, `facing` so many eighths or sixths of a turn clockwise
    from north, `carries` the units aboard it, which have no counter of their own on the board. `group` is the number of
    the formation whose colour it bears, `tones` the words for the colours of its values, by their names. On a table
    without a grid it stands at the point `at`, on a base `size` millimetres across, and looks along `heading`, degrees
    clockwise from north; its place is then the piece of terrain that it is in.

    >>> Piece(unit=3, place=0, seat=1, label="S3", values=(("defence", 7),)).states
    ()
    """

    unit: UnitId
    place: PlaceId
    seat: Seat
    label: str
    states: tuple[str, ...] = ()
    facing: int = -1
    look: str = ""
    figures: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    beside: tuple[PlaceId, ...] = ()
    carries: tuple[UnitId, ...] = ()
    group: int = -1
    tones: tuple[tuple[str, str], ...] = ()
    at: Point | None = None
    size: int = 0
    heading: int = -1
