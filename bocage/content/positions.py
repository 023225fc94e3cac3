"""Positions: games from the scenarios of a shelf, from a saved state of one, or as a rule case draws them in place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from bocage.content.shelf import S, Shelf, V
from bocage.kernel import BocageError, Dice, Game, LiveDice, Play, ScenarioInfo

G = TypeVar("G", bound=Game)


class IllegalPosition(BocageError):
    """A drawn position that breaks a rule, which no game can have come to.

    >>> print(IllegalPosition("demo.stacking.limit", "four units in C4"))
    the position breaks demo.stacking.limit: four units in C4
    """

    def __init__(self, rule: str, problem: str) -> None:
        super().__init__(f"the position breaks {rule}: {problem}")
        self.rule = rule


class ShelfPlay(Play, Generic[S, V, G]):
    """The play of a game whose scenarios lie on a shelf."""

    @abstractmethod
    def shelf(self, packs: Sequence[Path] = ()) -> Shelf[S, V]:
        """The game's content with the data packs laid over it."""

    @abstractmethod
    def info(self, name: str, scenario: S) -> ScenarioInfo:
        """What a lobby shows of a scenario."""

    @abstractmethod
    def set_up(self, scene: V, dice: Dice) -> G:
        """A game of a scene that has not begun."""

    @abstractmethod
    def drawn(self, position: Mapping[str, Any]) -> S:
        """The position of a rule case as a scenario; what it leaves out is as quiet as can be."""

    @abstractmethod
    def enter(self, game: G, scenario: S) -> None:
        """Go on from where a drawn position says: at the first question, or in the middle of a turn."""

    def check(self, game: G) -> None:
        """Raise `IllegalPosition` if a drawn position breaks a rule."""

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """See `Play`."""
        shelf = self.shelf(packs)
        return {name: self.info(name, shelf.scenario(name)) for name in shelf.scenario_names}

    def settings(self, scenario: str) -> msgspec.Struct:
        """See `Play`."""
        return self.shelf().scenario(scenario).settings

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> G:
        """See `Play`."""
        game = self.set_up(self.shelf(packs).scene(scenario, settings), dice)
        game.begin()
        return game

    def position(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> G:
        """A game at the position of a rule case: a saved state of a scenario, or a scenario drawn in place."""
        if "state" in position:
            return self._restored(position, dice, packs)
        scenario = self.drawn(position)
        game = self.set_up(self.shelf(packs).make_scene(scenario), dice)
        self.check(game)
        self.enter(game, scenario)
        return game

    def _restored(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path]) -> G:
        """The state lies over a game that is set up with other dice: those of the case are for what comes after it."""
        if "scenario" not in position:
            raise BocageError("the position cannot be read: scenario: missing")
        scene = self.shelf(packs).scene(str(position["scenario"]), position.get("settings", {}))
        game = self.set_up(scene, LiveDice("position", "restored"))
        game.dice = dice
        game.restore({**position["state"], "chance": 0}, self.package)
        return game


def entries(position: Mapping[str, Any], field: str) -> Mapping[str, Mapping[str, Any]]:
    """What a position draws by name, such as its units.

    >>> entries({"units": {"able": {"at": "B2"}}}, "units")
    {'able': {'at': 'B2'}}
    >>> entries({"units": ["able"]}, "units")
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BocageError: the position cannot be read: units: expected names with their entries
    """
    found = position.get(field, {})
    if not (isinstance(found, Mapping) and all(isinstance(entry, Mapping) for entry in found.values())):
        raise BocageError(f"the position cannot be read: {field}: expected names with their entries")
    return found


def listed(named: Mapping[str, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Entries by name as a list in which each says its own.

    >>> listed({"able": {"at": "B2"}})
    [{'name': 'able', 'at': 'B2'}]
    """
    return [{"name": name, **entry} for name, entry in named.items()]
