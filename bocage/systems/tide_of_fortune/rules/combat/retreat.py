"""Retreats: hex by hex away from those who attacked, at a price in enemy zones, and what becomes of the cornered."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.combat.losses import StepLosses, bears_alone, eliminate
from bocage.systems.tide_of_fortune.rules.combat.morale import Morale
from bocage.systems.tide_of_fortune.rules.formations.reaching import reaches
from bocage.systems.tide_of_fortune.rules.movement.movement import enter
from bocage.systems.tide_of_fortune.scene.ground import Going
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip
from bocage.systems.tide_of_fortune.state.records import NONE, Unit

RETREAT, STAND = "combat.retreat", "combat.cornered"


class FallBack(Option):
    """Retreat into this hex."""

    unit: ActorId
    hex: PlaceId


class StandFast(Option):
    """Stay; the headquarters takes a step for each hex."""

    unit: ActorId


class Perish(Option):
    """Eliminate the unit that cannot retreat."""

    unit: ActorId


def steps_from(game: Game, unit: Unit, hex: Hex) -> list[Hex]:
    """The hexes beside one that a unit can enter: no prohibited ground, no enemy.

    [tof.8.retreat-blocked tof.ruling.battery-hex]
    """
    going = Going("mot" if game.profile(unit).motorised else "leg", game.muddy, game.now.flooded)
    closed = game.closed(unit.seat)
    return [
        way.to
        for way in game.scene.ground.ways[going][hex]
        if (way.field or way.bridge < 0 or not game.down >> way.bridge & 1) and not closed >> way.to & 1
    ]


class RetreatUnits(Frame[None]):
    """Units retreat one after the other, each so many hexes, away from the hexes of those who caused it.

    `left` are the hexes that the first of them has yet to go (-1: it has not begun), `bound` says that a headquarters
    must take the first step that this costs.

    [tof.8.retreat-distance tof.ruling.retreat-distance tof.8.retreat-zoc-test tof.8.retreat-blocked
    tof.7.stack-retreat]
    """

    units: tuple[UnitId, ...]
    hexes: int
    foes: tuple[PlaceId, ...]
    bound: bool = False
    left: int = NONE

    def start(self, game: Game) -> Step:
        """The next unit sets out: it exerts no zone on its way.  [tof.ruling.zoc-moving]"""
        if not self.units or not self.hexes:
            return self.done()
        unit = game.unit(self.units[0])
        if not unit.on_map:
            return Goto(self.but(units=self.units[1:]).start)
        game.put(unit.but(moving=True))
        game.emit(events.FallsBack(unit.id, self.hexes))
        return Goto(self.but(left=self.hexes).step)

    def step(self, game: Game) -> Step:
        """Ask for the next hex, unless there is none."""
        unit = game.unit(self.units[0])
        if not self.left or not unit.on_map:
            return Goto(self.arrive)
        ways = self.ways(game, unit)
        if not ways:
            return Goto(self.cornered)
        options = [FallBack(unit.id, hex) for hex in ways]
        return Ask(unit.seat, RETREAT, options, self.chosen, self.why_not, args={"unit": unit.id, "hexes": self.left})

    def further(self, game: Game, unit: Unit) -> list[Hex]:
        """The hexes that take it further from every attacker.  [tof.8.retreat-distance tof.ruling.retreat-distance]"""
        distance = game.scene.grid.distance
        return [
            hex
            for hex in steps_from(game, unit, unit.hex)
            if all(distance(hex, foe) > distance(unit.hex, foe) for foe in self.foes)
        ]

    def ways(self, game: Game, unit: Unit) -> list[Hex]:
        """Of these, those nearer to a source where there are such, and of them those in command.

        [tof.8.retreat-priority]
        """
        found = self.further(game, unit)
        home = from_sources(game, unit, unit.hex)
        nearer = [hex for hex in found if from_sources(game, unit, hex) < home] or found
        return [hex for hex in nearer if is_in_radius(game, unit, hex)] or nearer

    def why_not(self, game: Game, choice: FallBack) -> Refusal | None:
        """Away from the attackers, then towards a source and the headquarters."""
        unit = game.unit(self.units[0])
        about = {"unit": unit.id, "hex": choice.hex}
        if choice.unit != unit.id or choice.hex not in steps_from(game, unit, unit.hex):
            return Refusal("tof.8.retreat-blocked", about)
        if choice.hex not in self.further(game, unit):
            return Refusal("tof.ruling.retreat-distance", about)
        return None if choice.hex in self.ways(game, unit) else Refusal("tof.8.retreat-priority", about)

    def chosen(self, game: Game, choice: FallBack) -> Step:
        """It goes there; in an enemy zone it tests, or loses a step if it is isolated.

        [tof.8.retreat-zoc-test tof.8.retreat-zoc-iso]
        """
        unit = enter(game, game.unit(choice.unit), choice.hex)
        on = self.but(left=self.left - 1)
        if game.grip(unit.seat, unit.hex) == Grip.OPEN:
            return Goto(on.step)
        if unit.iso:
            return Call(StepLosses((unit.id,)), then=on.step)
        return Call(Morale((unit.id,), "defence"), then=on.tested)

    def tested(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """Who fails costs a step, or is given up.  [tof.8.retreat-zoc-fail]"""
        if not failed:
            return Goto(self.step)
        return Call(StepLosses(failed, bound=self.bound), then=self.but(bound=False).step)

    def cornered(self, game: Game) -> Step:
        """It stands in its hex again, and pays for what it has not gone."""
        unit = game.unit(self.units[0])
        game.put(unit.but(moving=False))
        left, rest = self.left, self.but(units=self.units[1:], left=NONE)
        friends = tuple([one for one in self.units if game.unit(one).division == unit.division])
        return Call(Stranded(unit.id, left, self.bound, friends), then=rest.start)

    def arrive(self, game: Game) -> Step:
        """It is in its hex again."""
        unit = game.unit(self.units[0])
        if unit.on_map:
            game.put(unit.but(moving=False))
        return Goto(self.but(units=self.units[1:], left=NONE).start)


class Stranded(Frame[None]):
    """A unit that cannot retreat is eliminated, or stays at the price of a step for each hex.

    An isolated unit has no choice, nor has the headquarters of an army or a corps, which has nobody to pay for it.
    Instead of its headquarters it may pay, or `friends` of its division that are to retreat with it.

    [tof.8.retreat-blocked tof.ruling.hq-lost tof.8.loss-eliminate-instead]
    """

    unit: UnitId
    hexes: int
    bound: bool = False
    friends: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask the owner."""
        unit = game.unit(self.unit)
        if not unit.on_map:
            return self.done()
        offers: list[StandFast | Perish] = [StandFast(unit.id), Perish(unit.id)]
        legal = [choice for choice in offers if self.why_not(game, choice) is None]
        args = {"unit": unit.id, "hexes": self.hexes}
        return Ask(unit.seat, STAND, legal, self.chosen, self.why_not, args=args)

    def why_not(self, game: Game, choice: StandFast | Perish) -> Refusal | None:
        """Isolated units are eliminated.  [tof.8.retreat-blocked]"""
        unit = game.unit(self.unit)
        if isinstance(choice, StandFast) and (unit.iso or game.profile(unit).role == "higher"):
            return Refusal("tof.8.retreat-blocked", {"unit": unit.id, "hex": unit.hex})
        return None

    def chosen(self, game: Game, choice: StandFast | Perish) -> Step:
        """It is gone, or it stands."""
        game.emit(events.Cornered(self.unit, self.hexes))
        if isinstance(choice, Perish):
            eliminate(game, self.unit)
            return self.done()
        if bears_alone(game, game.unit(self.unit)):
            return Call(StepLosses((self.unit,), self.hexes), then=self.finished)
        return Call(StepLosses(self.friends or (self.unit,), self.hexes, self.bound), then=self.finished)


def from_sources(game: Game, unit: Unit, hex: Hex) -> int:
    """How far a hex is from the nearest source of its side."""
    distance = game.scene.grid.distance
    return min((distance(hex, source) for source in bits(game.sources(unit.seat))), default=0)


def is_in_radius(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether the headquarters of a unit commands it in a hex; for an asset every hex counts.

    [tof.8.retreat-priority tof.8.disrupt-command]
    """
    return unit.division == NONE or reaches(game, game.divisions[unit.division], unit.but(hex=hex))
