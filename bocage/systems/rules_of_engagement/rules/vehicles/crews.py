"""Crews: they get out of a vehicle that is damaged, and out of one that is destroyed if they live."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Modifier, Point, Pool, Roll, Step, Total, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import (
    LEAST,
    discipline_of,
    has_officer_near,
)
from bocage.systems.rules_of_engagement.rules.discipline.states import set_state
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_nco
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import aboard, hull_of
from bocage.systems.rules_of_engagement.rules.vehicles.passengers import stand_round, strike_passengers
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.action import ManLost, Tested
from bocage.systems.rules_of_engagement.state.events.vehicles import BailedOut, Wrecked
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad, Vehicle, Work

BAIL_OUT = "bail-out"
WRECK, SMOKING = "wreck", "smoking-wreck"


class BailOut(Frame[None]):
    """A crew tests whether it stays in its vehicle.  [roe.veh.bail-out]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """One die, with modifiers of its own."""
        squad = game.squad(self.unit)
        need = max(1, discipline_of(game, squad) - staying(game, squad).value)
        return Call(Roll(BAIL_OUT, squad.seat, 1, need), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """It stays and is suppressed, or gets out."""
        squad = game.squad(self.unit)
        passed = bool(pool.hits)
        game.emit(Tested(self.unit, staying(game, squad), discipline_of(game, squad), passed))
        if passed:
            set_state(game, self.unit, worse(squad.state, "suppressed"))
        else:
            get_out(game, self.unit)
            game.emit(BailedOut(self.unit))
        return self.done()


def staying(game: Game, squad: Squad) -> Total:
    """What is added to the die of a crew that may get out.  [roe.veh.bail-out]"""
    return Total.of(_terms(game, squad), LEAST)


def _terms(game: Game, squad: Squad) -> Iterator[Modifier]:
    book, vehicle = game.scene.rulebook, game.vehicle(squad.id)
    if squad.is_broken:
        yield Modifier("roe.disc.mod-state", book.vehicles.bail_broken)
    if vehicle is not None and vehicle.stuck != "free":
        yield Modifier("roe.veh.immobilised", book.vehicles.bail_stuck)
    if has_nco(game, squad):
        yield Modifier("roe.disc.mod-nco", book.discipline.nco)
    if has_officer_near(game, squad):
        yield Modifier("roe.disc.mod-officer", book.discipline.officer)


class Destroy(Frame[None]):
    """A vehicle is destroyed: a wreck, which may smoke; who lives of its crew gets out, shaken.  [roe.veh.destroyed]"""

    unit: UnitId
    weapon: str = ""
    """What has done it; none: a mine."""

    def start(self, game: Game) -> Step:
        """The wreck, a test of experience for each of the crew, and worse for those aboard."""
        passengers = [squad.id for squad in aboard(game, self.unit)]
        vehicle = game.vehicles[game.rides[self.unit]]
        smokes = game.dice.die() >= game.scene.rulebook.vehicles.smokes
        crew = list(game.men(self.unit))
        lost = [figure for figure, man in crew if game.dice.die() < man.profile.exp]
        get_out(game, self.unit)
        for figure in lost:
            game.put(game.figures[figure.id].but(lost=True))
            game.emit(ManLost(self.unit, figure.id))
        strike_passengers(game, passengers, self.weapon)
        game.put(game.vehicles[vehicle.id].but(wreck=True, smokes=smokes))
        lay_wreck(game, vehicle, SMOKING if smokes else WRECK)
        game.emit(Wrecked(self.unit, smokes))
        return self.done()


def lay_wreck(game: Game, vehicle: Vehicle, kind: str) -> None:
    """A wreck is part of the ground: nobody passes over it, and it hides and covers.  [roe.veh.destroyed]"""
    corners = tuple([Point(*at) for at in hull_of(game, vehicle).points])
    game.put(Work(len(game.works), game.squads[vehicle.squad].seat, kind, corners))


def get_out(game: Game, unit: UnitId) -> None:
    """A crew and those aboard stand round the vehicle, within 5 cm, shaken.

    [roe.veh.bail-out roe.veh.destroyed roe.ruling.vehicle-nerves]
    """
    vehicle = game.vehicles[game.rides[unit]]
    crews = [unit, *(squad.id for squad in aboard(game, unit))]
    stand_round(game, vehicle, [one for squad in crews for one in bits(game.members[squad])])
    game.put(vehicle.but(left=True))
    for squad in crews:
        freed = game.squad(squad).but(aboard=NOBODY, order=None, target=NOBODY, zone=None)
        game.put(freed)
        set_state(game, squad, worse(freed.state, "shaken"))
