"""Works: bridges are blown, then rebuilt; ports are wrecked, then repaired."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Item, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.markers import lay_marker, markers_in
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, NONE, OFF_MAP, BridgeAimId, BridgeId, Unit
from bocage.systems.tide_of_fortune.state.rolling import roll_one

TARGET, CHARGE = "demolition.target", "demolition.unit"
WORK, REPAIR = "construction.bridge", "construction.port"


class Mine(Option):
    """Prepare a bridge for demolition."""

    bridge: BridgeAimId


class Wreck(Option):
    """Prepare a port for demolition."""

    hex: AimId


class Contribute(Option):
    """Let a unit take part in the demolition."""

    unit: ActorId


class Ignite(Option):
    """Light the fuse."""


class EndDemolition(Option):
    """Blow up nothing more."""

    passes = True


END, IGNITE = EndDemolition(), Ignite()
Target = Mine | Wreck | EndDemolition


class DemolitionSegment(Frame[None]):
    """The German blows bridges and wrecks ports: a target, those who take part, one die.

    [tof.3.demo-order tof.3.demo-german-only tof.3.demo-total tof.3.demo-once]
    """

    used: tuple[UnitId, ...] = ()
    bridge: BridgeId = NONE
    hex: PlaceId = OFF_MAP
    charges: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next target."""
        ground = game.scene.ground
        offers: list[Target] = [Mine(bridge.id) for bridge in game.bridges]
        offers += [Wreck(ground.places[port]) for port in ground.text.ports]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(GERMAN, TARGET, legal, self.aimed, self.why_not)

    def why_not(self, game: Game, choice: Target) -> Refusal | None:
        """An intact bridge, or a port, with somebody there to do it, while there are markers.

        [tof.3.demo-who tof.3.demo-markers tof.3.demo-special]
        """
        match choice:
            case Mine(bridge=number):
                if game.bridges[number].state != "intact":
                    return Refusal("tof.3.demo-who", {"bridge": number}, reason="down")
                if not self.able(game, game.scene.ground.bridges[number].ends):
                    return Refusal("tof.3.demo-who", {"bridge": number})
                return None if markers_left(game) > 0 else Refusal("tof.3.demo-markers")
            case Wreck(hex=hex):
                ports = {game.scene.ground.places[port] for port in game.scene.ground.text.ports}
                if hex not in ports or not self.able(game, (hex,)):
                    return Refusal("tof.3.demo-special", {"hex": hex})
        return None

    def able(self, game: Game, hexes: Sequence[Hex]) -> list[Unit]:
        """The units there that can still take part: undisrupted, once a segment.  [tof.3.demo-who tof.3.demo-once]"""
        there = [unit for hex in hexes for unit in game.units_in(hex)]
        return [unit for unit in there if unit.seat == GERMAN and not unit.disrupted and self.is_free(game, unit)]

    def is_free(self, game: Game, unit: Unit) -> bool:
        """Whether it has anything to contribute and has not yet."""
        return unit.id not in (*self.used, *self.charges) and charge(game, unit) > 0

    def aimed(self, game: Game, choice: Target) -> Step:
        """Go on to those who take part."""
        match choice:
            case Mine(bridge=number):
                return Goto(self.but(bridge=number, hex=OFF_MAP).ask_units)
            case Wreck(hex=hex):
                return Goto(self.but(hex=hex, bridge=NONE).ask_units)
            case EndDemolition():
                return self.done()

    def hexes(self, game: Game) -> tuple[Hex, ...]:
        """Where those stand who can take part.  [tof.ruling.bridge-ends]"""
        return (self.hex,) if self.bridge == NONE else game.scene.ground.bridges[self.bridge].ends

    def ask_units(self, game: Game) -> Step:
        """Ask who takes part, until the fuse is lit."""
        able = self.able(game, self.hexes(game))
        if not able:
            return Goto(self.blow)
        offers: list[Contribute | Ignite] = [Contribute(unit.id) for unit in able]
        legal = [*offers, IGNITE] if self.charges else offers
        return Ask(GERMAN, CHARGE, legal, self.charged, self.why_not_charge)

    def why_not_charge(self, game: Game, choice: Contribute | Ignite) -> Refusal | None:
        """[tof.3.demo-who tof.3.demo-once]"""
        if isinstance(choice, Ignite):
            return None if self.charges else Refusal("tof.3.demo-total")
        able = self.able(game, self.hexes(game))
        return None if choice.unit in [unit.id for unit in able] else Refusal("tof.3.demo-once", {"unit": choice.unit})

    def charged(self, game: Game, choice: Contribute | Ignite) -> Step:
        """One more, or the fuse."""
        if isinstance(choice, Ignite):
            return Goto(self.blow)
        return Goto(self.but(charges=(*self.charges, choice.unit)).ask_units)

    def blow(self, game: Game) -> Step:
        """One attempt with the sum of all, on the line of the bridge's kind.

        [tof.3.demo-total tof.3.demo-special tof.3.demo-antwerp]
        """
        total = sum(charge(game, game.unit(number)) for number in self.charges)
        table, die = game.scene.charts.demolition, roll_one(game, "demolition", GERMAN)
        if self.bridge != NONE:
            most = table.blows(game.scene.ground.bridges[self.bridge].kind, total)
            game.emit(events.DemolitionTried(self.bridge, total, die, most))
            if die <= most:
                game.put(game.bridges[self.bridge].but(state="blown", builder=NONE))
                game.emit(events.BridgeBlown(self.bridge))
        else:
            most = table.blows(table.special, total)
            game.emit(events.PortTried(self.hex, total, die, most))
            if die <= most:
                wreck(game, self.hex)
        return Goto(DemolitionSegment((*self.used, *self.charges)).start)


