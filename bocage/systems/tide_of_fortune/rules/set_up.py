"""Setting up: the printed set-up may be changed around the headquarters, the German's first; one choice accepts it."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, InTurn, Option, Phases, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.state.events import victory as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import (
    ALLIED,
    GERMAN,
    NONE,
    OFF_MAP,
    BridgeAimId,
    BridgeId,
    Marker,
    Unit,
    other,
)

UNIT, HEX, BRIDGE, SEA = "set-up.unit", "set-up.hex", "set-up.bridge", "set-up.mine"
RECONNAISSANCE = "reconnaissance"
NEAR = 3
"""So near its own hex others are listed for a mine; all others may be proposed."""


class ChangePlace(Option):
    """Put a unit elsewhere."""

    unit: ActorId


class AcceptSetUp(Option):
    """Leave all others as they are."""

    passes = True


class PutInto(Option):
    """Put the unit into a hex."""

    hex: AimId


class BlowAtStart(Option):
    """Begin with this bridge down."""

    bridge: BridgeAimId


class AcceptBridges(Option):
    """Leave the bridges as they are."""

    passes = True


class LayMine(Option):
    """Lay the next mine in a hex of the sea."""

    hex: AimId


class AcceptMines(Option):
    """Leave the mines as they are."""

    passes = True


ACCEPT, BRIDGES, MINES = AcceptSetUp(), AcceptBridges(), AcceptMines()


class SetUpUnits(InTurn):
    """Each side may put units of its divisions elsewhere within the radius of their headquarters, each once.

    [tof.9.setup-sheets tof.s1.frame tof.s2.frame]
    """

    placed: tuple[UnitId, ...] = ()
    unit: UnitId = NONE

    def order(self, game: Game) -> tuple[Seat, Seat]:
        """The German first."""
        return GERMAN, ALLIED

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the next unit."""
        offers: list[ChangePlace | AcceptSetUp] = [ChangePlace(unit.id) for unit in game.units_of(game.present[seat])]
        legal = [choice for choice in [*offers, ACCEPT] if self.why_not(game, choice) is None]
        return Ask(seat, UNIT, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: ChangePlace | AcceptSetUp) -> Refusal | None:
        """Units of divisions, not of reserves, whose headquarters is on the map; headquarters and assets stay.

        [tof.9.setup-sheets tof.s1.german-reserves]
        """
        if isinstance(choice, AcceptSetUp):
            return None
        unit = game.unit(choice.unit)
        about = {"unit": unit.id}
        if unit.seat != self.seat(game) or game.profile(unit).role != "unit" or unit.id in self.placed:
            return Refusal("tof.9.setup-sheets", about)
        if game.divisions[unit.division].reserve:
            return Refusal("tof.s1.german-reserves", about)
        return None if places(game, unit) else Refusal("tof.9.setup-sheets", about)

    def chosen(self, game: Game, choice: ChangePlace | AcceptSetUp) -> Step:
        """Go on to its hex, or to the other side."""
        if isinstance(choice, AcceptSetUp):
            return Goto(SetUpUnits(self.turn + 1).start)
        return Goto(self.but(unit=choice.unit).ask_hex)

    def ask_hex(self, game: Game) -> Step:
        """Ask where to."""
        options = [PutInto(hex) for hex in places(game, game.unit(self.unit))]
        return Ask(self.seat(game), HEX, options, self.put_into, self.why_not_hex, args={"unit": self.unit})

    def why_not_hex(self, game: Game, choice: PutInto) -> Refusal | None:
        """See `places`."""
        unit = game.unit(self.unit)
        if choice.hex in places(game, unit):
            return None
        reco = must_stay_with_hq(game, unit)
        return Refusal("tof.s2.german-reco" if reco else "tof.9.setup-sheets", {"unit": unit.id}, reason="hex")

    def put_into(self, game: Game, choice: PutInto) -> Step:
        """It begins there."""
        unit = game.unit(self.unit)
        if choice.hex != unit.hex:
            game.put(unit.but(hex=choice.hex))
            game.emit(events.SetUpChanged(unit.id, choice.hex))
        return Goto(self.but(placed=(*self.placed, unit.id), unit=NONE).start)


