"""Airborne operations: divisions drop from the sky, scatter, move and attack, and the German reacts."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_fortune.rules.combat.attacks import Attacks
from bocage.systems.tide_of_fortune.rules.impulses.orders import Move
from bocage.systems.tide_of_fortune.rules.movement.movement import begin_movement
from bocage.systems.tide_of_fortune.rules.strategic.drop import Drop, airlift_left, waiting
from bocage.systems.tide_of_fortune.rules.strategic.drop_reaction import DropReaction
from bocage.systems.tide_of_fortune.rules.strategic.limit import why_too_many
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, DivisionId

DIVISION, UNIT = "airborne.division", "airborne.unit"


class DropDivision(Option):
    """Drop a division, or what of it still waits in England."""

    division: DivisionId


class UseLinnet(Option):
    """Use the extra Airlift Points for a division.  [tof.s1.v2-linnet]"""

    division: DivisionId


class EndDrops(Option):
    """Drop no more divisions."""

    passes = True


class EndLandings(Option):
    """Move no more paratroops."""

    passes = True


END, END_MOVES = EndDrops(), EndLandings()


class AirborneOperation(Frame[None]):
    """Up to three divisions drop; all move and attack, then the German reacts to all of it.

    [tof.3.air-cost tof.ruling.drop-sequence]
    """

    seat: Seat
    dropped: tuple[DivisionId, ...] = ()
    landed: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next division."""
        offers: list[DropDivision | UseLinnet | EndDrops] = [END]
        for division in game.divisions:
            offers += [DropDivision(division.id), UseLinnet(division.id)]
        legal = [choice for choice in offers if self.why_not(game, choice) is None]
        return Ask(self.seat, DIVISION, legal, self.chosen, self.why_not, args={"points": airlift_left(game)})

    def why_not(self, game: Game, choice: DropDivision | UseLinnet | EndDrops) -> Refusal | None:
        """Three at most, of which somebody waits in England.  [tof.3.air-cost]"""
        if isinstance(choice, EndDrops):
            return None
        if isinstance(choice, UseLinnet):
            return why_not_linnet(game, choice.division)
        if why := why_too_many(game, len(self.dropped) + 1):
            return why
        if choice.division in self.dropped:
            return Refusal("tof.3.air-cost", {"division": choice.division})
        return why_not_drop(game, choice.division)

    def chosen(self, game: Game, choice: DropDivision | UseLinnet | EndDrops) -> Step:
        """It drops; when all have, they move."""
        if isinstance(choice, EndDrops):
            return Goto(self.move if self.landed else self.over)
        if isinstance(choice, UseLinnet):
            use_linnet(game, choice.division)
            return Goto(self.start)
        going = self.but(dropped=(*self.dropped, choice.division))
        return Call(Drop(choice.division), then=going.after_drop)

    def after_drop(self, game: Game, landed: tuple[UnitId, ...]) -> Step:
        """The next one."""
        return Goto(self.but(landed=(*self.landed, *landed)).start)

    def move(self, game: Game) -> Step:
        """Who has landed may move with half his points.  [tof.3.air-move]"""
        return Call(MoveLanded(self.seat, self.landed), then=self.attack)

    def attack(self, game: Game) -> Step:
        """Division after division attacks with its TR, as in a Maneuver.

        [tof.3.air-attack tof.ruling.drop-ca]
        """
        if not self.dropped:
            return Call(DropReaction(units=self.landed), then=self.over)
        return Call(Attacks(self.dropped[0], "maneuver"), then=self.but(dropped=self.dropped[1:]).attack)

    def over(self, game: Game) -> Step:
        """The operation has ended."""
        return self.done()


class MoveLanded(Frame[None]):
    """Paratroops that have just landed move up to half their points.  [tof.3.air-move]"""

    seat: Seat
    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        offers: list[Move | EndLandings] = [Move(unit) for unit in self.units]
        legal = [choice for choice in [*offers, END_MOVES] if self.why_not(game, choice) is None]
        return Ask(self.seat, UNIT, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Move | EndLandings) -> Refusal | None:
        """Each that has landed, once.  [tof.3.air-move]"""
        if isinstance(choice, EndLandings):
            return None
        unit = game.unit(choice.unit)
        if choice.unit not in self.units or not unit.on_map or unit.acted == game.now.impulse:
            return Refusal("tof.3.air-move", {"unit": unit.id})
        return None

    def chosen(self, game: Game, choice: Move | EndLandings) -> Step:
        """It moves, with half its points and the zones of an Advance."""
        if isinstance(choice, EndLandings):
            return self.done()
        return Call(begin_movement(game, game.unit(choice.unit), "advance"), then=self.start)


def why_not_drop(game: Game, number: DivisionId) -> Refusal | None:
    """An airborne division of which something waits in England, and Airlift for it.

    [tof.3.air-cost tof.3.air-airlift tof.ruling.rain-airlift]
    """
    if game.divisions[number].seat != ALLIED or not game.scene.printed(number).airborne or not waiting(game, number):
        return Refusal("tof.3.air-cost", {"division": number})
    if airlift_left(game) <= 0:
        return Refusal("tof.3.air-airlift", {"points": 0})
    return None


def why_not_linnet(game: Game, number: DivisionId) -> Refusal | None:
    """Once, in a clear turn, for one of two divisions in England.  [tof.s1.v2-linnet tof.ruling.linnet]"""
    numbers, side = game.scene.rulebook.airborne, game.sides[ALLIED]
    division = game.divisions[number]
    if (
        not game.scene.settings.linnet
        or side.linnet
        or game.now.weather != "clear"
        or division.name not in numbers.linnet_divisions
        or game.hq_of(division).where != "england"
        or game.hq_of(division).due <= game.now.box
    ):
        return Refusal("tof.s1.v2-linnet", {"division": number})
    return None


def use_linnet(game: Game, number: DivisionId) -> None:
    """Twelve points more, and the division is ready.  [tof.s1.v2-linnet tof.ruling.linnet]"""
    side = game.sides[ALLIED]
    points = min(side.airlift + game.scene.rulebook.airborne.linnet, game.scene.rulebook.caps.airlift)
    game.put(side.but(linnet=True, airlift=points))
    for unit in game.units:
        if unit.division == number and unit.where == "england":
            game.put(unit.but(due=game.now.box))
    game.emit(events.LinnetUsed(number, points))


def why_not_launch(game: Game, seat: Seat) -> Refusal | None:
    """There is somebody to drop.  [tof.3.air-cost]"""
    if seat != ALLIED:
        return Refusal("tof.3.air-cost", reason="nobody")
    reasons = [why_not_drop(game, division.id) for division in game.divisions]
    if None in reasons or any(why_not_linnet(game, division.id) is None for division in game.divisions):
        return None
    short = next((why for why in reasons if why is not None and why.rule == "tof.3.air-airlift"), None)
    return short or Refusal("tof.3.air-cost", reason="nobody")
