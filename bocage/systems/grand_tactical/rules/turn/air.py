"""Air: how many air units there are, and their strikes."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Capped, Frame, Goto, InTurn, Modifier, Option, Pass, Refusal, RolledLow, Seat, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import AimId, PlaceId, TargetId
from bocage.systems.grand_tactical.rules.fire.modifiers import mass
from bocage.systems.grand_tactical.rules.fire.results import Suffer
from bocage.systems.grand_tactical.scene.profiles import HIGH_EXPLOSIVE
from bocage.systems.grand_tactical.scene.scene import MISS
from bocage.systems.grand_tactical.schema.scenario import AirEntry
from bocage.systems.grand_tactical.state.events import fire as fire_events
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Sortie, Unit, other

HEX, TARGET = "air.hex", "air.target"


class StrikeHex(Option):
    """The hex of the unit that is attacked from the air."""

    hex: AimId


class StrikeUnit(Option):
    """The unit that is attacked from the air."""

    target: TargetId


class AirAvailability(Frame[None]):
    """Step B: both sides see how many air units they have in each clear turn of the day.

    [gts.seq.air-check-time gts.air.available]
    """

    def start(self, game: Game) -> Step:
        """By the scenario's tables."""
        for army in game.armies:
            for roll in air_of(game, army.id).rolls if has_air(game, army.id) else ():
                if game.turn.label in roll.turns:
                    number = roll.row[0] if len(roll.row) == 1 else game.dice.read(roll.row)[1]
                    game.put(army.but(air=number))
                    game.emit(events.AirUnits(army.id, number))
        return self.done()


def has_air(game: Game, seat: Seat) -> bool:
    """Whether a side has air units in this scenario."""
    return game.scene.seats[seat] in game.scene.scenario.air


def air_of(game: Game, seat: Seat) -> AirEntry:
    """The air units of a side."""
    return game.scene.scenario.air[game.scene.seats[seat]]


class AirStrikes(InTurn):
    """The end of step C of a clear day turn: all air units are placed, the larger force first, and then strike.

    [gts.air.when gts.air.available gts.ruling.air-timing gts.wx.clear gts.wx.overcast gts.night.no-air]
    """

    def order(self, game: Game) -> tuple[Seat, ...]:
        """Whoever has more places first; in any other weather, and at night, nobody flies."""
        if game.now.weather != "clear" or game.turn.night:
            return ()
        flying = [army for army in game.armies if army.air]
        return tuple(army.id for army in sorted(flying, key=lambda army: -army.air))

    def serve(self, game: Game, seat: Seat) -> Step:
        """Place those of one side."""
        return Call(PlaceSorties(seat, game.armies[seat].air), then=self.onward)

    def end(self, game: Game) -> Step:
        """Let them strike, one after the other."""
        return Call(Strikes(), then=self.finished)