def charge(game: Game, unit: Unit) -> int:
    """What a unit adds to a demolition: its TR, the Art.F of a headquarters.  [tof.3.demo-total]"""
    return game.face(unit).zone if game.profile(unit).is_hq else game.face(unit).tr


def markers_left(game: Game) -> int:
    """How many more bridges can be blown.  [tof.3.demo-markers]"""
    own = game.scene.scenario.blown.markers
    most = game.scene.rulebook.markers.blown if own is None else own
    return most - sum(bridge.state != "intact" for bridge in game.bridges)


def wreck(game: Game, hex: Hex) -> None:
    """A port has one point of damage more.  [tof.3.demo-special]"""
    there = markers_in(game, hex, "damage")
    if there:
        game.put(there[0].but(value=there[0].value + 1))
    else:
        lay_marker(game, "damage", hex, GERMAN, 1)
    game.emit(events.PortWrecked(hex))


# Construction


class BeginWork(Option):
    """Begin to rebuild a bridge with a headquarters or engineers."""

    bridge: BridgeId
    unit: ActorId


class Repair(Option):
    """Spend command points to repair a port."""

    hex: AimId
    points: int


class EndConstruction(Option):
    """Begin no more work."""

    passes = True


REST = EndConstruction()
Work = BeginWork | Repair | EndConstruction


