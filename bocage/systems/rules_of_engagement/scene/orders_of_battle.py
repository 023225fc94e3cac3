"""Orders of battle: whether squads and platoons are of the sizes that the rules give them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bocage.content import ContentError, TablePiece
from bocage.systems.rules_of_engagement.schema.armies import BOMBARDMENT, Army
from bocage.systems.rules_of_engagement.schema.profiles import SquadKind, Weapon
from bocage.systems.rules_of_engagement.schema.rulebook import Forces
from bocage.systems.rules_of_engagement.schema.vocabulary import SquadType, WeaponType

CARRIED: tuple[WeaponType, ...] = ("isw", "lmg")
"""What belongs to squads of infantry.  [roe.force.lmg-in-squad]"""


def check_sizes(squads: Mapping[str, SquadKind], weapons: Mapping[str, Weapon], forces: Forces) -> None:
    """What an army fields has as many men as the rules say; light machine guns are no teams.

    Guns have the crews that they need, medics, observers and engineers what their rules want.
    [roe.force.platoon roe.force.infantry-squad roe.force.other-squads roe.force.lmg-in-squad roe.profile.quantity]
    """
    sizes: dict[SquadType, tuple[int, int]] = {
        "hq": forces.hq,
        "infantry": forces.infantry,
        "support": forces.support,
        "sniper": forces.sniper,
    }
    for name, kind in squads.items():
        count = sum(men.n for men in kind.men)
        least, most = sizes.get(kind.kind, (1, count))
        if not least <= count <= most:
            raise ContentError("squads.toml", f"{name}.men", f"{kind.kind} has {least} to {most} men, not {count}")
        types = {weapons[arm].type for men in kind.men for arm in men.arms[:1] if arm in weapons}
        if kind.kind == "infantry" and "hmg" in types:
            raise ContentError("squads.toml", f"{name}.men", "a heavy machine gun is a team of its own")
        if kind.kind == "support" and types & set(CARRIED):
            raise ContentError("squads.toml", f"{name}.men", "a light machine gun belongs to a squad of infantry")


def check_armies(armies: Mapping[str, Army], kinds: Collection[str], forces: Forces) -> None:
    """A platoon is a headquarters and some squads, and all that an army may have is known.  [roe.force.platoon]"""
    least, most = forces.squads
    for name, army in armies.items():
        if not least <= len(army.squads) <= most:
            raise ContentError("armies.toml", f"{name}.platoon", f"headquarters and {least} to {most} squads")
        for kind in army.kinds:
            if kind not in kinds and kind != BOMBARDMENT:
                raise ContentError("armies.toml", name, f"nothing is called {kind!r}")


def is_large(piece: TablePiece, most: tuple[int, int]) -> bool:
    """Whether a building is larger than one section of a building may be.  [roe.bldg.size]"""
    west, north, east, south = piece.area.box
    return max(east - west, south - north) > most[0] or min(east - west, south - north) > most[1]
