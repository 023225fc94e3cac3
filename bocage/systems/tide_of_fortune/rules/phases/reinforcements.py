"""Reinforcements: who is due comes on by his entry, or waits for it to open, or goes round."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Step
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.schema.calendar import BOXES_PER_DAY
from bocage.systems.tide_of_fortune.schema.scenario import AIRBORNE
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, load_of
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Unit, other

ENTER = "reinforcements.hex"


class EnterAt(Option):
    """Bring a unit on in a hex of its entry."""

    unit: ActorId
    hex: AimId


class Reinforcements(Frame[None]):
    """All that is due, the Allies' first: each unit in a hex of its entry that is free and has room.

    [tof.ruling.reinforcement-arrival tof.9.setup-sheets]
    """

    held: tuple[int, ...] = ()
    """Those that find their entry closed."""

    def start(self, game: Game) -> Step:
        """The next that is due; transports simply are there."""
        self.bring_transports(game)
        return Goto(self.next_unit)

    def next_unit(self, game: Game) -> Step:
        """Ask in which hex it comes on."""
        unit = self.awaited(game)
        if unit is None:
            return self.done()
        hexes = open_hexes(game, unit)
        if not hexes:
            return Goto(self.but(held=(*self.held, unit.id)).wait)
        options = [EnterAt(unit.id, hex) for hex in hexes]
        return Ask(unit.seat, ENTER, options, self.entered, self.why_not, args={"unit": unit.id})

    def awaited(self, game: Game) -> Unit | None:
        """The next unit that is due and whose entry was not found closed."""
        return next((one for one in game.units if one.id not in self.held and is_due(game, one)), None)

    def why_not(self, game: Game, choice: EnterAt) -> Refusal | None:
        """The unit that is asked about, in a hex of its entry that is open.  [tof.ruling.reinforcement-arrival]"""
        unit = self.awaited(game)
        if unit is not None and choice.unit == unit.id and choice.hex in open_hexes(game, unit):
            return None
        return Refusal("tof.ruling.reinforcement-arrival", {"unit": choice.unit, "hex": choice.hex})

    def entered(self, game: Game, choice: EnterAt) -> Step:
        """It is there, and holds the hex.  [tof.ruling.hex-control-vp]"""
        game.put(game.unit(choice.unit).but(hex=choice.hex, where="map"))
        take_hold(game, game.unit(choice.unit), choice.hex)
        game.emit(events.Arrived(choice.unit, choice.hex))
        return Goto(self.next_unit)

    def wait(self, game: Game) -> Step:
        """Its entry is closed: it comes later, or in two days by another.  [tof.ruling.reinforcement-arrival]"""
        unit, diversion = game.unit(self.held[-1]), game.scene.calendar.diversion
        game.emit(events.EntryBlocked(unit.id, unit.entry))
        late = game.now.box - unit.due >= diversion.days * BOXES_PER_DAY
        another = diversion.entries.get(game.scene.seats[unit.seat], {}).get(unit.entry, "")
        if late and another in game.scene.entries[unit.seat] and another not in game.sides[unit.seat].lost:
            game.put(unit.but(entry=another))
        return Goto(self.next_unit)

    def bring_transports(self, game: Game) -> None:
        """[tof.9.buffalo tof.9.barge-capacity]"""
        for transport in game.transports:
            if transport.hex == OFF_MAP and transport.due and transport.due <= game.now.box:
                arrival = next(one for one in game.scene.arrivals if one.who == transport.name)
                hexes = game.scene.entry_hexes(transport.seat, arrival.entry)
                if hexes:
                    game.put(transport.but(hex=hexes[0]))
                    game.emit(events.TransportArrived(transport.id, hexes[0]))


def is_due(game: Game, unit: Unit) -> bool:
    """Whether a unit is to come on now."""
    return unit.where == "later" and unit.entry != AIRBORNE and unit.due <= game.now.box


def open_hexes(game: Game, unit: Unit) -> list[Hex]:
    """The hexes of its entry that the enemy neither holds nor controls, with room; none of an entry that is lost.

    [tof.ruling.reinforcement-arrival tof.ruling.entry-lost tof.7.stack-end]
    """
    if unit.entry in game.sides[unit.seat].lost:
        return []
    load, ground = load_of(game, unit), game.scene
    return [
        hex
        for hex in ground.entry_hexes(unit.seat, unit.entry)
        if not game.occupied[other(unit.seat)] >> hex & 1
        and game.grips[unit.seat][hex] < Grip.CONTROLLED_WEAK
        and game.loads[hex] + load <= ground.room(game, hex)
    ]
