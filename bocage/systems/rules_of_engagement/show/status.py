"""Lines beside the table and about one squad."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.kernel import PlaceId, Seat, UnitId, View
from bocage.show import Text
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Clock, Figure, Squad


def status(view: View) -> Sequence[Text]:
    """The turn, and what each side has left."""
    (clock,) = view.table(Clock)
    squads, figures = view.table(Squad), view.table(Figure)
    lines = [
        Text(
            "status-turn", {"turn": clock.turn, "turns": clock.last or view.scene.scenario.turns, "seat": clock.active}
        )
    ]
    for seat in range(len(view.scene.sides)):
        start = sum(squad.start for squad in squads if squad.seat == seat)
        men = sum(not one.lost for one in figures if squads[one.squad].seat == seat)
        lines.append(Text("status-strength", {"seat": seat, "men": men, "start": start}))
        lines += _elsewhere(view, seat)
    return lines


def _elsewhere(view: View, seat: Seat) -> Iterator[Text]:
    """How many of a side are still to come, and how many have left where its task is to leave."""
    squads = view.table(Squad)
    alive = [squads[one.squad] for one in view.table(Figure) if not one.lost and squads[one.squad].seat == seat]
    coming = sum(squad.reserve for squad in alive)
    if coming:
        yield Text("status-reserve", {"seat": seat, "men": coming})
    task = view.scene.scenario.victory.exit
    if task is not None and view.scene.seat_of(task.side) == seat:
        start = sum(squad.start for squad in squads if squad.seat == seat)
        share, whole = task.share
        need = -(-start * share // whole)
        yield Text("status-away", {"seat": seat, "men": sum(squad.away for squad in alive), "need": need})


def details(view: View, unit: UnitId) -> Sequence[Text]:
    """A squad: who is left of it, its state, its order, the hits on it."""
    squad = view.item(Squad, unit)
    men = sum(one.squad == unit and not one.lost for one in view.table(Figure))
    lines = [
        Text("details-strength", {"men": men, "start": squad.start}),
        Text("details-state", {"state": squad.state}),
    ]
    if squad.order is not None:
        lines.append(Text("details-order", {"order": squad.order}))
    if squad.zone is not None:
        lines.append(Text("details-watching", {}))
    if squad.is_ambushed:
        lines.append(Text("details-hidden" if squad.is_hidden else "details-ambush", {}))
    if squad.hits:
        lines.append(Text("details-hits", {"hits": squad.count}))
    return lines


def ground(view: View, place: PlaceId) -> Sequence[Text]:
    """A piece of terrain: how one moves in it, and what cover it gives."""
    game: Game = view.board()
    piece = game.ground.piece(place)
    if piece is None:
        return ()
    lines = [Text("ground-move", {"ground": piece.kind.move}), Text("ground-cover", {"cover": piece.kind.cover})]
    if piece.text.floors:
        lines.append(Text("ground-floors", {"floors": piece.text.floors}))
    return lines
