"""Tactics: whom to act with, what to do with them, where to go, whom to fire at."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Decision
from bocage.mind import FOLLY, Scores
from bocage.systems.grand_tactical.mind import gunnery
from bocage.systems.grand_tactical.mind.assaults import chance, storm
from bocage.systems.grand_tactical.mind.digging import work
from bocage.systems.grand_tactical.mind.marching import END, advance, mount, push
from bocage.systems.grand_tactical.mind.outlook import Outlook
from bocage.systems.grand_tactical.rules.activation.actions import TakeAction
from bocage.systems.grand_tactical.rules.activation.activation import Activate, Activating
from bocage.systems.grand_tactical.rules.activation.active_units import SECOND, active_units
from bocage.systems.grand_tactical.rules.activation.passing import EnoughPass, PassAction
from bocage.systems.grand_tactical.rules.activation.rally import RallyAction
from bocage.systems.grand_tactical.rules.activation.second import Following, Second
from bocage.systems.grand_tactical.rules.activation.unit_activation import UnitActivation
from bocage.systems.grand_tactical.rules.artillery.counter_battery import FireCounterBattery, is_with_active_formation
from bocage.systems.grand_tactical.rules.artillery.mission import FireIndirectly
from bocage.systems.grand_tactical.rules.assault.assault import AssaultHex, why_cannot_assault
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.exclusive.assembling import Assemble
from bocage.systems.grand_tactical.rules.exclusive.markers import has_just_landed
from bocage.systems.grand_tactical.rules.fire.direct_fire import FireAt, FireDirectly
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover, OpportunityFire
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.rules.movement.pushing import PushGun
from bocage.systems.grand_tactical.rules.movement.transport import Mount
from bocage.systems.grand_tactical.rules.turn.air import StrikeHex, StrikeUnit, air_of, strike_terms
from bocage.systems.grand_tactical.rules.works.improved_positions import BuildPosition
from bocage.systems.grand_tactical.rules.works.men_at_work import is_leg_infantry
from bocage.systems.grand_tactical.scene.profiles import INDIRECT
from bocage.systems.grand_tactical.schema.scenario import AirEntry
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other

POINT, SCARCE, KEPT, LAST = 0.4, 0.6, 1.0, 0.1
"""What a command point is worth, what it is where there are few, what the last ones are, and in the last turn."""
LAST_ONES, FEW, PLENTY = 1, 3, 8
RALLY, ORDER = 1.5, 0.35
"""What it is worth to rally from suppression, and from a cohesion hit."""
ENTER = 2.5
BATTERIES, FIRST, LATEST = 3.0, 1.5, 1.8
"""Batteries act before those who fire, and these before those who move and storm: it is not worth more to them."""
CLEARER = 3.0
"""A third of a step is a clear difference between two actions."""
NOTHING = 0.03
"""What it is worth to do nothing more."""
FIRE = 0.3
"""What a shot is worth besides what it does: the enemy who is fired at stays where he is."""


def price(game: Game, unit: Unit) -> float:
    """What a command point of a unit's division is worth now."""
    points = game.divisions[unit.division].cp
    if game.now.turn == len(game.scene.turns):
        return LAST
    if points <= LAST_ONES:
        return KEPT
    return SCARCE if points <= FEW else POINT if points <= PLENTY else POINT / 2


# Whom


def activation(game: Game, decision: Decision) -> Scores:
    """Batteries first, then those who can fire, then Assaults and moves; nobody acts who gains nothing."""
    frame = game.asking
    assert isinstance(frame, Activating)
    view = Outlook(game, decision.seat)
    scores = []
    for option in decision.options:
        gain = rank(view, game.unit(option.unit), frame.column) if isinstance(option, Activate) else END
        scores.append(CLEARER * gain if gain >= END else FOLLY)
    return scores


def rank(view: Outlook, unit: Unit, column: Column) -> float:
    """How soon a unit should act: by what its best action is worth, batteries and fire before the rest."""
    if unit.entering:
        return ENTER
    point = price(view.game, unit)
    paid = point if column == "direct-command" else 0.0
    shots = fire_worth(view, unit) if may_fight(view.game, unit, column) else 0.0
    shots -= point if column in ("direct-command", "division-first") else 0.0
    if shots > END and view.is_frail(unit):
        return BATTERIES + shots
    stormed = storms(view, unit, column)
    if column == "division-first" and may_fight(view.game, unit, column):
        stormed = storms(view, unit, SECOND[column]) - point
    gain = max(peaceful(view, unit, column), stormed) - paid
    return FIRST + shots if shots > max(gain, END) else min(gain, LATEST)


def rally(game: Game, unit: Unit) -> float:
    """What it is worth to rally: surely under a Leader, else by a test; hits stay in an enemy fire zone."""
    share = 1.0 if is_commanded(game, unit) else chance(game, unit)
    if unit.suppressed:
        return share * RALLY
    covered = game.swept[other(unit.seat)] >> unit.hex & 1 and not game.turn.night
    return 0.0 if covered else share * ORDER * unit.hits


def may_fight(game: Game, unit: Unit, column: Column) -> bool:
    """Whether a unit could fire: under a Division's chit only as a second action, for a point."""
    return column != "division-first" or (game.divisions[unit.division].cp > 0 and is_commanded(game, unit))


def fire_worth(view: Outlook, unit: Unit) -> float:
    """What the best fire of a unit is worth, of whatever kind."""
    game = view.game
    if unit.suppressed:
        return 0.0
    profile = game.profile(unit)
    best = view.best_shot(unit) if profile.zone else 0.0
    if profile.weapon in INDIRECT:
        best = max(best, gunnery.bombardment(view, unit))
        if unit.park != NONE and is_with_active_formation(game, unit):
            best = max(best, gunnery.counter(view, unit))
    return FIRE + best if best else 0.0


