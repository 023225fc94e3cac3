"""What a place for a squad is judged by: how far it is, how the squad hangs together, who is near, who sees whom.

These are facts alone: whether the squad may go there only the judge says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bocage.board.table import Path
from bocage.board.table.fan import fan
from bocage.board.table.points import Point as Spot
from bocage.board.table.points import length, rounded
from bocage.board.table.turns import SCALE, direction, heading, is_ahead
from bocage.kernel import Option, Point, UnitId, View
from bocage.show import Appraisal, Fact, Region, Text
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack, reach_of
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of, known_enemies
from bocage.systems.rules_of_engagement.rules.fire.opportunity import FireNow
from bocage.systems.rules_of_engagement.rules.fire.phase import Fire
from bocage.systems.rules_of_engagement.rules.movement.march import March, allowance, via_of, ways_to
from bocage.systems.rules_of_engagement.rules.orders.phase import PrepareFire
from bocage.systems.rules_of_engagement.rules.setup.deployment import Place
from bocage.systems.rules_of_engagement.rules.setup.minefields import LayField, outline
from bocage.systems.rules_of_engagement.rules.setup.obstacles import LayDefence, LayObstacle, shape_round
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive
from bocage.systems.rules_of_engagement.schema.vocabulary import COVERS
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad
from bocage.systems.rules_of_engagement.state.setup import zone_towards

COVER_RULES = {"light": "roe.hit.cover-light", "heavy": "roe.hit.cover-heavy"}
ARC = 5
"""The outline of a zone has a corner at every so many degrees."""
MOST_LINES = 8
"""So many lines of sight are drawn, to the nearest enemies."""


def appraisal(view: View, option: Option) -> Appraisal | None:
    """What a march or a place for a squad is judged by, and what else would look like that lies at a point."""
    game: Game = view.board()
    if not isinstance(option, March | Place):
        shapes = tuple(_shapes(view, game, option))
        return Appraisal((), shapes) if shapes else None
    if not option.to:
        return None
    if not 0 <= option.unit < len(game.squads):
        return None
    squad = game.squad(option.unit)
    to = tuple([(point.x, point.y) for point in option.to])
    if not all(game.ground.holds(at) for at in to):
        return None
    ways = None
    if isinstance(option, March) and len(to) == game.strength(squad.id):
        ways = ways_to(game, squad.id, to, via_of(option))
    seen = _seen_from(game, squad, to[0])
    facts = [*_way(game, squad, ways, view), *_standing(game, squad, to), *_sight(game, squad, to, seen)]
    regions = [*_paths(ways or []), *_lines(game, to[0], seen), Region("sight", sight_of(game, to[0]))]
    return Appraisal(tuple(facts), tuple(regions))


def _shapes(view: View, game: Game, option: Option) -> Iterator[Region]:
    """The zone that a squad would watch, the ground that is covered, the way of a vehicle, who would be shot at."""
    match option:
        case PrepareFire(unit=unit, towards=towards) if 0 <= unit < len(game.squads) and game.places[unit]:
            yield zone_of(game, game.squad(unit).but(zone=zone_towards(game.places[unit], (towards.x, towards.y))))
        case LayField(at=at, upright=upright):
            yield Region("template", tuple([Point(*corner) for corner in outline(game, at, upright)]))
        case LayObstacle(at=at, upright=upright) if (laying := view.running(LayDefence)) is not None:
            ends = shape_round(game, game.works[laying.work].kind, at, upright)
            yield Region("template", tuple([Point(*end) for end in ends]))
        case Drive(unit=unit, to=to) if 0 <= unit < len(game.squads) and game.places[unit]:
            yield from _paths([(game.places[unit][0], *[(point.x, point.y) for point in to])])
        case Fire(unit=unit, target=target) | FireNow(unit=unit, target=target):
            yield from _shots(game, unit, target)
        case _:
            return


def zone_of(game: Game, squad: Squad) -> Region:
    """The zone of opportunity fire of a squad, as far as its weapons reach.  [roe.order.opp-zone]"""
    assert squad.zone is not None
    origin, facing = squad.zone
    reach = max((arm.range for _, man in game.men(squad.id) for arm in man.arms), default=0)
    front = heading((0, 0), (facing.x, facing.y))
    arc = [direction(front + turn) for turn in range(-90, 91, ARC)]
    points = tuple([Point(origin.x + reach * x // SCALE, origin.y + reach * y // SCALE) for x, y in arc])
    return Region("zone", points, label=squad.name)


def lengths(view: View, decision: Any) -> Mapping[int, int]:
    """How far the furthest man goes by each march that is listed, and a vehicle by each drive."""
    game: Game = view.board()
    found = {}
    for index, option in enumerate(decision.options):
        ways: list[Path] | None = None
        if isinstance(option, March):
            to = tuple([(point.x, point.y) for point in option.to])
            ways = ways_to(game, option.unit, to, via_of(option))
        elif isinstance(option, Drive):
            ways = [(*game.places[option.unit][:1], *[(point.x, point.y) for point in option.to])]
        if ways:
            found[index] = max(rounded(length(way)) for way in ways)
    return found


def measured(key: str, far: int, **more: int) -> Text:
    """A text with a length in it, as centimetres and the millimetres after the comma."""
    return Text(key, {"cm": far // 10, "mm": far % 10, **more})


def _way(game: Game, squad: Squad, ways: list[Path] | None, view: View) -> Iterator[Fact]:
    """How far the furthest goes, of how far he may."""
    if not ways:
        return
    far = max(rounded(length(way)) for way in ways)
    most = reach_of(game, squad) if view.running(FallBack) else allowance(game, squad, squad.order, slowed=False)
    yield Fact("roe.move.measure-path", measured("fact-path", far, most=most))


def _standing(game: Game, squad: Squad, to: Path) -> Iterator[Fact]:
    """How far the loneliest is from his nearest friend, and how far the nearest enemy that is known."""
    gap = game.scene.gap
    if len(to) > 1:
        far = max(min(gap(one, other) for other in to if other is not one) for one in to)
        yield Fact("roe.move.cohesion", measured("fact-cohesion", far))
    enemies = known_enemies(game, squad.seat)
    if enemies:
        near = min(gap(one, enemy) for one in to for enemy in enemies)
        yield Fact("roe.move.no-end-within-5", measured("fact-enemy", near))


def _sight(game: Game, squad: Squad, to: Path, seen: list[tuple[Spot, int]]) -> Iterator[Fact]:
    """The zones of opportunity fire in which it ends, the cover against those who see it, and how many these are."""
    for enemy in enemies_of(game, squad.seat):
        if enemy.zone is not None and any(_is_covered_by(enemy, at) for at in to):
            yield Fact("roe.order.opp-zone", Text("fact-zone", {"target": enemy.id}), warns=True)
    if seen:
        cover = COVERS[min(game.ground.cover(enemy, to[0]) for enemy, _ in seen)]
        rule = COVER_RULES.get(cover, "roe.hit.cover-not-cumulative")
        yield Fact(rule, Text("fact-cover", {"cover": cover}), warns=cover == "none")
    yield Fact("roe.los.method", Text("fact-sees", {"men": len(seen)}))


def _is_covered_by(enemy: Squad, at: Spot) -> bool:
    assert enemy.zone is not None
    origin, facing = enemy.zone
    return is_ahead((origin.x, origin.y), (facing.x, facing.y), at)


def _seen_from(game: Game, squad: Squad, eye: Spot) -> list[tuple[Spot, int]]:
    """The known enemies that somebody at a point sees, nearest first, and how far they are."""
    sees, gap = game.sight.sees, game.scene.gap
    found = [(enemy, gap(eye, enemy)) for enemy in known_enemies(game, squad.seat) if sees(eye, enemy)]
    return sorted(found, key=lambda one: (one[1], one[0]))


def _paths(ways: list[Path]) -> Iterator[Region]:
    for way in ways:
        yield Region("path", tuple([Point(*at) for at in way]), label=str(rounded(length(way))))


def _lines(game: Game, eye: Spot, seen: list[tuple[Spot, int]]) -> Iterator[Region]:
    """A line to each enemy that is seen, by the cover that he has against whoever stands there."""
    for enemy, far in seen[:MOST_LINES]:
        cover = COVERS[game.ground.cover(eye, enemy)]
        yield Region(f"seen-{cover}", (Point(*eye), Point(*enemy)), label=str(far))


def _shots(game: Game, unit: UnitId, target: UnitId) -> Iterator[Region]:
    """To each man of a target whom somebody of a squad sees, the shortest of the shots, and his cover against it.

    [roe.range.check roe.hit.cover-not-cumulative]
    """
    if not all(0 <= squad < len(game.squads) for squad in (unit, target)):
        return
    found = []
    for mark in sorted(set(game.places[target])):
        eyes = [eye for eye in game.places[unit] if game.sight.sees(eye, mark)]
        if eyes:
            eye = min(eyes, key=lambda one: game.sight.range(one, mark))
            found.append((game.sight.range(eye, mark), eye, mark))
    for far, eye, mark in sorted(found)[:MOST_LINES]:
        cover = COVERS[game.ground.cover(eye, mark)]
        yield Region(f"seen-{cover}", (Point(*eye), Point(*mark)), label=str(far))


def sight_of(game: Game, at: Spot) -> tuple[Point, ...]:
    """The outline of what somebody at a point sees; in a building, of what he sees through the nearest opening."""
    sight = game.sight
    eyes = sight.eyes(at)
    if not eyes:
        return ()
    eye = eyes[0]

    def is_seen(point: Spot) -> bool:
        ahead = eye.outwards is None or is_ahead(eye.at, eye.outwards, point)
        return ahead and sight.is_free_anew(eye.at, point, eye.up)

    return tuple([Point(*point) for point in fan(eye.at, game.ground.size, is_seen)])