class ConstructionSegment(Frame[None]):
    """Bridges on which work has gone on since the last turn stand again; then new work begins, and ports are repaired.

    [tof.3.build-where tof.3.build-who tof.3.build-complete tof.3.repair-who]
    """

    repaired: tuple[PlaceId, ...] = ()

    def start(self, game: Game) -> Step:
        """What was begun in the last segment is finished, if the builders are still at it.  [tof.3.build-complete]"""
        for bridge in game.bridges:
            if bridge.state == "work":
                builder = game.unit(bridge.builder)
                done = builder.hex in game.scene.ground.bridges[bridge.id].ends and not builder.disrupted
                game.put(bridge.but(state="intact" if done else "blown", builder=NONE))
                game.emit(events.BridgeBuilt(bridge.id) if done else events.WorkStopped(bridge.id))
        return Goto(self.ask)

    def ask(self, game: Game) -> Step:
        """Ask the Allies what they begin."""
        offers: list[Work] = [
            BeginWork(bridge.id, unit.id)
            for bridge in game.bridges
            if bridge.state == "blown"
            for hex in game.scene.ground.bridges[bridge.id].ends
            for unit in game.units_in(hex)
        ]
        offers += [
            Repair(marker.hex, points)
            for marker in game.markers
            if marker.kind == "damage" and marker.hex != OFF_MAP
            for points in range(1, min(game.sides[ALLIED].cp, 6) + 1)
        ]
        legal = [choice for choice in [*offers, REST] if self.why_not(game, choice) is None]
        return Ask(ALLIED, WORK, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Work) -> Refusal | None:
        """Only what the enemy blew, by an undisrupted headquarters or engineers at one of its ends.

        [tof.3.build-where tof.3.build-who tof.ruling.bridge-ends]
        """
        match choice:
            case BeginWork(bridge=number, unit=unit):
                builder, bridge = game.unit(unit), game.bridges[number]
                about = {"bridge": number, "unit": unit}
                if bridge.state != "blown" or builder.seat != ALLIED:
                    return Refusal("tof.3.build-where", about)
                ends = game.scene.ground.bridges[number].ends
                busy = any(one.builder == unit for one in game.bridges)
                if not builds(game, builder) or builder.hex not in ends or busy:
                    return Refusal("tof.3.build-who", about)
            case Repair(hex=hex, points=points):
                return self.why_not_repair(game, hex, points)
        return None

    def why_not_repair(self, game: Game, hex: Hex, points: int) -> Refusal | None:
        """Once a turn, by engineers or the headquarters of a corps or army in the port, with points that one has.

        [tof.3.repair-who tof.3.repair-roll]
        """
        if hex in self.repaired or not markers_in(game, hex, "damage"):
            return Refusal("tof.3.repair-roll", {"hex": hex})
        there = [unit for unit in game.units_in(hex) if unit.seat == ALLIED and not unit.disrupted]
        if not any(game.profile(unit).role == "higher" or is_engineer(game, unit) for unit in there):
            return Refusal("tof.3.repair-who", {"hex": hex})
        if not 1 <= points <= game.sides[ALLIED].cp:
            return Refusal("tof.3.repair-who", {"hex": hex}, reason="points")
        return None

    def chosen(self, game: Game, choice: Work) -> Step:
        """Work begins, or a port is repaired."""
        match choice:
            case BeginWork(bridge=number, unit=unit):
                game.put(game.bridges[number].but(state="work", builder=unit))
                game.emit(events.WorkBegun(number, unit))
                return Goto(self.ask)
            case Repair(hex=hex, points=points):
                self.repair(game, hex, points)
                return Goto(self.but(repaired=(*self.repaired, hex)).ask)
            case EndConstruction():
                return self.done()

    def repair(self, game: Game, hex: Hex, points: int) -> None:
        """A die of at most the points spent repairs one level.  [tof.3.repair-roll tof.ruling.repair-roll]"""
        side, die = game.sides[ALLIED], roll_one(game, "repair", ALLIED)
        game.put(side.but(cp=side.cp - points))
        game.emit(events.RepairTried(hex, points, die))
        if die <= points:
            (marker,) = markers_in(game, hex, "damage")
            left = marker.value - 1
            game.put(marker.but(value=left) if left else marker.but(value=0, hex=OFF_MAP))
            game.emit(events.PortRepaired(hex))


def is_engineer(game: Game, unit: Unit) -> bool:
    """Whether a unit is of engineers.  [tof.2.unit-type]"""
    return game.profile(unit).look == "engineer"


def builds(game: Game, unit: Unit) -> bool:
    """Whether a unit can build bridges: engineers or a headquarters, undisrupted.  [tof.3.build-who]"""
    return not unit.disrupted and (game.profile(unit).role in ("hq", "higher") or is_engineer(game, unit))


class StopWork(Frame[None]):
    """The builders have moved: the bridge is blown as before.  [tof.3.build-hold]"""

    bridge: BridgeId

    def start(self, game: Game) -> Step:
        """Flip it back."""
        game.put(game.bridges[self.bridge].but(state="blown", builder=NONE))
        game.emit(events.WorkStopped(self.bridge))
        return self.done()


def left_work(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """Builders that move give up their work.  [tof.3.build-hold]"""
    for item in changed:
        if type(item) is Unit:
            for bridge in game.bridges:
                if bridge.builder == item.id and (
                    item.moving or item.hex not in game.scene.ground.bridges[bridge.id].ends
                ):
                    return StopWork(bridge.id)
    return None
