"""The outlook: what places and shots are worth to a side now, in riflemen. The plan and its advice are made of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import UnitId
from bocage.systems.tide_of_iron.chart import STANDING, Chart, casualty_loss, chart_of, ladder_loss
from bocage.systems.tide_of_iron.combat import has_officer, loads_on, shelter_of, target_hexes
from bocage.systems.tide_of_iron.damage import CONDITIONS, DAMAGES, Kind
from bocage.systems.tide_of_iron.evaluation import rounds_left
from bocage.systems.tide_of_iron.scene import POINT, Load
from bocage.systems.tide_of_iron.state import NOBODY, Game, Objective, Unit, other
from bocage.systems.tide_of_iron.strength import FLAME_FIREPOWER, OFFICER_COVER, SHELTER_COVER, SMOKE_COVER
from bocage.systems.tide_of_iron.tokens import CONDITION, points_of, token_of

SOON = 4
"""Objectives count for no more rounds than this."""
DECISIVE = 5.0
"""What an objective is worth that scores no points, but that a victory condition names."""
TAKEN, GUARDED, CONTESTED = 0.6, 0.3, 0.9
"""What is left of that for a side that controls it, that also has somebody there, and where the enemy stands."""
TRIFLE = 0.2
"""An objective that is worth less is nobody's aim."""
COVER = 0.25
DANGER = 0.5
BLOCKED = -99.0
IDLE, BUSY = 0.7, 1.3
"""What it is worth to shake a squad that has acted already, and one that has not."""
ON_OBJECTIVE = 1.5


class Outlook:
    """What a side wants and fears: a weight for each objective, and the hexes that the enemy can fire at."""

    __slots__ = ("chart", "danger", "game", "marks", "side", "stakes", "twice", "watched")

    def __init__(self, game: Game, side: int) -> None:
        self.game = game
        self.side = side
        self.chart = chart_of(game.scene)
        self.stakes = [(goal, stake) for goal in game.objectives if (stake := stake_of(game, goal, side)) > TRIFLE]
        self.marks: dict[UnitId, Mark] = {}
        self.danger, self.twice, self.watched = threat_to(game, self.chart, side)

    # Places

    def wants(self, unit: Unit) -> list[tuple[Hex, float]]:
        """The objectives with their weights for one unit; one that others guard wants it less."""
        game, side, found = self.game, self.side, []
        for goal, stake in self.stakes:
            hex = goal.hex
            if game.occupied[1 - side] >> hex & 1:
                stake *= CONTESTED
            elif friends := (game.here[hex] & ~(1 << unit.id)).bit_count():
                stake *= GUARDED / friends
            elif goal.control == side and unit.hex != hex:
                stake *= TAKEN
            found.append((hex, stake))
        return found

    def risk(self, hex: Hex) -> float:
        """What it costs on average to be in a hex that the enemy can fire at."""
        exposed = (self.danger >> hex & 1) + (self.twice >> hex & 1)
        return DANGER * exposed / (1 + self.chart.cover[hex]) if exposed else 0.0

    def place(self, unit: Unit, wants: list[tuple[Hex, float]], hex: Hex) -> float:
        """What it is worth to a unit to end its activation in a hex."""
        near = self.chart.near[unit.is_vehicle][hex]
        best = 0.0
        for goal, weight in wants:
            worth = weight * near[goal]
            if worth > best:
                best = worth
        return best + COVER * self.chart.cover[hex] - self.risk(hex)

    def prospect(self, unit: Unit, points: int) -> Prospect:
        """The hexes that a unit can get to, and what they are worth to it."""
        side, hex = self.side, unit.hex
        full = self.game.full & ~(1 << hex)
        shut = self.game.occupied[1 - side] | full
        wants = tuple(self.wants(unit))
        return prospect(self.chart, unit.is_vehicle, hex, max(points, 0), wants, shut, self.danger, self.twice)

    def eagerness(self, unit: Unit) -> float:
        """About how much better off a unit would be after a move."""
        points = points_of(self.game.profile(unit), unit)
        if not points:
            return 0.0
        near, closer = self.chart.near[unit.is_vehicle][unit.hex], 2 ** (points / (3 * POINT))
        best = here = 0.0
        for goal, weight in self.wants(unit):
            part = near[goal]
            here = max(here, weight * part)
            best = max(best, weight * min(part * closer, 1.0))
        return best - here

    # Shots

    def mark(self, target: Unit) -> Mark:
        """What an attack on a unit meets, looked at once."""
        known = self.marks.get(target.id)
        if known is None:
            known = self.marks[target.id] = mark_of(self.game, target, self.chart.worth(target.figures))
        return known

    def shot(self, unit: Unit, target: Unit, load: Load, half: bool = False) -> float:
        """What a unit's fire at a target is worth, by the better type of attack."""
        game = self.game
        return strike(
            firepower_of(game, unit, target, load, half), need_at(game, unit, target, load), self.mark(target)
        )

    def best_shot(self, unit: Unit, moving: bool = False) -> float:
        """What the best attack of a unit with all it has is worth from where it stands; 0 where it has no target."""
        game, best = self.game, 0.0
        hexes = target_hexes(game, unit, "moving" if moving else "concentrated")
        if hexes and (unit.condition == "good" or has_officer(game, unit.hex, unit.side)):
            for hex in bits(hexes):
                for target in game.units_in(hex):
                    if target.side != unit.side and (loads := loads_on(game, unit, target)):
                        best = max(best, self.shot(unit, target, loads[0], moving))
        return best


