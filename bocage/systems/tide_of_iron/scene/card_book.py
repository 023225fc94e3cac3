"""The cards of the box: strategy cards by deck, operations cards, and what those of a scenario change for each side."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bocage.content import ContentError
from bocage.systems.tide_of_iron.schema.cards import Conditions, OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.schema.scenario import Scenario, SideEntry
from bocage.systems.tide_of_iron.schema.terrain import Terrain
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES


class Book:
    """All cards of the box, and the conditions that a scenario's operations cards make for each side."""

    def __init__(
        self,
        strategy: Mapping[str, StrategyCard],
        operations: Mapping[str, OperationsCard],
        scenario: Scenario,
    ) -> None:
        self.strategy = strategy
        self.operations = operations
        self.conditions = self._conditions(scenario)
        self._check(scenario)

    def _conditions(self, scenario: Scenario) -> tuple[Conditions, Conditions]:
        """The operations cards bind their side, some of them both sides, from the start.

        [toi.ops.what toi.ops.both toi.setup.operations]
        """
        bound = [Conditions(), Conditions()]
        for place, side in enumerate(SIDES):
            for name in scenario.sides.get(side, SideEntry()).operations:
                if name not in self.operations:
                    raise ContentError("scenario", f"sides.{side}.operations", f"no operations card is called {name!r}")
                card = self.operations[name]
                for one in range(len(SIDES)):
                    if one == place or card.scope == "both":
                        bound[one] += card.changes
        return bound[0], bound[1]

    def _check(self, scenario: Scenario) -> None:
        """Every card that a scenario names is in the box, and each deck and each operations card is there once."""
        granted: set[str] = set()
        for side, entry in scenario.sides.items():
            for name in (*entry.hq, *entry.play):
                if name not in self.strategy:
                    raise ContentError("scenario", f"sides.{side}", f"no strategy card is called {name!r}")
            for name in (*entry.operations, *(entry.decks if isinstance(entry.decks, tuple) else ())):
                if name in granted:
                    raise ContentError("scenario", f"sides.{side}", f"the box holds {name!r} only once")
                granted.add(name)

    def cards_of(self, deck: str) -> list[str]:
        """The names of a deck's cards, each as often as it is there.  [toi.components.cards]"""
        return [card.name for card in self.strategy.values() if card.deck == deck for _ in range(card.copies)]

    def terrain(self, terrain: Mapping[str, Terrain]) -> dict[str, Terrain]:
        """The terrain of the scenario, as weather and operations cards make it."""
        common = self.conditions[0]
        return {name: _weathered(kind, common) for name, kind in terrain.items()}


def _weathered(kind: Terrain, weather: Conditions) -> Terrain:
    """Rain and snow make ground slow, and hedgerows take the place of woods.  [toi.ops.terrain]"""
    squad, vehicle, cover = kind.squad, kind.vehicle, kind.cover
    if squad is not None and kind.name in ("clear", "rough"):
        squad += weather.snow
    if kind.name == "woods" and weather.hedgerow_cost:
        vehicle, cover = weather.hedgerow_cost, weather.hedgerow_cover
    if vehicle is not None:
        vehicle += weather.vehicle_off_road
    return msgspec.structs.replace(kind, squad=squad, vehicle=vehicle, cover=cover)
