"""Disruption: units are flipped; those that were go back, and stacks that grow too large make room."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, PlaceId, Step, UnitId
from bocage.systems.tide_of_fortune.rules.combat.retreat import RetreatUnits, Stranded
from bocage.systems.tide_of_fortune.rules.zones.overstack import Overstack
from bocage.systems.tide_of_fortune.rules.zones.stacking import is_overstacked
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game


def disrupt(game: Game, unit: UnitId) -> None:
    """A unit is flipped to its weaker side.  [tof.2.reverse-side tof.2.disrupt-side-values tof.8.disrupt-strength]"""
    game.put(game.unit(unit).but(disrupted=True))
    game.emit(events.Disrupted(unit))


class Disrupt(Frame[tuple[UnitId, ...]]):
    """Units are disrupted; those that were already retreat a hex. Answers the latter.

    `settled` says that whoever calls sees to the room in the hexes himself, since all go on from there.

    [tof.8.disrupt-again tof.7.stack-disrupt-violation]
    """

    units: tuple[UnitId, ...]
    foes: tuple[PlaceId, ...] = ()
    bound: bool = False
    settled: bool = False
    hexes: tuple[PlaceId, ...] = ()
    """The hexes in which somebody was flipped."""

    def start(self, game: Game) -> Step:
        """Flip them, and send back those that were."""
        hexes: list[PlaceId] = []
        again: list[UnitId] = []
        for number in self.units:
            unit = game.unit(number)
            if not unit.on_map:
                continue
            if unit.disrupted:
                again.append(number)
                game.emit(events.DisruptedAgain(number))
            else:
                disrupt(game, number)
                if unit.hex not in hexes:
                    hexes.append(unit.hex)
        after = self.but(units=tuple(again), hexes=() if self.settled else tuple(hexes))
        return Call(RetreatUnits(tuple(again), 1, self.foes, self.bound), then=after.retreated)

    def retreated(self, game: Game) -> Step:
        """Stacks that have grown too large make room."""
        return Call(MakeRoomIn(self.hexes), then=self.over)

    def over(self, game: Game) -> Step:
        """Who was disrupted again is told to the caller."""
        return self.done(self.units)


class MakeRoomIn(Frame[None]):
    """Hexes in which units were disrupted hold no more than they can; who finds no room is cornered.

    [tof.7.stack-disrupt-violation tof.1.stack-morale-stay tof.ruling.disrupt-overstack]
    """

    hexes: tuple[PlaceId, ...]
    stuck: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Hex after hex; those that found no room pay as for a retreat of one hex."""
        if self.stuck:
            return Call(Stranded(self.stuck[0], 1), then=self.but(stuck=self.stuck[1:]).start)
        if not self.hexes:
            return self.done()
        rest = self.but(hexes=self.hexes[1:])
        if not is_overstacked(game, self.hexes[0]):
            return Goto(rest.start)
        return Call(Overstack(self.hexes[0]), then=rest.made)

    def made(self, game: Game, stuck: tuple[UnitId, ...]) -> Step:
        """Go on."""
        return Goto(self.but(stuck=stuck).start)
