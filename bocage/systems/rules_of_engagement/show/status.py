"""Lines beside the table and about one squad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bocage.board.table import Area
from bocage.kernel import PlaceId, Seat, UnitId, View
from bocage.show import Text
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.setup.victory import (
    SEATS,
    gone,
    men_within,
    needed,
    points_of,
)
from bocage.systems.rules_of_engagement.schema.scenario import Exit
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Clock, Figure, Squad


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
        coming = sum(squads[one.squad].reserve for one in figures if not one.lost and squads[one.squad].seat == seat)
        if coming:
            lines.append(Text("status-reserve", {"seat": seat, "men": coming}))
    return [*lines, *_standing(view)]


def _standing(view: View) -> Iterator[Text]:
    """How near the sides are to what decides the battle: their points, or what one of them has to do."""
    game: Game = view.board()
    victory = game.scene.scenario.victory
    if isinstance(victory.task, Exit):
        seat = game.scene.seat_of(victory.task.side)
        yield Text("status-away", {"seat": seat, "men": gone(game, seat), "need": needed(game, victory.task)})
    elif victory.task is not None:
        enemy = other(game.scene.seat_of(victory.task.side))
        yield Text("status-clear", {"seat": enemy, "men": men_within(game, enemy, Area(victory.task.poly))})
    else:
        for seat in SEATS:
            points = points_of(game, seat)
            parts = {"seat": seat, "points": sum(points), "buildings": points.buildings, "losses": points.losses}
            if victory.points:
                yield Text("status-points-places", {**parts, "places": points.places})
            else:
                yield Text("status-points", parts)


def score(view: View) -> Mapping[Seat, int]:
    """The points of both sides; where one has a task, its men who have left or hold the ground, and what it lacks."""
    game: Game = view.board()
    task = game.scene.scenario.victory.task
    if task is None:
        return {seat: sum(points_of(game, seat)) for seat in SEATS}
    seat = game.scene.seat_of(task.side)
    if isinstance(task, Exit):
        return {seat: gone(game, seat), other(seat): max(needed(game, task) - gone(game, seat), 0)}
    area = Area(task.poly)
    return {one: men_within(game, one, area) for one in SEATS}


def details(view: View, unit: UnitId) -> Sequence[Text]:
    """A squad: who is left of it, its state, its order, the hits on it."""
    squad = view.item(Squad, unit)
    men = sum(one.squad == unit and not one.lost for one in view.table(Figure))
    strength = Text("details-strength", {"men": men, "start": squad.start})
    if squad.parent != NOBODY:
        strength = Text("details-group", {"men": men, "unit": squad.parent})
    lines = [strength, Text("details-state", {"state": squad.state})]
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
