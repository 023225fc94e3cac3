"""Markers: where those lie that stand for nobody, and how all of a side's are laid at once."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Ask, Dice, Frame, Option, Point, Refusal, Seat, Step, Thing
from bocage.systems.rules_of_engagement.rules.hiding.places import is_covering
from bocage.systems.rules_of_engagement.rules.movement.march import is_at
from bocage.systems.rules_of_engagement.state.events.hiding import DummySetUp, MarkersLaid
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, OFF_TABLE, Marker

DUMMY = "deploy.dummy"
LISTED = 8
EVERY = 3


class PlaceDummy(Option):
    """A marker that stands for nobody lies at a point."""

    at: Point
    near: Annotated[int, Thing("place", "aim")]
    manner: str


class DeployDummy(Frame[None]):
    """A side hides where nobody is.  [roe.scn.hidden-deployment]"""

    marker: int

    def start(self, game: Game) -> Step:
        """Where?"""
        seat = game.markers[self.marker].seat
        stations = game.scene.zone_stations[seat]
        options = [PlaceDummy(Point(*one.at), one.place, one.manner) for one in stations]
        legal = [one for one in options if self.why_not(game, one) is None][::EVERY]
        return Ask(seat, DUMMY, legal[:LISTED], self.chosen, self.why_not, {"seat": seat}, True, sample=self.sample)

    def why_not(self, game: Game, choice: PlaceDummy) -> Refusal | None:
        """In cover in the zone of its side, where somebody could stand."""
        seat = game.markers[self.marker].seat
        west, north, east, south = game.scene.side(seat).zone
        at = choice.at.x, choice.at.y
        args = {"seat": seat}
        if not (west <= at[0] <= east and north <= at[1] <= south) or not game.ground.holds(at):
            return Refusal("roe.scn.hidden-deployment", args)
        if not is_at(game, choice.near, at) or not is_covering(game, choice.near):
            return Refusal("roe.scn.hidden-deployment", args, "place")
        if game.ground.footing(at).move == "impassable":
            return Refusal("roe.move.terrain-impassable", args, "marker")
        return None

    def sample(self, game: Game, dice: Dice) -> PlaceDummy:
        """Any place in the zone."""
        west, north, east, south = game.scene.side(game.markers[self.marker].seat).zone
        at = west + dice.draw(east - west) - 1, north + dice.draw(south - north) - 1
        return PlaceDummy(Point(*at), game.ground.footing(at).place, "in")

    def chosen(self, game: Game, choice: PlaceDummy) -> Step:
        """It lies there when all markers of its side are laid."""
        marker = game.markers[self.marker]
        game.put(marker.but(x=choice.at.x, y=choice.at.y))
        game.emit(DummySetUp(marker.seat, choice.near), 1 << marker.seat)
        return self.done()


def dummies_of(game: Game, seat: Seat) -> int:
    """How many markers of a side stand for nobody.  [roe.special.guerrilla-markers]"""
    return game.scene.dummies(seat, [squad.kind for squad in game.squads if squad.seat == seat])


def waiting_dummies(game: Game, seat: Seat) -> list[Marker]:
    """The markers for dummies of a side that have no place yet."""
    own = [marker for marker in game.markers if marker.seat == seat and not marker.laid]
    return [marker for marker in own[: dummies_of(game, seat)] if marker.x == OFF_TABLE]


def lay_markers(game: Game, seat: Seat) -> None:
    """All markers of a side are laid at once, by their places, so that their order tells nothing."""
    own = [marker for marker in game.markers if marker.seat == seat]
    if not own or own[0].laid:
        return
    dummies = dummies_of(game, seat)
    spots = [(marker.at, NOBODY) for marker in own[:dummies]]
    spots += [(game.places[one.id][0], one.id) for one in game.squads_of(seat) if game.scene.has_marker(one)]
    spots.sort()
    for marker, (at, squad) in zip(own, spots, strict=False):
        game.put(marker.but(x=at[0], y=at[1], squad=squad, laid=True))
    for marker in own[len(spots) :]:
        game.put(marker.but(laid=True))
    game.emit(MarkersLaid(seat, len(spots), dummies))
