"""Marches: where a squad goes as a whole, and the one place that says whether it may."""

from __future__ import annotations

import itertools
from typing import Annotated, Literal, Protocol

from bocage.board.bits import bits
from bocage.board.table import Line, Path, Paths
from bocage.board.table import Point as Spot
from bocage.board.table.crossings import crosses, nearest_on_leg
from bocage.board.table.formations import shifted
from bocage.board.table.points import FINE, is_within, length, rounded, squared
from bocage.board.table.shapes import box_of
from bocage.kernel import Option, PlaceId, Point, Refusal, Thing, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.enemies import (
    enemies_of,
    known_enemies,
    nearest_enemy_point,
    strangers,
)
from bocage.systems.rules_of_engagement.rules.fire.arms import is_cumbersome
from bocage.systems.rules_of_engagement.rules.movement.cohesion import is_linked
from bocage.systems.rules_of_engagement.rules.troops.flexible import why_not_apart
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import is_on_a_hull
from bocage.systems.rules_of_engagement.rules.works.occupying import why_not_crowd
from bocage.systems.rules_of_engagement.schema.vocabulary import Command
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Squad

Manner = Literal["behind", "beyond", "in", "on", "towards"]
MANNERS: tuple[Manner, ...] = ("behind", "beyond", "in", "on", "towards")


class March(Option):
    """A squad moves as a whole: where each of its figures goes, in the order of their numbers.

    `near` is the piece of terrain that the place is called by, `manner` how the squad stands to it.
    """

    unit: ActorId
    to: tuple[Point, ...]
    near: Annotated[int, Thing("place", "aim")]
    manner: str
    via: tuple[Point, ...] = ()
    """The points by which its first man goes; the others go beside him.  [roe.move.measure-path]"""


class Stay(Option):
    """A squad stays where it is."""

    passes = True
    unit: ActorId


class Standing(Protocol):
    """An option by which all figures of a squad come to stand somewhere."""

    @property
    def to(self) -> tuple[Point, ...]:
        """Where each of them stands then."""


def places_of(march: Standing) -> Path:
    """Where the figures go."""
    return tuple([(point.x, point.y) for point in march.to])


def via_of(march: March) -> Path:
    """By which points they go."""
    return tuple([(point.x, point.y) for point in march.via])


def base_move(game: Game, squad: UnitId) -> int:
    """How far a squad goes under Advance: as far as its slowest man.  [roe.profile.movement]"""
    pace = game.scene.paces[game.squads[squad].kind]
    return min(man.profile.move for _, man in game.men(squad)) if pace is None else pace


def allowance(game: Game, squad: Squad, order: Command | None, slowed: bool) -> int:
    """How far a figure may go by its order, less in very difficult terrain.

    [roe.order.crawl roe.order.advance roe.order.run roe.move.crawl-distance roe.move.advance-distance
    roe.move.order-table
    roe.wchar.cumbersome]
    """
    book = game.scene.rulebook.movement
    if order is None or order == "hold":
        return 0
    more = {"crawl": book.crawl, "run": book.run}.get(order, 0)
    if is_cumbersome(game, squad):
        more += book.cumbersome
    return max(0, base_move(game, squad.id) + more + (book.very_difficult if slowed else 0))


def ways_to(game: Game, squad: UnitId, to: Path, via: Path = ()) -> list[Path] | None:
    """The path of each figure: straight, or by some points, or round what nothing passes; None where one has none."""
    ways = ways_of(game, squad)
    starts = game.places[squad]
    if not via and ways.is_open(box_of((*starts, *to))):
        return list(zip(starts, to, strict=True))
    found = []
    for start, end in zip(starts, to, strict=True):
        path = way_by(ways, start, tuple(shifted((starts[0], *via), start)[1:]), end)
        if path is None:
            return None
        found.append(path)
    return found


def ways_of(game: Game, squad: UnitId) -> Paths:
    """Where a squad can go: with ropes and boats also where others cannot.

    [roe.terrain.impassable roe.equip.crossing]
    """
    traits = game.scene.squad_kinds[game.squad(squad).kind].traits
    return game.ground.climbs if "crossing" in traits else game.ground.ways


def way_by(ways: Paths, start: Spot, via: Path, end: Spot) -> Path | None:
    """The way from one point to another by some others."""
    found: Path = (start,)
    for a, b in itertools.pairwise((start, *via, end)):
        part = ways.way(a, b)
        if part is None:
            return None
        found = (*found, *part[1:])
    return found


