"""Assets: taken under control by a headquarters for an impulse."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.formations.reaching import reaches
from bocage.systems.tide_of_fortune.rules.supply.isolation import judge_unit
from bocage.systems.tide_of_fortune.state.events import command as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, NONE, DivisionId, Unit

ATTACH = "assets.attach"


class Attach(Option):
    """Take an asset under control for this impulse."""

    unit: ActorId


class EndAttachment(Option):
    """Take no more assets under control."""

    passes = True


END = EndAttachment()


class AttachAssets(Frame[None]):
    """A designated headquarters takes assets within its radius under control, for this impulse.

    [tof.3.asset-announce tof.3.asset-check-timing tof.2.asset-definition]
    """

    division: DivisionId

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        seat = game.divisions[self.division].seat
        offers: list[Attach | EndAttachment] = [Attach(unit.id) for unit in independent(game, seat)]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(seat, ATTACH, legal, self.chosen, self.why_not, args={"division": self.division})

    def why_not(self, game: Game, choice: Attach | EndAttachment) -> Refusal | None:
        """An asset of the side, free in this impulse, within the radius, and within what a headquarters can control.

        [tof.3.asset-limit tof.3.asset-range tof.2.hq-asset-radius tof.2.asset-mark tof.3.asset-reassign]
        """
        if isinstance(choice, EndAttachment):
            return None
        unit, division = game.unit(choice.unit), game.divisions[self.division]
        about = {"unit": unit.id, "division": division.id}
        if unit.seat != division.seat or not is_independent(game, unit):
            return Refusal("tof.2.asset-mark", about)
        if unit.attached != NONE:
            return Refusal("tof.3.asset-reassign", about)
        if not unit.on_map or not reaches(game, division, unit):
            return Refusal("tof.3.asset-range", about)
        most = game.scene.rulebook.command.asset_stacking
        if sum(load_of(game, one) for one in attached_to(game, self.division)) + load_of(game, unit) > most:
            return Refusal("tof.3.asset-limit", {**about, "most": most})
        return None

    def chosen(self, game: Game, choice: Attach | EndAttachment) -> Step:
        """It counts as one of the division for this impulse; its line is judged with the division's.

        [tof.6.unit-needs-line tof.6.check-time]
        """
        if isinstance(choice, EndAttachment):
            return self.done()
        unit = game.unit(choice.unit).but(attached=self.division)
        game.put(unit)
        game.emit(events.Attached(unit.id, self.division))
        judge_unit(game, self.division, unit)
        return Goto(self.start)


def is_independent(game: Game, unit: Unit) -> bool:
    """Whether a unit is an asset, or an Allied one without a headquarters any more, which serves as one.

    [tof.2.asset-definition tof.ruling.hq-lost]
    """
    profile = game.profile(unit)
    if profile.role == "asset":
        return True
    return (
        profile.role == "unit"
        and unit.seat == ALLIED
        and unit.division != NONE
        and game.hq_of(game.divisions[unit.division]).where == "gone"
    )


def asset_rating(game: Game, unit: Unit) -> int:
    """The AR that an asset shows; who serves as one has a fixed one.  [tof.2.asset-strength tof.ruling.hq-lost]"""
    return game.face(unit).ar if game.profile(unit).role == "asset" else game.scene.rulebook.orphans.ar


def independent(game: Game, seat: int) -> list[Unit]:
    """The assets of a side on the map, and those who serve as such."""
    return [unit for unit in game.units if unit.seat == seat and unit.on_map and is_independent(game, unit)]


def attached_to(game: Game, number: DivisionId) -> list[Unit]:
    """The assets that a headquarters has under control.  [tof.3.asset-announce]"""
    return [unit for unit in game.units if unit.attached == number and unit.on_map]
