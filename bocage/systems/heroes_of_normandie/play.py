"""The rules of Heroes of Normandie at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import Dice, Play, ScenarioInfo
from bocage.systems.heroes_of_normandie.rules import positions
from bocage.systems.heroes_of_normandie.rules.sequence import RULES
from bocage.systems.heroes_of_normandie.scene import loading
from bocage.systems.heroes_of_normandie.schema.scenario import Settings
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.show.standing_orders import obey
from bocage.systems.heroes_of_normandie.show.view import determinize, view
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.setup import new_game


class HeroesOfNormandiePlay(Play):
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
        return {name: ScenarioInfo(name, len(SIDES), scenario.learning) for name, scenario in found.items()}

    def settings(self, scenario: str) -> Settings:
        """See `Play`."""
        return loading.load_scenario(scenario, ()).settings

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """See `Play`."""
        game = new_game(positions.load_scene(scenario, tuple(packs), settings), dice, RULES)
        game.begin()
        return game
