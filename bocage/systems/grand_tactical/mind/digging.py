"""Digging: positions, entrenchments, roadblocks and rear guards, where a unit has nothing better to do."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.grand_tactical.mind.outlook import Outlook
from bocage.systems.grand_tactical.rules.activation.actions import TakeAction
from bocage.systems.grand_tactical.rules.command.quality import quality_of
from bocage.systems.grand_tactical.rules.works.entrenchments import BuildEntrenchment, EnterTrench, LeaveTrench
from bocage.systems.grand_tactical.rules.works.improved_positions import BuildPosition
from bocage.systems.grand_tactical.rules.works.rear_guards import CreateRearGuard, PlaceRearGuard, RemoveRearGuard
from bocage.systems.grand_tactical.rules.works.roadblocks import BuildRoadblock, ClearRoadblock, roadblock_in
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other

DIG, ON_GOAL = 0.3, 0.3
"""What a position is worth where the enemy may come, and more on a goal that is held."""
TRENCH, GUARD, BLOCK, CLEAR = 0.45, 0.25, 0.2, 0.7
AROUND, IDLE = 2, 0.06
"""How far from a goal it is defended; what a shelter is worth elsewhere."""
EXPOSED = 0.35
"""What it costs to work in the fire zone of an enemy."""
NEAR = 7
"""So near an enemy may come."""


def work(view: Outlook, unit: Unit, option: TakeAction) -> float | None:
    """What an engineer action of a unit is worth; None for other actions."""
    game = view.game
    sure = (quality_of(game, unit).value + 1) / 10
    match option:
        case BuildPosition(target=target):
            share = 1.0 if game.profile(unit).engineer else sure
            return share * shelter(view, game.unit(target), DIG) - exposure(view, unit)
        case BuildEntrenchment(target=target):
            return sure * shelter(view, game.unit(target), TRENCH) - exposure(view, unit)
        case EnterTrench():
            return shelter(view, unit, TRENCH) - exposure(view, unit)
        case LeaveTrench():
            return -0.1
        case CreateRearGuard():
            return sure * GUARD * threatened(view, unit.hex) - exposure(view, unit)
        case RemoveRearGuard():
            return -0.2 if threatened(view, unit.hex) else 0.1
        case BuildRoadblock():
            return sure * BLOCK * threatened(view, unit.hex) - exposure(view, unit)
        case ClearRoadblock():
            block = roadblock_in(game, unit.hex)
            hostile = block is not None and block.seat != unit.seat
            return CLEAR - exposure(view, unit) if hostile else -0.3
    return None


def shelter(view: Outlook, unit: Unit, worth: float) -> float:
    """What a shelter is worth to a unit: something where a goal is defended, more on the goal; else next to nothing."""
    distances = view.game.scene.grid.distances[unit.hex]
    near = min([distances[goal.hex] for goal in view.game.objectives if goal.holder == unit.seat], default=NEAR)
    if near > AROUND or not threatened(view, unit.hex):
        return IDLE
    return worth + ON_GOAL * (near == 0)


def threatened(view: Outlook, hex: Hex) -> bool:
    """Whether enemies are near enough to come."""
    game = view.game
    return bool(game.scene.grid.within(hex, NEAR) & game.occupied[other(view.seat)])


def exposure(view: Outlook, unit: Unit) -> float:
    """What work under enemy fire zones costs: each may fire at it."""
    return EXPOSED * sum([zone >> unit.hex & 1 for zone in view.zones])


def guard_place(game: Game, decision: Decision) -> Scores:
    """Towards the enemy, under cover, on a way to a goal."""
    enemies = game.occupied[other(decision.seat)]
    distances, ground = game.scene.grid.distances, game.scene.ground
    scores = []
    for option in decision.options:
        assert isinstance(option, PlaceRearGuard)
        near = min([distances[option.hex][hex] for hex in bits(enemies)], default=9)
        cover = -ground.fire_modifier(option.hex, False, False, covered=True)
        scores.append(0.1 * cover - 0.1 * near)
    return scores
