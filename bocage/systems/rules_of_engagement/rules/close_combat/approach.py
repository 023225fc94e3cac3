"""The approach: where figures go that seek contact, the nearest first, and where the others stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.table import Path, Point
from bocage.board.table.formations import NUDGES
from bocage.board.table.points import FINE, contacts, length, squared, towards
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId


class Approach(NamedTuple):
    """Where figures of a squad go, and how many of them touch an enemy there."""

    places: dict[FigureId, Point]
    touching: int


class Field:
    """Who stands where while the figures of a squad go up to the enemy one by one.

    With `known` only enemies count of whom the squad's owner knows: so what is listed for him tells nothing.
    """

    def __init__(
        self, game: Game, unit: UnitId, targets: Sequence[UnitId], moving: Iterable[FigureId], known: bool = False
    ) -> None:
        self.game = game
        self.across = game.scene.across
        book = game.scene.rulebook.combat
        self.limit, self.slack = book.per_defender, book.slack
        foes = 0
        for target in targets:
            foes |= game.members[target]
        self.foes: dict[FigureId, Point] = {one: game.figures[one].at for one in bits(foes)}
        seat = other(game.squad(unit).seat)
        enemies = game.forces[seat] & ~foes & ~(game.veiled(seat) if known else 0)
        self.others: list[Point] = [game.figures[one].at for one in bits(enemies)]
        friends = game.forces[game.squad(unit).seat]
        self.friends: dict[FigureId, Point] = {one: game.figures[one].at for one in bits(friends)}
        self.own = game.members[unit]
        self.left = set(moving)
        self.origin = {one: self.friends[one] for one in moving}
        self.placed: dict[FigureId, Point] = {}
        """Who has come to touch an enemy, and where."""

    def is_free(self, point: Point, mover: FigureId) -> bool:
        """Whether a base finds room at a point without touching an enemy of another squad.

        [roe.scale.basing roe.cc.reinforce-limits]
        """
        apart = self.across**2
        if not self.game.ground.holds(point):
            return False
        if self.game.ground.footing(point).move == "impassable":
            return False
        return (
            all(squared(point, at) >= apart for at in self.foes.values())
            and all(squared(point, at) > apart for at in self.others)
            and all(squared(point, at) >= apart for one, at in self.friends.items() if one != mover)
        )

    def contacts_on(self, foe: FigureId, own: bool) -> int:
        """How many touch an enemy: of this squad, or of all."""
        at, reach = self.foes[foe], self.across**2
        return sum(
            squared(at, there) <= reach and (not own or bool(self.own >> one & 1))
            for one, there in self.friends.items()
        )

    def is_full(self, point: Point) -> bool:
        """Whether somebody whom a base at a point would touch has enough of the squad on him already.

        [roe.cc.two-per-defender]
        """
        reach = self.across**2
        return any(squared(point, at) <= reach and self.is_beset(foe) for foe, at in self.foes.items())

    def is_beset(self, foe: FigureId) -> bool:
        """Whether so many of the squad touch an enemy as may.  [roe.cc.two-per-defender]"""
        return self.contacts_on(foe, own=True) >= self.limit

    def way(self, start: Point, end: Point) -> Path | None:
        """The way there: straight, or round what nothing passes."""
        return self.game.ground.ways.way(start, end)

    def can_go(self, start: Point, end: Point, reach: int) -> bool:
        """Whether a way is no longer than the reach, with the millimetre that is given for the twenty places.

        [roe.ruling.cc-places]
        """
        path = self.way(start, end)
        return path is not None and length(path) < FINE * (reach + self.slack) + FINE // 2

    def contacts_for(self, mover: FigureId, reach: int) -> Iterator[Point]:
        """The places where a figure touches an enemy: first one whom nobody touches yet, the nearest of them.

        [roe.cc.contact-nearest-first]
        """
        start = self.origin[mover]
        ranked = sorted(
            (self.contacts_on(foe, own=False) > 0, squared(start, place), place)
            for foe, at in self.foes.items()
            if self.is_near(start, at, reach) and not self.is_beset(foe)
            for place in _round(at, self.across)
        )
        for _, _, place in ranked:
            if self.is_free(place, mover) and not self.is_full(place) and self.can_touch(start, place, reach):
                yield place

    def is_near(self, start: Point, foe: Point, reach: int) -> bool:
        """Whether it is worth looking for places round an enemy."""
        return squared(start, foe) <= (reach + self.across + self.slack + 1) ** 2

    def can_touch(self, start: Point, place: Point, reach: int) -> bool:
        """Whether a figure can go to a place where it touches an enemy."""
        return self.can_go(start, place, reach)

    def engage(self, mover: FigureId, reach: dict[FigureId, int], asked: set[FigureId]) -> bool:
        """Put a figure where it touches an enemy, if it can; some of those before it stand elsewhere to make room.

        `asked` are those who have been asked to already.  [roe.cc.must-contact]
        """
        for place in self.contacts_for(mover, reach[mover]):
            self._touch(mover, place)
            return True
        for one, old in list(self.placed.items()):
            if one not in asked:
                asked.add(one)
                start, self.friends[one] = self.friends[mover], self.origin[one]
                for place in list(self.contacts_for(mover, reach[mover])):
                    self._touch(mover, place)
                    if self.engage(one, reach, asked):
                        return True
                    del self.placed[mover]
                    self.friends[mover] = start
                self._touch(one, old)
        return False

    def _touch(self, mover: FigureId, place: Point) -> None:
        self.friends[mover] = self.placed[mover] = place

    def place_behind(self, mover: FigureId, reach: int) -> Point | None:
        """The place right behind one of the squad who is in contact.  [roe.cc.spare-behind]"""
        start, touch = self.friends[mover], self.across**2
        found = []
        for one, at in self.friends.items():
            if one != mover and self.own >> one & 1:
                for enemy in self.foes.values():
                    if squared(at, enemy) <= touch:
                        found.append((2 * at[0] - enemy[0], 2 * at[1] - enemy[1]))
        found.sort(key=lambda place: (squared(start, place), place))
        fits = (place for place in found if self.is_free(place, mover) and self.can_go(start, place, reach))
        return next((place for place in fits if not self._touches(place)), None)

    def place_towards(self, mover: FigureId, reach: int) -> Point | None:
        """As far towards the nearest enemy as the reach goes, or beside that place.  [roe.cc.others-move]"""
        start = self.friends[mover]
        enemy = min(self.foes.values(), key=lambda at: (squared(start, at), at))
        path = self.way(start, enemy)
        goal = towards(start, enemy if path is None else path[1], reach)
        tries = (goal, *((goal[0] + x, goal[1] + y) for x, y in NUDGES))
        nearer = [place for place in tries if squared(place, enemy) < squared(start, enemy)]
        fits = (place for place in nearer if self.is_free(place, mover) and not self._touches(place))
        return next((place for place in fits if self.can_go(start, place, reach)), None)

    def _touches(self, point: Point) -> bool:
        return any(squared(point, at) <= self.across**2 for at in self.foes.values())

    def nearest(self) -> FigureId:
        """Who of those still to move is nearest to an enemy."""
        return min(
            self.left,
            key=lambda one: (min(squared(self.friends[one], at) for at in self.foes.values()), one),
        )

    def move(self, mover: FigureId, to: Point) -> None:
        """He stands there now."""
        self.friends[mover] = to


def _round(at: Point, across: int) -> Path:
    """The places where a base touches one at a point.  [roe.ruling.cc-places]"""
    return tuple([(at[0] + x, at[1] + y) for x, y in contacts(across)])


def approach(
    game: Game, unit: UnitId, targets: Sequence[UnitId], reach: dict[FigureId, int], walk: int, known: bool = False
) -> Approach:
    """How figures of a squad close with the enemy: into contact, else behind those in contact, else towards them.

    `reach` says who moves, and how far to touch somebody; whoever cannot walks so far.

    [roe.cc.contact-nearest-first roe.cc.two-per-defender roe.cc.others-move roe.cc.spare-behind]
    """
    return close_in(Field(game, unit, targets, reach, known), reach, walk)


def close_in(field: Field, reach: dict[FigureId, int], walk: int) -> Approach:
    """All who move go their ways, the nearest first.  [roe.cc.contact-nearest-first]"""
    waiting: list[FigureId] = []
    while field.left and field.foes:
        mover = field.nearest()
        field.left.discard(mover)
        if not field.engage(mover, reach, {mover}):
            waiting.append(mover)
    places, touching = dict(field.placed), len(field.placed)
    for mover in waiting:
        spot = field.place_behind(mover, walk) or field.place_towards(mover, walk)
        if spot is not None:
            places[mover] = spot
            field.move(mover, spot)
    return Approach(places, touching)
