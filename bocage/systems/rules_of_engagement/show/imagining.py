"""Imagining: where hidden troops may be, and who may lie under which marker."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.table import Area, Point
from bocage.board.table.points import is_within
from bocage.kernel import Dice, Item, Seat, View
from bocage.kernel import Point as Place
from bocage.systems.rules_of_engagement.rules.enemies import known_enemies
from bocage.systems.rules_of_engagement.rules.hiding.places import is_covering
from bocage.systems.rules_of_engagement.rules.setup.deployment import placed, stations_for
from bocage.systems.rules_of_engagement.rules.setup.minefields import LayField, LayMinefield, outline
from bocage.systems.rules_of_engagement.rules.troops.snipers import TakeAim, marks_of
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import FACINGS
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import park
from bocage.systems.rules_of_engagement.rules.works.mines import MINEFIELD
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, OFF_TABLE, UNKNOWN, Figure, Marker, Squad, Work

HALF = 3
AIMED = 300
"""So many for a sniper who is taking aim: few of them see his target."""
TRIES = 20
"""So many places are tried for a squad, until one is not under the eyes of somebody who would have found it."""


def imagined(view: View, dice: Dice) -> dict[str, Sequence[Item]]:
    """The figures and the markers of a view, with all that it does not show drawn at random."""
    figures = [_off(one) for one in view.table(Figure)]
    game: Game = view.game(dice, {"figures": figures})
    hidden = {one.squad for one in view.table(Figure) if one.x == UNKNOWN}
    for seat in range(view.seats):
        strangers = [squad for squad in view.table(Squad) if squad.seat == seat and squad.id in hidden]
        _draw(game, seat, strangers, dice, view.running(TakeAim))
    return {"figures": game.figures, "markers": game.markers, "vehicles": game.vehicles}


def imagined_fields(view: View, dice: Dice) -> list[Work]:
    """The works of a view: unseen minefields lie somewhere in their side's zone, and a seen one may be a decoy.

    [roe.ruling.mine-secret roe.mine.decoy-roll]
    """
    game: Game = view.board()
    steps = [figure.at for figure in view.table(Figure) if figure.is_there]
    return [_field(game, work, work.seat == view.seat, steps, dice) for work in view.table(Work)]


def _field(game: Game, work: Work, known: bool, steps: list[Point], dice: Dice) -> Work:
    if known or work.kind != MINEFIELD:
        return work
    if not work.secret:
        doubtful = work.is_there and not work.proved
        return work.but(decoy=dice.die() >= game.scene.rulebook.works.decoy) if doubtful else work
    stations = game.scene.zone_stations[work.seat]
    frame = LayMinefield(work.id)
    found: tuple[Place, ...] = ()
    for _ in range(TRIES):
        lay = LayField(Place(*stations[dice.draw(len(stations)) - 1].at), upright=dice.die() <= HALF)
        corners = outline(game, lay.at, lay.upright)
        found = tuple(Place(*at) for at in corners)
        if frame.why_not(game, lay) is None and not any(Area(corners).holds(at) for at in steps):
            break
    return work.but(outline=found)


def _off(figure: Figure) -> Figure:
    return figure.but(x=OFF_TABLE, y=OFF_TABLE) if figure.x == UNKNOWN else figure


def _draw(game: Game, seat: Seat, strangers: list[Squad], dice: Dice, aiming: TakeAim | None) -> None:
    """Who lies under the markers of a side, and where its snipers are."""
    unknown = dice.shuffled([marker for marker in game.markers if marker.seat == seat and marker.squad == UNKNOWN])
    under = [squad for squad in strangers if game.scene.has_marker(squad)] if unknown else []
    for number, marker in enumerate(unknown):
        game.put(marker.but(squad=under[number].id if number < len(under) else NOBODY))
        if number < len(under):
            _stand(game, under[number], marker.at)
    for squad in strangers:
        if squad not in under:
            _hide(game, squad, dice, aiming)
    for marker in game.markers:
        if marker.seat == seat and marker.x == UNKNOWN:
            _drop(game, marker, dice)


def _hide(game: Game, squad: Squad, dice: Dice, aiming: TakeAim | None) -> None:
    """Where nobody would have found it, and, if its sniper is taking aim, where he sees whom he aims at."""
    stations = stations_for(game, squad)
    reach, across = game.scene.rulebook.hiding.automatic, 2 * game.scene.across
    enemies = known_enemies(game, squad.seat)
    target = NOBODY if aiming is None or aiming.unit != squad.id else aiming.target
    for _ in range(TRIES if target == NOBODY else AIMED):
        at = stations[dice.draw(len(stations)) - 1].at
        if any(is_within(at, enemy, reach + 2 * across, across) for enemy in enemies):
            continue
        _stand(game, squad, at)
        if target == NOBODY or marks_of(game, squad, target):
            return
    _stand(game, squad, at)


def _stand(game: Game, squad: Squad, at: Point) -> None:
    if game.rides[squad.id] != NOBODY:
        park(game, squad.id, at, FACINGS[game.scene.side(squad.seat).edge])
        return
    place = placed(game, squad, at, game.ground.footing(at).place, "in")
    own = [figure for figure in game.figures if figure.squad == squad.id]
    for figure, point in zip(own, place.to, strict=True):
        game.put(figure.but(x=point.x, y=point.y))


def _drop(game: Game, marker: Marker, dice: Dice) -> None:
    stations = [one for one in game.scene.zone_stations[marker.seat] if is_covering(game, one.place)]
    x, y = stations[dice.draw(len(stations)) - 1].at
    game.put(marker.but(x=x, y=y))
