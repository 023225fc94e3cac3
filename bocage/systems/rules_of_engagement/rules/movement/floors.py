"""Floors: a squad in a building goes up or down its stairs, and whoever goes elsewhere comes down first."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table.points import Point as Spot
from bocage.kernel import Call, Frame, Option, Point, Refusal, Step, UnitId
from bocage.kernel.events import EVERYONE
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.hiding.ambush import set_off
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.movement.march import March, allowance, stairs, why_not_enter_building
from bocage.systems.rules_of_engagement.rules.movement.marching import break_aim_at
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.state.events.action import FloorChanged, Stopped
from bocage.systems.rules_of_engagement.state.events.hiding import MovedUnseen
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


class ChangeFloor(Option):
    """A squad in a building goes to another of its floors, each man straight above or below where he stands."""

    unit: ActorId
    floor: int


class OnTheStairs(Frame[None]):
    """A squad goes to another floor, if it is not stopped by fire.  [roe.ruling.building-openings roe.opp.when]"""

    unit: UnitId
    floor: int

    def start(self, game: Game) -> Step:
        """Whoever sees it may fire."""
        house = house_round(game, game.places[self.unit])
        assert house is not None, "nobody climbs stairs outside of a building"
        where = tuple([Point(*at) for at in game.places[self.unit]])
        set_off(game, self.unit, March(self.unit, where, house.place, "in"))
        break_aim_at(game, self.unit)
        return Call(reactions(game, self.unit), then=self.climb)

    def climb(self, game: Game) -> Step:
        """Those who are left, if the house still stands."""
        squad, house = game.squad(self.unit), house_round(game, game.places[self.unit])
        if not game.members[self.unit] or squad.spent or house is None:
            game.emit(Stopped(self.unit))
            return self.done()
        for figure in bits(game.members[self.unit]):
            game.put(game.figures[figure].but(floor=self.floor))
        climbed = FloorChanged(self.unit, house.place, self.floor)
        if squad.is_hidden:
            game.emit(climbed, 1 << squad.seat, MovedUnseen(self.unit))
        else:
            game.emit(climbed, EVERYONE)
        return self.done()


def house_round(game: Game, places: tuple[Spot, ...]) -> Piece | None:
    """The building that all of some points are in."""
    houses = [game.ground.house_at(at) for at in places]
    return houses[0] if houses and all(one is houses[0] for one in houses) else None


def climbs(game: Game, squad: Squad) -> list[ChangeFloor]:
    """The other floors to which a squad may go."""
    house = house_round(game, game.places[squad.id])
    if house is None:
        return []
    found = [ChangeFloor(squad.id, floor) for floor in range(house.text.floors)]
    return [one for one in found if why_not_change_floor(game, squad, one) is None]


def why_not_change_floor(game: Game, squad: Squad, choice: ChangeFloor) -> Refusal | None:
    """A squad goes up or down within a building, as far as its order lets it.

    [roe.ruling.building-openings roe.move.measure-path roe.move.building-class]
    """
    house = house_round(game, game.places[squad.id])
    args = {"unit": squad.id}
    if choice.unit != squad.id or house is None or not 0 <= choice.floor < house.text.floors:
        return Refusal("roe.ruling.building-openings", args)
    far = max(stairs(game, one, choice.floor) for one in bits(game.members[squad.id]))
    if not far:
        return Refusal("roe.move.procedure", args, "nowhere")
    if squad.order == "run":
        return Refusal("roe.move.terrain-difficult", args)
    most = allowance(game, squad, squad.order, slowed=game.ground.is_slowed(game.places[squad.id][:1] * 2))
    if far > most:
        return Refusal("roe.move.measure-path", {**args, "far": far, "most": most})
    return why_not_enter_building(game, squad, game.places[squad.id])
