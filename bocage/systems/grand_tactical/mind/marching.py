"""Marching: where units go, in Column or deployed, on foot, in their vehicles or pushed by hand."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Decision
from bocage.mind import Scores
from bocage.systems.grand_tactical.mind.outlook import Outlook
from bocage.systems.grand_tactical.rules.command.quality import quality_of
from bocage.systems.grand_tactical.rules.movement.column import BreakColumn, FormColumn, LeaveColumn
from bocage.systems.grand_tactical.rules.movement.costs import allowance
from bocage.systems.grand_tactical.rules.movement.forced_march import ForceMarch, march_points
from bocage.systems.grand_tactical.rules.movement.move import DropOff, Enter, JoinMove, JoinPark, Move, StopMoving
from bocage.systems.grand_tactical.rules.movement.pushing import PushTo, why_not_to
from bocage.systems.grand_tactical.rules.movement.transport import Dismount, Mount, dismount_cost
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other

AHEAD = 1.0
"""What a step is worth that leads to the best place."""
END = 0.05
"""What must be gained for a unit to act at all."""
ADVANCE, DEPLOY = 0.25, 0.8
"""What a move is worth besides what it gains: who has a way to go does not dig. What it is worth to leave Column."""
MARCHING = 0.15
"""By how much a march in Column must lead to a better place."""
WEARY = 0.5
"""What a forced march costs that fails: a cohesion hit, and the rest of the move."""
MOUNTED, PUSHED = 0.4, 0.2
"""What it costs to mount, an action in which nothing else is done; and to push a gun."""


def advance(view: Outlook, unit: Unit, column: Column) -> float:
    """What a move is worth; a Column that the enemy is near deploys."""
    if unit.column and view.is_close(unit.hex):
        return DEPLOY
    gain = way_ahead(view, unit, column)
    if (unit.column or unit.mounted) and gain <= END and view.is_near(unit.hex):
        return DEPLOY
    return ADVANCE + gain if gain > END else gain


def way_ahead(view: Outlook, unit: Unit, column: Column) -> float:
    """What a unit gains by moving."""
    points = moving_points(view.game, unit, allowance(view.game, unit))
    if points <= 0:
        return 0.0
    _, value, _ = view.best_place(unit, points, column)
    return value - view.place(unit, unit.hex)


def moving_points(game: Game, unit: Unit, points: int) -> int:
    """What a unit goes by: in its vehicles it keeps what it needs to dismount."""
    return max(points - dismount_cost(game, unit), 0) if unit.mounted and not unit.entering else points


def mount(view: Outlook, unit: Unit, option: Mount, column: Column) -> float:
    """What it is worth to mount: by where the vehicles could go, if nobody is near."""
    if view.is_near(unit.hex) or unit.shelter != "none":
        return -MOUNTED
    riding = unit.but(mounted=True, column=option.column)
    points = moving_points(view.game, riding, allowance(view.game, riding))
    _, value, _ = view.best_place(riding, points, column)
    return value - view.place(unit, unit.hex) - MOUNTED


def push(view: Outlook, unit: Unit) -> float:
    """What it is worth to push a gun."""
    game = view.game
    hexes = [hex for hex in game.scene.grid.neighbours(unit.hex) if why_not_to(game, unit, hex) is None]
    best = max([view.place(unit, hex) for hex in hexes], default=-9.0)
    share = (quality_of(game, unit).value + 1) / 10
    return share * (best - view.place(unit, unit.hex)) - PUSHED


# The questions


def step(game: Game, decision: Decision) -> Scores:
    """Along the way to the best hex in reach, in Column where that goes farther and nobody covers it."""
    frame = game.asking
    assert isinstance(frame, Move)
    view = Outlook(game, decision.seat)
    unit = game.unit(frame.units[0])
    points = moving_points(game, unit, min(frame.points))
    best, value, path = view.best_place(unit, points, frame.column, frame.formed)
    here = view.place(unit, unit.hex)
    halts = best == unit.hex
    scores = []
    for option in decision.options:
        match option:
            case Enter(hex=hex):
                scores.append(AHEAD if path and hex == path[0] else min(view.place(unit, hex) - here - 0.5, 0.5))
            case StopMoving():
                scores.append(0.9 if halts else 0.0)
            case FormColumn():
                scores.append(1.2 if column_goes_farther(view, unit, frame, value) else -0.5)
            case LeaveColumn():
                scores.append(1.1 if view.is_close(unit.hex) or (halts and view.is_near(unit.hex)) else -0.3)
            case BreakColumn():
                scores.append(0.2 if game.swept[other(unit.seat)] >> unit.hex & 1 else -0.8)
            case Dismount(column=column):
                scores.append(1.0 if halts and not column and view.is_near(unit.hex) else -0.5)
            case JoinPark():
                scores.append(1.3)
            case ForceMarch():
                scores.append(0.95 if is_worth_marching(view, unit, frame) else -0.5)
            case JoinMove() | DropOff():
                scores.append(-0.2)
            case _:
                scores.append(0.0)
    return scores


def destinations(game: Game, decision: Decision) -> list[tuple[Hex, float]]:
    """The hexes that moving units can still get to; the best of them is worth as much as the step towards it."""
    frame = game.asking
    assert isinstance(frame, Move)
    view, unit = Outlook(game, decision.seat), game.unit(frame.units[0])
    points = moving_points(game, unit, min(frame.points))
    found = [(hex, value) for hex, value, _ in view.places(unit, points, frame.column, frame.formed)]
    most = max([view.place(unit, unit.hex), *[value for _, value in found]])
    return [(hex, AHEAD + value - most) for hex, value in found]


def column_goes_farther(view: Outlook, unit: Unit, frame: Move, value: float) -> bool:
    """Whether a unit gains by marching in Column, out of the enemy's sight."""
    game = view.game
    if view.is_close(unit.hex) or not frame.points:
        return False
    formed = unit.but(column=True)
    points = moving_points(game, unit, frame.points[0] - HALF * game.scene.rulebook.movement.form_column)
    if points <= 0:
        return False
    best, marching, _ = view.best_place(formed, points, frame.column, formed=True)
    return best != unit.hex and marching > value + MARCHING


def is_worth_marching(view: Outlook, unit: Unit, frame: Move) -> bool:
    """Whether a forced march leads to a place that is worth the risk."""
    game = view.game
    _, value, _ = view.best_place(unit, march_points(game), frame.column, frame.formed)
    share = (quality_of(game, unit).value + 1) / 10
    return share * (value - view.place(unit, unit.hex)) > (1 - share) * WEARY + END


def push_to(game: Game, decision: Decision) -> Scores:
    """The best hex beside the gun."""
    view = Outlook(game, decision.seat)
    unit = game.unit(int(decision.args["unit"]))
    return [view.place(unit, option.hex) if isinstance(option, PushTo) else 0.0 for option in decision.options]
