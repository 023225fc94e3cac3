"""Reinforcements: into the box of their division, into the entry hex with its chit, and out of it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Ask, Call, Frame, Goto, Option, Step
from bocage.systems.grand_tactical.rules.command.attached_formations import AttachArrivals
from bocage.systems.grand_tactical.rules.exclusive.landings import LandAt, land, landing_hexes
from bocage.systems.grand_tactical.scene.profiles import Profile
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, DivisionId, Unit

STATE = "arrival.state"


class Arrivals(Frame[None]):
    """Step C: what is due comes into the reinforcement boxes.  [gts.reinf.place-box]"""

    def start(self, game: Game) -> Step:
        """Those that are delayed by the die come later."""
        for delay in game.scene.scenario.delays:
            if delay.turn == game.turn.label:
                die = game.dice.digit()
                game.emit(events.DelayRolled(game.scene.seat_of(delay.side), die))
                if die > delay.most:
                    self.put_off(game, delay.side, game.scene.turn_number(delay.late, "delays"))
        for unit in game.units:
            if unit.where == "later" and unit.due <= game.now.turn:
                game.put(unit.but(where="box"))
                game.emit(events.Due(unit.id))
        return Call(AttachArrivals(), then=self.finished)

    def put_off(self, game: Game, side: str, turn: int) -> None:
        """All of a side that are due now come in a later turn."""
        for unit in game.units:
            if unit.where == "later" and unit.due == game.now.turn and unit.seat == game.scene.seat_of(side):
                game.put(unit.but(due=turn))


class ArriveAs(Option):
    """How a unit arrives: in Column or not, mounted or not."""

    column: bool
    mounted: bool


class BringOn(Frame[None]):
    """A Division's chit brings its reinforcements, and their Leaders, into their entry hexes, whatever stands there.

    [gts.reinf.enter-on-divact gts.reinf.column-option gts.reinf.last-chit-delay gts.lead.back-with-reinforcements]
    """

    division: DivisionId

    def start(self, game: Game) -> Step:
        """The next one; how it comes is asked where there is a choice."""
        waiting = next((unit for unit in game.units if unit.division == self.division and unit.where == "box"), None)
        if waiting is None:
            return self.done()
        ways: list[ArriveAs | LandAt] = [*ways_in(game, waiting), *map(LandAt, landing_hexes(game, waiting))]
        return Ask(waiting.seat, STATE, ways, self.enter, args={"unit": waiting.id})

    def enter(self, game: Game, choice: ArriveAs | LandAt) -> Step:
        """It is in the entry hex, with its Leader if he is nowhere; or it has landed.  [gts.excl.glider]"""
        unit = next(unit for unit in game.units if unit.division == self.division and unit.where == "box")
        if isinstance(choice, LandAt):
            land(game, unit, choice.hex)
            return Goto(self.start)
        game.put(unit.but(hex=unit.entry, where="map", entering=True, column=choice.column, mounted=choice.mounted))
        game.emit(events.Arrived(unit.id, unit.entry))
        leader = game.leader_of(unit)
        if leader is not None and leader.hex == OFF_MAP:
            game.put(leader.but(hex=unit.entry, entering=True))
        return Goto(self.start)


def ways_in(game: Game, unit: Unit) -> Iterator[ArriveAs]:
    """In Column or not, mounted or not; who cannot move by itself comes mounted; a causeway is left in Column only.

    [gts.reinf.column-option gts.ruling.entry-hex-mounted]
    """
    front, back = game.scene.profiles[unit.type]
    sides = [(False, front)] if front.movement is not None else []
    if back is not front:
        sides.append((True, back))
    for mounted, profile in sides:
        found = [column for column in (False, True) if has_way_out(game, unit, profile, column)]
        for column in found or [False, True]:
            yield ArriveAs(column, mounted)


def has_way_out(game: Game, unit: Unit, profile: Profile, column: bool) -> bool:
    """Whether the ground lets such a unit leave its entry hex."""
    ground, hex = game.scene.ground, unit.entry
    return any(ground.cost(profile.mover, hex, to, column=column) is not None for to in game.scene.grid.neighbours(hex))
