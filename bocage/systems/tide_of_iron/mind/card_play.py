"""Cards: what it is worth to play a strategy card now, against keeping it and its price, in riflemen."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import CardId
from bocage.systems.tide_of_iron.mind import outlook
from bocage.systems.tide_of_iron.mind.evaluation import rounds_left
from bocage.systems.tide_of_iron.rules.cards.carrying_out import type_of
from bocage.systems.tide_of_iron.rules.fire.targets import has_officer
from bocage.systems.tide_of_iron.schema.card_effects import (
    ActivateUnits,
    AddFigures,
    AreaFire,
    Change,
    Effect,
    MoreActions,
    Reinforce,
    ReplaceFigures,
    Strafe,
    TankRiders,
    WideBlast,
)
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Game, other

PRICE = 0.25
"""What a command point is worth that is not spent."""
ON_TARGET = 0.7
"""The share of a fire mission that comes down where it should."""
EXTRA = 0.8
"""What one more activation is worth."""
MEN, REINFORCED = 0.8, 0.9
"""What a figure is worth that comes back, and a point's worth of new units, for each of two more rounds."""
STEADIED = 0.7
CHANGES = {"repair": 1.0, "refresh": EXTRA, "unnerve": 0.7, "distract": 0.7, "conceal": 0.3}


def worth_playing(game: Game, side: int, number: CardId) -> float:
    """What a card is worth now beyond its price; of what the plan cannot judge it expects nothing."""
    printed = type_of(game, game.cards[number])
    return sum(effect_worth(game, side, effect, printed.cost) for effect in printed.effects) - PRICE * printed.cost


def effect_worth(game: Game, side: int, effect: Effect, cost: int) -> float:
    """What one effect of a card is worth that costs so much."""
    later = min(max(rounds_left(game) - 1, 0), 2)
    match effect:
        case AreaFire() | Strafe() | WideBlast():
            enemies = game.occupied[other(side)]
            return ON_TARGET * max((outlook.shelling(game, side, hex) for hex in bits(enemies)), default=0.0)
        case ActivateUnits() | TankRiders() | MoreActions():
            return EXTRA
        case AddFigures(most=most):
            return MEN * most if later else 0.0
        case ReplaceFigures(most=most):
            return 0.5 * MEN * most if later else 0.0
        case Reinforce():
            return REINFORCED * PRICE * cost * later
        case Change(change="steady", most=most):
            return STEADIED * min(most, kept_down(game, side))
        case Change(change=change):
            return CHANGES.get(change, 0.0)
    return 0.0


def kept_down(game: Game, side: int) -> int:
    """The squads that the Status phase will not make whole by itself: disrupted, and no officer with them."""
    return sum(
        unit.side == side
        and unit.hex != OFF_BOARD
        and unit.condition == "disrupted"
        and not has_officer(game, unit.hex, side)
        for unit in game.units
    )
