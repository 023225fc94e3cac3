"""What is added to the die of a man who fights hand to hand: one list, which other chapters extend."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.kernel import Modifier, Total
from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Combat, Figure, Squad

LEAST = -20
ENCUMBERING: tuple[WeaponType, ...] = ("isw", "lmg", "hmg", "inf-at", "light-mortar", "mortar", "flamethrower")
"""The weapons that are in the way of whoever bears them.  [roe.cc.mod-encumbered]"""
HANDY: tuple[WeaponType, ...] = ("smg", "assault-rifle")
"""The weapons that are best hand to hand.  [roe.cc.mod-smg]"""


class Bout(NamedTuple):
    """A man in a duel, his foe, and his rank among several who fight one, 0 where he has no friend with him."""

    figure: Figure
    man: Man
    squad: Squad
    foe: Figure
    rank: int

    @property
    def combat(self) -> Combat:
        """How his squad stands in the combat."""
        return self.squad.combat or Combat()


Term = Callable[[Game, Bout], Modifier | None]


def bout(game: Game, figure: int, foe: int, rank: int) -> Bout:
    """A man in a duel, by the numbers of both figures."""
    one = game.figures[figure]
    squad = game.squad(one.squad)
    return Bout(one, game.scene.rosters[squad.kind][one.man], squad, game.figures[foe], rank)


def _value(game: Game, bout: Bout) -> Modifier | None:
    """His own skill.  [roe.profile.close-combat]"""
    return Modifier("roe.profile.close-combat", bout.man.profile.cc)


def _shaken(game: Game, bout: Bout) -> Modifier | None:
    """Shaken and demoralised men fight worse.  [roe.cc.mod-shaken roe.disc.shaken-penalties]"""
    return Modifier("roe.cc.mod-shaken", game.scene.rulebook.combat.shaken) if bout.squad.is_broken else None


def _water(game: Game, bout: Bout) -> Modifier | None:
    """Whoever stands in water fights worse.  [roe.cc.mod-water roe.ruling.cc-water]"""
    place = game.ground.footing(bout.figure.at).place
    piece = game.ground.piece(place)
    if piece is not None and piece.kind.water:
        return Modifier("roe.cc.mod-water", game.scene.rulebook.combat.water)
    return None


def _height(game: Game, bout: Bout) -> Modifier | None:
    """Whoever stands higher, on a hill or on an upper floor, fights better until the enemy has won a round.

    [roe.cc.mod-height roe.bldg.assault-bonus roe.ruling.cc-height]
    """
    book = game.scene.rulebook.combat
    upstairs = bout.figure.floor > bout.foe.floor
    if bout.combat.pressed or not (upstairs or level(game, bout.figure) - level(game, bout.foe) >= book.higher):
        return None
    return Modifier("roe.cc.mod-height", book.height)


def level(game: Game, figure: Figure) -> int:
    """How high the ground is under a figure.  [roe.cc.mod-height]"""
    place = game.ground.footing(figure.at).place
    piece = game.ground.piece(place)
    kind = None if piece is None else piece.kind
    return kind.height if kind is not None and kind.elevated else 0


def _cover(game: Game, bout: Bout) -> Modifier | None:
    """A defender behind cover fights better, until the attacker has won a round; the demoralised never.

    [roe.cc.mod-cover roe.bldg.assault-bonus roe.disc.demoralised-penalties roe.ruling.cc-cover]
    """
    if not bout.combat.defends or bout.combat.pressed or bout.squad.state == "demoralised":
        return None
    ground = game.ground
    eye = bout.foe.at if bout.foe.came is None else (bout.foe.came.x, bout.foe.came.y)
    own = ground.footing(bout.figure.at)
    is_inside = own.cover != "none" and ground.footing(eye).place != own.place
    if is_inside or (own.cover == "none" and ground.cover(eye, bout.figure.at)):
        return Modifier("roe.cc.mod-cover", game.scene.rulebook.combat.cover)
    return None


def _weapon(game: Game, bout: Bout) -> Modifier | None:
    """The best of his weapons counts.

    [roe.cc.mod-weapon roe.cc.mod-smg roe.equip.bayonet roe.ruling.cc-weapon-best]
    """
    best = max(bout.man.arms, key=lambda weapon: weapon.cc, default=None)
    if best is None or not best.cc:
        return None
    return Modifier("roe.cc.mod-smg" if best.type in HANDY else "roe.cc.mod-weapon", best.cc)


def _outnumbering(game: Game, bout: Bout) -> Modifier | None:
    """Of several against one the first has 1 more, the second 2, and so on.  [roe.cc.mod-outnumber]"""
    return Modifier("roe.cc.mod-outnumber", bout.rank) if bout.rank else None


def _encumbered(game: Game, bout: Bout) -> Modifier | None:
    """Whoever bears a heavy weapon fights worse, not his loaders.  [roe.cc.mod-encumbered]"""
    if any(weapon.type in ENCUMBERING for weapon in bout.man.arms):
        return Modifier("roe.cc.mod-encumbered", game.scene.rulebook.combat.encumbered)
    return None


TERMS: tuple[Term, ...] = (_value, _weapon, _outnumbering, _height, _cover, _shaken, _water, _encumbered)
"""All that may be added, in the order in which it is told; chapters with more to add name it here."""


def fighting_sum(game: Game, bout: Bout) -> Total:
    """What a man adds to his die.  [roe.cc.roll]"""
    return Total.of([term for rule in TERMS if (term := rule(game, bout)) is not None], LEAST)