class PlaceSorties(Frame[None]):
    """A side puts each of its air units on an enemy unit, several on one if it likes.

    [gts.air.one-target-each gts.air.unlimited-range]
    """

    seat: Seat
    left: int
    hex: PlaceId = NONE

    def start(self, game: Game) -> Step:
        """Ask where, while there are air units and targets."""
        hexes = bits(game.occupied[other(self.seat)])
        if not self.left or not hexes:
            return self.done()
        options: list[StrikeHex | Pass] = [StrikeHex(hex) for hex in hexes]
        return Ask(self.seat, HEX, [*options, PASS], self.aimed, self.why_not_hex, args={"air": self.left})

    def why_not_hex(self, game: Game, choice: StrikeHex | Pass) -> Refusal | None:
        """Only where there are enemies; those in entry hexes are safe.  [gts.air.one-target-each gts.reinf.safe]"""
        if isinstance(choice, Pass) or game.occupied[other(self.seat)] >> choice.hex & 1:
            return None
        return Refusal("gts.air.one-target-each", {"hex": choice.hex}, reason="nobody")

    def aimed(self, game: Game, choice: StrikeHex | Pass) -> Step:
        """Which of the units there; who passes lets the rest go."""
        if isinstance(choice, Pass):
            return self.done()
        return Goto(self.but(hex=choice.hex).choose)

    def choose(self, game: Game) -> Step:
        """Ask at whom."""
        targets = [StrikeUnit(unit.id) for unit in game.units_in(self.hex)]
        return Ask(self.seat, TARGET, targets, self.placed, self.why_not_unit, args={"hex": self.hex})

    def why_not_unit(self, game: Game, choice: StrikeUnit) -> Refusal | None:
        """One of the units in the hex.  [gts.air.one-target-each]"""
        target = game.unit(choice.target)
        if target.hex == self.hex and not target.entering:
            return None
        return Refusal("gts.air.one-target-each", {"target": target.id})

    def placed(self, game: Game, choice: StrikeUnit) -> Step:
        """The air unit lies on its target."""
        free = next((sortie.id for sortie in game.sorties if sortie.target == NONE), len(game.sorties))
        game.put(Sortie(free, self.seat, choice.target))
        game.emit(events.AirUnitPlaced(self.seat, choice.target))
        return Goto(PlaceSorties(self.seat, self.left - 1).start)


class Strikes(Frame[None]):
    """All air units are placed: each attack is resolved by itself.  [gts.air.resolve]"""

    shown = False

    def start(self, game: Game) -> Step:
        """The next one, or the end."""
        placed = [sortie for sortie in game.sorties if sortie.target != NONE]
        if not placed:
            return self.done()
        sortie = placed[0]
        game.put(sortie.but(target=NONE))
        if not game.unit(sortie.target).on_map:
            return Goto(self.start)
        return Call(AirStrike(sortie.seat, sortie.target), then=self.struck)

    def struck(self, game: Game) -> Step:
        """Go on."""
        return Goto(self.start)


class AirStrike(Frame[None]):
    """One attack from the air; it leaves no barrage.  [gts.air.resolve gts.air.no-barrage]"""

    seat: Seat
    target: TargetId

    def start(self, game: Game) -> Step:
        """One die on the row of the air unit; an entrenched target is still an armoured one."""
        target, entry = game.unit(self.target), air_of(game, self.seat)
        value = Capped.within(strike_terms(game, entry, target), least=0, most=game.scene.rulebook.fire.most)
        game.emit(events.AirAttack(self.seat, target.id, value))
        armoured = game.profile(target).armoured or target.shelter == "entrenched"
        face, result = game.dice.read(game.scene.row(entry.weapon, armoured, value.value))
        game.emit(RolledLow("fire", self.seat, value.value, int(result != MISS), (face,)))
        if result == MISS:
            game.emit(fire_events.Missed(target.id))
            return self.done()
        game.emit(fire_events.Struck(target.id, result))
        return Call(Suffer(target.id, result), then=self.suffered)

    def suffered(self, game: Game, effective: bool) -> Step:
        """It is over."""
        return self.done()


def strike_terms(game: Game, entry: AirEntry, target: Unit) -> Iterator[Modifier]:
    """Only what helps counts: defence, mass, Column, ground and markers where they are above 0.

    [gts.air.resolve gts.ruling.air-entrenched]
    """
    armoured, he = game.profile(target).armoured, entry.weapon in HIGH_EXPLOSIVE
    yield Modifier("gts.proc.steps", entry.fire)
    yield Modifier("gts.mod.target-dv", max(game.profile(target).defence, 0))
    yield Modifier("gts.mod.mass", max(mass(game, target), 0))
    yield Modifier("gts.mod.terrain", game.scene.ground.fire_modifier(target.hex, armoured, he, covered=False))
    if target.column:
        yield Modifier("gts.mod.target-column", game.scene.rulebook.target.column)
    if target.marker != "none":
        yield Modifier("gts.mod.list", max(game.scene.rulebook.markers[target.marker].target, 0))
