"""Scores: hits beside a squad, by where they came from."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.board.table.points import is_beyond
from bocage.kernel import Point, Seat, UnitId
from bocage.systems.rules_of_engagement.rules.hiding.discovery import give_away
from bocage.systems.rules_of_engagement.state.events.action import CaughtInCrossfire
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Hit

FIRST_BATTERY = -2
"""From it down are sources of hits that are no squads: the guns off the table of a side."""


def mark_fired(game: Game, unit: UnitId, target: UnitId) -> None:
    """A squad has had its fire, and its gun points where it has fired.  [roe.fire.steps roe.hit.acquired]"""
    firer = game.squad(unit)
    targets = firer.fired if target in firer.fired else (*firer.fired, target)
    facing = firer.facing
    if game.scene.squad_kinds[firer.kind].gun and game.members[target]:
        (x, y), (tx, ty) = game.places[unit][0], game.places[target][0]
        facing = Point(tx - x, ty - y)
    game.put(give_away(game, firer).but(fired=targets, fired_in=game.now.turn, done=True, zone=None, facing=facing))
    game.put(give_away(game, game.squad(target)))


def mark_hits(game: Game, source: UnitId, target: UnitId, n: int) -> None:
    """Hits are counted beside the squad by where they came from; a second source far from the first is crossfire.

    Those from one's own side count, but are no crossfire.
    [roe.disc.hit-tracking roe.disc.hits-not-casualties roe.cross.definition roe.ruling.friendly-hits]
    """
    squad = game.squad(target)
    before = {hit.source: hit.n for hit in squad.hits}
    crossed = squad.crossfire or any(_are_crossed(game, target, source, other) for other in before)
    if crossed and not squad.crossfire:
        game.emit(CaughtInCrossfire(target))
    before[source] = before.get(source, 0) + n
    game.put(squad.but(hits=tuple(Hit(one, count) for one, count in before.items()), crossfire=crossed))


def _are_crossed(game: Game, target: UnitId, one: UnitId, other: UnitId) -> bool:
    """Whether two sources are enemies of a squad, and their nearest figures 20 cm or more apart."""
    seat = game.squad(target).seat
    if one == other or seat in (_seat_of(game, one), _seat_of(game, other)):
        return False
    far, across = game.scene.rulebook.fire.crossfire, 2 * game.scene.across
    there = _places_of(game, other)
    return bool(there) and all(is_beyond(a, b, far, across) for a in _places_of(game, one) for b in there)


def battery_source(seat: Seat) -> int:
    """The source of hits by guns off the table.

    >>> battery_source(0), battery_source(1)
    (-2, -3)
    """
    return FIRST_BATTERY - seat


def _seat_of(game: Game, source: int) -> Seat:
    return FIRST_BATTERY - source if source < 0 else game.squad(source).seat


def _places_of(game: Game, source: int) -> Path:
    """Where a source of hits stands; guns off the table fire from the middle of their edge.

    [roe.ruling.crossfire-distance]
    """
    return (edge_of(game, _seat_of(game, source)),) if source < 0 else game.places[source]


def edge_of(game: Game, seat: Seat) -> tuple[int, int]:
    """The middle of a side's edge of the table."""
    width, depth = game.ground.size
    return {
        "north": (width // 2, 0),
        "east": (width, depth // 2),
        "south": (width // 2, depth),
        "west": (0, depth // 2),
    }[game.scene.side(seat).edge]
