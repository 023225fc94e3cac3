"""Command: points, chits, Leaders and tests, as a sensible player spends them."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Decision, Pass
from bocage.mind import Scores
from bocage.systems.grand_tactical.rules.command.attached_formations import AttachTo
from bocage.systems.grand_tactical.rules.command.attachment import AttachUnit
from bocage.systems.grand_tactical.rules.command.leaders import GoAlong, RelocateTo, TransferTo
from bocage.systems.grand_tactical.rules.command.quality import PayPoint, QualityTest, quality_of
from bocage.systems.grand_tactical.rules.fire.results import MOST_HITS, Convert
from bocage.systems.grand_tactical.rules.turn.arrivals import ArriveAs
from bocage.systems.grand_tactical.rules.turn.dispatch import BuyNext, BuyNow, ConvertPoints
from bocage.systems.grand_tactical.schema.vocabulary import TestKind
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Leader, Unit, other

PLENTY = 8
"""So many command points are kept for tests and second actions."""
AWAY = 0.04
"""What it costs a Leader to be a hex farther from one of his units."""
KEEN: dict[TestKind, float] = {"charge": 3.0, "conversion": 1.2}
"""How much is at stake in a test: a Charge that is not withstood costs all who are in the hex."""
FEW = 3
"""Below so many a point is spent only where much is at stake."""
IN_CONTACT = 5
"""So near to an enemy or a goal a formation has something to do."""


def test(game: Game, decision: Decision) -> Scores:
    """Pay where the die would likely fail, and points are at hand."""
    frame = game.asking
    assert isinstance(frame, QualityTest)
    unit = game.unit(frame.unit)
    chance = (quality_of(game, unit, frame.terms).value + 1) / 10
    points = game.divisions[unit.division].cp
    keen = (1 - chance) * KEEN.get(frame.what, 0.9)
    price = 0.25 if points > PLENTY else 0.4 if points > FEW else 0.6
    return [keen - price if isinstance(option, PayPoint) else 0.0 for option in decision.options]


def convert(game: Game, decision: Decision) -> Scores:
    """A cohesion hit is better than suppression, unless it would cost a step."""
    unit = game.unit(int(decision.args["unit"]))
    costs_a_step = unit.hits == MOST_HITS or not game.scene.types[unit.type].steps
    return [(-0.6 if costs_a_step else 0.6) if isinstance(option, Convert) else 0.0 for option in decision.options]


def exchange(game: Game, decision: Decision) -> Scores:
    """Turn command points into dispatch points only where there are plenty, or where chits could not be paid."""
    division = game.divisions[int(decision.args["division"])]
    wanted = sum(formation.division == division.id and is_needed(game, formation.id) for formation in game.formations)
    scores = []
    for option in decision.options:
        if not isinstance(option, ConvertPoints):
            scores.append(0.0)
            continue
        left = division.cp - option.points * game.scene.rulebook.dispatch.exchange
        enough = division.dp + option.points <= wanted + 1
        scores.append(0.1 * option.points if left >= PLENTY and enough else -0.2 * option.points)
    return scores


def is_needed(game: Game, formation: int) -> bool:
    """Whether a formation has units near an enemy, or near a goal that is not its own."""
    members = game.members[formation]
    if not members:
        return False
    seat = game.formations[formation].seat
    wanted = game.occupied[other(seat)]
    for goal in game.objectives:
        if goal.holder != seat:
            wanted |= 1 << goal.hex
    return sum(bool(game.scene.near[game.units[unit].hex] & wanted) for unit in bits(members)) >= 2


def buy(game: Game, decision: Decision) -> Scores:
    """Chits for formations in contact: for the next turn, or for this one where there are points enough."""
    chit = game.chits[int(decision.args["chit"])]
    formation = game.formations[chit.of]
    needed = is_needed(game, formation.id)
    rich = game.divisions[formation.division].dp >= IN_CONTACT
    last = game.now.turn == len(game.scene.turns)
    scores = []
    for option in decision.options:
        match option:
            case BuyNow():
                scores.append(0.5 if needed and (rich or last or not is_pending(game, formation.id)) else -0.3)
            case BuyNext():
                scores.append(-1.0 if last else 0.4 if needed else 0.1 if rich else -0.2)
            case _:
                scores.append(0.0)
    return scores


def is_pending(game: Game, formation: int) -> bool:
    """Whether the chit of a formation's division comes this turn anyway, so that it acts somehow."""
    division = game.formations[formation].division
    return any(chit.kind == "division" and chit.of == division and chit.zone == "carried" for chit in game.chits)


