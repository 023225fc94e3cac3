"""Gunnery: what batteries and mortars fire at, and how they are put in a position to do so."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.grand_tactical.mind.outlook import Outlook
from bocage.systems.grand_tactical.rules.artillery.counter_battery import counter_targets
from bocage.systems.grand_tactical.rules.artillery.indirect import mission_zone
from bocage.systems.grand_tactical.rules.artillery.mission import FireMission, ShellGround, ShellHex, targets_in
from bocage.systems.grand_tactical.rules.artillery.salvo import counter_battery_term
from bocage.systems.grand_tactical.rules.batteries.contact import TryContact, contact_value
from bocage.systems.grand_tactical.rules.batteries.parks import CreatePark, DissolvePark, ready_in
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Leader, Unit, other

BLINDED, PREPARED = 0.1, 0.15
"""What a barrage is worth on each enemy whose fire it hampers; and more where own units are next to him."""
GROUND = -0.3
"""What it is worth to shell a hex without anybody."""
COUNTER = 0.2
"""What more it is worth to silence an enemy battery."""
PARK, CONTACT = 0.6, 1.0
"""What a Park is worth with something in range; what contact with a Leader in contact with the enemy is."""


def bombardment(view: Outlook, unit: Unit) -> float:
    """What the best mission of a unit is worth."""
    game = view.game
    return max(
        [mission(view, unit, target) for target in targets_in(game, unit, mission_zone(game, unit))], default=0.0
    )


def mission(view: Outlook, unit: Unit, target: int) -> float:
    """What indirect fire at a unit is worth, with the barrage that it leaves."""
    return view.shot(Aim(unit.id, target, directly=False)) + barrage(view, view.game.unit(target).hex)


def barrage(view: Outlook, hex: Hex) -> float:
    """What a barrage is worth on the enemies in a hex, above all where they are about to be stormed."""
    game = view.game
    if game.barrages >> hex & 1:
        return 0.0
    firing = sum([bool(game.zones[unit.id]) for unit in game.units_in(hex)])
    beside = bool(game.scene.ring[hex] & game.occupied[view.seat])
    return firing * (BLINDED + PREPARED * beside)


def counter(view: Outlook, unit: Unit) -> float:
    """What the best counter-battery fire of a unit is worth."""
    return max([counter_shot(view, unit, target) for target in counter_targets(view.game, unit)], default=0.0)


def counter_shot(view: Outlook, unit: Unit, target: int) -> float:
    """What it is worth at one battery."""
    less = counter_battery_term(view.game)
    return COUNTER + view.shot(Aim(unit.id, target, directly=False, terms=(less,)))


# The questions


def target(game: Game, decision: Decision) -> Scores:
    """Whoever suffers most by the fire and the barrage; the ground only for want of better."""
    view = Outlook(game, decision.seat)
    unit = game.unit(int(decision.args["unit"]))
    return [
        mission(view, unit, option.target)
        if isinstance(option, FireMission)
        else GROUND * isinstance(option, ShellGround)
        for option in decision.options
    ]


def ground(game: Game, decision: Decision) -> Scores:
    """Where enemies are near and own units are not: they will not pass there unseen."""
    enemy, own = other(decision.seat), decision.seat
    distances = game.scene.grid.distances
    scores = []
    for option in decision.options:
        assert isinstance(option, ShellHex)
        near = min([distances[option.hex][hex] for hex in bits(game.occupied[enemy])], default=9)
        beside = bool(game.scene.ring[option.hex] & game.occupied[own])
        scores.append(-0.1 * near - 0.3 * beside)
    return scores


def counter_target(game: Game, decision: Decision) -> Scores:
    """The battery that suffers most."""
    view = Outlook(game, decision.seat)
    unit = game.unit(int(decision.args["unit"]))
    return [
        counter_shot(view, unit, option.target) if isinstance(option, FireMission) else 0.0
        for option in decision.options
    ]


def parks(game: Game, decision: Decision) -> Scores:
    """A Park where batteries have enemies or wanted goals in range and none at their throats; it stays while it has."""
    scores = []
    for option in decision.options:
        match option:
            case CreatePark(division=division, hex=hex):
                batteries = ready_in(game, hex, division)
                scores.append(PARK if any(has_work(game, unit) for unit in batteries) else -0.2)
            case DissolvePark(park=number):
                batteries = [unit for unit in game.units_in(game.parks[number].hex) if unit.park == number]
                scores.append(-0.5 if any(has_work(game, unit) for unit in batteries) else -0.1)
            case _:
                scores.append(0.0)
    return scores


def has_work(game: Game, unit: Unit) -> bool:
    """Whether a battery has enemies in its range, but none so near that it should rather go."""
    grid, numbers = game.scene.grid, game.scene.rulebook.artillery
    near = grid.within(unit.hex, numbers.direct - 1)
    far = grid.within(unit.hex, game.scene.types[unit.type].range)
    enemies = game.occupied[other(unit.seat)]
    return bool(enemies & far & ~near) and not enemies & near


def contact(game: Game, decision: Decision) -> Scores:
    """Every battery tries each turn, first with the Leader whose units are in its range and see the enemy."""
    return [
        attempt(game, game.unit(option.unit), game.leaders[option.leader]) if isinstance(option, TryContact) else 0.0
        for option in decision.options
    ]


def attempt(game: Game, unit: Unit, leader: Leader) -> float:
    """What an attempt at contact with a Leader is worth, against the contact that there is."""
    share = (contact_value(game, unit, leader).value + 1) / 10
    gain = wanted(game, unit, leader)
    if unit.contact != NONE:
        gain -= wanted(game, unit, game.leaders[game.formations[unit.contact].leader])
    return share * gain if gain > 0 else -0.1


def wanted(game: Game, unit: Unit, leader: Leader) -> float:
    """How much a Leader would have a battery fire: by his units near enemies whom it reaches."""
    reached = game.scene.grid.within(unit.hex, game.scene.types[unit.type].range) & game.occupied[other(unit.seat)]
    near = [bool(game.scene.near[game.units[one].hex] & reached) for one in bits(game.members[leader.formation])]
    return CONTACT * (0.1 + min(sum(near), 4) / 4)
