"""The cast of the suite: every scenario of every system, those in the making too, and the miniature one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage import registry
from bocage.kernel import Unknown
from bocage.system import System

from .mini import SYSTEM as MINI


class Title(NamedTuple):
    """A scenario of a system, by names: what a test is called by."""

    game: str
    scenario: str

    def __str__(self) -> str:
        return f"{self.game}/{self.scenario}"


def system_named(name: str) -> System:
    """A registered system, the miniature one, or a broken variant of it ("mini!unordered")."""
    if name == MINI.name:
        registry.LOADED[name] = MINI
    if name.startswith("mini!"):
        from .broken import broken

        return broken(name.removeprefix("mini!"))
    return registry.system(name)


def systems() -> list[str]:
    return [MINI.name, *registry.names()]


def titles() -> list[Title]:
    """All scenarios; a system that cannot be imported stands as one scenario, whose tests say why."""
    return [title for name in systems() for title in _titles(name)]


def _titles(name: str) -> Iterator[Title]:
    try:
        for scenario in system_named(name).play.scenarios():
            yield Title(name, scenario)
    except Exception:
        yield Title(name, "?")


def find(title: str) -> tuple[System, str]:
    """The system and the scenario of GAME/SCENARIO."""
    game, _, scenario = title.partition("/")
    system = system_named(game)
    if scenario not in system.play.scenarios():
        raise Unknown(f"unknown scenario {scenario!r} of {game}: there is {', '.join(system.play.scenarios())}")
    return system, scenario
