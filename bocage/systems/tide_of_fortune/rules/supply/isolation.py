"""Isolation: who has no line when he is designated is marked for the rest of the turn."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.rules.supply.lines import has_line, reaches_hq
from bocage.systems.tide_of_fortune.state.events import command as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId, Unit


def judge_division(game: Game, number: DivisionId) -> None:
    """Without a line of its headquarters a whole division is isolated; else each unit by its own line.

    [tof.6.hq-cut tof.6.iso-mark tof.6.unit-needs-line tof.6.iso-may-act]
    """
    division = game.divisions[number]
    hq = game.hq_of(division)
    if not hq.iso and not has_line(game, division):
        game.put(hq.but(iso=True))
        game.emit(events.DivisionIsolated(number))
    for unit in game.units_of(game.members[number]):
        if unit.id != hq.id:
            judge_unit(game, number, unit)


def judge_unit(game: Game, number: DivisionId, unit: Unit) -> None:
    """A unit or an asset is isolated with its headquarters, or without a line to it.

    [tof.6.hq-cut tof.6.unit-line tof.6.iso-mark]
    """
    division = game.divisions[number]
    cut = game.hq_of(division).iso
    if not unit.iso and (cut or not reaches_hq(game, division, unit)):
        game.put(game.unit(unit.id).but(iso=True))
        if not cut:
            game.emit(events.Isolated(unit.id))
