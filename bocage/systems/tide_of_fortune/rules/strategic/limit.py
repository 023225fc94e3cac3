"""How many divisions a strategic operation may have."""

from __future__ import annotations

from bocage.kernel import Refusal
from bocage.systems.tide_of_fortune.state.game import Game


def why_too_many(game: Game, number: int) -> Refusal | None:
    """Three divisions for a point at most.  [tof.3.strat-cost]"""
    most = game.scene.rulebook.strategic.divisions
    return Refusal("tof.3.strat-cost", {"most": most}, "most") if number > most else None
