"""The outlook: what places and shots are worth to a side now, in riflemen. The plan and its advice are made of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import UnitId
from bocage.systems.tide_of_iron.mind.chart import STANDING, Chart, casualty_loss, chart_of, ladder_loss
from bocage.systems.tide_of_iron.mind.evaluation import rounds_left
from bocage.systems.tide_of_iron.mind.unit_profiles import MOST_KNOWN, Mark, Token, standing, token_of
from bocage.systems.tide_of_iron.rules.fire.damage import Kind
from bocage.systems.tide_of_iron.rules.fire.ranges import band_at
from bocage.systems.tide_of_iron.rules.fire.targets import has_officer, loads_on, sheltered_squads, target_hexes
from bocage.systems.tide_of_iron.scene.scene import POINT, Load
from bocage.systems.tide_of_iron.state.game import NOBODY, NONE, OFF_BOARD, Game, Objective, Unit

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
DAWDLING = 0.001
"""What each third of a point costs on the way to a place: of two ways the shorter."""
IDLE, BUSY = 0.7, 1.3
"""What it is worth to shake a squad that has acted already, and one that has not."""

Wants = tuple[tuple[Hex, float], ...]
"""The objectives by hex, with their weights for a unit."""


class Outlook:
    """What a side wants and fears: a weight for each objective, and the hexes that the enemy can fire at."""

    __slots__ = ("_coming", "_common", "_threat", "chart", "game", "side", "stakes")

    def __init__(self, game: Game, side: int) -> None:
        self.game = game
        self.side = side
        self.chart = chart_of(game.scene)
        self.stakes = stakes_of(game, self.chart, side)
        self._threat: tuple[int, int, int] | None = None
        self._common: Wants | None = None
        self._coming: float | None = None

    @property
    def threat(self) -> tuple[int, int, int]:
        """See `threat_to`; looked at once, and only where somebody may move."""
        if self._threat is None:
            self._threat = threat_to(self.game, self.chart, self.side)
        return self._threat

    # Places

    def wants(self, unit: Unit) -> Wants:
        """The objectives with their weights for one unit; one that others guard wants it less."""
        if unit.hex in self.chart.goals:
            return self._wants(unit.id, unit.hex)
        if self._common is None:
            self._common = self._wants(NONE, OFF_BOARD)
        return self._common

    def _wants(self, unit: UnitId, place: Hex) -> Wants:
        """What a unit in a place wants; nobody, nowhere, stands for all who are on no objective."""
        game, side, found = self.game, self.side, []
        own = 1 << unit if unit != NONE else 0
        for number, hex, stake in self.stakes:
            if game.occupied[1 - side] >> hex & 1:
                stake *= CONTESTED
            elif friends := (game.here[hex] & ~own).bit_count():
                stake *= GUARDED / friends
            elif game.objectives[number].control == side and place != hex:
                stake *= TAKEN
            found.append((hex, stake))
        return tuple(found)

    def risk(self, hex: Hex) -> float:
        """What it costs on average to be in a hex that the enemy can fire at."""
        danger, twice, _ = self.threat
        exposed = (danger >> hex & 1) + (twice >> hex & 1)
        return DANGER * exposed / (1 + self.chart.cover[hex]) if exposed else 0.0

    def place(self, unit: Unit, wants: Wants, hex: Hex) -> float:
        """What it is worth to a unit to end its activation in a hex."""
        near = self.chart.near[unit.is_vehicle]
        best = 0.0
        for goal, weight in wants:
            worth = weight * near[goal][hex]
            if worth > best:
                best = worth
        return best + COVER * self.chart.cover[hex] - self.risk(hex)

    def prospect(self, unit: Unit, points: int) -> Prospect:
        """The hexes that a unit can get to, and what they are worth to it."""
        side, hex = self.side, unit.hex
        full = self.game.full & ~(1 << hex)
        shut = self.game.occupied[1 - side] | full
        danger, twice, _ = self.threat
        return prospect(self.chart, unit.is_vehicle, hex, max(points, 0), self.wants(unit), shut, danger, twice)

    def eagerness(self, unit: Unit) -> float:
        """About how much better off a unit would be after a move."""
        points = standing(self.game, self.chart, unit).points
        if not points:
            return 0.0
        near, closer = self.chart.near[unit.is_vehicle], 2 ** (points / (3 * POINT))
        best = here = 0.0
        for goal, weight in self.wants(unit):
            part = near[goal][unit.hex]
            if weight * part > here:
                here = weight * part
            reached = part * closer
            worth = weight * reached if reached < 1.0 else weight
            if worth > best:
                best = worth
        return best - here

    # Shots

    def shot(self, unit: Unit, target: Unit, load: Load, half: bool = False) -> float:
        """What a unit's fire at a target is worth, by the better type of attack."""
        game = self.game
        return strike(
            firepower_of(game, unit, target, load, half),
            need_at(game, unit, target, load),
            standing(game, self.chart, target).mark,
        )

    def best_shot(self, unit: Unit, moving: bool = False) -> float:
        """What the best attack of a unit with all it has is worth from where it stands; 0 where it has no target."""
        game, best = self.game, 0.0
        if unit.hex == OFF_BOARD:
            return best
        token = standing(game, self.chart, unit)
        hexes = self._target_hexes(unit, token, moving)
        if hexes and (unit.condition == "good" or has_officer(game, unit.hex, unit.side)):
            units, side = game.units, self.side
            for hex in bits(hexes):
                for number in bits(game.here[hex]):
                    target = units[number]
                    if target.side != side:
                        worth = self._full_shot(unit, token, target, moving)
                        if worth > best:
                            best = worth
        return best

    def _target_hexes(self, unit: Unit, token: Token, moving: bool) -> int:
        """See `targets.target_hexes`; by day the token knows the zones."""
        game, enemy = self.game, 1 - self.side
        if game.scene.dark:
            return target_hexes(game, unit, "moving" if moving else "concentrated")
        squads, vehicles, sheltered = token.near_zones if moving else token.far_zones
        found = game.targets[2 * enemy] & squads | game.targets[2 * enemy + 1] & vehicles
        return found | sheltered_squads(game, enemy) & sheltered if sheltered else found

    def _full_shot(self, unit: Unit, token: Token, target: Unit, half: bool) -> float:
        """What a unit's fire at a target with all that reaches it is worth, 0 where nothing does.

        Two tokens settle it, except at night and where a card is in force for the target's side.
        """
        game, shots = self.game, self.chart.shots
        if game.scene.dark or game.lasting[target.side]:
            loads = loads_on(game, unit, target)
            return self.shot(unit, target, loads[0], half) if loads else 0.0
        pair = (token, standing(game, self.chart, target), half)
        worth = shots.get(pair)
        if worth is None:
            if len(shots) > MOST_KNOWN:
                shots.clear()
            loads = loads_on(game, unit, target)
            worth = shots[pair] = self.shot(unit, target, loads[0], half) if loads else 0.0
        return worth

    def watch(self, unit: Unit) -> float:
        """What it is worth to lie in wait: a good weapon with a view of where enemies may come."""
        if self._coming is None:
            game = self.game
            enemies = sum(game.fresh[seat].bit_count() for seat in game.teams[1 - self.side])
            self._coming = min(enemies / 3, 1.0)
        return standing(self.game, self.chart, unit).lookout * self._coming


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
            costs = self._chart.within[self._is_vehicle, self.hex, self.points]
            near = [worth for hex, worth in self.worths.items() if costs[hex] <= points]
            self._best[points] = max(near, default=None)
        return self._best[points]

    def within(self, points: int) -> int:
        """The hexes within so many thirds of a point in which the unit can stay, the one where it is among them."""
        costs = self._chart.within[self._is_vehicle, self.hex, self.points]
        near = [hex for hex, worth in self.worths.items() if worth > BLOCKED and costs[hex] <= points]
        return sum(1 << hex for hex in {self.hex, *near})

    def beyond(self, hex: Hex) -> float:
        """The worth of the best hex that can still be reached by way of a hex next to the unit, less the way there."""
        found = self._beyond.get(hex)
        if found is None:
            worths = self.worths
            ends = self._ways(hex).items()
            found = self._beyond[hex] = max([worths.get(end, BLOCKED) - DAWDLING * cost for end, cost in ends])
        return found

    def ends(self, hex: Hex) -> int:
        """The hexes that can still be reached by way of a hex next to the unit, and in which it can stay."""
        return sum(1 << end for end in self._ways(hex) if self.worths.get(end, BLOCKED) > BLOCKED)

    def _ways(self, hex: Hex) -> Mapping[Hex, int]:
        costs = self._chart.within[self._is_vehicle, self.hex, self.points]
        return self._chart.within[self._is_vehicle, hex, self.points - costs.get(hex, self.points)]


