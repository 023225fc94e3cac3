"""Vehicles among mines."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.board.table.points import between
from bocage.kernel import Call, Frame, Point, Step, UnitId
from bocage.systems.rules_of_engagement.rules.vehicles.armour import Blow
from bocage.systems.rules_of_engagement.rules.works.mines import entered, find_decoy, minefields
from bocage.systems.rules_of_engagement.state.events.works import MinesWentOff
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad, Work

STRIDES = 10


def field_on_leg(game: Game, squad: Squad, leg: Path) -> tuple[Work, tuple[int, int]] | None:
    """The minefield that the middle of a vehicle comes into on a leg, and where; decoys are found on the way.

    [roe.mine.activation roe.ruling.mine-entry]
    """
    fields, before = minefields(game, squad), leg[0]
    for stride in range(1, STRIDES + 1) if fields else ():
        after = between(leg[0], leg[1], stride, STRIDES)
        field = entered(fields, (before,), (before,), (after,))
        if field is not None and not field.decoy:
            return field, after
        if field is not None and field.seat != squad.seat:
            find_decoy(game, field)
            fields = [one for one in fields if one.id != field.id]
        before = after
    return None


class MineUnderVehicle(Frame[None]):
    """A vehicle in a minefield: on a 5 a hit of strength 8 on its rear armour, and its crew is not tested for that.

    [roe.mine.tank roe.ruling.mine-entry]
    """

    unit: UnitId
    field: int

    def start(self, game: Game) -> Step:
        """One die."""
        work, book = game.works[self.field], game.scene.rulebook.works
        if work.secret or not work.proved:
            game.reveal(work.but(secret=False, proved=True))
        game.emit(MinesWentOff(self.unit, game.scene.place_of_work(work.id), 0))
        if game.dice.die() < book.mine:
            return self.done()
        at = game.vehicles[game.rides[self.unit]].at
        return Call(Blow(self.unit, book.mine_strength, Point(*at), "rear", bails=False), then=self.finished)
