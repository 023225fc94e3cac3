"""Outlook: what places, shots and assaults are worth to a side as the game stands, by quick estimates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.board.square import Square, in_arc
from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.board_edges import exit_of
from bocage.systems.heroes_of_normandie.chart import (
    BLIND,
    FAR,
    NEARNESS,
    REDUCED,
    assault_chances,
    chart_of,
    hit_chances,
)
from bocage.systems.heroes_of_normandie.clash import assault_of, combat_value, fights_with_two_dice, shares_cover
from bocage.systems.heroes_of_normandie.content import Armour, Face, Weapon
from bocage.systems.heroes_of_normandie.fire import Kind
from bocage.systems.heroes_of_normandie.records import NO_ORDER, NOBODY, NONE, Unit, enemy_of
from bocage.systems.heroes_of_normandie.state import Game

POINT = 0.8
"""What a victory point is worth, in the measure of units."""
DECIDES = 1.6
"""How much more the loss counts that breaks a group."""
ON_GOAL = 1.6
"""How much more an enemy on an objective counts as a target."""
DANGER, PROSPECT, SHELTER = 0.45, 0.35, 0.12
"""How much the enemy's fire, one's own next shots and cover count in the worth of a place."""
STILL_TO_ACT, IDLE, ACTED = 1.0, 0.35, 0.3
"""How much of an enemy's fire is to be feared, who has an order, none, or has acted."""
SUPPRESSED = 0.3
"""The share of its worth that a Suppressed marker takes off a unit that has still to act."""
LATER = 0.08
"""The same for one that has acted."""
DEFENDED, QUIET = 0.55, 0.15
"""What an objective of one's own counts when enemies are near, and when they are not."""
ALARM = 9
"""How near that is, in steps."""
SNIPER_VALUE = 0.45
"""The share of its worth that a sniper's shot takes on average."""
DAMAGED = 0.45
"""The share of its worth that a heavy vehicle loses with a hit."""


class Want(NamedTuple):
    """An objective that a unit would go to, and how much it counts for that unit."""

    goal: int
    weight: float


def worth(game: Game, unit: Unit) -> float:
    """What a unit is worth as it stands, with its part of the points for breaking its group."""
    chart = chart_of(game.scene)
    value = chart.worths[unit.type]
    if unit.back and game.kind(unit).front.loss == "step":
        value *= REDUCED
    value *= 1.0 - 0.15 * len(unit.damage)
    return value + POINT * stake(game, unit)


def stake(game: Game, unit: Unit) -> float:
    """The unit's part of the victory points that its group gives away when it breaks."""
    if unit.tile == NONE:
        return 0.0 if game.is_infantry(unit) else float(game.scene.rulebook.vehicle_without_tile)
    tile = game.tiles[unit.tile]
    tables = game.scene.tables
    printed = tables.options[tile.name] if tile.is_option else tables.tiles[tile.name]
    if tile.broken or not printed.breaking_point:
        return 0.0
    lost = sum(one.lost and one.tile == tile.id for one in game.units)
    share = printed.victory / printed.breaking_point
    return share * DECIDES if lost + 1 >= printed.breaking_point else share


def value_against(weapon: Weapon, unit: Unit, target_family: str) -> int | None:
    """The Combat Value of a weapon, less what Suppressed markers take off."""
    value = weapon.infantry if target_family == "infantry" else weapon.against(target_family)  # type: ignore[arg-type]
    return None if value is None else value - 2 * unit.suppressed


