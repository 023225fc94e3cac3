"""Outlook: what places, shots and assaults are worth to a side as the game stands, by quick estimates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.square import FULL_CIRCLE, Square
from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.board_edges import exit_of
from bocage.systems.heroes_of_normandie.chart import BLIND, FAR, NEARNESS, REDUCED, assault_chances, chart_of
from bocage.systems.heroes_of_normandie.clash import assault_of, combat_value, fights_with_two_dice, shares_cover
from bocage.systems.heroes_of_normandie.content import Face, Family, Weapon
from bocage.systems.heroes_of_normandie.fire import Kind
from bocage.systems.heroes_of_normandie.records import NOBODY, NONE, Unit, enemy_of
from bocage.systems.heroes_of_normandie.state import Game
from bocage.systems.heroes_of_normandie.targets import (
    DAMAGED,
    POINT,
    Nest,
    Target,
    nest,
    stays,
    target,
    value_against,
    will_act,
    worths,
)

ON_GOAL = 1.6
"""How much more an enemy on an objective counts as a target."""
DANGER, PROSPECT, SHELTER = 0.45, 0.35, 0.12
"""How much the enemy's fire, one's own next shots and cover count in the worth of a place."""
DEFENDED, QUIET = 0.55, 0.15
"""What an objective of one's own counts when enemies are near, and when they are not."""
ALARM = 9
"""How near that is, in steps."""
SNIPER_VALUE = 0.45
"""The share of its worth that a sniper's shot takes on average."""


class Want(NamedTuple):
    """An objective that a unit would go to, and how much it counts for that unit."""

    goal: int
    weight: float


