"""Tide of Iron: squads and vehicles on hexes, opportunity fire at every step."""

from pathlib import Path

from bocage.content import MapText
from bocage.system import System
from bocage.systems.tide_of_iron.mind.mind import TideOfIronMind
from bocage.systems.tide_of_iron.play import TideOfIronPlay
from bocage.systems.tide_of_iron.scene.loading import GAME
from bocage.systems.tide_of_iron.schema.box import Box
from bocage.systems.tide_of_iron.schema.cards import OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.schema.rulebook import Rulebook
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Variant
from bocage.systems.tide_of_iron.schema.terrain import Terrain
from bocage.systems.tide_of_iron.schema.units import UnitType
from bocage.systems.tide_of_iron.show.show import TideOfIronShow

SYSTEM = System(
    name=GAME,
    folder=Path(__file__).parent,
    play=TideOfIronPlay(),
    show=TideOfIronShow(),
    mind=TideOfIronMind(),
    schemas={
        "scenario": Scenario,
        "variant": Variant,
        "map": MapText,
        "units": UnitType,
        "terrain": Terrain,
        "box": Box,
        "cards": StrategyCard,
        "operations": OperationsCard,
        "rulebook": Rulebook,
    },
)

__all__ = ["SYSTEM"]
