"""Trenches, gun pits and bunkers: who is in them, for how many there is room, and when the enemy learns of them."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.table import Area, Path, Point
from bocage.board.table.points import squared
from bocage.kernel import PlaceId, Refusal, UnitId
from bocage.systems.rules_of_engagement.schema.fortifications import DUG
from bocage.systems.rules_of_engagement.state.events.works import WorkFound
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad, Work

BUNKER = "bunker"
HEAVY = ("support", "gun")
"""The kinds of squads of which two fit into a bunker."""
MOST_HEAVY = 2


def dug_works(game: Game, squad: Squad) -> list[Work]:
    """The trenches and bunkers that the owner of a squad knows of."""
    return [
        one for one in game.works if one.kind in DUG and one.is_there and (one.seat == squad.seat or not one.secret)
    ]


def work_at(game: Game, squad: Squad, at: Point) -> Work | None:
    """The trench or the bunker that a point is in, as far as the owner of a squad knows."""
    return next((one for one in dug_works(game, squad) if Area(one.corners).holds(at)), None)


def own_work(game: Game, squad: Squad, place: PlaceId) -> Work | None:
    """The secret trench or bunker of one's own that is a place."""
    number = place - game.scene.place_of_work(0)
    if not 0 <= number < len(game.works):
        return None
    work = game.works[number]
    return work if work.kind in DUG and work.secret and work.is_there and work.seat == squad.seat else None


def why_not_crowd(game: Game, squad: Squad, to: Path) -> Refusal | None:
    """A bunker holds two heavy weapons or one other squad, as far as one knows who is in it.  [roe.bunker.capacity]"""
    for work in dug_works(game, squad):
        if work.kind != BUNKER:
            continue
        area = Area(work.corners)
        if not any(area.holds(at) for at in to):
            continue
        others = [one for one in occupants(game, work) if one.id != squad.id]
        known = [one for one in others if one.seat == squad.seat or not one.is_hidden]
        heavy = all(game.scene.squad_kinds[one.kind].kind in HEAVY for one in (*known, squad))
        if len(known) + 1 > (MOST_HEAVY if heavy else 1):
            place = game.scene.place_of_work(work.id)
            return Refusal("roe.bunker.capacity", {"unit": squad.id, "place": place})
    return None


def occupants(game: Game, work: Work) -> list[Squad]:
    """The squads of which somebody is in a trench or a bunker."""
    area = Area(work.corners)
    return [one for one in game.squads if any(area.holds(at) for at in game.places[one.id])]


def is_in_hidden_bunker(game: Game, squad: Squad) -> bool:
    """Whether somebody of a squad is in a bunker of which the enemy knows nothing.  [roe.bunker.hidden-bunker]"""
    bunkers = [one for one in game.works if one.kind == BUNKER and one.secret and one.is_there]
    return any(Area(one.corners).holds(at) for one in bunkers for at in game.places[squad.id])


def is_all_inside(work: Work, to: Sequence[Point]) -> bool:
    """Whether all of some places are in a trench or a bunker."""
    area = Area(work.corners)
    return all(area.holds(at) for at in to)


def places_in(work: Work, count: int, across: int) -> Path:
    """Where so many men stand in a trench or a bunker: a base apart, those at its slits or in its middle first."""
    west, north, east, south = Area(work.corners).box
    grid = [(x, y) for x in range(west + 1, east, across + 1) for y in range(north + 1, south, across + 1)]
    slits = [(at.x, at.y) for at in work.windows] or [((west + east) // 2, (north + south) // 2)]
    grid.sort(key=lambda at: (min(squared(at, slit) for slit in slits), at))
    return tuple(grid[:count])


def find_works_of(game: Game, unit: UnitId) -> None:
    """A squad that is seen shows the trench or the bunker that it is in.  [roe.fort.secret roe.bunker.hidden-bunker]"""
    for work in game.works:
        if work.secret and work.kind in DUG and work.is_there:
            area = Area(work.corners)
            if any(area.holds(at) for at in game.places[unit]):
                find_work(game, work)


def find_works_near(game: Game, seat: int, places: Sequence[Point], reach: int) -> bool:
    """Whoever is near a secret trench or bunker of a side finds it: whether there was one.  [roe.fort.secret]"""
    found = False
    for work in game.works:
        if work.secret and work.seat == seat and work.kind in DUG and work.is_there:
            area = Area(work.corners)
            if any(area.is_near(at, reach, game.scene.across) for at in places):
                find_work(game, work)
                found = True
    return found


def find_work(game: Game, work: Work) -> None:
    """All know of it now."""
    game.reveal(work.but(secret=False))
    game.emit(WorkFound(work.seat, game.scene.place_of_work(work.id)))