@lru_cache(maxsize=20_000)
def prospect(
    chart: Chart,
    is_vehicle: bool,
    hex: Hex,
    points: int,
    wants: Wants,
    shut: int,
    danger: int,
    twice: int,
) -> Prospect:
    """See `Outlook.prospect`; `shut` are the hexes in which the unit cannot stay."""
    pulls = [(chart.near[is_vehicle][goal], weight) for goal, weight in wants]
    covers, worths = chart.cover, {}
    for place in chart.within[is_vehicle, hex, points]:
        if shut >> place & 1:
            worths[place] = BLOCKED
            continue
        best = 0.0
        for near, weight in pulls:
            worth = weight * near[place]
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


def stakes_of(game: Game, chart: Chart, side: int) -> tuple[tuple[int, Hex, float], ...]:
    """The objectives that matter to a side, by id and hex, with what they are worth to it in riflemen."""
    rounds = rounds_left(game)
    known: tuple[tuple[int, Hex, float], ...] | None = chart.stakes.get((side, rounds))
    if known is None:
        worths = [(goal.id, goal.hex, stake_of(game, goal, side)) for goal in game.objectives]
        known = chart.stakes[side, rounds] = tuple(one for one in worths if one[2] > TRIFLE)
    return known


def stake_of(game: Game, goal: Objective, side: int) -> float:
    """What an objective is worth to a side, in riflemen."""
    rounds = min(rounds_left(game), SOON)
    if goal.kind == "victory":
        return 0.8 * goal.value * rounds + 2.0 if goal.value else DECISIVE
    useful = any(deck.side == side for deck in game.decks)
    return goal.value * rounds * (0.15 if useful else 0.05) if goal.owner in (side, NOBODY) else 0.05 * goal.value