def transfer(game: Game, decision: Decision) -> Scores:
    """Where most of his units are within range, those near the enemy first."""
    leader = game.leaders[int(decision.args["leader"])]
    scores = []
    for option in decision.options:
        match option:
            case TransferTo(hex=hex) | RelocateTo(hex=hex):
                scores.append(commanded_from(game, leader, hex))
            case _:
                scores.append(commanded_from(game, leader, leader.hex) + 0.1)
    return scores


def commanded_from(game: Game, leader: Leader, hex: int) -> float:
    """How much a Leader would command from a hex."""
    if hex == OFF_MAP:
        return 0.0
    distance = game.scene.grid.distances[hex]
    swept = game.swept[other(leader.seat)]
    total = -0.6 * (swept >> hex & 1)
    for number in bits(game.members[leader.formation]):
        place = game.units[number].hex
        if distance[place] <= leader.range:
            total += 1.0 + 0.5 * bool(game.scene.near[place] & game.occupied[other(leader.seat)])
        total -= AWAY * distance[place]
    return total


def along(game: Game, decision: Decision) -> Scores:
    """He goes where he commands more."""
    leader = game.leaders[int(decision.args["leader"])]
    there, here = (commanded_from(game, leader, hex) for hex in (int(decision.args["hex"]), leader.hex))
    return [there - here if isinstance(option, GoAlong) else 0.0 for option in decision.options]


def attach(game: Game, decision: Decision) -> Scores:
    """The strongest that are near the enemy."""
    return [
        attached_worth(game, game.unit(option.unit)) if isinstance(option, AttachUnit) else 0.0
        for option in decision.options
    ]


def superior(game: Game, decision: Decision) -> Scores:
    """The formation whose Leader is near, and that has something to do; a change must be worth it."""
    formation = game.formations[int(decision.args["formation"])]
    return [
        superior_worth(game, formation.id, option.parent)
        if isinstance(option, AttachTo)
        else superior_worth(game, formation.id, formation.parent) + 0.2
        for option in decision.options
    ]


def superior_worth(game: Game, formation: int, parent: int) -> float:
    """What it is worth for the units of a formation to act with another one."""
    leader = game.formations[parent].leader
    if leader == NONE or game.leaders[leader].hex == OFF_MAP:
        return 0.0
    distance = game.scene.grid.distances[game.leaders[leader].hex]
    reached = [distance[game.units[unit].hex] <= game.leaders[leader].range for unit in bits(game.members[formation])]
    return 0.3 * sum(reached) + 0.5 * is_needed(game, parent)


def attached_worth(game: Game, unit: Unit) -> float:
    """What it is worth to act with an independent unit."""
    near = bool(game.scene.near[unit.hex] & game.occupied[other(unit.seat)])
    return 0.3 + 0.5 * near + 0.1 * (game.profile(unit).fire or 0) + 0.4 * (unit.contact != NONE)


def arrival(game: Game, decision: Decision) -> Scores:
    """In Column for the march, unless the enemy covers the way; guns mounted."""
    unit = game.unit(int(decision.args["unit"]))
    watched = bool(game.scene.ring[unit.entry] & game.swept[other(unit.seat)])
    return [_arrival(option, watched) for option in decision.options]


def _arrival(option: ArriveAs | Pass, watched: bool) -> float:
    if not isinstance(option, ArriveAs):
        return 0.0
    return 0.4 * option.mounted + (-0.5 if watched else 0.5) * option.column
