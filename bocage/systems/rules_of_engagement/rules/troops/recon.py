"""Recon troops: they spot further, move before the battle, and get out of the way when they are fired at."""

from __future__ import annotations

from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Figure


def has_recon(game: Game, figure: Figure, man: Man) -> bool:
    """Whether a man is recon: all of such a squad, and the observer of a mortar.

    [roe.special.recon-spotting roe.special.observer roe.ruling.recon-order-observers]
    """
    return "recon" in game.scene.squad_kinds[game.squad(figure.squad).kind].traits or "observer" in man.marks