class Outlook:
    """One decision of one seat: who is where, and what the seat makes of it."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.chart = chart_of(game.scene)
        self.enemies = [unit for unit in game.units if unit.seat != seat and unit.on_board and not unit.ambushed]
        self.friends = [unit for unit in game.units if unit.seat == seat and unit.on_board]
        self.on_goal = {square for goal in self.chart.goals for square in goal}
        self._worths: dict[int, float] = {}
        self._survey = self.chart.survey(
            tuple(
                (unit.type, unit.back, unit.place, unit.suppressed, will_act(unit), unit.has_acted, self.worth(unit))
                for unit in self.enemies
            )
        )
        self._wants: dict[int, tuple[Want, ...]] = {}
        self._places: dict[tuple[int, bool], dict[Square, float]] = {}

    def worth(self, unit: Unit) -> float:
        """What a unit is worth, worked out once."""
        known = self._worths.get(unit.id)
        if known is None:
            known = self._worths[unit.id] = worth(self.game, unit)
        return known

    # Shots

    def penalty(self, origin: Square, square: Square) -> int:
        """What terrain and range take off a shot from a square to another."""
        rules, away = self.game.scene.rulebook, self.game.scene.grid.distance(origin, square)
        return self.chart.sight(origin, square) + (rules.long_range_penalty if away > rules.long_range else 0)

    def defence(self, target: Unit, square: Square) -> int:
        """The Defence Value of a unit in a square, with its cover."""
        defence = self.game.face(target).defence
        if isinstance(defence, Armour):
            return defence.side + 1
        return defence + (self.chart.cover[square] if self.game.is_infantry(target) else 0)

    def loss(self, target: Unit, value: int, need: int, kind: Kind, twin: bool) -> float:
        """What a shot costs its target on average."""
        total = self.worth(target)
        if kind == "suppression":
            one, two = hit_chances(value, need, twin)
            now = SUPPRESSED if will_act(target) else LATER
            return total * (now * min(one + 0.6 * two, 1.5) + 0.1 * two)
        hit, double = hit_chances(value, need, twin)
        kind_of = self.game.kind(target)
        if kind_of.family == "heavy":
            return total * (DAMAGED * (hit - double) + double)
        if self.game.face(target).loss == "step":
            return total * ((1 - REDUCED) * (hit - double) + double)
        return total * hit

    def shot(self, unit: Unit, weapon: Weapon, target: Unit, kind: Kind = "normal", malus: int = 0) -> float:
        """What a shot that is on offer is worth."""
        value = value_against(weapon, unit, self.game.kind(target).family)
        if value is None:
            return 0.0
        penalty = self.penalty(self.origin(unit), target.place)
        penalty = 2 if penalty >= BLIND else penalty
        if kind == "suppression":
            value *= 2
        worth = self.loss(target, value - penalty - malus, self.defence(target, target.place), kind, weapon.twin)
        return worth * (ON_GOAL if target.place in self.on_goal else 1.0)

    def origin(self, unit: Unit) -> Square:
        """The square that a unit fires from."""
        return unit.place if unit.aboard == NONE else self.game.unit(unit.aboard).place

    def shot_from(self, unit: Unit, square: Square, weapon: Weapon, target: Unit) -> float:
        """What a shot from another square would be worth, nothing where it is out of sight or range."""
        if weapon.template is None:
            value = value_against(weapon, unit, self.game.kind(target).family)
        else:
            value = weapon.infantry
        if value is None:
            return 0.0
        away = self.game.scene.grid.distance(square, target.place)
        if weapon.squares is not None and away > weapon.squares:
            return 0.0
        penalty = self.penalty(square, target.place)
        if penalty >= BLIND:
            if weapon.template is None:
                return 0.0
            penalty = 1
        need = self.defence(target, target.place)
        best = self.loss(target, value - penalty, need, "normal", weapon.twin)
        if weapon.suppression:
            best = max(best, self.loss(target, 2 * value - penalty, need, "suppression", weapon.twin))
        return best * (ON_GOAL if target.place in self.on_goal else 1.0)

    def best_shot(self, unit: Unit, square: Square, back: bool | None = None, facing: int | None = None) -> float:
        """The best shot of a unit from a square, on one of its faces; `facing` limits it to the weapons' arcs."""
        side = unit.back if back is None else back
        face = self.game.kind(unit).face(side)
        if facing is not None and any(weapon.arc < 360 for weapon in face.weapons):
            return self._best_shot(unit, face, square, facing)
        known = self._survey.shots[unit.type, side, unit.suppressed]
        best = known.get(square)
        if best is None:
            best = known[square] = self._best_shot(unit, face, square, None)
        return best

    def _best_shot(self, unit: Unit, face: Face, square: Square, facing: int | None) -> float:
        best = 0.0
        if face.abilities.sniper:
            for target in self.enemies:
                if self.game.is_infantry(target) and self.chart.sight(square, target.place) < BLIND:
                    best = max(best, SNIPER_VALUE * self.worth(target))
        for weapon in face.weapons:
            for target in self.enemies:
                if facing is None or weapon.arc >= 360 or self.bears(square, target.place, facing, weapon.arc):
                    best = max(best, self.shot_from(unit, square, weapon, target))
        return best

    def bears(self, square: Square, place: Square, facing: int, arc: int) -> bool:
        """Whether a place lies in the arc of a weapon."""
        centre = self.game.scene.grid.centre
        (x, y), (to_x, to_y) = centre(square), centre(place)
        return in_arc(to_x - x, to_y - y, facing, arc)

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
        game, total = self.game, 0.0
        family, need = game.kind(unit).family, self.defence(unit, square)
        for enemy in self.enemies:
            best = 0.0
            for weapon in game.face(enemy).weapons:
                value = value_against(weapon, enemy, family)
                if value is None or weapon.template is not None:
                    continue
                if weapon.squares is not None and game.scene.grid.distance(enemy.place, square) > weapon.squares:
                    continue
                penalty = self.penalty(enemy.place, square)
                if penalty < BLIND:
                    best = max(best, self.loss(unit, value - penalty, need, "normal", weapon.twin))
            total += best * (STILL_TO_ACT if will_act(enemy) else ACTED if enemy.has_acted else IDLE)
        return min(total / self.worth(unit), 1.0)

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

    def storm(self, unit: Unit, target: Unit, place: Square, gear: str = "") -> float:
        """What an assault is worth: the chances to win and to lose, and the square."""
        game = self.game
        own, answer = combat_value(game, unit, gear, target), combat_value(game, target, "", unit)
        prize = self.pull(unit, place) - self.pull(unit, self.origin(unit)) if game.is_infantry(unit) else 0.3
        heavy = game.kind(target).family == "heavy"
        if answer is None:
            return self.worth(target) * (DAMAGED if heavy else 1.0) + max(prize, 0.0)
        lead = (own or 0) + (assault_of(game, unit) or 0) - 2 * unit.suppressed
        lead -= answer + (assault_of(game, target) or 0) - 2 * target.suppressed
        if not shares_cover(game, self.origin(unit), place):
            lead -= self.chart.cover[place] if game.is_infantry(target) else 0
        win, lose = assault_chances(lead, fights_with_two_dice(game, target))
        taken = self.worth(target) * (DAMAGED if heavy else (1 - REDUCED) if self._stays(target) else 1.0)
        given = self.worth(unit) * ((1 - REDUCED) if self._stays(unit) else 1.0)
        return win * (taken + 0.4 * (not heavy) + max(prize, 0.0)) - lose * given

    def _stays(self, unit: Unit) -> bool:
        return self.game.face(unit).loss == "step"


def will_act(unit: Unit) -> bool:
    """Whether a unit has a token that has not come up."""
    return unit.order != NO_ORDER and not unit.has_acted


# Where infantry can go


def reach(game: Game, unit: Unit, left: int) -> Iterator[tuple[Square, int]]:
    """The squares that infantry on the board can get to with so many squares left, and by which first steps.

    The first steps are a bitset. Enemies and vehicles bar the way, Zones of Control and Difficult Passage end it.
    """
    chart, enemy = chart_of(game.scene), enemy_of(unit.seat)
    blocked = game.vehicles
    for one in game.units:
        if one.seat == enemy and one.on_board:
            blocked |= 1 << one.place
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
