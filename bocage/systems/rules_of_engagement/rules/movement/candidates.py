"""Candidates: a short list of good places for a squad, each a whole march that its judge accepts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import isqrt

from bocage.board.bits import bits
from bocage.board.table import Path
from bocage.board.table.formations import closed_up, settled, shifted
from bocage.board.table.points import Point as Spot
from bocage.board.table.points import squared, towards
from bocage.kernel import Dice, Point, Refusal
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, is_in_sight, strangers
from bocage.systems.rules_of_engagement.rules.movement.cohesion import is_linked
from bocage.systems.rules_of_engagement.rules.movement.march import March, is_at, places_of
from bocage.systems.rules_of_engagement.rules.movement.quarters import allotted, called, quartered
from bocage.systems.rules_of_engagement.scene.scene import Near, Station
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

COVERED, BOUNDING, ONWARD, NEAREST, FURTHEST, CHARGING = 3, 2, 1, 3, 2, 2
"""How many are kept for their cover, for cover on the way to what the battle is about, for leading straight there, for
their nearness to that, for how far they lead, and for their nearness to whom the squad is to attack."""
CLOSE = (5, 25)
"""By how much more than they must those keep their distance who are about to charge."""
TRIED = 4
"""So many are tried for each that is kept: the judge refuses some."""

Judge = Callable[[Game, Squad, March], Refusal | None]


def marches_to(game: Game, squad: Squad, station: Station) -> Iterator[March]:
    """The squad at a station: taking the cover that is there, or else standing as it stands now."""
    places, is_free = game.places[squad.id], _free_for(game, clear_for(game, squad))
    spots = quartered(game.ground, station.place, station.manner, station.at, len(places), is_free)
    if spots is not None:
        to = tuple([Point(x, y) for x, y in allotted(places, spots)])
        yield March(squad.id, to, station.place, _called(game, squad, station))
    yield march_to(game, squad, station)


def march_to(game: Game, squad: Squad, station: Station) -> March:
    """The squad at a station, standing as it stands now; whoever finds his place taken stands beside it.

    A squad that is scattered closes up.  [roe.move.cohesion-repair]
    """
    is_clear = clear_for(game, squad)
    wanted = shifted(together(game, squad), station.at)
    stand = all(map(game.ground.holds, wanted)) and (is_alone(game, squad, wanted) or all(map(is_clear, wanted)))
    to = wanted if stand else settled(wanted, _free_for(game, is_clear))
    points = tuple([Point(x, y) for x, y in to])
    if is_at(game, station.place, to[0]):
        return March(squad.id, points, station.place, _called(game, squad, station))
    place = game.ground.footing(to[0]).place
    return March(squad.id, points, place, game.ground.manner(place))


def _called(game: Game, squad: Squad, station: Station) -> str:
    return called(game.ground, station.place, station.manner, station.at, game.scene.front(squad.seat))


def together(game: Game, squad: Squad) -> Path:
    """How a squad stands, or would stand if its stragglers came up.  [roe.move.cohesion-repair]"""
    places = game.places[squad.id]
    if is_linked(game, squad, places):
        return places
    return closed_up(places, game.scene.rulebook.movement.cohesion, 2 * game.scene.across)


def _free_for(game: Game, is_clear: Callable[[Spot], bool]) -> Callable[[Spot, Sequence[Spot]], bool]:
    """Whether a figure of a squad may stand at a point, after those who have been placed."""
    apart, holds = game.scene.across**2, game.ground.holds

    def is_free(point: Spot, placed: Sequence[Spot]) -> bool:
        for before in placed:
            if squared(point, before) < apart:
                return False
        return holds(point) and is_clear(point)

    return is_free


def is_alone(game: Game, squad: Squad, places: Path) -> bool:
    """Whether nobody of another squad is so much as near some places, as far as the owner knows."""
    return not game.near_any(places) & strangers(game, squad)


def clear_for(game: Game, squad: Squad) -> Callable[[Spot], bool]:
    """Whether nobody of another squad stands at a point, as far as the owner knows, for one point after the other."""
    apart, near, figures = game.scene.across**2, game.near, game.figures
    others = strangers(game, squad)

    def is_clear(point: Spot) -> bool:
        found = near(point, 0) & others
        return not found or all(squared(point, figures[one].at) >= apart for one in bits(found))

    return is_clear


def candidates(game: Game, squad: Squad, reach: int, judge: Judge) -> list[March]:
    """Marches worth a look within reach of the leader: for cover, for the goal, and as far as it goes."""
    return list(marches(game, squad, reach, judge))


def marches(game: Game, squad: Squad, reach: int, judge: Judge) -> Iterator[March]:
    """The same one by one, for those who want to know only whether there is any."""
    start = game.places[squad.id][0]
    least, most = (reach // 2) ** 2 if squad.order == "run" else 400, reach * reach
    near = game.scene.near[start, least, most]
    found: set[Path] = set()
    tried: set[Spot] = set()
    for ranked, wanted in (*_closing_up(game, squad), *_rankings(game, squad, near, start, reach)):
        kept = 0
        for station in ranked[: TRIED * wanted]:
            if station.at in tried:
                continue
            tried.add(station.at)
            tries = (one for one in marches_to(game, squad, station) if _is_near(game, squad, one, reach))
            march = next((one for one in tries if judge(game, squad, one) is None), None)
            if march is None or places_of(march) in found:
                continue
            found.add(places_of(march))
            yield march
            kept += 1
            if kept == wanted:
                break


def _is_near(game: Game, squad: Squad, march: March, reach: int) -> bool:
    """Whether nobody goes further than his order lets him even by the straight way: cheaper to ask than the judge."""
    most = (reach + 1) ** 2
    for start, end in zip(game.places[squad.id], march.to, strict=True):
        if (end.x - start[0]) ** 2 + (end.y - start[1]) ** 2 > most:
            return False
    return True


def _closing_up(game: Game, squad: Squad) -> list[tuple[Sequence[Station], int]]:
    """A squad that is scattered may close up where most of it stands.  [roe.move.cohesion-repair]"""
    close = together(game, squad)
    if close == game.places[squad.id]:
        return []
    place = game.ground.footing(close[0]).place
    return [([Station(close[0], place, game.ground.manner(place))], 1)]


def _rankings(game: Game, squad: Squad, near: Near, start: Spot, reach: int) -> Iterator[tuple[Sequence[Station], int]]:
    eyes = [game.places[enemy.id][0] for enemy in enemies_of(game, squad.seat) if is_in_sight(game, squad.id, enemy.id)]
    eyes = eyes or [game.places[enemy.id][0] for enemy in enemies_of(game, squad.seat)]
    cover = game.ground.cover
    if squad.assault != NOBODY and game.places[squad.assault]:
        foes = game.places[squad.assault]
        yield _approaches(game, squad, foes), CHARGING
        yield sorted(near.all, key=lambda one: (min([squared(one.at, foe) for foe in foes]), one.at)), CHARGING
    covered = sorted(near.all, key=lambda one: (-sum([cover(eye, one.at) for eye in eyes]), squared(one.at, start)))
    yield covered, COVERED
    if game.scene.goals:
        bounding = (one for one in near.to_goals if any(cover(eye, one.at) for eye in eyes))
        yield list(islice(bounding, TRIED * BOUNDING)), BOUNDING
        yield onward(game, start, reach), ONWARD
        yield near.to_goals, NEAREST
    yield near.farthest, FURTHEST


def onward(game: Game, start: Spot, reach: int) -> list[Station]:
    """Straight on to the nearest of what the battle is about: as far as it goes, and less far where that is too far."""
    goal = min(game.scene.goals, key=lambda one: squared(start, one))
    slowed = -game.scene.rulebook.movement.very_difficult
    most = min(reach, isqrt(squared(start, goal)))
    found = []
    for far in range(most, slowed, -slowed):
        at = towards(start, goal, far)
        place = game.ground.footing(at).place
        found.append(Station(at, place, game.ground.manner(place)))
    return found


def _approaches(game: Game, squad: Squad, foes: Path) -> list[Station]:
    """Straight up to the enemy whom a squad is to attack: its foremost man as near as he may come."""
    places = game.places[squad.id]
    (x, y), foe = min([(at, foe) for at in places for foe in foes], key=lambda pair: squared(*pair))
    found = []
    for more in CLOSE:
        far = game.scene.rulebook.movement.end_apart + game.scene.across + more
        ahead = towards(foe, (x, y), far)
        at = places[0][0] + ahead[0] - x, places[0][1] + ahead[1] - y
        place = game.ground.footing(at).place
        found.append(Station(at, place, game.ground.manner(place)))
    return found


def anywhere(game: Game, squad: Squad, reach: int, dice: Dice) -> March:
    """The squad shifted by any vector within reach, for whoever plays at random."""
    places = game.places[squad.id]
    x, y = places[0][0] + dice.draw(2 * reach + 1) - reach - 1, places[0][1] + dice.draw(2 * reach + 1) - reach - 1
    to = shifted(places, (x, y))
    place = game.ground.footing((x, y)).place
    return March(squad.id, tuple([Point(*point) for point in to]), place, game.ground.manner(place))
