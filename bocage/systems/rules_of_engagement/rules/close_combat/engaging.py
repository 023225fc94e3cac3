"""Engaging: figures go where they are sent, and whoever touches an enemy is engaged."""

from __future__ import annotations

from bocage.kernel import Point, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.approach import Approach
from bocage.systems.rules_of_engagement.rules.close_combat.contact import opponents
from bocage.systems.rules_of_engagement.rules.discipline.states import destroy, is_below_half
from bocage.systems.rules_of_engagement.rules.movement.marching import move_to
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Combat


def go(game: Game, found: Approach) -> None:
    """The figures go where they go, and it is remembered from where they came.  [roe.ruling.cc-cover]"""
    for one, at in found.places.items():
        came = Point(*game.figures[one].at)
        move_to(game, one, at)
        game.put(game.figures[one].but(came=came))


def engage(game: Game, unit: UnitId, exploits: bool = False) -> list[UnitId]:
    """A squad that touches enemies is in close combat with theirs, and none of them has an order any more.

    Demoralised remnants do not wait for it.  [roe.disc.demoralised-assaulted roe.cc.no-orders roe.cc.exploit-contact]
    """
    found = opponents(game, unit)
    for one in found:
        if game.squad(one).state == "demoralised" and is_below_half(game, game.squad(one)):
            destroy(game, one)
    found = opponents(game, unit)
    for one in (unit, *found) if found else ():
        squad = game.squad(one)
        if squad.combat is None:
            combat = Combat(defends=one != unit, exploits=exploits and one == unit)
            game.put(squad.but(combat=combat, order=None, target=NOBODY, zone=None, assault=NOBODY, chargers=()))
    return found
