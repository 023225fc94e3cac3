"""Recovery: disruption, artillery hits and fatigue."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Goto, InTurn, Option, Refusal, Seat, Step
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.scene.ground import Going
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, load_of
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Unit, other

STEP_BACK = "recovery.unit"


class StepBack(Option):
    """Step back with a disrupted unit, so that it recovers."""

    unit: ActorId
    hex: AimId


class EndRecovery(Option):
    """Let the others stay disrupted where they stand."""

    passes = True


END = EndRecovery()


class RecoverySegment(InTurn):
    """The reaction player first: his units recover, those beside an enemy only if they step back.

    Command and isolation markers stay.

    [tof.3.final-recovery-order tof.3.final-keep-occ-iso tof.3.final-disrupt tof.3.final-disrupt-adjacent
    tof.ruling.retreat-recover tof.8.disrupt-removal]
    """

    adjacent: tuple[int, ...] = ()
    """The disrupted units that began the segment beside an enemy and have not been dealt with."""
    asked: bool = False

    def order(self, game: Game) -> tuple[Seat, Seat]:
        """See `InTurn`."""
        return other(game.now.initiative), game.now.initiative

    def serve(self, game: Game, seat: Seat) -> Step:
        """Those that no enemy is beside recover at once; the owner is asked about the others."""
        if not self.asked:
            shaken = list(game.units_of(game.disrupted & game.present[seat]))
            beside = tuple(unit.id for unit in shaken if is_beside_enemy(game, unit, unit.hex))
            return Goto(self.but(adjacent=beside, asked=True).recover)
        offers: list[StepBack | EndRecovery] = [
            StepBack(number, hex)
            for number in self.adjacent
            for hex in game.scene.grid.neighbours(game.unit(number).hex)
        ]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(seat, STEP_BACK, legal, self.chosen, self.why_not)

    def recover(self, game: Game) -> Step:
        """Flip those that stand free.  [tof.3.final-disrupt]"""
        for unit in list(game.units_of(game.disrupted & game.present[self.seat(game)])):
            if unit.id not in self.adjacent:
                restore(game, unit)
        return Goto(self.start)

    def why_not(self, game: Game, choice: StepBack | EndRecovery) -> Refusal | None:
        """One hex, away from all enemies and out of their control.  [tof.3.final-disrupt-adjacent]"""
        if isinstance(choice, EndRecovery):
            return None
        unit = game.unit(choice.unit)
        about = {"unit": unit.id, "hex": choice.hex}
        if unit.id not in self.adjacent or not steps_back(game, unit, choice.hex):
            return Refusal("tof.3.final-disrupt-adjacent", about)
        return None

    def chosen(self, game: Game, choice: StepBack | EndRecovery) -> Step:
        """It steps back and recovers; or the rest stays as it is."""
        if isinstance(choice, EndRecovery):
            return Goto(self.finish)
        unit = game.unit(choice.unit).but(hex=choice.hex)
        game.put(unit)
        game.emit(events.SteppedBack(unit.id, choice.hex))
        take_hold(game, unit, choice.hex)
        restore(game, unit)
        return Goto(self.but(adjacent=tuple([one for one in self.adjacent if one != unit.id])).start)

    def finish(self, game: Game) -> Step:
        """Artillery hits, then fatigue.  [tof.3.final-recovery-order]"""
        seat = self.seat(game)
        for marker in game.markers:
            if marker.kind == "hit" and marker.seat == other(seat) and marker.hex != OFF_MAP:
                game.put(marker.but(hex=OFF_MAP))
        for division in game.divisions:
            if division.seat == seat and division.fatigue:
                rest(game, division.id)
        return Goto(type(self)(self.turn + 1).start)


def is_beside_enemy(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether an enemy unit is next to a hex."""
    return bool(game.scene.grid.adjacent[hex] & game.occupied[other(unit.seat)])


def steps_back(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether a unit can step there to recover: a legal step, no enemy beside, no enemy control, and room.

    [tof.ruling.retreat-recover]
    """
    seat = unit.seat
    if game.closed(seat) >> hex & 1 or is_beside_enemy(game, unit, hex):
        return False
    if game.grips[seat][hex] >= Grip.CONTROLLED_WEAK:
        return False
    going = Going("mot" if game.profile(unit).motorised else "leg", game.muddy, game.now.flooded)
    ways = game.scene.ground.ways[going][unit.hex]
    passable = any(way.to == hex and (way.field or way.bridge < 0 or not game.down >> way.bridge & 1) for way in ways)
    return passable and game.loads[hex] + load_of(game, unit.but(disrupted=False)) <= game.scene.room(game, hex)


def restore(game: Game, unit: Unit) -> None:
    """A unit shows its front again.  [tof.2.reverse-side tof.3.final-disrupt]"""
    game.put(game.unit(unit.id).but(disrupted=False))
    game.emit(events.Recovered(unit.id))


def rest(game: Game, number: int) -> None:
    """All fatigue goes, but only one point of a headquarters whose printed OR is low.

    [tof.3.final-fatigue tof.3.final-fatigue-low-or tof.4.fatigue-removal tof.ruling.recover-or]
    """
    division = game.divisions[number]
    slow = game.scene.printed(number).offensive <= game.scene.rulebook.fatigue.slow
    left = division.fatigue - 1 if slow else 0
    game.put(division.but(fatigue=left))
    game.emit(events.Rested(number, left))