class Outlook:
    """One decision of one seat: who is where, and what the seat makes of it."""

    def __init__(self, game: Game, seat: Seat, values: Sequence[float] | None = None) -> None:
        """`values` are what the units are worth, where that is known already."""
        self.game = game
        self.seat = seat
        self.chart = chart_of(game.scene)
        self.enemies = [game.units[number] for number in game.in_sight_of(seat)]
        self._values = worths(game) if values is None else values
        self._survey = self.chart.survey(
            tuple(
                (unit.type, unit.back, unit.place, unit.suppressed, will_act(unit), unit.has_acted, self.worth(unit))
                for unit in self.enemies
            )
        )
        self._nests: dict[Family, list[Nest]] = {}
        self._wants: dict[int, tuple[Want, ...]] = {}
        self._places: dict[tuple[int, bool], dict[Square, float]] = {}

    @cached_property
    def friends(self) -> list[Unit]:
        """The seat's own units on the board."""
        return [self.game.units[number] for number in bits(self.game.present & self.game.forces[self.seat])]

    @cached_property
    def targets(self) -> list[Target]:
        """The enemies as targets."""
        return [self.as_target(unit, unit.place) for unit in self.enemies]

    def nests(self, family: Family) -> list[Nest]:
        """The enemies as a unit of a family has to fear them."""
        found = self._nests.get(family)
        if found is None:
            found = self._nests[family] = [nest(self.game, unit, family) for unit in self.enemies]
        return found

    def worth(self, unit: Unit) -> float:
        """What a unit is worth."""
        return self._values[unit.id]

    # Shots

    def as_target(self, unit: Unit, place: Square) -> Target:
        """A unit as a target in a square."""
        return target(self.game, unit, place, self.worth(unit))

    def shot(self, unit: Unit, weapon: Weapon, enemy: Unit, kind: Kind = "normal", malus: int = 0) -> float:
        """What a shot that is on offer is worth."""
        value = value_against(weapon, unit, self.game.kind(enemy).family)
        if value is None:
            return 0.0
        penalty = self.chart.penalty(self.origin(unit), enemy.place)
        penalty = 2 if penalty >= BLIND else penalty
        if kind == "suppression":
            value *= 2
        loss = self.as_target(enemy, enemy.place).loss(value - penalty - malus, kind, weapon.twin)
        return loss * self.emphasis(enemy.place)

    def emphasis(self, place: Square) -> float:
        """How much an enemy counts as a target for the square where it stands."""
        return ON_GOAL if place in self.chart.on_goal else 1.0

    def origin(self, unit: Unit) -> Square:
        """The square that a unit fires from."""
        return unit.place if unit.aboard == NONE else self.game.unit(unit.aboard).place

    def best_shot(self, unit: Unit, square: Square, back: bool | None = None, facing: int | None = None) -> float:
        """The best shot of a unit from a square, on one of its faces; `facing` limits it to the weapons' arcs."""
        side = unit.back if back is None else back
        face = self.game.kind(unit).face(side)
        limited = facing is not None and any(weapon.arc < FULL_CIRCLE for weapon in face.weapons)
        known = self._survey.shots[unit.type, side, unit.suppressed, facing if limited else None]
        best = known.get(square)
        if best is None:
            best = known[square] = self._best_shot(unit, face, square, facing if limited else None)
        return best

    def _best_shot(self, unit: Unit, face: Face, square: Square, facing: int | None) -> float:
        best, distance = 0.0, self.game.scene.grid.distance
        for enemy in self.targets:
            penalty, place = self.chart.penalty(square, enemy.place), enemy.place
            if face.abilities.sniper and enemy.family == "infantry" and penalty < BLIND:
                best = max(best, SNIPER_VALUE * enemy.worth)
            for weapon in face.weapons:
                if weapon.squares is not None and distance(square, place) > weapon.squares:
                    continue
                if facing is None or weapon.arc >= FULL_CIRCLE or self.bears(square, place, facing, weapon.arc):
                    best = max(best, shot_through(unit, weapon, enemy, penalty) * self.emphasis(place))
        return best

    def bears(self, square: Square, place: Square, facing: int, arc: int) -> bool:
        """Whether another place lies in the arc of a weapon."""
        return bool(self.game.scene.grid.arc(square, facing, arc) >> place & 1)

    def danger(self, unit: Unit, square: Square) -> float:
        """What the enemy's fire at a unit in a square would cost on average."""
        if unit.ambushed:
            return 0.0
        known = self._survey.dangers[unit.type, unit.back]
        share = known.get(square)
        if share is None:
            share = known[square] = self._danger(unit, square)
        return share * self.worth(unit)

    def _danger(self, unit: Unit, square: Square) -> float:
        own, total, distance = self.as_target(unit, square), 0.0, self.game.scene.grid.distance
        for place, fear, guns in self.nests(own.family):
            penalty = self.chart.penalty(place, square)
            if penalty >= BLIND:
                continue
            best = 0.0
            for value, squares, twin in guns:
                if squares is None or distance(place, square) <= squares:
                    best = max(best, own.loss(value - penalty, "normal", twin))
            total += best * fear
        return min(total / own.worth, 1.0)

    # Places

    def wants(self, unit: Unit) -> tuple[Want, ...]:
        """Which objectives a unit would go for: those that somebody else is not nearer to, and that are not safe."""
        known = self._wants.get(unit.id)
        if known is None:
            weights = [(goal, self.weight(unit, goal)) for goal in range(len(self.chart.goals))]
            known = self._wants[unit.id] = tuple(Want(goal, weight) for goal, weight in weights if weight > 0)
        return known

    def weight(self, unit: Unit, goal: int) -> float:
        """How much an objective counts for a unit."""
        mine, theirs = (self.chart.values[seat][goal] for seat in (self.seat, enemy_of(self.seat)))
        costs, control = self.chart.costs[goal], self.game.objectives[goal].control
        on_foot = self.game.is_infantry(unit)
        nearer = sum(
            costs[one.place] < costs[unit.place]
            for one in self.friends
            if one.id != unit.id and unit.on_board and self.game.is_infantry(one)
        )
        if control != self.seat:
            value = mine if theirs == 0 or control == NOBODY else mine + theirs
            return POINT * value / (1 + 0.35 * nearer) * (1.0 if on_foot else 0.5)
        value = max(mine, theirs)
        close = any(costs[enemy.place] <= ALARM for enemy in self.enemies if self.game.is_infantry(enemy))
        if not close and self.game.now.turn >= self.game.scene.scenario.turns:
            return 0.0
        return POINT * value * (DEFENDED if close else QUIET) / (1 + 1.2 * nearer) * (1.0 if on_foot else 0.5)

    def pull(self, unit: Unit, square: Square) -> float:
        """How much a square is worth for being near objectives."""
        best = 0.0
        costs = self.chart.costs
        on_foot = self.game.is_infantry(unit)
        for goal, weight in self.wants(unit):
            cost = costs[goal][square]
            if cost >= FAR or not on_foot:
                cost = 1 + min(self.game.scene.grid.distance(square, place) for place in self.chart.goals[goal])
            best = max(best, weight * NEARNESS[min(cost, FAR)])
        ways = self.chart.exits[self.seat]
        return best if ways is None else max(best, self.exit_worth(unit) * NEARNESS[min(ways[square] + 1, FAR)])

    def exit_worth(self, unit: Unit) -> float:
        """What it is worth to leave by the exit: more when the end is near, for who leaves fights no more."""
        entry = exit_of(self.game, unit)
        if entry is None:
            return 0.0
        late = self.game.now.turn + 1 >= self.game.scene.scenario.turns
        return POINT * (entry.infantry if self.game.is_infantry(unit) else entry.vehicle) * (1.3 if late else 0.8)

    def place(self, unit: Unit, square: Square, reserve: bool = False) -> float:
        """What a square is worth to a unit: the objectives, cover, the enemy's fire and its own next shot."""
        known = self._places.get((unit.id, reserve))
        if known is None:
            known = self._places[unit.id, reserve] = self._known_places(unit, reserve)
        value = known.get(square)
        if value is None:
            value = known[square] = self._place(unit, square, reserve)
        return value

    def _known_places(self, unit: Unit, reserve: bool) -> dict[Square, float]:
        """The table of all that the worth of a place depends on, but for the square."""
        state = unit.type, unit.back, unit.suppressed, unit.ambushed, self.worth(unit)
        return self._survey.places[state, self.seat, self.wants(unit), self.exit_worth(unit), reserve]

    def _place(self, unit: Unit, square: Square, reserve: bool) -> float:
        cover = SHELTER * self.chart.cover[square] if self.game.is_infantry(unit) else 0.0
        shot = self.best_shot(unit, square)
        fear = DANGER * (0.6 if reserve else 1.0)
        return self.pull(unit, square) + cover - fear * self.danger(unit, square) + PROSPECT * shot

    # Assaults

    def storm(self, unit: Unit, enemy: Unit, place: Square, gear: str = "") -> float:
        """What an assault is worth: the chances to win and to lose, and the square."""
        game = self.game
        own, answer = combat_value(game, unit, gear, enemy), combat_value(game, enemy, "", unit)
        prize = self.pull(unit, place) - self.pull(unit, self.origin(unit)) if game.is_infantry(unit) else 0.3
        heavy = game.kind(enemy).family == "heavy"
        if answer is None:
            return self.worth(enemy) * (DAMAGED if heavy else 1.0) + max(prize, 0.0)
        lead = (own or 0) + (assault_of(game, unit) or 0) - 2 * unit.suppressed
        lead -= answer + (assault_of(game, enemy) or 0) - 2 * enemy.suppressed
        if not shares_cover(game, self.origin(unit), place):
            lead -= self.chart.cover[place] if game.is_infantry(enemy) else 0
        win, lose = assault_chances(lead, fights_with_two_dice(game, enemy))
        taken = self.worth(enemy) * (DAMAGED if heavy else (1 - REDUCED) if stays(game, enemy) else 1.0)
        given = self.worth(unit) * ((1 - REDUCED) if stays(game, unit) else 1.0)
        return win * (taken + 0.4 * (not heavy) + max(prize, 0.0)) - lose * given


