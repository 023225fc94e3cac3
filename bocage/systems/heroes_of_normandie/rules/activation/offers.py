"""Offers: all that a unit may do at a moment, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.assault.assault import assaults
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import card_acts
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import gear_of
from bocage.systems.heroes_of_normandie.rules.fire.burst import burst_acts
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireActs, fire_acts
from bocage.systems.heroes_of_normandie.rules.fire.flamethrowers import flame_acts
from bocage.systems.heroes_of_normandie.rules.fire.snipers import sniper_acts
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import template_acts
from bocage.systems.heroes_of_normandie.rules.movement.board_edges import exits
from bocage.systems.heroes_of_normandie.rules.structures.demolition import demolition_acts
from bocage.systems.heroes_of_normandie.rules.vehicles.crews import carrier_acts
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit

Offer = Callable[[Game, Unit, When], Iterable[Act]]

FIRE: tuple[FireActs, ...] = (fire_acts, burst_acts, sniper_acts, flame_acts, template_acts, demolition_acts)
"""The ways to fire: those of an activated unit, of a vehicle's further weapons, and of Opportunity Fire."""

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