def why_not_march(game: Game, squad: Squad, march: March) -> Refusal | None:
    """Whether a squad may move so under its order.  [roe.move.procedure roe.move.respect-orders]"""
    to = places_of(march)
    refusal = why_not_stand(game, squad, march, to, game.strength(squad.id))
    if refusal is not None:
        return refusal
    if to == game.places[squad.id] and not march.via:
        return Refusal("roe.move.procedure", {"unit": squad.id}, "nowhere")
    ways = ways_to(game, squad.id, to, via_of(march))
    if ways is None or is_stopped_by_ground(game, squad, ways):
        return Refusal("roe.move.terrain-impassable", {"unit": squad.id})
    return (
        _why_not_so_far(game, squad, ways)
        or _why_not_run(game, squad, ways)
        or _why_not_double_back(game, squad, march)
        or why_not_near_enemies(game, squad, ways)
        or _why_not_approach(game, squad, to)
        or why_not_enter_building(game, squad, to)
        or why_not_apart(game, squad, to)
    )


def why_not_stand(game: Game, squad: Squad, march: March, to: Path, count: int) -> Refusal | None:
    """Whether figures can stand so at all: on the table, each on a base of its own, in cohesion.

    [roe.scale.basing roe.move.cohesion]
    """
    if march.unit != squad.id or len(to) != count or march.manner not in MANNERS:
        return Refusal("roe.move.procedure", {"unit": squad.id})
    if not is_at(game, march.near, to[0]):
        return Refusal("roe.move.procedure", {"unit": squad.id}, "place")
    holds, across = game.ground.holds, game.scene.across
    apart = across * across
    if not game.scene.formation(to)[0]:
        return Refusal("roe.scale.basing", {"unit": squad.id})
    others = game.near_any(to) & strangers(game, squad)
    for point in to:
        if not holds(point):
            return Refusal("roe.scale.table-size", {"unit": squad.id})
        if is_on_a_hull(game, squad, point):
            return Refusal("roe.veh.proximity", {"unit": squad.id})
        if others and any(squared(point, game.figures[one].at) < apart for one in bits(game.near(point, 0) & others)):
            return Refusal("roe.scale.basing", {"unit": squad.id})
    if not is_linked(game, squad, to):
        return Refusal("roe.move.cohesion", {"unit": squad.id})
    return why_not_crowd(game, squad, to) if game.works else None


def is_at(game: Game, place: PlaceId, at: Spot) -> bool:
    """Whether a point is in a piece of terrain, or within 5 cm of one that is a line."""
    ground = game.ground
    piece = ground.piece(place)
    if piece is not None and isinstance(piece.shape, Line):
        return piece.shape.is_near(at, game.scene.rulebook.fire.behind, game.scene.across)
    return ground.footing(at).place == place


def _why_not_so_far(game: Game, squad: Squad, ways: list[Path]) -> Refusal | None:
    """No path is longer than the allowance, with the stairs of those who leave an upper floor.

    [roe.move.measure-path roe.move.terrain-very-difficult roe.ruling.building-openings]
    """
    ground = game.ground
    full = allowance(game, squad, squad.order, slowed=False)
    less = allowance(game, squad, squad.order, slowed=True)
    for figure, way in zip(bits(game.members[squad.id]), ways, strict=True):
        far = length(way) + FINE * _way_down(game, figure, way[-1])
        if far >= FINE * less + FINE // 2:
            most = less if ground.is_slowed(way) else full
            if far >= FINE * most + FINE // 2:
                return Refusal("roe.move.measure-path", {"unit": squad.id, "far": rounded(far), "most": most})
    return None


def stairs(game: Game, figure: FigureId, floor: int) -> int:
    """What it costs somebody to come to a floor from his own.  [roe.ruling.building-openings]"""
    return game.scene.rulebook.movement.stairs * abs(game.figures[figure].floor - floor)


def stays_upstairs(game: Game, figure: FigureId, at: Spot) -> bool:
    """Whether somebody who goes to a point stays on his floor: as long as he is in the same building."""
    return game.ground.house_at(at) is game.ground.house_at(game.figures[figure].at)


def _way_down(game: Game, figure: FigureId, at: Spot) -> int:
    if not game.figures[figure].floor or stays_upstairs(game, figure, at):
        return 0
    return stairs(game, figure, 0)


def _why_not_run(game: Game, squad: Squad, ways: list[Path]) -> Refusal | None:
    """Whoever runs goes further than he would walk, unless difficult terrain stops him, and not through that.

    [roe.move.run-distance roe.move.terrain-difficult roe.terrain.difficult roe.move.building-class]
    """
    if squad.order != "run":
        return None
    if any(game.ground.is_hard_to_run(way) for way in ways):
        return Refusal("roe.move.terrain-difficult", {"unit": squad.id})
    least = base_move(game, squad.id) + game.scene.rulebook.movement.least_more
    far = max(rounded(length(way)) for way in ways)
    if far >= least or any(game.ground.is_at_hard_edge(way[-1]) for way in ways):
        return None
    return Refusal("roe.move.run-distance", {"unit": squad.id, "far": far, "least": least})