class Prospect:
    """What the hexes are worth that a unit can get to; those it cannot stay in are worth nothing.

    Worked out once for each hex, movement, set of wants and threat: the same moves are imagined again and again.
    """

    __slots__ = ("_best", "_beyond", "_chart", "_is_vehicle", "hex", "points", "worths")

    def __init__(self, chart: Chart, is_vehicle: bool, hex: Hex, points: int, worths: dict[Hex, float]) -> None:
        self._chart = chart
        self._is_vehicle = is_vehicle
        self.hex = hex
        self.points = points
        self.worths = worths
        self._best: dict[int, float | None] = {}
        self._beyond: dict[Hex, float] = {}

    def best(self, points: int) -> float | None:
        """The worth of the best hex within so many thirds of a point, None where there is none."""
        if points not in self._best:
            costs = self._chart.ways[self._is_vehicle][self.hex]
            near = [worth for hex, worth in self.worths.items() if costs[hex] <= points]
            self._best[points] = max(near, default=None)
        return self._best[points]

    def beyond(self, hex: Hex) -> float:
        """The worth of the best hex that can still be reached by way of a hex next to the unit."""
        found = self._beyond.get(hex)
        if found is None:
            left = max(self.points - self._chart.ways[self._is_vehicle][self.hex][hex], 0)
            ends = self._chart.within(self._is_vehicle, hex, left)
            found = self._beyond[hex] = max([self.worths.get(end, BLOCKED) for end in ends])
        return found


@lru_cache(maxsize=20_000)
def prospect(
    chart: Chart,
    is_vehicle: bool,
    hex: Hex,
    points: int,
    wants: tuple[tuple[Hex, float], ...],
    shut: int,
    danger: int,
    twice: int,
) -> Prospect:
    """See `Outlook.prospect`; `shut` are the hexes in which the unit cannot stay."""
    nears, covers, worths = chart.near[is_vehicle], chart.cover, {}
    for place in chart.within(is_vehicle, hex, points):
        if shut >> place & 1:
            worths[place] = BLOCKED
            continue
        near, best = nears[place], 0.0
        for goal, weight in wants:
            worth = weight * near[goal]
            if worth > best:
                best = worth
        cover = covers[place]
        if danger >> place & 1:
            best -= DANGER * (1 + (twice >> place & 1)) / (1 + cover)
        worths[place] = best + COVER * cover
    return Prospect(chart, is_vehicle, hex, points, worths)


def threat_to(game: Game, chart: Chart, side: int) -> tuple[int, int, int]:
    """The hexes where a side can be fired at, by two units or more, and by units in op-fire mode, as bitsets."""
    enemies = [unit for unit in game.units if unit.side != side]
    known = chart.threats[side]
    if known is not None and known[1] is game.fields and known[0] == enemies:
        return known[2]  # type: ignore[no-any-return]
    danger = twice = watched = 0
    for unit in enemies:
        token = token_of(game, chart, unit)
        if token is not None:
            twice |= danger & token.near
            danger |= token.near
            if unit.status == "op-fire":
                watched |= token.near
    chart.threats[side] = (enemies, game.fields, (danger, twice, watched))
    return danger, twice, watched


def stake_of(game: Game, goal: Objective, side: int) -> float:
    """What an objective is worth to a side, in riflemen."""
    rounds = min(rounds_left(game), SOON)
    if goal.kind == "victory":
        return 0.8 * goal.value * rounds + 2.0 if goal.value else DECISIVE
    useful = any(deck.side == side for deck in game.decks)
    return goal.value * rounds * (0.15 if useful else 0.05) if goal.owner in (side, NOBODY) else 0.05 * goal.value


class Mark(NamedTuple):
    """A unit as a target: its worth, its figures, its rung on the ladder, and its dice against each type of attack."""

    worth: float
    figures: int
    rung: int
    is_vehicle: bool
    has_acted: bool
    normal: int
    suppressive: int


