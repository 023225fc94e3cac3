"""Standing orders: how a player who is away answers opportunity fire, from what he may know."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bocage.kernel import Decision, Option, Order, Pass, View
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import NORMAL, SUPPRESSIVE, DeclareFire
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import LeadOpFire, OpportunityFire
from bocage.systems.tide_of_iron.rules.fire.ranges import band_at
from bocage.systems.tide_of_iron.rules.fire.targets import load_of
from bocage.systems.tide_of_iron.state.game import Game


class HoldFire(Order):
    """Never fire at units on the move; the units stay in op-fire mode."""


class FireWithin(Order):
    """Fire at units on the move that are near enough, alone and with all that fires best; else hold fire."""

    range: Annotated[int, Meta(ge=0, le=20)] = 4
    suppress: bool = False


def obey(view: View, decision: Decision, order: Order) -> Option | None:
    """What a standing order answers: to the question who fires, and then how.  [toi.opfire.optional]"""
    match order, view.asking:
        case HoldFire(), OpportunityFire():
            return Pass()
        case FireWithin(), OpportunityFire(target=target):
            return best_shot(view.board(), decision, target, order.range)
        case FireWithin(), DeclareFire(shot=shot) if shot.mode == "op-fire":
            return SUPPRESSIVE if order.suppress and SUPPRESSIVE in decision.options else NORMAL
        case _:
            return None


def best_shot(game: Game, decision: Decision, number: int, farthest: int) -> Option:
    """The attack with the most hits to be expected on a unit that is near enough, or none."""
    target = game.unit(number)
    near = [
        option
        for option in decision.options
        if isinstance(option, LeadOpFire)
        and game.scene.grid.distance(game.unit(option.unit).hex, target.hex) <= farthest
    ]
    return max(near, key=lambda option: _hits(game, option, number), default=Pass())


def _hits(game: Game, option: LeadOpFire, number: int) -> int:
    """The hits to be expected of an attack, in sixths."""
    unit, target = game.unit(option.unit), game.unit(number)
    load = load_of(game, unit, option.figures, target)
    band = band_at(game, unit.hex, target.hex, load.range)
    return 0 if band is None else (load.firepower + load.bonus) * (7 - game.scene.hit_on[band])