def _why_not_double_back(game: Game, squad: Squad, march: March) -> Refusal | None:
    """Whoever runs does not double back over his own way, unless he goes round an enemy.

    [roe.move.run-no-yoyo roe.ruling.run-path]
    """
    to = places_of(march)
    if squad.order != "run" or not march.via or not doubles_back((game.places[squad.id][0], *via_of(march), to[0])):
        return None
    straight = ways_to(game, squad.id, to)
    if straight is not None and why_not_near_enemies(game, squad, straight) is not None:
        return None
    return Refusal("roe.move.run-no-yoyo", {"unit": squad.id})


def doubles_back(way: Path) -> bool:
    """Whether a way comes back towards its start from one bend to the next, or crosses itself.

    >>> doubles_back(((0, 0), (130, 0), (20, 0))), doubles_back(((0, 0), (120, 0), (120, 80)))
    (True, False)
    """
    far = [squared(way[0], point) for point in way]
    if any(after < before for before, after in itertools.pairwise(far)):
        return True
    legs = list(itertools.pairwise(way))
    return any(crosses(*leg, other) for number, leg in enumerate(legs) for other in legs[number + 2 :])


def is_stopped_by_ground(game: Game, squad: Squad, ways: list[Path]) -> bool:
    """Whether a squad meets what nobody passes without ropes or boats.  [roe.move.terrain-impassable]"""
    return ways_of(game, squad.id) is game.ground.ways and any(game.ground.is_barred(way) for way in ways)


def why_not_near_enemies(game: Game, squad: Squad, ways: list[Path]) -> Refusal | None:
    """No path comes within 2 cm of an enemy, and none ends within 5 cm.

    [roe.move.no-end-within-5 roe.move.stop-within-2 roe.move.within-2-only-cc]
    """
    book, across = game.scene.rulebook.movement, game.scene.across
    enemies = _enemies_near(game, squad, ways, book.end_apart + 2 * across)
    if not enemies:
        return None
    bound = (2 * book.pass_apart + 2 * across + 1) ** 2
    for way in ways:
        if any(is_within(way[-1], enemy, book.end_apart, 2 * across) for enemy in enemies):
            return Refusal("roe.move.no-end-within-5", {"unit": squad.id})
        if any(_comes_near(way, enemy, bound) for enemy in enemies):
            return Refusal("roe.move.stop-within-2", {"unit": squad.id})
    return None


def _comes_near(way: Path, enemy: Spot, bound: int) -> bool:
    """Whether a path comes so near to an enemy, and nearer than it began: whoever leaves a fight has touched him."""
    nearest = min([squared(enemy, nearest_on_leg(enemy, leg)) for leg in itertools.pairwise(way)])
    return 4 * nearest < bound and nearest < squared(enemy, way[0])


def _enemies_near(game: Game, squad: Squad, ways: list[Path], reach: int) -> list[Spot]:
    """The enemies that are known in the box round all paths."""
    west, north, east, south = box_of([point for way in ways for point in way])
    return [
        at
        for at in known_enemies(game, squad.seat)
        if west - reach <= at[0] <= east + reach and north - reach <= at[1] <= south + reach
    ]


def _why_not_approach(game: Game, squad: Squad, to: Path) -> Refusal | None:
    """A shaken squad comes no closer to the enemy.  [roe.disc.shaken-no-approach]"""
    if squad.state != "shaken":
        return None
    enemy = nearest_enemy_point(game, squad.seat, game.places[squad.id])
    if enemy is None:
        return None
    for start, end in zip(game.places[squad.id], to, strict=True):
        if squared(end, enemy) < squared(start, enemy):
            return Refusal("roe.disc.shaken-no-approach", {"unit": squad.id})
    return None


def why_not_enter_building(game: Game, squad: Squad, to: Path) -> Refusal | None:
    """Nobody advances in or into a building, unless friends are in it, or enemies that he knows of.

    Those who have fired from it are such enemies.  [roe.move.building-no-advance roe.ruling.building-exceptions]
    """
    if squad.order != "advance":
        return None
    ground = game.ground
    for point in (*game.places[squad.id], *to):
        house = ground.house_at(point)
        if house is not None and not _is_known_inside(game, squad, house.place):
            return Refusal("roe.move.building-no-advance", {"unit": squad.id, "place": house.place})
    return None


def _is_known_inside(game: Game, squad: Squad, place: int) -> bool:
    """Whether another squad is known to be in a building."""
    others = [*game.squads_of(squad.seat), *enemies_of(game, squad.seat)]
    return any(
        game.ground.footing(at).place == place for one in others if one.id != squad.id for at in game.places[one.id]
    )
