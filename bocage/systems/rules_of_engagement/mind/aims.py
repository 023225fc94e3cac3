"""Aims: what a battle is about, where that is, what it is worth to each side, and who has it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bocage.board.table import Area, Path
from bocage.board.table.points import is_within, middle
from bocage.kernel import Seat
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.setup.victory import SEATS, gone, has_cleared, has_more_at, holds, needed
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY

TASK, GUARD = 4.0, 1.0
"""What it is worth to have done what one has to do, in points, and to stand where the enemy has to come by."""


class Aim(NamedTuple):
    """Something that a side wants: a building, a point, an area, an edge to leave by, or to guard the way there.

    `spots` is where it is, any of these; `number` tells apart those of a kind.
    """

    kind: Literal["building", "point", "area", "edge", "guard"]
    spots: Path
    worth: tuple[float, float]
    """What it is worth to each side."""
    number: int = 0


def aims_of(scene: Scene) -> tuple[Aim, ...]:
    """The aims of a scenario, in the order of the scene's goals."""
    victory, goals = scene.scenario.victory, list(scene.goals)
    found = [
        Aim("building", (goals[number],), (float(worth),) * 2, number)
        for number, worth in enumerate(victory.buildings.values())
    ]
    found += [
        Aim("point", (point.at,), (float(point.points),) * 2, number) for number, point in enumerate(victory.points)
    ]
    if victory.clear is not None:
        found.append(Aim("area", (middle(victory.clear.poly),), (TASK, TASK)))
    if victory.exit is not None:
        mine = scene.seat_of(victory.exit.side)
        edge = tuple(goals[len(found) :])
        found.append(Aim("edge", edge, (TASK * (mine == 0), TASK * (mine == 1))))
        width, depth = scene.ground.size
        before = tuple([((2 * x + width // 2) // 3, (2 * y + depth // 2) // 3) for x, y in edge])
        found.append(Aim("guard", before, (GUARD * (mine == 1), GUARD * (mine == 0))))
    return tuple(found)


def holder_of(game: Game, aim: Aim) -> Seat:
    """Who has an aim now, or nobody."""
    victory = game.scene.scenario.victory
    match aim.kind:
        case "building":
            name = tuple(victory.buildings)[aim.number]
            return next((seat for seat in SEATS if holds(game, seat, name)), NOBODY)
        case "point":
            point = victory.points[aim.number]
            return next((seat for seat in SEATS if has_more_at(game, seat, point)), NOBODY)
        case "area":
            assert victory.clear is not None
            seat = game.scene.seat_of(victory.clear.side)
            return seat if has_cleared(game, victory.clear) else other(seat)
        case _:
            return NOBODY


def stand_on(game: Game, aim: Aim, places: Path) -> bool:
    """Whether any of some men stands on an aim, so that it may be his side's."""
    scene, victory = game.scene, game.scene.scenario.victory
    match aim.kind:
        case "building":
            place = scene.place_names.index(tuple(victory.buildings)[aim.number])
            return any(game.ground.footing(at).place == place for at in places)
        case "point":
            point = victory.points[aim.number]
            return any(is_within(at, point.at, point.within, scene.across) for at in places)
        case "area":
            assert victory.clear is not None
            area = Area(victory.clear.poly)
            return any(area.holds(at) for at in places)
        case _:
            return False


def departed(game: Game, seat: Seat) -> float:
    """Which share of those who have to leave by their edge have left, 0 for a side that has not to."""
    task = game.scene.scenario.victory.exit
    if task is None or game.scene.seat_of(task.side) != seat:
        return 0.0
    return min(gone(game, seat) / max(needed(game, task), 1), 1.0)
