"""Reinforcement: those of the squads in a combat who fight nobody come up."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import Point, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.approach import Approach, approach
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed, opponents
from bocage.systems.rules_of_engagement.rules.discipline.states import destroy, is_below_half
from bocage.systems.rules_of_engagement.rules.movement.march import base_move
from bocage.systems.rules_of_engagement.state.events.close_combat import ClosedUp, Reinforced
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Combat


def reinforce(game: Game, squads: Sequence[UnitId], enemies: Sequence[UnitId]) -> None:
    """Whoever of a side fights nobody goes up to 10 cm to touch an enemy of this combat, and no other.

    The ground does not slow him.  [roe.cc.reinforce roe.cc.reinforce-limits]
    """
    reach = game.scene.rulebook.combat.reach
    for unit in squads:
        free = bits(exposed(game, unit))
        if free:
            found = approach(game, unit, enemies, dict.fromkeys(free, reach), reach)
            go(game, found)
            if found.touching:
                game.emit(Reinforced(unit, found.touching))


def go(game: Game, found: Approach) -> None:
    """The figures go where they go, and it is remembered from where they came.  [roe.ruling.cc-cover]"""
    for one, (x, y) in found.places.items():
        figure = game.figures[one]
        game.put(figure.but(x=x, y=y, came=Point(figure.x, figure.y)))


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


def close_up(game: Game, unit: UnitId) -> None:
    """Those of an exploiting squad who fight nobody go as far as they can towards the enemy, into contact if they can.

    [roe.cc.exploit-contact roe.ruling.cc-exploit-orders]
    """
    free, enemies = bits(exposed(game, unit)), opponents(game, unit)
    if free and enemies:
        far = base_move(game, unit)
        go(game, approach(game, unit, enemies, dict.fromkeys(free, far), far))
        game.emit(ClosedUp(unit))
