"""The rules of Tide of Iron at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import Dice, Play, ScenarioInfo
from bocage.systems.tide_of_iron.rules import positions
from bocage.systems.tide_of_iron.rules.sequence import RULES
from bocage.systems.tide_of_iron.scene import loading
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Settings
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.show.standing_orders import obey
from bocage.systems.tide_of_iron.show.view import determinize, view
from bocage.systems.tide_of_iron.state.game import Game
from bocage.systems.tide_of_iron.state.setup import divisions_of, new_game


class TideOfIronPlay(Play):
    """See `Play`."""

    version = "0.1"
    package = loading.PACKAGE
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    position = staticmethod(positions.game_at)
    obey = staticmethod(obey)

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """See `Play`."""
        found = {name: loading.load_scenario(name, tuple(packs)) for name in loading.scenario_names(tuple(packs))}
        return {name: _info(name, scenario) for name, scenario in found.items()}

    def settings(self, scenario: str) -> Settings:
        """See `Play`."""
        return loading.load_scenario(scenario, ()).settings

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """See `Play`."""
        game = new_game(loading.load_scene(scenario, tuple(packs), settings), dice, RULES)
        game.begin()
        return game


def _info(name: str, scenario: Scenario) -> ScenarioInfo:
    divisions = divisions_of(scenario)
    sides = tuple(tuple(one.id for one in divisions if one.side == side) for side in range(len(SIDES)))
    return ScenarioInfo(name, len(divisions), scenario.learning, sides)
