"""Standing orders: how a player who is away answers opportunity fire, nerves and losses, from what he may know.

Where squads are hidden every question about a moment to fire gets its answer, whether or not one of them could:
so nobody learns from an answer, or from the time that it takes, that one was near.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bocage.kernel import Decision, Option, Order, Pass, View
from bocage.systems.rules_of_engagement.rules.close_combat.duel import GroupFight, SendFighter
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack
from bocage.systems.rules_of_engagement.rules.discipline.response import (
    ChooseFallBack,
    ChooseHide,
    ChooseTest,
    Response,
)
from bocage.systems.rules_of_engagement.rules.enemies import gap_between, nearest_enemy_point
from bocage.systems.rules_of_engagement.rules.fire.averages import average
from bocage.systems.rules_of_engagement.rules.fire.losses import Lose, Losses
from bocage.systems.rules_of_engagement.rules.fire.opportunity import FireNow, FireNowWith, OpportunityFire
from bocage.systems.rules_of_engagement.rules.fire.shooters import NO_USES
from bocage.systems.rules_of_engagement.rules.movement.march import March, places_of
from bocage.systems.rules_of_engagement.rules.orders.nearest import can_damage
from bocage.systems.rules_of_engagement.rules.weapons.blast import covered
from bocage.systems.rules_of_engagement.rules.weapons.templates import Explosions, PlaceTemplate
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId

Targets = Literal["all", "men", "vehicles"]
CENTIMETRE = 10
HARD_TO_REPLACE = ("officer", "nco", "sniper", "forward-observer", "medic")
"""Whom a squad misses most."""
AUTOMATIC = ("isw", "lmg", "hmg", "mortar", "inf-at", "flamethrower")
"""The weapons that it misses most."""


class HoldFire(Order):
    """Never use opportunity fire, squads in ambush neither."""


class FireAtSight(Order):
    """Use opportunity fire at the first moment, the best shot first."""

    targets: Targets = "all"
    hidden: bool = False
    """Whether squads in ambush give themselves away for it."""


class FireWithin(Order):
    """Use opportunity fire at what is near enough, the best shot first; else wait."""

    range: Annotated[int, Meta(ge=1, le=120)] = 30
    """In centimetres."""
    targets: Targets = "all"
    hidden: bool = False


class FireForEffect(Order):
    """Use opportunity fire where it makes so many hits for each hundred men on average; else wait."""

    hits: Annotated[int, Meta(ge=1, le=300)] = 60
    """As many hits as men suppress a squad, twice as many shake it."""
    targets: Targets = "all"
    hidden: bool = False


class SpareLeaders(Order):
    """Losses are riflemen first, then whoever has a machine gun, leaders last."""


class StandFirm(Order):
    """A squad that fire has shaken tests its discipline where it stands."""


class GiveGround(Order):
    """A squad that fire has shaken hides or falls back, away from the enemy, where it can."""


class FightAsTheyStand(Order):
    """Men fight hand to hand in the order of their worth, templates lie where most enemies are."""


FireOrder = FireAtSight | FireWithin | FireForEffect


def obey(view: View, decision: Decision, order: Order) -> Option | None:
    """What a standing order answers, if it is about the question.

    [roe.opp.when roe.cas.removal-order roe.disc.opp-shaken-only roe.cc.sequential]
    """
    match view.asking, order:
        case OpportunityFire(), HoldFire():
            return Pass()
        case OpportunityFire(), FireAtSight() | FireWithin() | FireForEffect():
            return best_shot(view.board(), decision, order)
        case Losses(), SpareLeaders():
            return spared(view.board(), decision)
        case Response(), StandFirm():
            return next((option for option in decision.options if isinstance(option, ChooseTest)), None)
        case Response(), GiveGround():
            return giving_ground(decision)
        case FallBack(), GiveGround():
            return farthest(view.board(), decision)
        case GroupFight() | Explosions(), FightAsTheyStand():
            return as_they_stand(view.board(), decision)
        case _:
            return None


def best_shot(game: Game, decision: Decision, order: FireOrder) -> Option:
    """The shot that the order allows and that hits most, or none.  [roe.opp.when roe.opp.once]"""
    shots = [option for option in decision.options if isinstance(option, FireNow)]
    allowed = [shot for shot in shots if is_allowed(game, shot, order)]
    return max(allowed, key=lambda shot: hits_of(game, shot), default=Pass())


def is_allowed(game: Game, shot: FireNow, order: FireOrder) -> bool:
    """Whether a shot is one that the order is for: by whoever fires, at what, and whether it is worth it."""
    squad, men = game.squad(shot.unit), game.vehicle(shot.target) is None
    if squad.is_ambushed and not order.hidden:
        return False
    if order.targets != "all" and men != (order.targets == "men"):
        return False
    if not men and not can_damage(game, squad, shot.target, ()):
        return False
    match order:
        case FireWithin(range=farthest):
            return gap_between(game, shot.unit, shot.target) <= farthest * CENTIMETRE
        case FireForEffect(hits=least) if men:
            return 100 * hits_of(game, shot) >= least * game.strength(shot.target)
        case _:
            return True


def hits_of(game: Game, shot: FireNow) -> float:
    """The hits to be expected of a shot."""
    uses = dict.fromkeys(shot.figures, shot.weapon) if isinstance(shot, FireNowWith) else NO_USES
    return average(game, shot.unit, shot.target, True, uses).hits


def spared(game: Game, decision: Decision) -> Option | None:
    """Whoever is missed least.  [roe.cas.removal-order]"""
    options = [option for option in decision.options if isinstance(option, Lose)]
    return min(options, key=lambda option: (worth_of(game, option.figure), option.figure), default=None)


def worth_of(game: Game, figure: FigureId) -> int:
    """How much a squad would miss a man."""
    one = game.figures[figure]
    man = game.scene.rosters[game.squad(one.squad).kind][one.man]
    armed = bool(one.arm) or any(arm.type in AUTOMATIC for arm in man.arms[:1])
    return 2 * any(mark in HARD_TO_REPLACE for mark in man.marks) + armed


def giving_ground(decision: Decision) -> Option | None:
    """It hides where nobody sees it, or falls back; a test is for those who can do neither."""
    for kind in (ChooseHide, ChooseFallBack):
        for option in decision.options:
            if isinstance(option, kind):
                return option
    return decision.options[0]  # type: ignore[no-any-return]


def farthest(game: Game, decision: Decision) -> Option | None:
    """As far as it goes from the nearest enemy.  [roe.disc.fallback-direction]"""
    marches = [option for option in decision.options if isinstance(option, March)]

    def away(march: March) -> int:
        to = places_of(march)
        enemy = nearest_enemy_point(game, decision.seat, to)
        return 0 if enemy is None else min(game.scene.gap(at, enemy) for at in to)

    return max(marches, key=away, default=None)


def as_they_stand(game: Game, decision: Decision) -> Option | None:
    """Those first whom one would miss least; a template where most enemies are."""
    fighters = [option for option in decision.options if isinstance(option, SendFighter)]
    if fighters:
        return min(fighters, key=lambda option: (worth_of(game, option.figure), option.figure))
    centres = [option for option in decision.options if isinstance(option, PlaceTemplate)]
    return max(centres, key=lambda option: len(covered(game, game.figures[option.figure].at, 1)), default=None)