def firepower_of(game: Game, unit: Unit, target: Unit, load: Load, half: bool) -> int:
    """The attack dice of one unit."""
    dice = load.firepower + load.bonus
    if unit.specialisation == "flamethrower" and game.scene.grid.distance(unit.hex, target.hex) <= 1:
        dice += game.scene.rulebook.flamethrower.firepower
    return (dice + 1) // 2 if half or unit.damage == "heavy" or unit.condition == "pinned" else dice


def need_at(game: Game, unit: Unit, target: Unit, load: Load) -> int:
    """What the attack dice must show."""
    return game.scene.hit_on[band_at(game, unit.hex, target.hex, load.range) or "long"]


@lru_cache(maxsize=50_000)
def loss(dice: int, need: int, mark: Mark, kind: Kind) -> float:
    """What an attack costs the enemy on average, in riflemen."""
    if mark.is_vehicle:
        return mark.worth * ladder_loss(mark.odds, dice, need, mark.normal, mark.rung, True)
    if kind == "normal":
        return mark.worth * STANDING[mark.rung] * casualty_loss(mark.odds, dice, need, mark.normal, mark.figures)
    shaken = ladder_loss(mark.odds, dice, need, mark.suppressive, mark.rung, False)
    return mark.worth * shaken * (IDLE if mark.has_acted else BUSY)


def strike(dice: int, need: int, mark: Mark) -> float:
    """What an attack costs the enemy on average, by the better type of attack."""
    normal = loss(dice, need, mark, "normal")
    return normal if mark.is_vehicle else max(normal, loss(dice, need, mark, "suppressive"))


def shelling(game: Game, side: int, hex: Hex) -> float:
    """What an attack on all that is in a hex is worth: the enemy's losses less one's own."""
    if not game.here[hex]:
        return 0.0
    chart = chart_of(game.scene)
    return sum(
        (chart.worth(unit.figures) if unit.side != side else -1.5 * chart.worth(unit.figures))
        / (2 + chart.cover[hex] + (2 if unit.is_vehicle else 0))
        for unit in game.units_in(hex)
    )


def storm(game: Game, unit: Unit, hex: Hex) -> float:
    """What assaulting a hex is worth: hits for hits, and the hex if the attacker has more.

    Of an objective it gains what it is worth to be there rather than where the unit stands.
    """
    chart, enemies = chart_of(game.scene), [one for one in game.units_in(hex) if one.side != unit.side]
    defenders = [standing(game, chart, one) for one in enemies]
    near = game.scene.grid.within(hex, 1) & game.occupied[unit.side]
    helpers = [
        standing(game, chart, one).support for place in bits(near) for one in game.units_in(place) if one.id != unit.id
    ]
    rules = game.scene.rulebook
    best = sorted(helpers, reverse=True)[: rules.assault_supports.most]
    attack = standing(game, chart, unit).assault + sum((dice + 1) // 2 for dice in best)
    answer = sum(one.resistance for one in defenders)
    hit, saved = 7 - rules.assault.hit_on, 7 - rules.assault.cover_on
    hits, returned = max(attack * hit / 6 - chart.cover[hex] * saved / 6, 0.0), answer * hit / 6
    chance = min(max(0.5 + 0.2 * (hits - returned), 0.05), 0.95)
    prize = 0.0
    if hex in chart.goals:
        nearer = 1.0 - chart.near[unit.is_vehicle][hex][unit.hex]
        prize = nearer * sum(stake_of(game, goal, unit.side) for goal in game.objectives if goal.hex == hex)
    worth = sum(one.spoils for one in defenders)
    return hits - returned + chance * (prize + 0.4 * worth)
