"""Operations cards (Cartes Opérations): what those of the scenario change, asked by all other chapters.

Their numbers are in `game.scene.book.conditions`, one record for each side, and are worked out once for a scenario.
[toi.ops.what toi.ops.place toi.ops.both toi.card.read-all]
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import mask
from bocage.board.hex import Hex
from bocage.kernel import Ask, Event, Modifier, Option, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_iron.rules.initiative_order import SidesInTurn
from bocage.systems.tide_of_iron.schema.cards import Conditions
from bocage.systems.tide_of_iron.state.game import NONE, Card, Game, SideId, Unit

ACE = "ace-crew"


def conditions(game: Game, side: SideId) -> Conditions:
    """What the operations cards in force change for a side.  [toi.ops.both]"""
    return game.scene.book.conditions[side]


# Darkness


def is_in_the_dark(game: Game, unit: Unit, target: Unit) -> bool:
    """At night a target that has not fired this round is seen only from near.  [toi.ops.what]"""
    return target.fired != game.now.round and game.scene.grid.distance(unit.hex, target.hex) > game.scene.dark


def note_flashes(game: Game, units: tuple[UnitId, ...]) -> None:
    """Who fires at night shows where he is, for the rest of the round."""
    for number in units:
        game.put(game.unit(number).but(fired=game.now.round))


def hexes_in_reach(game: Game, hex: Hex, side: SideId) -> int:
    """The hexes that weather and darkness let a side's weapons reach from a hex, as a bitset.  [toi.ops.what]"""
    weather, within = conditions(game, side), game.scene.grid.within
    reach = within(hex, weather.farthest) if weather.farthest else game.scene.grid.playable
    if weather.dark:
        flashes = [unit.hex for unit in game.units if unit.fired == game.now.round and unit.on_board]
        reach &= within(hex, weather.dark) | mask(flashes)
    return reach


def is_snowed_in(game: Game, unit: Unit) -> bool:
    """In deep snow squads do not fire and move off the road.  [toi.ops.what]"""
    if unit.is_vehicle or not conditions(game, unit.side).snow:
        return False
    hex = unit.hex if unit.aboard == NONE else game.unit(unit.aboard).hex
    return not game.scene.paved >> hex & 1


# Firepower


def firepower_by_operations(game: Game, unit: Unit, target: Unit) -> Iterator[Modifier]:
    """What rockets and an ace crew add against a vehicle.  [toi.ops.what]"""
    if not unit.is_vehicle:
        if unit.specialisation == "none" and game.scene.grid.distance(unit.hex, target.hex) <= 1:
            yield Modifier("toi.ops.what", conditions(game, unit.side).rockets)
    elif is_ace(game, unit):
        yield Modifier("toi.ops.what", conditions(game, unit.side).ace)


# The ace


class NameAce(Option):
    """This tank has the ace crew."""

    unit: TargetId


class AceNamed(Event):
    """A tank has an ace crew."""

    unit: UnitId


class ChooseAce(SidesInTurn):
    """At setup a side with an ace crew chooses its tank.  [toi.setup.operations]"""

    prompt = "ace"

    def serve(self, game: Game, side: SideId) -> Step:
        """Ask for it, the initiative first."""
        options = [NameAce(tank.id) for tank in tanks_of(game, side)] if conditions(game, side).ace else []
        if not options:
            return self.next_turn()
        return Ask(game.teams[side][0], self.prompt, options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: NameAce) -> Refusal | None:
        """Only a tank of one's own."""
        if any(tank.id == choice.unit for tank in tanks_of(game, self.side(game))):
            return None
        return Refusal("toi.setup.operations", {"unit": choice.unit})

    def chosen(self, game: Game, choice: NameAce) -> Step:
        """Lay the card by the tank."""
        card = ace_card(game, game.unit(choice.unit).side)
        assert card is not None
        game.put(card.but(target=choice.unit))
        game.emit(AceNamed(choice.unit))
        return self.next_turn()


def tanks_of(game: Game, side: SideId) -> Iterator[Unit]:
    """The tanks of a side on the board."""
    for unit in game.units:
        if unit.side == side and unit.on_board and "tank" in game.scene.types[unit.figures[0]].traits:
            yield unit


def ace_card(game: Game, side: SideId) -> Card | None:
    """The card of a side's ace crew."""
    return next((card for card in game.cards if card.side == side and card.name == ACE), None)


def is_ace(game: Game, unit: Unit) -> bool:
    """Whether the unit is the tank with the ace crew."""
    if not unit.is_vehicle or not conditions(game, unit.side).ace:
        return False
    card = ace_card(game, unit.side)
    return card is not None and card.target == unit.id
