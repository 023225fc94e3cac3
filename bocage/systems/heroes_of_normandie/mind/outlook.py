"""Outlook: what places, shots and assaults are worth to a side as the game stands, by quick estimates."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from bocage.board.bits import bits
from bocage.board.square import FULL_CIRCLE, Square
from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.mind.chart import BLIND, REDUCED, assault_chances
from bocage.systems.heroes_of_normandie.mind.infantry_reach import Footing
from bocage.systems.heroes_of_normandie.mind.square_fields import ON_GOAL, Field, fields_of
from bocage.systems.heroes_of_normandie.mind.targets import (
    DAMAGED,
    POINT,
    Target,
    nest,
    target,
    value_against,
    will_act,
    worths,
)
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import (
    assault_of,
    combat_value,
    fights_with_two_dice,
    shares_cover,
)
from bocage.systems.heroes_of_normandie.rules.fire.shots import Kind
from bocage.systems.heroes_of_normandie.rules.movement.board_edges import exit_of
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NOBODY, NONE, Unit, enemy_of

DANGER, PROSPECT = 0.45, 0.35
"""How much the enemy's fire and one's own next shots count in the worth of a place."""
DEFENDED, QUIET = 0.55, 0.15
"""What an objective of one's own counts when enemies are near, and when they are not."""
ALARM = 9
"""How near that is, in steps."""
TOO_LATE = 0.3
"""What it counts in the last turn to be near an objective, against what it does before."""


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
        self.fields = fields_of(game.scene)
        self.chart = self.fields.chart
        self.enemies = [game.units[number] for number in game.in_sight_of(seat)]
        self._values = worths(game) if values is None else values
        self._survey = self.fields.surveys[
            tuple(
                (unit.type, unit.back, unit.place, unit.suppressed, will_act(unit), unit.has_acted, self.worth(unit))
                for unit in self.enemies
            )
        ]
        self._is_last = game.now.turn >= game.scene.scenario.turns
        self._wants: dict[int, tuple[Want, ...]] = {}
        self._pulls: dict[int, Field] = {}
        self._places: dict[tuple[int, bool], list[float]] = {}

    @cached_property
    def friends(self) -> list[Unit]:
        """The seat's own units on the board."""
        return [self.game.units[number] for number in bits(self.game.present & self.game.forces[self.seat])]

    def worth(self, unit: Unit) -> float:
        """What a unit is worth."""
        return self._values[unit.id]

    # Shots

    def as_target(self, unit: Unit, place: Square) -> Target:
        """A unit as a target in a square."""
        return target(self.game.kind(unit), unit.back, place, self.chart.cover[place], self.worth(unit), will_act(unit))

    def shot(self, unit: Unit, weapon: Weapon, enemy: Unit, kind: Kind = "normal", malus: int = 0) -> float:
        """What a shot that is on offer is worth."""
        shaken = self.game.scene.rulebook.suppressed_dice * unit.suppressed
        value = value_against(weapon, shaken, self.game.kind(enemy).family)
        if value is None:
            return 0.0
        penalty = self.chart.penalties[self.origin(unit)][enemy.place]
        penalty = 2 if penalty >= BLIND else penalty
        if kind == "suppression":
            value *= 2
        loss = self.as_target(enemy, enemy.place).loss(value - penalty - malus, kind, weapon.twin)
        return loss * (ON_GOAL if enemy.place in self.chart.on_goal else 1.0)

    def origin(self, unit: Unit) -> Square:
        """The square that a unit fires from."""
        return unit.place if unit.aboard == NONE else self.game.unit(unit.aboard).place

    def best_shot(self, unit: Unit, square: Square, back: bool | None = None, facing: int | None = None) -> float:
        """The best shot of a unit from a square, on one of its faces; `facing` limits it to the weapons' arcs."""
        return self.shots(unit, unit.back if back is None else back, facing).item(square)

    def shots(self, unit: Unit, back: bool, facing: int | None = None) -> Field:
        """The best shot of a unit from each square, on one of its faces."""
        turns = facing is None or all(weapon.arc >= FULL_CIRCLE for weapon in self.game.kind(unit).face(back).weapons)
        arms = unit.type, back, unit.suppressed, None if turns else facing
        found = self._survey.shots.get(arms)
        if found is None:
            fields = [self.fields.shots[(*arms, self.as_target(enemy, enemy.place))] for enemy in self.enemies]
            found = self._survey.shots[arms] = np.max(fields, axis=0) if fields else self.fields.nothing
        return found

    def bears(self, square: Square, place: Square, facing: int, arc: int) -> bool:
        """Whether another place lies in the arc of a weapon."""
        return bool(self.game.scene.grid.arc(square, facing, arc) >> place & 1)

    def danger(self, unit: Unit, square: Square) -> float:
        """What the enemy's fire at a unit in a square would cost on average."""
        return 0.0 if unit.ambushed else self.dangers(unit).item(square) * self.worth(unit)

    def dangers(self, unit: Unit) -> Field:
        """The share of its worth that the enemy's fire at a unit would cost in each square."""
        found = self._survey.dangers.get((unit.type, unit.back))
        if found is None:
            family, found = self.game.kind(unit).family, self.fields.nothing
            for enemy in self.enemies:
                found = found + self.fields.dangers[unit.type, unit.back, nest(self.game, enemy, family)]
            found = self._survey.dangers[unit.type, unit.back] = np.minimum(found, 1.0)
        return found

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
        control, on_foot = self.game.objectives[goal].control, self.game.is_infantry(unit)
        nearer = bisect_left(self._marches[goal], self.chart.costs[goal][unit.place]) if unit.on_board else 0
        if control != self.seat:
            value = mine if theirs == 0 or control == NOBODY else mine + theirs
            return POINT * value / (1 + 0.35 * nearer) * (1.0 if on_foot else 0.5)
        value, close = max(mine, theirs), self._alarms[goal]
        if not close and self._is_last:
            return 0.0
        return POINT * value * (DEFENDED if close else QUIET) / (1 + 1.2 * nearer) * (1.0 if on_foot else 0.5)

    @cached_property
    def _marches(self) -> list[list[int]]:
        """For each objective, how far the seat's infantry is from it, the nearest first."""
        places = [unit.place for unit in self.friends if self.game.is_infantry(unit)]
        ways = [self.chart.costs[goal] for goal in range(len(self.chart.goals))]
        return [sorted([costs[place] for place in places]) for costs in ways]

    @cached_property
    def _alarms(self) -> list[bool]:
        """For each objective, whether infantry of the enemy is near it."""
        places = [unit.place for unit in self.enemies if self.game.is_infantry(unit)]
        ways = [self.chart.costs[goal] for goal in range(len(self.chart.goals))]
        return [any(costs[place] <= ALARM for place in places) for costs in ways]

    def pull(self, unit: Unit, square: Square) -> float:
        """How much a square is worth for being near objectives."""
        return self.pulls(unit).item(square)

    def pulls(self, unit: Unit) -> Field:
        """How much each square is worth to a unit for being near objectives, or near its exit."""
        found = self._pulls.get(unit.id)
        if found is None:
            fields, near = self.fields, self.fields.walking if self.game.is_infantry(unit) else self.fields.riding
            found = fields.nothing
            for goal, weight in self.wants(unit):
                pull = np.where(near[goal] < 1.0, TOO_LATE * near[goal], near[goal]) if self._is_last else near[goal]
                found = np.maximum(found, weight * pull)
            if (leaving := fields.leaving[self.seat]) is not None:
                found = np.maximum(found, self.exit_worth(unit) * leaving)
            self._pulls[unit.id] = found
        return found

    def exit_worth(self, unit: Unit) -> float:
        """What it is worth to leave by the exit: more when the end is near, for who leaves fights no more."""
        entry = exit_of(self.game, unit)
        if entry is None:
            return 0.0
        late = self.game.now.turn + 1 >= self.game.scene.scenario.turns
        return POINT * (entry.infantry if self.game.is_infantry(unit) else entry.vehicle) * (1.3 if late else 0.8)

    def place(self, unit: Unit, square: Square, reserve: bool = False) -> float:
        """What a square is worth to a unit: the objectives, cover, the enemy's fire and its own next shot."""
        return self.places(unit, reserve)[square]

    def places(self, unit: Unit, reserve: bool = False) -> list[float]:
        """What each square is worth to a unit."""
        found = self._places.get((unit.id, reserve))
        if found is None:
            state = unit.type, unit.back, unit.suppressed, unit.ambushed, self.worth(unit)
            key = state, self.seat, self.wants(unit), self.exit_worth(unit), reserve, self._is_last
            found = self._survey.places.get(key)
            if found is None:
                found = self._survey.places[key] = self._worked_out(unit, reserve)
            self._places[unit.id, reserve] = found
        return found

    def _worked_out(self, unit: Unit, reserve: bool) -> list[float]:
        found: Field = self.pulls(unit) + PROSPECT * self.shots(unit, unit.back)
        if self.game.is_infantry(unit):
            found += self.fields.shelter
        if not unit.ambushed:
            found -= DANGER * (0.6 if reserve else 1.0) * self.worth(unit) * self.dangers(unit)
        return list(found.tolist())

    # Assaults

    def storm(self, unit: Unit, enemy: Unit, place: Square, gear: str = "") -> float:
        """What an assault is worth: the chances to win and to lose, and the square."""
        game = self.game
        own, answer = combat_value(game, unit, gear, enemy), combat_value(game, enemy, "", unit)
        prize = self.pull(unit, place) - self.pull(unit, self.origin(unit)) if game.is_infantry(unit) else 0.3
        heavy = game.kind(enemy).family == "heavy"
        if answer is None:
            return self.worth(enemy) * (DAMAGED if heavy else 1.0) + max(prize, 0.0)
        dice = game.scene.rulebook.suppressed_dice
        lead = (own or 0) + (assault_of(game, unit) or 0) - dice * unit.suppressed
        lead -= answer + (assault_of(game, enemy) or 0) - dice * enemy.suppressed
        if not shares_cover(game, self.origin(unit), place):
            lead -= self.chart.cover[place] if game.is_infantry(enemy) else 0
        win, lose = assault_chances(lead, fights_with_two_dice(game, enemy))
        taken = self.worth(enemy) * (DAMAGED if heavy else (1 - REDUCED) if self._stays(enemy) else 1.0)
        given = self.worth(unit) * ((1 - REDUCED) if self._stays(unit) else 1.0)
        return win * (taken + 0.4 * (not heavy) + max(prize, 0.0)) - lose * given

    def _stays(self, unit: Unit) -> bool:
        return self.game.face(unit).loss == "step"

    # Where infantry can go

    @cached_property
    def _footing(self) -> Footing:
        """Where infantry can go, as enemies and vehicles stand."""
        game, enemy = self.game, enemy_of(self.seat)
        units = bits(game.present & game.foot & game.forces[enemy])
        zones = tuple([zone for number in units if (zone := game.zone_of(game.units[number]))])
        return self.fields.footings[game.vehicles | game.posts[enemy], zones]

    def _free(self, unit: Unit) -> int:
        """The squares where a unit can end its move, and not where it stands."""
        return ~(self.game.vehicles | self.game.infantry | self.game.lurking | 1 << unit.place)

    def reach(self, unit: Unit, left: int) -> int:
        """The squares that infantry on the board can end a move in with so many squares left, as a bitset."""
        return self._footing.reach[unit.place, left] & self._free(unit)

    def first_steps(self, unit: Unit, left: int) -> dict[Square, int]:
        """For each first step of infantry, the squares of `reach` that it leads to without a detour, as a bitset."""
        free = self._free(unit)
        ways = self._footing.first_steps[unit.place, left]
        return {first: ends for first, squares in ways.items() if (ends := squares & free)}
