"""Trays: what lies beside the map. The impulse track, reinforcements that are due, divisions in England."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Seat, View
from bocage.show import Text, Tray
from bocage.systems.tide_of_fortune.schema.calendar import day_at
from bocage.systems.tide_of_fortune.show.counters import piece_of
from bocage.systems.tide_of_fortune.show.dates import dated
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, Clock, Transport, Unit


def trays(view: View, game: Game) -> Iterator[Tray]:
    """The track, then what each side has beside the map."""
    yield track(view)
    for seat in range(len(view.scene.seats)):
        yield from _coming(view, game, seat)
        yield from _waiting(view, game, seat, "england")
        yield from _waiting(view, game, seat, "aboard")


def track(view: View) -> Tray:
    """The boxes of the impulse track, and where the operations marker and the spoiling marker lie."""
    (clock,) = view.table(Clock)
    boxes = view.scene.rulebook.track.boxes
    lines = [
        Text("track-here" if number == clock.track else "track-box", {"box": f"box-{box.lower()}"})
        for number, box in enumerate(boxes)
    ]
    return Tray("track", Text("tray-track", {"points": clock.spoiling}), lines=tuple(lines))


def _coming(view: View, game: Game, seat: Seat) -> Iterator[Tray]:
    """Reinforcements, day by day: those whose entry was closed are due still."""
    units = [unit for unit in view.table(Unit) if unit.seat == seat and unit.where == "later"]
    carriers = [one for one in view.table(Transport) if one.seat == seat and one.due and one.hex == NONE]
    days = {day_at(unit.due) for unit in units} | {day_at(one.due) for one in carriers}
    for day in sorted(days):
        pieces = tuple(piece_of(view, unit, game) for unit in units if day_at(unit.due) == day)
        lines = tuple(Text("tray-transport", {"transport": one.id}) for one in carriers if day_at(one.due) == day)
        title = Text("tray-coming", {"seat": seat, **dated(day)})
        yield Tray("coming", title, seat, pieces, lines)


def _waiting(view: View, game: Game, seat: Seat, where: str) -> Iterator[Tray]:
    """Airborne divisions in England, and units at sea.  [tof.3.air-drop-place]"""
    pieces = tuple(piece_of(view, unit, game) for unit in view.table(Unit) if unit.seat == seat and unit.where == where)
    if pieces:
        yield Tray(where, Text(f"tray-{where}", {"seat": seat}), seat, pieces)
