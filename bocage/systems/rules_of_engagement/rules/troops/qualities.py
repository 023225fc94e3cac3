"""Qualities: what a squad is by its training or its army, and who leads it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.vocabulary import FANATICISM, Trait
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


def has_quality(game: Game, squad: Squad, trait: Trait) -> bool:
    """Whether a squad, or its whole army, has a special rule."""
    return trait in game.scene.traits[squad.kind]


def fanaticism(game: Game, squad: Squad) -> int:
    """How fanatic a squad is, 0 for others.  [roe.special.fanatic-hits roe.special.fanatic-cc]"""
    return max((FANATICISM.get(trait, 0) for trait in game.scene.traits[squad.kind]), default=0)


def ncos(game: Game, squad: Squad) -> Iterator[Man]:
    """The NCOs that a squad has left, and whoever has taken the place of one.

    [roe.disc.mod-nco roe.ruling.nco-loss]
    """
    for figure, man in game.men(squad.id):
        if "nco" in man.marks or figure.id == squad.leader:
            yield man


def is_leaderless(game: Game, squad: Squad) -> bool:
    """Whether a squad has lost its NCO, and nobody has taken his place."""
    roster = game.scene.rosters[squad.kind]
    fallen = any(one.squad == squad.id and one.lost and "nco" in roster[one.man].marks for one in game.figures)
    return fallen and not any(ncos(game, squad))


def has_nco(game: Game, squad: Squad) -> bool:
    """Whether an NCO leads a squad; one of the motivated takes over at once when theirs is lost.

    [roe.disc.mod-nco roe.special.motivated roe.ruling.motivated]
    """
    if any(ncos(game, squad)):
        return True
    return has_quality(game, squad, "motivated") and is_leaderless(game, squad)
