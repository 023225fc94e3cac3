"""Tactics: which army, which division, which order, where to, whom to attack."""

from __future__ import annotations

from bocage.kernel import Decision, Option
from bocage.mind import FOLLY, Scores
from bocage.systems.tide_of_fortune.mind.outlook import A_COLUMN, Outlook
from bocage.systems.tide_of_fortune.rules.combat.combat import (
    AddShips,
    AddSupport,
    Combat,
    HelpDefence,
    UseAircraft,
)
from bocage.systems.tide_of_fortune.rules.combat.declaring import (
    Commit,
    ConfirmAttack,
    DeclareAttacks,
    Target,
    attackers_of,
    why_not_attack,
)
from bocage.systems.tide_of_fortune.rules.combat.odds import column, line_of
from bocage.systems.tide_of_fortune.rules.combat.results import Shake
from bocage.systems.tide_of_fortune.rules.combat.strength import generated
from bocage.systems.tide_of_fortune.rules.impulses.operation import Declare, Designate, Give, Operation
from bocage.systems.tide_of_fortune.rules.impulses.orderable import may_be_ordered
from bocage.systems.tide_of_fortune.rules.impulses.orders import Move, MoveUnits
from bocage.systems.tide_of_fortune.rules.impulses.spoiling import Spoil
from bocage.systems.tide_of_fortune.rules.movement.anti_tank import anti_tank, gunners
from bocage.systems.tide_of_fortune.rules.movement.delay import LayDelay
from bocage.systems.tide_of_fortune.rules.movement.destinations import worth_listing
from bocage.systems.tide_of_fortune.rules.movement.leaving import LeaveMap, why_not_leave
from bocage.systems.tide_of_fortune.rules.movement.movement import March, Movement, begin_movement
from bocage.systems.tide_of_fortune.rules.movement.ways import allowance
from bocage.systems.tide_of_fortune.rules.phases.bonus import BonusMove, BonusOrder
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division, Unit, other

FRESH = 0.2
"""How much rather a division acts that is not tired."""
ENHANCE = 3
"""With so many command points left an operation is enhanced."""
MOVE = 0.02
"""What must be gained for a unit to move."""
SURE = 11
"""From this column on nothing more has to be added."""
BREAK_OUT = 2.0
"""What it is worth to leave by an exit."""
ASIDE = 1
"""Further than this towards where it set out nobody goes who has just come from there."""
STOPPED, FACES = 0.2, 6
"""What it costs to be stopped by guns, and the faces of the die that they throw."""
SUPPORT = 0.02
"""What a support point, or one of aircraft, is worth where it is not spent."""
CONTACT = 3
"""Within so many hexes of the enemy a division fights rather than marches."""


def army(game: Game, decision: Decision) -> Scores:
    """The army whose divisions have most to do; enhanced where points are to spare."""
    view, scores = Outlook(game, decision.seat), []
    worth = {
        one.id: max(
            [urgency(view, division) for division in game.divisions if may_be_ordered(game, division, one)],
            default=-1.0,
        )
        for one in game.armies
        if one.seat == decision.seat
    }
    spare = game.sides[decision.seat].cp >= ENHANCE or game.sides[decision.seat].free_enhanced
    for option in decision.options:
        if isinstance(option, Declare):
            scores.append(
                0.3 + worth[option.army] + (0.1 if option.enhanced and spare else -0.1 if option.enhanced else 0)
            )
        else:
            scores.append(0.0)
    return scores


def urgency(view: Outlook, division: Division) -> float:
    """What an order is worth to a division: attacks at hand, or a way to go."""
    game = view.game
    fights = view.prospects(division.id, "assault")
    hq = game.hq_of(division)
    units = [unit for unit in game.units_of(game.members[division.id]) if unit.id != division.hq]
    march = max([view.pull(unit, unit.hex) for unit in units], default=view.pull(hq, hq.hex))
    return fights + 0.3 * march + FRESH * (1 - division.fatigue)


