"""Grand Tactical Series 2.0: companies on hexes of 500 metres, activated by chits."""

from pathlib import Path

from bocage.system import System
from bocage.systems.grand_tactical.mind.mind import GrandTacticalMind
from bocage.systems.grand_tactical.play import GrandTacticalPlay
from bocage.systems.grand_tactical.scene.loading import GAME
from bocage.systems.grand_tactical.schema.maps import BattleMap
from bocage.systems.grand_tactical.schema.rulebook import Results, Rulebook
from bocage.systems.grand_tactical.schema.scenario import Scenario, Variant
from bocage.systems.grand_tactical.schema.terrain import TerrainChart
from bocage.systems.grand_tactical.schema.units import UnitType
from bocage.systems.grand_tactical.show.show import GrandTacticalShow

SYSTEM = System(
    name=GAME,
    folder=Path(__file__).parent,
    play=GrandTacticalPlay(),
    show=GrandTacticalShow(),
    mind=GrandTacticalMind(),
    schemas={
        "scenario": Scenario,
        "variant": Variant,
        "map": BattleMap,
        "units": UnitType,
        "terrain": TerrainChart,
        "rulebook": Rulebook,
        "results": Results,
    },
)

__all__ = ["SYSTEM"]