def mark_of(game: Game, target: Unit, worth: float) -> Mark:
    """What an attack on a unit meets."""
    if any(goal.hex == target.hex for goal in game.objectives):
        worth *= ON_OBJECTIVE
    dice = game.scene.terrain[target.hex].cover
    if game.marked["smoke"] >> target.hex & 1:
        dice += SMOKE_COVER
    acted = target.status == "fatigued"
    if target.is_vehicle:
        dice += game.scene.types[target.figures[0]].armour - (target.damage != "intact")
        return Mark(worth, 1, DAMAGES.index(target.damage), True, acted, dice, dice)
    if (shelter := shelter_of(game, target)) is not None:
        dice += SHELTER_COVER[shelter].amount
    profile = game.profile(target)
    steady = dice + profile.elites + OFFICER_COVER * profile.officer
    return Mark(worth, len(target.figures), CONDITIONS.index(target.condition), False, acted, dice, steady)


def firepower_of(game: Game, unit: Unit, target: Unit, load: Load, half: bool) -> int:
    """The attack dice of one unit."""
    dice = load.firepower + load.bonus
    if unit.specialisation == "flamethrower" and game.scene.grid.distance(unit.hex, target.hex) <= 1:
        dice += FLAME_FIREPOWER
    return (dice + 1) // 2 if half or unit.damage == "heavy" or unit.condition == "pinned" else dice


def need_at(game: Game, unit: Unit, target: Unit, load: Load) -> int:
    """What the attack dice must show."""
    distance = game.scene.grid.distance(unit.hex, target.hex)
    if distance <= 1:
        return 4
    return 5 if distance <= load.range + (game.fields.lower[unit.hex] >> target.hex & 1) else 6


@lru_cache(maxsize=50_000)
def loss(dice: int, need: int, mark: Mark, kind: Kind) -> float:
    """What an attack costs the enemy on average, in riflemen."""
    if mark.is_vehicle:
        return mark.worth * ladder_loss(dice, need, mark.normal, mark.rung, True)
    if kind == "normal":
        return mark.worth * STANDING[mark.rung] * casualty_loss(dice, need, mark.normal, mark.figures)
    shaken = ladder_loss(dice, need, mark.suppressive, mark.rung, False)
    return mark.worth * shaken * (IDLE if mark.has_acted else BUSY)


def strike(dice: int, need: int, mark: Mark) -> float:
    """What an attack costs the enemy on average, by the better type of attack."""
    normal = loss(dice, need, mark, "normal")
    return normal if mark.is_vehicle else max(normal, loss(dice, need, mark, "suppressive"))


def shelling(game: Game, side: int, hex: Hex) -> float:
    """What an attack on all that is in a hex is worth: the enemy's losses less one's own."""
    chart = chart_of(game.scene)
    return sum(
        (chart.worth(unit.figures) if unit.side != side else -1.5 * chart.worth(unit.figures))
        / (2 + chart.cover[hex] + (2 if unit.is_vehicle else 0))
        for unit in game.units_in(hex)
    )


def storm(game: Game, unit: Unit, hex: Hex) -> float:
    """What assaulting a hex is worth: hits for hits, and the hex if the attacker has more."""
    chart, enemies = chart_of(game.scene), [one for one in game.units_in(hex) if one.side != unit.side]
    near = game.scene.grid.within(hex, 1) & game.occupied[unit.side]
    helpers = [
        game.profile(one).loads[0][0].firepower
        for place in bits(near)
        for one in game.units_in(place)
        if one.id != unit.id and one.condition == "good" and not one.is_vehicle and game.profile(one).loads[0]
    ]
    own = game.profile(unit).loads[0]
    attack = (own[0].firepower if own else 0) + sum((dice + 1) // 2 for dice in sorted(helpers)[-2:])
    answer = sum(
        loads[0].firepower * {"good": 1.0, "pinned": 0.5, "disrupted": 0.0}[one.condition]
        for one in enemies
        if (loads := game.profile(one).loads[0])
    )
    hits, returned = max(attack / 2 - chart.cover[hex] / 3, 0.0), answer / 2
    chance = min(max(0.5 + 0.2 * (hits - returned), 0.05), 0.95)
    prize = sum(stake_of(game, goal, unit.side) for goal in game.objectives if goal.hex == hex)
    worth = sum(chart.worth(one.figures) * CONDITION[one.condition] for one in enemies)
    return hits - returned + chance * (prize + 0.4 * worth)


def watch(game: Game, unit: Unit) -> float:
    """What it is worth to lie in wait: a good weapon with a view of where enemies may come."""
    enemies = sum(game.fresh[seat].bit_count() for seat in game.teams[other(unit.side)])
    reach = game.profile(unit).longest[0]
    if not enemies or not reach:
        return 0.0
    field = (game.fields.near_zone(unit.hex, reach) & chart_of(game.scene).fought_over).bit_count()
    firepower = game.profile(unit).loads[0][0].firepower
    return 0.25 * firepower * min(field / 12, 1.0) * min(enemies / 3, 1.0)