def places(game: Game, unit: Unit) -> list[Hex]:
    """Where a unit may begin: in the radius of its headquarters, on land, with room, and away from reserves.

    A unit that would release a reserve may not begin there; German reconnaissance units may have to be with a
    headquarters.

    [tof.9.setup-sheets tof.s2.german-reco]
    """
    hq = game.hq_of(game.divisions[unit.division])
    if not hq.on_map:
        return []
    grid, enemies = game.scene.grid, game.occupied[other(unit.seat)]
    near = grid.within(hq.hex, game.scene.rulebook.command.radius) & game.scene.ground.land & ~enemies
    if unit.seat == ALLIED:
        near &= ~game.alarm
    load = load_of(game, unit)
    found = [
        hex
        for hex in bits(near | 1 << unit.hex)
        if hex == unit.hex or game.loads[hex] + load <= game.scene.room(game, hex)
    ]
    if not must_stay_with_hq(game, unit):
        return found
    headquarters = {game.hq_of(one).hex for one in game.divisions if one.seat == unit.seat}
    return [hex for hex in found if hex in headquarters]


def must_stay_with_hq(game: Game, unit: Unit) -> bool:
    """German reconnaissance units begin with a headquarters, where the scenario says so.  [tof.s2.german-reco]"""
    with_hq = game.scene.scenario.reconnaissance_with_hq
    return with_hq and unit.seat == GERMAN and game.profile(unit).look == RECONNAISSANCE


class SetUpBridges(Frame[None]):
    """The German may choose other bridges over the scenario's water to begin with down.  [tof.s1.german-bridges]"""

    chosen: tuple[BridgeId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next one, while there are markers."""
        if not game.scene.scenario.blown.of or len(self.chosen) == len(game.scene.scenario.blown.bridges):
            return self.done()
        offers: list[BlowAtStart | AcceptBridges] = [BlowAtStart(bridge.id) for bridge in game.bridges]
        legal = [choice for choice in [*offers, BRIDGES] if self.why_not(game, choice) is None]
        return Ask(GERMAN, BRIDGE, legal, self.blown, self.why_not)

    def why_not(self, game: Game, choice: BlowAtStart | AcceptBridges) -> Refusal | None:
        """Over that water, each once.  [tof.s1.german-bridges]"""
        if isinstance(choice, AcceptBridges):
            return None
        over = game.scene.ground.bridges[choice.bridge].water == game.scene.scenario.blown.of
        if over and choice.bridge not in self.chosen:
            return None
        return Refusal("tof.s1.german-bridges", {"bridge": choice.bridge})

    def blown(self, game: Game, choice: BlowAtStart | AcceptBridges) -> Step:
        """The first that is chosen raises those that the set-up has blown."""
        if isinstance(choice, AcceptBridges):
            return self.done()
        if not self.chosen:
            for bridge in game.bridges:
                if bridge.state == "blown" and self.why_not(game, BlowAtStart(bridge.id)) is None:
                    game.put(bridge.but(state="intact"))
        game.put(game.bridges[choice.bridge].but(state="blown"))
        game.emit(events.BlownAtStart(choice.bridge))
        return Goto(self.but(chosen=(*self.chosen, choice.bridge)).start)


class SetUpMines(Frame[None]):
    """The German may lay each mine in another hex of the sea.  [tof.9.mines-setup]"""

    next: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        mines = mines_of(game)
        if self.next >= len(mines):
            return self.done()
        at = mines[self.next].hex
        offers: list[LayMine | AcceptMines] = [LayMine(hex) for hex in bits(game.scene.grid.within(at, NEAR))]
        legal = [choice for choice in [*offers, MINES] if self.why_not(game, choice) is None]
        args = {"hex": at}
        return Ask(GERMAN, SEA, legal, self.laid, self.why_not, args=args, proposals=True)

    def why_not(self, game: Game, choice: LayMine | AcceptMines) -> Refusal | None:
        """In the open sea, one in a hex.  [tof.9.mines-setup]"""
        if isinstance(choice, AcceptMines):
            return None
        others = {mine.hex for number, mine in enumerate(mines_of(game)) if number != self.next}
        if game.scene.ground.sea >> choice.hex & 1 and choice.hex not in others:
            return None
        return Refusal("tof.9.mines-setup", {"hex": choice.hex})

    def laid(self, game: Game, choice: LayMine | AcceptMines) -> Step:
        """It lies there; or all others stay."""
        if isinstance(choice, AcceptMines):
            return self.done()
        mine = mines_of(game)[self.next]
        if mine.hex != choice.hex:
            game.put(mine.but(hex=choice.hex))
            game.emit(events.MineMoved(choice.hex))
        return Goto(self.but(next=self.next + 1).start)


def mines_of(game: Game) -> list[Marker]:
    """The mines at sea."""
    return [marker for marker in game.markers if marker.kind == "mine" and marker.hex != OFF_MAP]


class SetUp(Phases):
    """Before the first turn: bridges, mines, then the units of both sides.  [tof.9.setup-sheets]"""

    SEQUENCE = (SetUpBridges, SetUpMines, SetUpUnits)
