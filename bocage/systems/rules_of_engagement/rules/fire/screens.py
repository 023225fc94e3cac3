"""Screens: smoke before a squad, through which nobody fires, or not as well."""

from __future__ import annotations

from bocage.board.table.points import is_within
from bocage.kernel import UnitId
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Smoke, Squad


def smoke_before(game: Game, squad: Squad) -> Smoke | None:
    """The smoke that screens a squad: as long as it is near where that was laid.  [roe.ruling.smoke]"""
    smoke = squad.smoke
    if smoke is None or not game.members[squad.id]:
        return None
    at, reach = (smoke.at.x, smoke.at.y), game.scene.rulebook.smoke.drift
    return smoke if is_within(game.places[squad.id][0], at, reach) else None


def is_hidden_by_smoke(game: Game, one: UnitId, target: UnitId) -> bool:
    """Whether thick smoke is between two squads: neither fires at the other.  [roe.smoke.hit]"""
    screens = (smoke_before(game, game.squad(unit)) for unit in (one, target))
    return any(smoke is not None and smoke.thick for smoke in screens)
