"""The registry: systems by name, imported when they are first asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bocage.kernel.errors import Unknown

if TYPE_CHECKING:
    from bocage.kernel.match import Match
    from bocage.system import System

PACKAGES = {
    "tide-of-iron": "bocage.systems.tide_of_iron",
    "heroes-of-normandie": "bocage.systems.heroes_of_normandie",
    "grand-tactical": "bocage.systems.grand_tactical",
    "tide-of-fortune": "bocage.systems.tide_of_fortune",
    "rules-of-engagement": "bocage.systems.rules_of_engagement",
}


def names() -> list[str]:
    """The systems that are offered.

    >>> "tide-of-iron" in names()
    True
    """
    return list(PACKAGES)


def package_of(name: str) -> str:
    """Where a system lies."""
    package = PACKAGES.get(name)
    if package is None:
        raise Unknown(f"unknown game {name!r}: there is {', '.join(names())}")
    return package


LOADED: dict[str, System] = {}
"""The systems that were asked for so far, and any that somebody has brought along."""


def system(name: str) -> System:
    """The system of that name.

    >>> system("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: unknown game 'chess': there is tide-of-iron, heroes-of-normandie, ...
    """
    if name in LOADED:
        return LOADED[name]
    LOADED[name] = import_module(package_of(name)).SYSTEM
    return LOADED[name]


def system_of(match: Match) -> System:
    """The system that a match is a match of."""
    return system(match.setup.game)


def scenario(title: str, packs: tuple[Path, ...] = ()) -> tuple[System, str]:
    """The system and the scenario of GAME or GAME/SCENARIO; without a scenario, the one to learn on."""
    game, _, wanted = title.partition("/")
    found = system(game)
    scenarios = found.play.scenarios(packs)
    if not wanted:
        wanted = next(iter(scenarios))
    if wanted not in scenarios:
        raise Unknown(f"unknown scenario {wanted!r} of {game}: there is {', '.join(scenarios)}")
    return found, wanted


def new(
    title: str,
    *,
    seed: int | str | None = None,
    settings: dict[str, Any] | None = None,
    packs: tuple[Path, ...] = (),
) -> Match:
    """A new match of GAME/SCENARIO."""
    from bocage.kernel.match import Match, Setup

    found, wanted = scenario(title, packs)
    return Match.new(found.play, Setup(found.name, wanted, settings or {}, packs), seed)
