"""Falling back: at once, away from the enemy, to the nearest cover."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.table import Path
from bocage.board.table.formations import shifted
from bocage.board.table.points import FINE, between, length, rounded, squared
from bocage.board.table.turns import SCALE, direction, heading
from bocage.kernel import Ask, Call, Dice, Frame, Point, Refusal, Step, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import is_in_cohesion
from bocage.systems.rules_of_engagement.rules.enemies import known_enemies, nearest_enemy_point
from bocage.systems.rules_of_engagement.rules.fire.arms import is_support
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.movement.candidates import (
    Judge,
    anywhere,
    candidates,
    march_to,
    marches,
    together,
)
from bocage.systems.rules_of_engagement.rules.movement.march import (
    March,
    base_move,
    is_at,
    is_stopped_by_ground,
    places_of,
    via_of,
    ways_to,
    why_not_near_enemies,
    why_not_stand,
)
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching
from bocage.systems.rules_of_engagement.rules.weapons.guns import leave_gun
from bocage.systems.rules_of_engagement.state.events.action import FellBack
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

FALL_BACK = "fall-back"
FARTHEST = 12
"""So many stations are looked at for cover, the nearest first."""


def reach_of(game: Game, squad: Squad) -> int:
    """How far a squad falls back at most.  [roe.disc.fallback-distance]"""
    return base_move(game, squad.id) + game.scene.rulebook.movement.fall_back


def why_not_away(game: Game, squad: Squad, march: March) -> Refusal | None:
    """A squad falls back further than it walks, away from the enemy, whatever the ground; a scattered one as it stands.

    [roe.ruling.fallback-scattered roe.disc.fallback-distance roe.disc.fallback-direction roe.disc.fallback-terrain]
    """
    to = places_of(march)
    refusal = why_not_stand(game, squad, march, to, game.strength(squad.id))
    if refusal is not None and not (refusal.rule == "roe.move.cohesion" and not is_in_cohesion(game, squad)):
        return refusal
    ways = ways_to(game, squad.id, to, via_of(march))
    if ways is None or is_stopped_by_ground(game, squad, ways):
        return Refusal("roe.move.terrain-impassable", {"unit": squad.id})
    return (
        _why_not_so_far(game, squad, ways)
        or why_not_near_enemies(game, squad, ways)
        or _why_not_that_way(game, squad, to)
    )


def _why_not_so_far(game: Game, squad: Squad, ways: list[Path]) -> Refusal | None:
    far = [length(way) for way in ways]
    most = reach_of(game, squad)
    least = base_move(game, squad.id) + game.scene.rulebook.movement.least_more
    if max(far) >= FINE * most + FINE // 2 or rounded(min(far)) < least:
        return Refusal("roe.disc.fallback-distance", {"unit": squad.id, "least": least, "most": most})
    return None


def _why_not_that_way(game: Game, squad: Squad, to: Path) -> Refusal | None:
    enemy = nearest_enemy_point(game, squad.seat, game.places[squad.id])
    if enemy is not None:
        for start, end in zip(game.places[squad.id], to, strict=True):
            if squared(end, enemy) <= squared(start, enemy):
                return Refusal("roe.disc.fallback-direction", {"unit": squad.id})
    return None


def why_not_fall_back(game: Game, squad: Squad, march: March) -> Refusal | None:
    """So, and to the nearest cover where one can be reached.  [roe.disc.fallback-direction]"""
    refusal = why_not_away(game, squad, march)
    if refusal is not None:
        return refusal
    shelter = nearest_shelter(game, squad)
    if shelter is not None and not is_at(game, shelter, places_of(march)[0]):
        return Refusal("roe.disc.fallback-direction", {"unit": squad.id, "place": shelter}, "cover")
    return None


def nearest_shelter(game: Game, squad: Squad) -> int | None:
    """The nearest piece of cover against the enemy that a squad can fall back to as it stands.

    [roe.ruling.fallback-path]
    """
    enemy = nearest_enemy_point(game, squad.seat, game.places[squad.id])
    if enemy is None:
        return None
    start, most = game.places[squad.id][0], reach_of(game, squad) ** 2
    away = squared(start, enemy)
    stations = [
        one
        for one in game.scene.stations
        if one.place and squared(one.at, start) <= most and squared(one.at, enemy) > away
    ]
    stations.sort(key=lambda one: (squared(one.at, start), one.at))
    covered = [one for one in stations if game.ground.cover(enemy, one.at)]
    for station in covered[:FARTHEST]:
        if why_not_away(game, squad, march_to(game, squad, station)) is None:
            return station.place
    return None


def ways_back(game: Game, squad: Squad) -> list[March]:
    """Where a squad may fall back to; none: it is surrounded.  [roe.disc.fallback-impossible]"""
    return candidates(game, squad, reach_of(game, squad), _judge(game, squad)) or list(_straight_back(game, squad))


def has_way_back(game: Game, squad: Squad) -> bool:
    """Whether there is any.  [roe.disc.fallback-impossible]"""
    listed = marches(game, squad, reach_of(game, squad), _judge(game, squad))
    return any(True for _ in listed) or any(True for _ in _straight_back(game, squad))


def _judge(game: Game, squad: Squad) -> Judge:
    """The judge of falling back for many marches of one squad: the nearest cover is looked for once."""
    shelter = nearest_shelter(game, squad)

    def why_not(game: Game, squad: Squad, march: March) -> Refusal | None:
        if shelter is not None and not is_at(game, shelter, places_of(march)[0]):
            return Refusal("roe.disc.fallback-direction", {"unit": squad.id, "place": shelter}, "cover")
        return why_not_away(game, squad, march)

    return why_not


def _straight_back(game: Game, squad: Squad) -> Iterator[March]:
    """Directly away from the enemy, in a few directions, where no station will do."""
    enemy = nearest_enemy_point(game, squad.seat, game.places[squad.id])
    if enemy is None:
        return
    x, y = game.places[squad.id][0]
    why_not = _judge(game, squad)
    for turn in (0, 20, -20, 40, -40, 60, -60, 80, -80):
        for far in (reach_of(game, squad) - 5, base_move(game, squad.id) + 15):
            dx, dy = between((0, 0), direction(heading(enemy, (x, y)) + turn), far, SCALE)
            to = shifted(together(game, squad), (x + dx, y + dy))
            place = game.ground.footing(to[0]).place
            march = March(squad.id, tuple(Point(*at) for at in to), place, game.ground.manner(place))
            if why_not(game, squad, march) is None:
                yield march
                break


class FallBack(Frame[None]):
    """A squad falls back at once, and does nothing else this turn.

    [roe.disc.fallback-immediate roe.disc.fallback-no-actions roe.disc.fallback-not-using-terrain]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where to."""
        squad = game.squad(self.unit)
        listed = ways_back(game, squad)
        args = {"unit": self.unit}
        return Ask(squad.seat, FALL_BACK, listed, self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: March) -> Refusal | None:
        """The judge of falling back."""
        return why_not_fall_back(game, game.squad(self.unit), choice)

    def sample(self, game: Game, dice: Dice) -> March:
        """Any place within reach."""
        squad = game.squad(self.unit)
        return anywhere(game, squad, reach_of(game, squad), dice)

    def chosen(self, game: Game, choice: March) -> Step:
        """They run, through wire too; nobody fires meanwhile but the enemy.  [roe.ruling.fallback-short-terrain]"""
        squad = game.squad(self.unit)
        leave_gun(game, squad)
        reveal(game, self.unit, moves=True)
        squad = game.squad(self.unit)
        ready = squad.ready and not is_support(game, squad)
        game.put(squad.but(order=None, target=NOBODY, zone=None, moved=True, ready=ready, done=True))
        game.emit(FellBack(self.unit))
        return Call(Marching.of(game, choice).but(through=True), then=self.arrived)

    def arrived(self, game: Game) -> Step:
        """What is left of it has had its turn."""
        game.put(game.squad(self.unit).but(spent=True))
        return self.done()


def is_unseen(game: Game, squad: Squad) -> bool:
    """Whether no enemy that its owner knows of sees anybody of a squad.  [roe.disc.hide-instead]"""
    sees = game.sight.sees
    enemies = known_enemies(game, squad.seat)
    return not any(sees(at, enemy) for at in game.places[squad.id] for enemy in enemies)
