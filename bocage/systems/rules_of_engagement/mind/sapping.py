"""What a sensible player has his engineers do."""

from __future__ import annotations

from math import sqrt

from bocage.board.table.points import squared
from bocage.kernel import Decision
from bocage.systems.rules_of_engagement.rules.setup.fortifying import Fortify
from bocage.systems.rules_of_engagement.rules.setup.minefields import KeepSecret, LayField
from bocage.systems.rules_of_engagement.rules.setup.obstacles import LayObstacle
from bocage.systems.rules_of_engagement.rules.works.engineers import (
    OBSTACLES,
    ClearObstacle,
    Disarm,
    LayBangalore,
    SetCharge,
)
from bocage.systems.rules_of_engagement.state.game import Game

STRIDE = 100.0
OWN_GROUND = 250
"""Who is so near would walk into what he lays."""
URGENT, USEFUL, WASTEFUL = 2.0, 1.0, -1.0


def sap(game: Game, decision: Decision) -> list[float]:
    """Disarm first, clear what is in the way, and blow up only what the enemy is in."""
    return [_worth(game, option) for option in decision.options]


def mine(game: Game, decision: Decision) -> list[float]:
    """Mines and obstacles lie before what the battle is about, and not where one's own men stand or come by."""
    goals, seat = game.scene.goals, decision.seat
    own = [at for squad in game.squads_of(seat) for at in game.places[squad.id][:1]]
    scores = []
    for option in decision.options:
        if not isinstance(option, LayField | LayObstacle | Fortify):
            scores.append(0.0)
            continue
        at = option.at.x, option.at.y
        far = min((sqrt(squared(at, goal)) for goal in goals), default=0.0)
        near = sum(squared(at, one) < OWN_GROUND**2 for one in own)
        scores.append(-far / STRIDE - near)
    return scores


def mark(game: Game, decision: Decision) -> list[float]:
    """What the enemy does not know of is worth more."""
    return [float(isinstance(option, KeepSecret)) for option in decision.options]


def _worth(game: Game, option: object) -> float:
    match option:
        case Disarm():
            return URGENT
        case ClearObstacle():
            return USEFUL
        case SetCharge() | LayBangalore():
            piece = game.ground.piece(option.place)
            if piece is not None and piece.kind.name in OBSTACLES:
                return USEFUL
            return _of_structure(game, option)
        case _:
            return 0.0


def _of_structure(game: Game, option: SetCharge | LayBangalore) -> float:
    own = game.squad(option.unit).seat
    seats = {
        squad.seat
        for squad in game.squads
        if not squad.is_hidden or squad.seat == own
        for at in game.places[squad.id]
        if game.is_in_structure(at, option.place)
    }
    return URGENT if seats == {1 - own} else WASTEFUL