def shot_through(unit: Unit, weapon: Weapon, enemy: Target, penalty: int) -> float:
    """What a shot in range is worth to which terrain and range do so much, nothing where it is blind."""
    value = value_against(weapon, unit, enemy.family) if weapon.template is None else weapon.infantry
    if value is None:
        return 0.0
    if penalty >= BLIND:
        if weapon.template is None:
            return 0.0
        penalty = 1
    best = enemy.loss(value - penalty, "normal", weapon.twin)
    if weapon.suppression:
        best = max(best, enemy.loss(2 * value - penalty, "suppression", weapon.twin))
    return best


# Where infantry can go


def reach(game: Game, unit: Unit, left: int) -> Iterator[tuple[Square, int]]:
    """The squares that infantry on the board can get to with so many squares left, and by which first steps.

    The first steps are a bitset. Enemies and vehicles bar the way, Zones of Control and Difficult Passage end it.
    """
    chart, enemy = chart_of(game.scene), enemy_of(unit.seat)
    blocked = game.vehicles | game.posts[enemy]
    firsts = {unit.place: 0}
    layer = [unit.place]
    for depth in range(left):
        found: dict[Square, int] = {}
        for here in layer:
            if depth and chart.difficult >> here & 1:
                continue
            watchers = game.watchers(here, enemy)
            for square in chart.steps[here]:
                if square in firsts or blocked >> square & 1:
                    continue
                if watchers and watchers & game.watchers(square, enemy):
                    continue
                found[square] = found.get(square, 0) | (firsts[here] if depth else 1 << square)
        firsts.update(found)
        layer = list(found)
    for square, ways in firsts.items():
        if ways and not game.here[square]:
            yield square, ways
