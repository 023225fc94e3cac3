"""The moments at which other chapters let cards be played: each answers a window, or None where nobody could use it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Frame, UnitId
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import Clash
from bocage.systems.heroes_of_normandie.rules.cards.effects.assault_announcements import clash_announcements
from bocage.systems.heroes_of_normandie.rules.cards.effects.fire_announcements import announcements, fully_backed
from bocage.systems.heroes_of_normandie.rules.cards.effects.grenade_returns import incoming
from bocage.systems.heroes_of_normandie.rules.fire.shots import Shot
from bocage.systems.heroes_of_normandie.state.game import Game


def before_dice(game: Game, shot: Shot, *, burst: bool = False) -> Frame[Shot] | None:
    """What both players may announce for a shot before its dice; answers the shot with what it adds or takes off.

    For a whole burst only what concerns all of it is announced; each target has its own moment later.
    """
    return announcements(game, shot, burst=burst)


def backed(game: Game, shot: Shot) -> Iterator[Shot]:
    """What a shot could become by all that its player may announce for it before the dice."""
    return fully_backed(game, shot)


def before_assault(game: Game, clash: Clash) -> Frame[Clash] | None:
    """What both players may announce for an assault before its dice; answers it with what gear and cards add."""
    return clash_announcements(game, clash)


def grenade(game: Game, weapon: str, units: tuple[UnitId, ...]) -> Frame[int] | None:
    """Whether a grenade that would hit units is thrown back; answers the new intersection, or NONE."""
    return incoming(game, weapon, units)
