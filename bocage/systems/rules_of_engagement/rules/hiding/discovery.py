"""Discovery: hidden troops come to light, and dummies turn out to be nobody."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.table import Path
from bocage.board.table import Point as Spot
from bocage.board.table.points import along, is_within
from bocage.kernel import Point, Seat, UnitId
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.works.occupying import find_works_near, find_works_of
from bocage.systems.rules_of_engagement.state.events.hiding import DummyFound, Revealed
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, OFF_TABLE, Marker, Squad, Trace

STRIDES = 10
"""Between two marks whoever comes upon hidden troops is looked at so often."""


def reveal(game: Game, unit: UnitId, moves: bool = False) -> None:
    """A squad that was in ambush is seen by all, and its marker is taken away.

    `moves`: it has left its place, which was not found.
    [roe.move.ambush-lost roe.los.firing-reveals roe.spot.marker-removed]
    """
    squad = game.squad(unit)
    if not squad.is_ambushed:
        return
    _take_marker(game, unit)
    found = squad.given_away if moves else traces(game, unit)
    _show(game, squad.but(veil="open", spotters=(), given_away=found))


def uncover(game: Game, unit: UnitId, spotters: tuple[UnitId, ...] = ()) -> None:
    """All see where a squad lies in ambush, and some may fire at it until the fire phase ends.

    [roe.spot.marker-removed roe.los.seen-by-one roe.ruling.spot-visible-to]
    """
    squad = game.squad(unit)
    _take_marker(game, unit)
    given = traces(game, unit) if spotters else squad.given_away
    seen = squad.but(veil="ambush", spotters=(*squad.spotters, *spotters), given_away=given)
    if squad.is_hidden:
        _show(game, seen)
    else:
        game.put(seen)


def _take_marker(game: Game, unit: UnitId) -> None:
    for marker in game.markers:
        if marker.squad == unit and marker.is_there:
            game.reveal(marker.but(x=OFF_TABLE, y=OFF_TABLE))


def _show(game: Game, squad: Squad) -> None:
    game.reveal(squad)
    find_works_of(game, squad.id)
    game.emit(Revealed(squad.id, game.ground.footing(game.places[squad.id][0]).place))


def end_of_sightings(game: Game, seat: Seat) -> None:
    """When the fire phase ends, whoever was spotted in it is in ambush no more.  [roe.ruling.spot-visible-to]"""
    for squad in game.squads_of(seat):
        if squad.spotters:
            game.put(squad.but(veil="open", spotters=()))


def give_away(game: Game, squad: Squad) -> Squad:
    """A squad as it is known to be where it is, unless it is hidden still.  [roe.ruling.ambush-entering]"""
    return squad if squad.is_hidden else squad.but(given_away=traces(game, squad.id))


def traces(game: Game, unit: UnitId) -> tuple[Trace, ...]:
    """Where each man of a squad stands now."""
    figures = [game.figures[one] for one in bits(game.members[unit])]
    return tuple([Trace(one.id, Point(one.x, one.y)) for one in figures])


def expose(game: Game, marker: Marker) -> None:
    """A marker is turned over: a squad, or nobody.  [roe.spot.marker-removed]"""
    if marker.squad != NOBODY:
        reveal(game, marker.squad)
        return
    game.reveal(marker.but(x=OFF_TABLE, y=OFF_TABLE))
    game.emit(DummyFound(marker.seat, game.ground.footing(marker.at).place))


def lift(game: Game, marker: Marker) -> None:
    """A marker lies in clear sight: whoever is under it still lies in ambush for those who have no such sight.

    [roe.ruling.ambush-clear-los]
    """
    if marker.squad == NOBODY:
        expose(game, marker)
    else:
        uncover(game, marker.squad)


def find_within(game: Game, seat: Seat, places: Sequence[Spot], reach: int, secret: bool) -> bool:
    """Turn over all that a side has hidden within reach of some places; answers whether there was anything.

    `secret`: those too who are nowhere to be seen.
    """
    across = 2 * game.scene.across

    def is_near(there: Sequence[Spot]) -> bool:
        return any(is_within(at, one, reach, across) for at in places for one in there)

    squads = [one for one in hidden_squads(game, seat) if secret or one.veil == "marker"]
    found = [one.id for one in squads if is_near(game.places[one.id])]
    dummies = [one for one in game.markers if one.seat == seat and one.is_there and one.squad == NOBODY]
    turned = [one for one in dummies if is_near([one.at])]
    dug = find_works_near(game, seat, places, reach)
    for unit in found:
        reveal(game, unit)
    for marker in turned:
        expose(game, marker)
    return bool(found or turned or dug)


def hidden_squads(game: Game, seat: Seat) -> list[Squad]:
    """The squads of a side on the table of which the enemy does not know where they are."""
    return [squad for squad in game.squads_of(seat) if squad.is_hidden]


def stumbles(game: Game, squad: Squad, paths: list[tuple[int, Path]], mark: int, marks: int) -> Path | None:
    """Where a squad comes to a stop between two marks because it has come upon hidden troops; None: it has not.

    It stops before it is within 2 cm of them, and they are seen.  [roe.move.stop-within-2 roe.ruling.proximity]
    """
    enemy = other(squad.seat)
    if not game.scene.hides:
        return None
    dug = any(one.secret and one.is_there for one in game.works)
    if not (dug or hidden_squads(game, enemy) or any(one.is_there for one in game.markers)):
        return None
    before = [along(path, mark * STRIDES, marks * STRIDES) for _, path in paths]
    for stride in range(1, STRIDES + 1):
        after = [along(path, mark * STRIDES + stride, marks * STRIDES) for _, path in paths]
        if find_within(game, enemy, after, game.scene.rulebook.movement.pass_apart, secret=True):
            return tuple(before)
        before = after
    return None
