"""A column on a road: vehicles one behind the other, with whom they carry, before the battle begins."""

from __future__ import annotations

from bocage.board.table.hulls import headings_of
from bocage.board.table.points import towards
from bocage.kernel import Frame, Seat, Step
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import park
from bocage.systems.rules_of_engagement.state.events.turn import Deployed
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


class FormColumn(Frame[None]):
    """The vehicles of a side stand on their road in the order of march, the front of the first so far in.

    [roe.scn.column]
    """

    shown = False
    seat: Seat

    def start(self, game: Game) -> Step:
        """One after the other, without a choice."""
        column = game.scene.side(self.seat).column
        assert column is not None
        number = game.scene.place_names.index(column.road)
        piece = game.ground.piece(number)
        assert piece is not None
        path = piece.text.path
        heading = headings_of(path[:2])[0]
        front, taken = column.lead, set[int]()
        for one in column.vehicles:
            length = game.scene.vehicles[one.vehicle].hull[0]
            squad = _next(game, self.seat, one.vehicle, taken)
            at = towards(path[0], path[1], front - length // 2)
            taken.add(squad.id)
            if one.carries:
                carried = _next(game, self.seat, one.carries, taken)
                taken.add(carried.id)
                _board(game, carried, squad, at)
            park(game, squad.id, at, heading)
            game.emit(Deployed(squad.id, number))
            front -= length + game.scene.rulebook.vehicles.apart
        return self.done()


def _next(game: Game, seat: Seat, kind: str, taken: set[int]) -> Squad:
    return next(one for one in game.squads if one.seat == seat and one.kind == kind and one.id not in taken)


def _board(game: Game, squad: Squad, vehicle: Squad, at: tuple[int, int]) -> None:
    """A squad sits in a vehicle from the beginning.  [roe.veh.transport]"""
    game.put(squad.but(aboard=vehicle.id))
    for figure in [one for one in game.figures if one.squad == squad.id]:
        game.put(figure.but(x=at[0], y=at[1]))


def is_formed(game: Game, seat: Seat) -> bool:
    """Whether the column of a side, if it has one, stands on its road."""
    column = game.scene.side(seat).column
    if column is None:
        return True
    first = next(one.id for one in game.squads if one.seat == seat and one.kind == column.vehicles[0].vehicle)
    return game.vehicles[game.rides[first]].is_there
