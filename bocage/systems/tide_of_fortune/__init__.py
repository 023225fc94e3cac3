"""Tide of Fortune: divisions between Antwerp, Aachen and Arnhem, on hexes of three kilometres."""

from pathlib import Path

from bocage.system import System
from bocage.systems.tide_of_fortune.mind.mind import TideOfFortuneMind
from bocage.systems.tide_of_fortune.play import TideOfFortunePlay
from bocage.systems.tide_of_fortune.scene.loading import GAME
from bocage.systems.tide_of_fortune.schema.charts import Charts
from bocage.systems.tide_of_fortune.schema.maps import CampaignMap
from bocage.systems.tide_of_fortune.schema.profiles import Roster
from bocage.systems.tide_of_fortune.schema.rulebook import Rulebook
from bocage.systems.tide_of_fortune.schema.scenario import Calendar, Scenario, Variant
from bocage.systems.tide_of_fortune.schema.terrain import TerrainChart
from bocage.systems.tide_of_fortune.show.show import TideOfFortuneShow

SYSTEM = System(
    name=GAME,
    folder=Path(__file__).parent,
    play=TideOfFortunePlay(),
    show=TideOfFortuneShow(),
    mind=TideOfFortuneMind(),
    schemas={
        "scenario": Scenario,
        "variant": Variant,
        "map": CampaignMap,
        "units": Roster,
        "charts": Charts,
        "terrain": TerrainChart,
        "rulebook": Rulebook,
        "calendar": Calendar,
    },
    trials={key: {"turns": 3} for key in ("campaign", "linnet-two", "market-garden", "aachen")},
)

__all__ = ["SYSTEM"]
