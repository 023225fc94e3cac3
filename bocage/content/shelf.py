"""Shelves: a game's scenarios and their scenes, from its data folder and the packs laid over it, each read once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from bocage.board.kept import Kept
from bocage.content.flaws import find_flaw
from bocage.content.packs import Sources
from bocage.kernel import BocageError, canonical

KEPT_SHELVES = 16
"""How many sets of packs are kept open."""
KEPT_SCENES = 32
"""How many scenes of a shelf are kept: all scenarios of a game, and some under settings of their own."""

T = TypeVar("T")


class ScenarioData(Protocol):
    """What every game's scenarios have."""

    @property
    def settings(self) -> msgspec.Struct:
        """The optional rules that it sets."""


S = TypeVar("S", bound=ScenarioData)
V = TypeVar("V")


class VariantData(Protocol[S]):
    """What every variant of a scenario has: the name of that scenario, and how it alters it."""

    @property
    def like(self) -> str:
        """The scenario that it alters."""

    def of(self, scenario: S) -> S:
        """The scenario as it is altered."""


class Shelf(Sources, ABC, Generic[S, V]):
    """A game's content: its scenarios, records of the class `S`, and the scene `V` that each of them sets."""

    FOLDERS: ClassVar[tuple[str, ...]] = ("scenarios",)
    """Where its scenarios lie."""
    SET_BY_MATCH: ClassVar[Collection[str]] = ()
    """Fields of a scenario that the settings of a match may replace, besides its optional rules."""

    def __init__(self, base: Traversable, packs: Sequence[Path] = (), *, game: str) -> None:
        super().__init__(base, packs, game=game)
        self._scenarios: Kept[str, S] = Kept(self.read_scenario)
        self._scenes: Kept[tuple[str, bytes], V] = Kept(self._make_scene, most=KEPT_SCENES)

    @abstractmethod
    def read_scenario(self, name: str) -> S:
        """The scenario of that name, checked."""

    def varied(self, name: str, scenario: type[S], variant: type[VariantData[S]]) -> S:
        """The scenario of that name, or the variant, which is like another scenario but for what it alters."""
        if name not in self.names("variants"):
            return self.load(scenario, f"scenarios/{name}.toml")
        path = f"variants/{name}.toml"
        altered = self.load(variant, path)
        with self.checking(path):
            return altered.of(self.load(scenario, f"scenarios/{altered.like}.toml"))

    @abstractmethod
    def make_scene(self, scenario: S) -> V:
        """The scene of a scenario, or of the position of a rule case."""

    @abstractmethod
    def rank(self, scenario: S) -> tuple[int, ...]:
        """Where a scenario stands in the list of all: the lowest first, and those with the same by their names."""

    @cached_property
    def scenario_names(self) -> tuple[str, ...]:
        """All scenarios, in the order in which players should see them."""
        names = [name for folder in self.FOLDERS for name in self.names(folder)]
        return tuple(sorted(names, key=lambda name: (self.rank(self.scenario(name)), name)))

    def scenario(self, name: str) -> S:
        """The scenario of that name."""
        return self._scenarios[name]

    def scene(self, name: str, settings: Mapping[str, Any]) -> V:
        """The scene of a scenario under the settings of a match, shared by all matches with the same."""
        return self._scenes[name, canonical(settings)]

    def _make_scene(self, key: tuple[str, bytes]) -> V:
        name, settings = key
        return self.make_scene(with_settings(self.scenario(name), msgspec.json.decode(settings), self.SET_BY_MATCH))


def with_settings(scenario: S, settings: Mapping[str, Any], fields: Collection[str] = ()) -> S:
    """The scenario with the settings of a match over its own; those among `fields` are of the scenario itself."""
    data = msgspec.to_builtins(scenario)
    whole = {key: value for key, value in settings.items() if key in fields}
    rules = {key: value for key, value in settings.items() if key not in fields}
    return converted(type(scenario), {**data, **whole, "settings": {**data["settings"], **rules}}, "settings")


def converted(cls: type[T], data: object, what: str) -> T:
    """Data that a player or a rule case gives as a record; one line says which field of it is wrong."""
    try:
        return msgspec.convert(data, cls)
    except msgspec.ValidationError as error:
        flaw = find_flaw(cls, data, error)
        where = f"{flaw.field}: {flaw.problem}" if flaw.field else flaw.problem
        raise BocageError(f"the {what} cannot be read: {where}") from None
