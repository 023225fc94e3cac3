"""Strategy: how much to bid, which strategic operations to buy, who marches, who is refitted."""

from __future__ import annotations

from collections import Counter

from bocage.kernel import Decision, Seat
from bocage.mind import FOLLY, Scores
from bocage.systems.tide_of_fortune.mind.airborne import worth_dropping
from bocage.systems.tide_of_fortune.mind.evaluation import turns_left
from bocage.systems.tide_of_fortune.mind.outlook import Outlook
from bocage.systems.tide_of_fortune.rules.impulses.bid import Bid, Convert
from bocage.systems.tide_of_fortune.rules.strategic.operations import Launch
from bocage.systems.tide_of_fortune.rules.strategic.refit import Refit, price
from bocage.systems.tide_of_fortune.rules.strategic.road_march import MarchDivision
from bocage.systems.tide_of_fortune.schema.calendar import day_at
from bocage.systems.tide_of_fortune.schema.vocabulary import StrategicKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division, other

ORDERS, AN_OPERATION = 2, 3
"""The orders that a fresh division can be given in a turn, and those of an operation."""
BUSY = 12
"""Within so many hexes of the enemy a division has something to do."""
QUIET = 7
"""Further than this from all enemies a division may march along roads."""
LEAD = 2
"""So many points for each useful operation are worth staking beyond it: a lead makes the track long."""
USUAL = 3
"""A die between the best and the worst."""
FRONT = 3
"""So near the enemy nobody marches by road."""
KEPT = 1
"""The command points that are kept for enhanced and strategic operations."""
WORN = 2
"""With so many steps lost a headquarters is worth refitting."""


def bid(game: Game, decision: Decision) -> Scores:
    """As much as there are operations to make, and what could not be kept anyway; a point is kept."""
    seat = decision.seat
    useful = useful_operations(game, seat)
    want = min(useful + min(superfluous(game, seat), LEAD * useful), max(game.sides[seat].cp - KEPT, 0))
    return [-abs(option.points - want) * 0.5 for option in decision.options if isinstance(option, Bid)]


def superfluous(game: Game, seat: Seat) -> int:
    """The command points that the next income pushes over the end of their track: in the last turn all of them."""
    if not turns_left(game):
        return game.sides[seat].cp
    name = game.scene.seats[seat]
    coming = game.scene.charts.command.income(name, day_at(game.now.box), USUAL)
    return max(game.sides[seat].cp + coming - game.scene.rulebook.caps.cp[name], 0)


def convert(game: Game, decision: Decision) -> Scores:
    """Reaction points are worth their price while there are operations to make."""
    want = useful_operations(game, decision.seat)
    return [-abs(option.points - want) * 0.5 for option in decision.options if isinstance(option, Convert)]


def useful_operations(game: Game, seat: Seat) -> int:
    """How many operations a side can use in a turn: its divisions near the enemy, army by army."""
    orders: Counter[int] = Counter()
    for division in game.divisions:
        if division.seat == seat and is_ready(game, division) and is_within(game, division, BUSY):
            orders[division.army] += ORDERS - division.fatigue
    return sum(-(-count // AN_OPERATION) for count in orders.values())


def is_ready(game: Game, division: Division) -> bool:
    """Whether a division can be given orders at all."""
    return game.hq_of(division).on_map and not division.reserve and not division.refitting


def is_within(game: Game, division: Division, far: int) -> bool:
    """Whether an enemy is so near to some unit of a division."""
    enemies, within = game.occupied[other(division.seat)], game.scene.grid.within
    return any(within(unit.hex, far) & enemies for unit in game.units_of(game.members[division.id]))


# Strategic operations


def operation(game: Game, decision: Decision) -> Scores:
    """A drop where it serves, a march of those far behind, a refit of those worn out; nobody sails."""
    seat = decision.seat
    worth: dict[StrategicKind, float] = {
        "airborne": worth_dropping(game),
        "road-march": max([march_worth(game, one) for one in game.divisions if one.seat == seat], default=FOLLY),
        "refit": max([refit_worth(game, one) for one in game.divisions if one.seat == seat], default=-1.0),
        "landing": -0.5,
    }
    return [worth[option.kind] if isinstance(option, Launch) else 0.0 for option in decision.options]


def march_worth(game: Game, division: Division) -> float:
    """What a Road March is worth to a division: something far from the enemy, and from where it is wanted.

    Whoever is at the front would only be tired by it.
    """
    if not is_ready(game, division) or is_within(game, division, FRONT):
        return FOLLY
    if division.fatigue or is_within(game, division, QUIET):
        return -0.5
    hq = game.hq_of(division)
    wanted = Outlook(game, division.seat).pull(hq, hq.hex)
    return 0.3 if is_within(game, division, 3 * QUIET) or wanted else -0.1


def march_division(game: Game, decision: Decision) -> Scores:
    """Those to whom it is worth something."""
    return [
        march_worth(game, game.divisions[option.division]) if isinstance(option, MarchDivision) else 0.0
        for option in decision.options
    ]


def refit_worth(game: Game, division: Division) -> float:
    """What a refit is worth to a headquarters: the more steps it has lost, out of battle."""
    if not is_ready(game, division) or game.sides[division.seat].replacements < price(game, division):
        return -0.5
    return 0.15 * (division.steps - WORN) + (-0.3 if is_within(game, division, 2) else 0.1)


def refit_division(game: Game, decision: Decision) -> Scores:
    """The most worn first, as many steps as can be had."""
    return [
        refit_worth(game, game.divisions[option.division]) + 0.1 * option.steps if isinstance(option, Refit) else 0.0
        for option in decision.options
    ]
