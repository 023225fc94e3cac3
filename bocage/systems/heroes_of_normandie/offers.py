"""Offers: all that a unit may do at a moment, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bocage.systems.heroes_of_normandie.acts import Act, When
from bocage.systems.heroes_of_normandie.arsenal import gear_of
from bocage.systems.heroes_of_normandie.assault import assaults
from bocage.systems.heroes_of_normandie.board_edges import exits
from bocage.systems.heroes_of_normandie.burst import burst_acts
from bocage.systems.heroes_of_normandie.cards.acts import card_acts
from bocage.systems.heroes_of_normandie.crews import carrier_acts
from bocage.systems.heroes_of_normandie.demolition import demolition_acts
from bocage.systems.heroes_of_normandie.fire_action import FireActs, Volley, fire_acts
from bocage.systems.heroes_of_normandie.flame import flame_acts
from bocage.systems.heroes_of_normandie.grenades import template_acts
from bocage.systems.heroes_of_normandie.opportunity_fire import OpportunityFire
from bocage.systems.heroes_of_normandie.records import Unit
from bocage.systems.heroes_of_normandie.sniper import sniper_acts
from bocage.systems.heroes_of_normandie.state import Game

Offer = Callable[[Game, Unit, When], Iterable[Act]]

FIRE: tuple[FireActs, ...] = (fire_acts, burst_acts, sniper_acts, flame_acts, template_acts, demolition_acts)
"""The ways to fire: those of an activated unit, of a vehicle's further weapons, and of Opportunity Fire."""
Volley.manners = FIRE
Volley.answer = OpportunityFire

OTHERS: tuple[Offer, ...] = (carrier_acts, exits, card_acts)
"""What a unit on the move may do in any phase; in reserve nobody fights."""
STANDING: tuple[Offer, ...] = (*FIRE, card_acts)
MOVING: tuple[Offer, ...] = (assaults, *FIRE, *OTHERS)
CLOSING_IN: tuple[Offer, ...] = (assaults, *OTHERS)
"""The functions that find the acts of each chapter, in the order in which they are listed: for a unit that stands, for
one on the move, and for one on the move that cannot fire."""


def acts_of(game: Game, unit: Unit, when: When, *, fires: bool = True) -> list[Act]:
    """All that a unit may do at a moment; one that has yet to enter the board does nothing but that.

    Without `fires` the ways to fire are left out, for who has fired already.
    """
    found: list[Act] = []
    if not unit.waits:
        for offer in offers_for(game, unit, when, fires):
            found += offer(game, unit, when)
    return found


def offers_for(game: Game, unit: Unit, when: When, fires: bool) -> tuple[Offer, ...]:
    """The chapters that have anything to offer to a unit at a moment."""
    if when.mode == "standing":
        return STANDING if fires else (card_acts,)
    if when.phase != "activation":
        return OTHERS
    return MOVING if fires and may_fire_on_the_move(game, unit) else CLOSING_IN


def may_fire_on_the_move(game: Game, unit: Unit) -> bool:
    """Whether a unit has any weapon with Fire on the Move, for a first test: characters may have gained one.

    [hon.fire.moving-check]
    """
    if game.scene.mobile[unit.type][unit.back] or game.kind(unit).character:
        return True
    gears = gear_of(game, unit)
    return bool(gears) and any(weapon.mobile is not None for _, weapon in gears)
