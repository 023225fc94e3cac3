"""Reinforcements and events of the scenario (Renforts de scénario et évènements)."""

from __future__ import annotations

from bocage.kernel import Call, Event, Seat, Step, UnitId
from bocage.systems.tide_of_iron.rules.initiative_order import PlayersInTurn
from bocage.systems.tide_of_iron.rules.setup.placement import Placement
from bocage.systems.tide_of_iron.schema.scenario import UnitEntry
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import NONE, Game, SideId
from bocage.systems.tide_of_iron.state.setup import make_units, seat_of


class ReinforcementsDue(Event):
    """A player receives reinforcements."""

    seat: Seat
    units: tuple[UnitId, ...]


class HappeningCame(Event):
    """A scheduled event gives a side points."""

    side: SideId
    command: int
    victory: int


class Reinforcements(PlayersInTurn):
    """Step 5: in initiative order each player places the reinforcements of this round and resolves its events.

    Those that cards bring are placed when the card is played.
    [toi.status.events]
    """

    def start(self, game: Game) -> Step:
        """Before the first player, the events."""
        if self.turn == 0:
            happen(game)
        return super().start(game)

    def serve(self, game: Game, seat: Seat) -> Step:
        """A player places what he receives."""
        entries = due(game, seat)
        if not entries:
            return self.next_turn()
        units = make_units(game.scene, entries, game.units)
        for unit in units:
            game.put(unit)
        arrived = tuple(unit.id for unit in units)
        game.emit(ReinforcementsDue(seat, arrived))
        on_their_own = tuple(unit.id for unit in units if unit.aboard == NONE)
        return Call(Placement(seat, on_their_own, "reinforcement"), then=self.onward)


def due(game: Game, seat: Seat) -> list[UnitEntry]:
    """The units that a player receives this round.  [toi.status.events]"""
    scenario = game.scene.scenario
    return [
        unit
        for group in scenario.reinforcements
        for unit in group.units
        if group.round == game.now.round and seat_of(scenario, SIDES.index(group.side), unit.division) == seat
    ]


def happen(game: Game) -> None:
    """Resolve the scheduled events of this round, the initiative first.  [toi.status.events]"""
    for team in (game.now.initiative, 1 - game.now.initiative):
        for event in game.scene.scenario.happenings:
            if event.round == game.now.round and event.side == SIDES[team]:
                side = game.sides[team]
                game.put(side.but(command=side.command + event.command, victory=side.victory + event.victory))
                game.emit(HappeningCame(team, event.command, event.victory))