def division(game: Game, decision: Decision) -> Scores:
    """Those who have something to attack first, then those near a goal, the fresh before the tired."""
    view = Outlook(game, decision.seat)
    return [
        0.1 + urgency(view, game.divisions[option.division]) if isinstance(option, Designate) else 0.0
        for option in decision.options
    ]


def order(game: Game, decision: Decision) -> Scores:
    """An Assault where the odds are good, an Advance in contact, else a Maneuver; a Barrage rather seldom."""
    frame = game.within(Operation)
    view, number = Outlook(game, decision.seat), frame.division
    near = in_contact(view, number)
    worth: dict[OrderKind, float] = {
        "assault": view.prospects(number, "assault") + (0.1 if near else -0.3),
        "advance": view.prospects(number, "advance") + (0.15 if near else 0.0),
        "maneuver": 0.05 if near else 0.4,
        "barrage": -0.2,
    }
    return [worth[option.order] if isinstance(option, Give) else 0.0 for option in decision.options]


def in_contact(view: Outlook, number: int) -> bool:
    """Whether enemies are near the units of a division."""
    game = view.game
    enemies = game.occupied[other(view.seat)]
    within = game.scene.grid.within
    return any(within(unit.hex, CONTACT) & enemies for unit in game.units_of(game.members[number]))


def unit(game: Game, decision: Decision) -> Scores:
    """Those who gain most by moving; who gains nothing stays."""
    frame = game.asking
    assert isinstance(frame, MoveUnits)
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        if isinstance(option, Move):
            scores.append(gain(view, game.unit(option.unit), frame.order) - MOVE)
        else:
            scores.append(0.0 if option.passes else 0.05)
    return scores


def column_unit(game: Game, decision: Decision) -> Scores:
    """All march; the headquarters comes last, so that it can come to where its units have gone."""
    return [
        (0.1 if game.profile(game.unit(option.unit)).role == "hq" else 0.3) if isinstance(option, Move) else 0.0
        for option in decision.options
    ]


def bonus(game: Game, decision: Decision) -> Scores:
    """Assets and paratroops that gain by moving; paratroops attack where they can."""
    view, scores = Outlook(game, decision.seat), []
    for option in decision.options:
        if isinstance(option, BonusMove | Move):
            scores.append(gain(view, game.unit(option.unit), "advance") - MOVE)
        elif isinstance(option, BonusOrder):
            scores.append(view.prospects(option.division, option.order) + (0.03 if option.order == "advance" else 0.02))
        else:
            scores.append(0.0)
    return scores


def spoil(game: Game, decision: Decision) -> Scores:
    """The division with the best attack at hand."""
    view = Outlook(game, decision.seat)
    return [
        view.prospects(option.division, "spoiling") if isinstance(option, Spoil) else 0.01
        for option in decision.options
    ]


def gain(view: Outlook, one: Unit, kind: OrderKind) -> float:
    """What a unit can gain by moving under an order, headquarters last; who stands at an exit leaves by it."""
    game = view.game.clone()
    if why_not_leave(game, one) is None:
        return BREAK_OUT
    move = begin_movement(game, one, kind, allowance(game, one, kind))
    found = move.reach(game)
    here = view.place(one, one.hex)
    best = max([view.place(one, hex) - danger(game, one, hex) for hex in worth_listing(game, one, found)], default=here)
    late = 0.5 if game.profile(one).role in ("hq", "higher") else 1.0
    return (best - here) * late


def march(game: Game, decision: Decision) -> Scores:
    """To the best hex in reach, and never back the way that it has come."""
    frame = game.asking
    assert isinstance(frame, Movement)
    view, one, distance = Outlook(game, decision.seat), game.unit(frame.unit), game.scene.grid.distance
    here, come = view.place(one, one.hex), distance(frame.home, one.hex)
    worth: dict[type[Option], float] = {LeaveMap: BREAK_OUT, LayDelay: -0.01}
    scores = []
    for option in decision.options:
        if not isinstance(option, March):
            scores.append(worth.get(type(option), 0.0))
        elif distance(frame.home, option.hex) < come - ASIDE:
            scores.append(FOLLY)
        else:
            scores.append(view.place(one, option.hex) - here - MOVE - danger(game, one, option.hex))
    return scores


