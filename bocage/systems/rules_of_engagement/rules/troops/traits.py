"""Who has which special rule."""

from __future__ import annotations

from bocage.systems.rules_of_engagement.rules.troops.qualities import has_quality
from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, Squad


def has_recon(game: Game, figure: Figure, man: Man) -> bool:
    """Whether a man is recon: all of such a squad, and the observer of a mortar.

    [roe.special.recon-spotting roe.special.observer roe.ruling.recon-order-observers]
    """
    return "observer" in man.marks or has_quality(game, game.squad(figure.squad), "recon")


def is_sniper(game: Game, squad: Squad) -> bool:
    """Whether a squad is a sniper, alone or with an assistant.  [roe.special.sniper-team]"""
    return game.scene.squad_kinds[squad.kind].kind == "sniper"


def uses_terrain(game: Game, squad: Squad) -> bool:
    """Whether the men of a squad make use of the ground; light infantry does so when it advances too.

    [roe.order.using-terrain roe.special.light-infantry-terrain]
    """
    able = not squad.spent and squad.state != "demoralised"
    return squad.uses_terrain or (squad.order == "advance" and able and has_quality(game, squad, "light-infantry"))


def groups_of(game: Game, squad: Squad) -> list[Squad]:
    """A squad with the group that has parted from it or from which it has.  [roe.special.flexible-discipline]"""
    if squad.parent == NOBODY and not game.scene.squad_kinds[squad.kind].support_group:
        return [squad]
    first = squad.id if squad.parent == NOBODY else squad.parent
    return [one for one in game.squads if first in (one.id, one.parent)]


def holds_still(squad: Squad) -> bool:
    """Whether a squad holds, as those do who have no order yet.  [roe.special.sniper-pick roe.special.sniper-start]"""
    return squad.order in (None, "hold")


def uses_scope(squad: Squad, weapon: Weapon) -> bool:
    """Whether a telescopic sight is of use: to those who hold.  [roe.equip.scope roe.special.sniper-extra]"""
    return "scope" in weapon.marks and holds_still(squad)
