"""Squad transfers (Transfert de squads): figures change squads within a hex."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Event, Goto, Option, Pass, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.tide_of_iron.rules.initiative_order import PlayersInTurn
from bocage.systems.tide_of_iron.rules.setup.squad_building import slots_used, without
from bocage.systems.tide_of_iron.rules.teams import Agreement, leads_too
from bocage.systems.tide_of_iron.scene.scene import TypeId
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, Unit

UNCOUNTED = -1
TRANSFER_FROM, TRANSFER_TO = "transfer.from", "transfer.to"
"""The questions which squad gives, and what to whom."""


class GiveFrom(Option):
    """Take a figure from this squad."""

    unit: ActorId


class GiveFigure(Option):
    """Give a figure of this type to another squad."""

    figure: TypeId
    target: TargetId


class FigureGiven(Event):
    """A figure changes its squad."""

    unit: UnitId
    target: UnitId
    figure: TypeId


class BaseEmptied(Event):
    """A squad has given its last figure and is taken off the map."""

    unit: UnitId


class SquadTransfers(PlayersInTurn):
    """Step 4: in initiative order players move figures between squads in the same hex, one figure at a time.

    `left` is how many figures may still move: nobody needs to move more than there are.  [toi.status.transfer]
    """

    left: int = UNCOUNTED
    unit: UnitId = NONE
    target: UnitId = NONE
    figure: TypeId = NONE

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the squad that gives."""
        options = [GiveFrom(unit.id) for unit in givers(game, seat)] if self.left else []
        if not options:
            return self.next_turn()
        left = sum(len(game.unit(option.unit).figures) for option in options) if self.left == UNCOUNTED else self.left
        offer: list[GiveFrom | Pass] = [Pass(), *options]
        return Ask(seat, TRANSFER_FROM, offer, self.but(left=left).chosen, self.why_not_from)

    def why_not_from(self, game: Game, choice: GiveFrom | Pass) -> Refusal | None:
        """Why a squad cannot give."""
        if isinstance(choice, Pass):
            return None
        unit = game.unit(choice.unit)
        if unit.seat != self.seat(game):
            mine = leads_too(game, self.seat(game), unit)
            return Refusal("toi.status.transfer", {"unit": unit.id}, "other-division" if mine else "other-side")
        refusal = why_no_part(unit)
        if refusal is None and next(gifts(game, unit), None) is None:
            return Refusal("toi.status.transfer", {"unit": unit.id}, "nobody")
        return refusal

    def chosen(self, game: Game, choice: GiveFrom | Pass) -> Step:
        """Go on to the figure, or to the next player."""
        if isinstance(choice, Pass):
            return self.next_turn()
        return Goto(self.but(unit=choice.unit).which)

    def which(self, game: Game) -> Step:
        """Ask for the figure and who receives it."""
        unit = game.unit(self.unit)
        return Ask(unit.seat, TRANSFER_TO, list(gifts(game, unit)), self.give, self.why_not_to, {"unit": unit.id})

    def why_not_to(self, game: Game, choice: GiveFigure) -> Refusal | None:
        """Why a squad cannot receive the figure."""
        return why_not_give(game, game.unit(self.unit), choice.figure, game.unit(choice.target))

    def give(self, game: Game, choice: GiveFigure) -> Step:
        """A team-mate who receives must agree.  [toi.multi.transfer]"""
        giver, taker = game.unit(self.unit), game.unit(choice.target)
        move = self.but(target=taker.id, figure=choice.figure, left=self.left - 1)
        if giver.seat == taker.seat:
            return Goto(move.carry_out)
        return Call(Agreement(giver.seat, "transfer", unit=giver.id, target=taker.id), then=move.agreed)

    def agreed(self, game: Game, agreed: bool) -> Step:
        """Without agreement the figure stays."""
        return Goto(self.carry_out if agreed else self.next)

    def carry_out(self, game: Game) -> Step:
        """Move the figure; an emptied base leaves the game, which is no loss in combat.

        [toi.status.transfer toi.status.transfer-empty-base]
        """
        giver, taker = game.unit(self.unit), game.unit(self.target)
        left = without(giver.figures, (self.figure,))
        game.put(taker.but(figures=tuple(sorted((*taker.figures, self.figure)))))
        game.put(giver.but(figures=left) if left else giver.but(figures=left, hex=OFF_BOARD))
        game.emit(FigureGiven(giver.id, taker.id, self.figure))
        if not left:
            game.emit(BaseEmptied(giver.id))
        return Goto(self.next)

    def next(self, game: Game) -> Step:
        """Another figure of the same player."""
        return Goto(SquadTransfers(self.turn, self.left).start)


def why_no_part(unit: Unit) -> Refusal | None:
    """Who takes no part: vehicles, specialised, shaken and carried squads, and those in fortifications.

    [toi.status.transfer-no-spec toi.status.transfer-no-shaken toi.status.transfer-no-fort toi.spec.no-transfer
    toi.fort.no-transfer]
    """
    if unit.is_vehicle:
        return Refusal("toi.status.transfer", {"unit": unit.id}, "vehicle")
    if unit.specialisation != "none":
        return Refusal("toi.status.transfer-no-spec", {"unit": unit.id})
    if unit.hex == OFF_BOARD or unit.condition != "good":
        return Refusal("toi.status.transfer-no-shaken", {"unit": unit.id})
    return None if unit.shelter == NONE else Refusal("toi.status.transfer-no-fort", {"unit": unit.id})


def why_not_give(game: Game, giver: Unit, figure: TypeId, taker: Unit) -> Refusal | None:
    """Figures go to another friendly squad in the same hex with room on its base.  [toi.status.transfer]"""
    about = {"unit": giver.id, "target": taker.id}
    if giver.id == taker.id or giver.side != taker.side or giver.hex != taker.hex or figure not in giver.figures:
        return Refusal("toi.status.transfer", about, "same-hex")
    refusal = why_no_part(taker)
    if refusal is not None:
        return refusal
    if slots_used(game.scene, (*taker.figures, figure)) > game.scene.rulebook.base.slots:
        return Refusal("toi.status.transfer", about, "slots")
    return None


def givers(game: Game, seat: Seat) -> Iterator[Unit]:
    """A player's squads that can give any figure away."""
    shared = crowded_hexes(game, game.divisions[seat].side)
    for hex in bits(shared):
        for unit in game.units_in(hex):
            if unit.seat == seat and why_no_part(unit) is None and next(gifts(game, unit), None) is not None:
                yield unit


def crowded_hexes(game: Game, side: int) -> int:
    """The hexes of a side that hold several units."""
    return game.occupied[side] & game.shared


def gifts(game: Game, unit: Unit) -> Iterator[GiveFigure]:
    """The figures that a squad can give, and to whom."""
    for taker in game.units_in(unit.hex):
        if taker.id != unit.id and why_no_part(taker) is None and taker.side == unit.side:
            room = game.scene.rulebook.base.slots - slots_used(game.scene, taker.figures)
            for figure in sorted(set(unit.figures)):
                if game.scene.types[figure].slots <= room:
                    yield GiveFigure(figure, taker.id)