def storms(view: Outlook, unit: Unit, column: Column) -> float:
    """What the best Assault of a unit is worth, with those who would join it."""
    game = view.game
    if column == "division-first":
        return 0.0
    hexes = game.scene.ring[unit.hex] & game.occupied[other(unit.seat)]
    return max([storm_with(view, unit, hex) for hex in bits(hexes)], default=0.0)


def storm_with(view: Outlook, unit: Unit, hex: int) -> float:
    """What an Assault of a unit on a hex is worth, alone or with all who could join."""
    game = view.game
    if why_cannot_assault(game, unit, hex) is not None:
        return 0.0
    there = bits(active_units(game) & game.here[unit.hex] & ~game.done)
    joining = [one for one in there if one != unit.id and why_cannot_assault(game, game.unit(one), hex) is None]
    together = storm(view, (unit.id, *joining), hex) if joining else 0.0
    return max(storm(view, (unit.id,), hex), together)


def peaceful(view: Outlook, unit: Unit, column: Column) -> float:
    """What a unit gains by moving or digging."""
    if unit.suppressed or unit.hits:
        return max(rally(view.game, unit), advance(view, unit, column) if not unit.suppressed else 0.0)
    if has_just_landed(unit):
        return RALLY
    ahead = advance(view, unit, column)
    if ahead > END or unit.shelter != "none" or column not in SECOND or not is_leg_infantry(view.game, unit):
        return ahead
    return max(ahead, work(view, unit, BuildPosition(unit.id, unit.id)) or 0.0)


# What


def action(game: Game, decision: Decision) -> Scores:
    """Fire, storm, go ahead, dig, rally, or nothing; a second action has its price."""
    frame = game.asking
    assert isinstance(frame, UnitActivation | Second | Following)
    view = Outlook(game, decision.seat)
    column = SECOND[frame.column] if isinstance(frame, Second) else frame.column
    units = (frame.unit,) if isinstance(frame, UnitActivation) else frame.units
    paid = sum([price(game, game.unit(unit)) for unit in units]) if isinstance(frame, Second) else 0.0
    scores = [
        act(view, game.unit(option.unit), column, option) - paid
        if isinstance(option, TakeAction)
        else NOTHING - 0.8 * (not option.passes)
        for option in decision.options
    ]
    return [CLEARER * score for score in scores]


def pass_with(game: Game, decision: Decision) -> Scores:
    """Whoever passes does so alone."""
    return [0.1 if isinstance(option, EnoughPass) else 0.0 for option in decision.options]


def act(view: Outlook, unit: Unit, column: Column, option: TakeAction) -> float:
    """What an action of a unit is worth."""
    match option:
        case FireDirectly():
            return FIRE + view.best_shot(unit)
        case FireIndirectly():
            best = gunnery.bombardment(view, unit)
            return FIRE + best if best else gunnery.GROUND
        case FireCounterBattery():
            return FIRE + gunnery.counter(view, unit)
        case AssaultHex(hex=hex):
            return storm_with(view, unit, hex)
        case MoveOut():
            return ENTER if unit.entering else advance(view, unit, column)
        case RallyAction():
            return rally(view.game, unit)
        case Assemble():
            return RALLY
        case Mount():
            return mount(view, unit, option, column)
        case PushGun():
            return push(view, unit)
        case PassAction():
            return max(0.05, pass_worth(view, unit, column))
    worth = work(view, unit, option)
    return 0.0 if worth is None else worth


def pass_worth(view: Outlook, unit: Unit, column: Column) -> float:
    """Under a Division's chit who passes can pay for fire or an Assault."""
    if column != "division-first" or not may_fight(view.game, unit, column):
        return 0.0
    fight = max(fire_worth(view, unit), storms(view, unit, "division-second"))
    return fight - price(view.game, unit)


# At whom


def target(game: Game, decision: Decision) -> Scores:
    """Where the shot does most."""
    view = Outlook(game, decision.seat)
    unit = int(decision.args["unit"])
    return [view.shot(Aim(unit, option.target)) if isinstance(option, FireAt) else 0.0 for option in decision.options]


def opportunity(game: Game, decision: Decision) -> Scores:
    """Opportunity fire costs nothing: always, where it does most."""
    frame = game.asking
    assert isinstance(frame, OpportunityFire)
    view = Outlook(game, decision.seat)
    terms = frame.terms(game, decision.seat)
    return [
        0.1 + view.shot(Aim(option.unit, option.target, terms=terms), bonus=False)
        if isinstance(option, FireAtMover)
        else 0.0
        for option in decision.options
    ]


def air_hex(game: Game, decision: Decision) -> Scores:
    """Where the best target is."""
    entry = air_of(game, decision.seat)
    return [
        max([strike(game, entry, unit) for unit in game.units_in(option.hex)], default=0.0)
        if isinstance(option, StrikeHex)
        else 0.0
        for option in decision.options
    ]


def air_target(game: Game, decision: Decision) -> Scores:
    """The unit that suffers most."""
    entry = air_of(game, decision.seat)
    return [
        strike(game, entry, game.unit(option.target)) if isinstance(option, StrikeUnit) else 0.0
        for option in decision.options
    ]


def strike(game: Game, entry: AirEntry, unit: Unit) -> float:
    """What an air strike at a unit does on average."""
    view = Outlook(game, other(unit.seat))
    value = sum([term.amount for term in strike_terms(game, entry, unit)])
    armoured = game.profile(unit).armoured or unit.shelter == "entrenched"
    most = game.scene.rulebook.fire.most
    return view.chart.harm[entry.weapon, armoured, min(max(value, 0), most)] * view.weight(unit.id)
