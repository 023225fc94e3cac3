"""Armies: which divisions they have, and how divisions pass from one to another."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.tide_of_fortune.state.events import command as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, ArmyId, DivisionId

TRANSFER = "armies.transfer"
RESERVE = "army-group-reserve"
AMERICAN = "american"


class Transfer(Option):
    """Put a division under another army."""

    division: DivisionId
    army: ArmyId


class EndTransfers(Option):
    """Transfer no more divisions."""

    passes = True


END = EndTransfers()


class ArmyTransfers(Frame[None]):
    """After a turn the sides may put divisions under other armies, the Allies first; each division once.

    [tof.3.post-armies tof.9.allied-oob tof.9.german-oob tof.ruling.army-group-reserve]
    """

    seat: Seat = ALLIED
    moved: tuple[DivisionId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        offers: list[Transfer | EndTransfers] = [
            Transfer(division.id, army.id) for division in game.divisions for army in game.armies
        ]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(self.seat, TRANSFER, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Transfer | EndTransfers) -> Refusal | None:
        """Between armies of the side, within their limits; American divisions, unless airborne, stay in theirs.

        [tof.9.allied-army-limit tof.9.german-oob tof.9.allied-reinf-us tof.9.allied-reinf-british
        tof.9.allied-initial tof.9.german-initial tof.ruling.sub-commanders]
        """
        if isinstance(choice, EndTransfers):
            return None
        division, army = game.divisions[choice.division], game.armies[choice.army]
        about = {"division": division.id, "army": army.id}
        if division.seat != self.seat or army.seat != self.seat or army.name == RESERVE or army.id == division.army:
            return Refusal("tof.3.post-armies", about)
        if not in_play(game, division.id) or division.id in self.moved:
            return Refusal("tof.3.post-armies", about)
        printed = game.scene.printed(division.id)
        if printed.nation == AMERICAN and not printed.airborne:
            return Refusal("tof.9.allied-reinf-us", about)
        most = game.scene.rulebook.caps.divisions[game.scene.seats[self.seat]]
        if strength_of(game, army.id) >= most:
            rule = "tof.9.allied-army-limit" if self.seat == ALLIED else "tof.9.german-oob"
            return Refusal(rule, {**about, "most": most})
        return None

    def chosen(self, game: Game, choice: Transfer | EndTransfers) -> Step:
        """Transfer it, or let the other side do so."""
        if isinstance(choice, EndTransfers):
            return Goto(ArmyTransfers(GERMAN).start) if self.seat == ALLIED else self.done()
        game.put(game.divisions[choice.division].but(army=choice.army))
        game.emit(events.Transferred(choice.division, choice.army))
        return Goto(self.but(moved=(*self.moved, choice.division)).start)


def in_play(game: Game, number: DivisionId) -> bool:
    """Whether a division is on the map or waits in England or at sea."""
    return game.hq_of(game.divisions[number]).where in ("map", "england", "aboard")


def strength_of(game: Game, army: ArmyId) -> int:
    """How many divisions an army controls.  [tof.9.allied-army-limit tof.ruling.cavalry-1st]"""
    return sum(division.army == army and in_play(game, division.id) for division in game.divisions)
