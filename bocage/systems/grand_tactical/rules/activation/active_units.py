"""Active units: who may act under the chit in play."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.command.divisions import can_pay
from bocage.systems.grand_tactical.rules.exclusive.own_chit import acts_by_own_chit_only
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Chit, Unit

FIRST: frozenset[Column] = frozenset({"direct-command", "division-first", "formation-first"})
"""The columns of first actions."""
PAID: frozenset[Column] = frozenset({"direct-command", "division-second", "formation-second"})
"""The columns of actions for which command points are paid.  [gts.lead.moves-with-cp]"""
SECOND: dict[Column, Column] = {"division-first": "division-second", "formation-first": "formation-second"}
"""The column of a second action, by that of the first; under Direct Command there is none.  [gts.dc.no-second]"""


def active_units(game: Game) -> int:
    """The units that the chit in play lets act, whether or not they have.

    [gts.act.units-active gts.act.active-definitions gts.gloss.division-active gts.action.inactive-reactions]
    """
    chit = game.chits[game.now.chit]
    match chit.kind:
        case "division":
            return _division(game, chit)
        case "formation":
            return _formation(game, chit)
        case "direct":
            return _direct(game, chit)


def _division(game: Game, chit: Chit) -> int:
    """All units of the Division, independent ones too.  [gts.act.division gts.indep.division-act]"""
    found = 0
    for formation in game.formations:
        if formation.division == chit.of and not acts_by_own_chit_only(game, formation):
            found |= game.members[formation.id]
    return found


def _formation(game: Game, chit: Chit) -> int:
    """The units of the Formation and of those attached to it, and independent units.  [gts.act.formation]"""
    found = game.members[chit.of]
    for formation in game.formations:
        if formation.parent == chit.of:
            found |= game.members[formation.id]
    for number in bits(game.present[chit.seat]):
        if game.units[number].attached == chit.of:
            found |= 1 << number
    return found


def _direct(game: Game, chit: Chit) -> int:
    """Commanded units that are not independent, of whatever division has a point for them.

    [gts.dc.activate gts.dc.coordinate gts.dc.no-independents gts.dc.command-needed]
    """
    found = 0
    for number in bits(game.present[chit.seat]):
        if why_not_paid(game, game.units[number]) is None:
            found |= 1 << number
    return found


def why_not_paid(game: Game, unit: Unit) -> str | None:
    """The rule by which a unit cannot be activated by Direct Command, if there is one."""
    if game.formations[unit.formation].stripe != "coloured":
        return "gts.dc.no-independents"
    if not is_commanded(game, unit):
        return "gts.dc.command-needed"
    return None if can_pay(game, unit) else "gts.dc.activate"