def danger(game: Game, one: Unit, hex: int) -> float:
    """What it costs vehicles to drive up to guns: the likelier these stop them, the more.  [tof.9.at-fire]"""
    beside = game.scene.grid.adjacent[hex] & game.occupied[other(one.seat)]
    if not beside or not game.profile(one).motorised:
        return 0.0
    missed = 1.0
    for gunner in gunners(game, one.id, hex, ()):
        missed *= max(FACES - anti_tank(game, gunner), 0) / FACES
    return STOPPED * (1 - missed)


# Attacks


def target(game: Game, decision: Decision) -> Scores:
    """The hexes where all who can attack reach a fair column."""
    frame = game.asking
    assert isinstance(frame, DeclareAttacks)
    view = Outlook(game, decision.seat)
    used = {number for attack in frame.made for number in attack.units}
    return [
        view.attack(option.hex, able_to(game, frame, option.hex, used), frame.division, frame.order)
        if isinstance(option, Target)
        else 0.0
        for option in decision.options
    ]


def able_to(game: Game, frame: DeclareAttacks, hex: int, used: set[int]) -> list[Unit]:
    """The units that could still attack a hex and are fit to."""
    return [
        one
        for one in attackers_of(game, frame.division)
        if one.id not in used and not one.disrupted and why_not_attack(game, frame.division, one, hex) is None
    ]


def attacker(game: Game, decision: Decision) -> Scores:
    """All who are fit, then the attack."""
    scores = []
    for option in decision.options:
        if isinstance(option, Commit):
            scores.append(-0.5 if game.unit(option.unit).disrupted else 1.0)
        else:
            scores.append(0.3 if isinstance(option, ConfirmAttack) else 0.0)
    return scores


def support(game: Game, decision: Decision) -> Scores:
    """As many support points, or naval ones, as raise the column, and no more."""
    frame = game.asking
    assert isinstance(frame, Combat)
    now = strength_column(game, frame, frame.points)
    return [
        A_COLUMN * (strength_column(game, frame, frame.points + option.points) - now) - SUPPORT * option.points
        if isinstance(option, AddSupport | AddShips)
        else 0.0
        for option in decision.options
    ]


def strength_column(game: Game, frame: Combat, points: int) -> int:
    """The column of a combat with so many support points."""
    game = game.clone()
    line = line_of(game, frame.hex, frame.attackers(game))
    attack = frame.but(points=points).attack(game)
    return column(game.scene.charts.combat.lines[line], attack, max(frame.defence(game), 1))


def aircraft(game: Game, decision: Decision) -> Scores:
    """Aircraft until the enemy is sure to break."""
    frame = game.asking
    assert isinstance(frame, Combat)
    game = game.clone()
    missing = max(SURE - strength_column(game, frame, frame.points) - frame.modifier(game), 0)
    return [
        0.1 * min(option.points, missing) - SUPPORT * option.points if isinstance(option, UseAircraft) else 0.0
        for option in decision.options
    ]


def help_defence(game: Game, decision: Decision) -> Scores:
    """A support point only where it lowers the column."""
    frame = game.asking
    assert isinstance(frame, Combat)
    helped = frame.but(help=game.scene.rulebook.support.defence_sp)
    gain = strength_column(game, frame, frame.points) - strength_column(game, helped, frame.points)
    return [A_COLUMN * gain - SUPPORT if isinstance(option, HelpDefence) else 0.0 for option in decision.options]


def disrupt(game: Game, decision: Decision) -> Scores:
    """Whoever has least to attack with."""
    return [
        -float(generated(game, game.unit(option.unit), "offence")) if isinstance(option, Shake) else 0.0
        for option in decision.options
    ]
