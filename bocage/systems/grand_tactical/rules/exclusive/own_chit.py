"""Formations that act under their own chit alone, for a while."""

from __future__ import annotations

from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Formation


def acts_by_own_chit_only(game: Game, formation: Formation) -> bool:
    """Whether the chit of its Division does not yet activate a formation.  [gts.excl.own-chit-only]"""
    only = game.scene.module.own_chit_only
    if only is None or formation.name != only.formation:
        return False
    return game.now.turn < game.scene.turn_numbers[only.before]
