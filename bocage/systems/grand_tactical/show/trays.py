"""Trays: what lies beside the map. Reinforcements, Artillery Parks with their batteries, the cup."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Seat, View
from bocage.show import Text, Tray
from bocage.systems.grand_tactical.show.counters import piece_of
from bocage.systems.grand_tactical.state.records import OFF_MAP, Army, Chit, Division, Park, Unit

COMING = ("box", "later")
"""Where units are that are still to come."""
AT_HAND = ("cup", "carried", "now", "next")
"""Where a chit lies that has been bought or filled in."""


def trays(view: View) -> Iterator[Tray]:
    """The Parks on the map, the cup of each side, and the long boxes of the divisions last."""
    for park in view.table(Park):
        yield from _park(view, park)
    for seat in range(len(view.scene.seats)):
        yield _cup(view, seat)
    for division in view.table(Division):
        yield from _box(view, division)


def _box(view: View, division: Division) -> Iterator[Tray]:
    """The reinforcements of a division: those in its box first, then by the turn in which they are due.

    [gts.reinf.enter-on-divact]
    """
    units = [unit for unit in view.table(Unit) if unit.division == division.id and unit.where in COMING]
    if units:
        units.sort(key=lambda unit: (unit.where != "box", unit.due, unit.id))
        pieces = []
        for unit in units:
            piece = piece_of(view, unit)
            due = () if unit.where == "box" else (("due", unit.due),)
            pieces.append(piece.but(values=(*piece.values, *due)))
        yield Tray("box", Text("tray-box", {"division": division.id}), division.seat, tuple(pieces))


def _park(view: View, park: Park) -> Iterator[Tray]:
    """The batteries of a Park on the map.  [gts.park.create]"""
    if park.hex != OFF_MAP:
        pieces = tuple(piece_of(view, unit) for unit in view.table(Unit) if unit.park == park.id and unit.on_map)
        title = Text("tray-park", {"park": park.id, "hex": park.hex})
        yield Tray("park-fired" if park.fired else "park", title, park.seat, pieces)


def _cup(view: View, seat: Seat) -> Tray:
    """The chits of a side: one's own by name, the enemy's by number as far as that is published.

    [gts.dp.secret gts.ruling.dp-secret-amount]
    """
    chits = [chit for chit in view.table(Chit) if chit.seat == seat and chit.zone in AT_HAND]
    lines = [Text("tray-chit", {"chit": chit.id, "state": chit.zone}) for chit in chits]
    if view.seat != seat:
        army = view.item(Army, seat)
        lines.append(Text("tray-unknown-chits", {"in_cup": army.in_cup, "set_aside": army.set_aside}))
    return Tray("cup", Text("tray-cup", {"seat": seat}), seat, lines=tuple(lines))
