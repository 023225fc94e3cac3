"""Where the fire of a battery falls, and what it does there."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.board.table.points import squared
from bocage.board.table.templates import scattered
from bocage.kernel import Call, Frame, PlaceId, Seat, Step, UnitId
from bocage.kernel import Point as Spot
from bocage.systems.rules_of_engagement.rules.fire.places import walled_at
from bocage.systems.rules_of_engagement.rules.fire.scores import battery_source, edge_of
from bocage.systems.rules_of_engagement.rules.vehicles.armour import Blow
from bocage.systems.rules_of_engagement.rules.weapons.blast import explode
from bocage.systems.rules_of_engagement.rules.weapons.smoke import screen
from bocage.systems.rules_of_engagement.rules.weapons.templates import Tolls
from bocage.systems.rules_of_engagement.rules.works.structures import StructureHit
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.state.events.artillery import BatteryFired, MarkerShelled
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Battery

BOMBARDMENT, SUPPORT = "artillery-bombardment", "artillery-support"
"""The weapon of a bombardment before the battle, and of support in it."""


def forward_eyes(game: Game, seat: Seat) -> list[Point]:
    """Where the artillery observers of a side stand.  [roe.arty.fo roe.special.forward-observer]"""
    return [
        figure.at
        for squad in game.squads_of(seat)
        if game.scene.squad_kinds[squad.kind].kind == "observer"
        for figure, man in game.men(squad.id)
        if "forward-observer" in man.marks
    ]


def need_of(game: Game, battery: Battery) -> int:
    """What the die of a battery needs: less where an observer sees the spot, more where that is no place with a name.

    [roe.arty.prelim-hit roe.arty.prelim-targets roe.ruling.arty-support-to-hit]
    """
    book = game.scene.rulebook.artillery
    assert battery.aim is not None
    aim = (battery.aim.x, battery.aim.y)
    guided = any(game.sight.is_free(eye, aim) for eye in forward_eyes(game, battery.seat))
    return (book.guided if guided else book.hit) + (0 if battery.place != OPEN_GROUND else book.spot)


class Landing(Frame[None]):
    """The fire of a battery falls, and it is used up.  [roe.arty.options roe.arty.prelim-hit]"""

    battery: int
    weapon: str = SUPPORT

    def start(self, game: Game) -> Step:
        """On the mark, or short or long of it on the line from the middle of its side's edge.

        [roe.arty.prelim-scatter roe.ruling.arty-scatter-axis roe.ruling.smoke-artillery]
        """
        battery = game.batteries[self.battery]
        assert battery.aim is not None
        need, face = need_of(game, battery), game.dice.die()
        game.put(battery.but(spent=True, due=0))
        aim = (battery.aim.x, battery.aim.y)
        game.emit(BatteryFired(self.battery, battery.aim, face, need, face >= need))
        if battery.friend != NOBODY:
            if game.members[battery.friend]:
                screen(game, battery.friend, battery.friend, face >= need)
            return self.done()
        if face < need:
            aim = self._astray(game, battery.seat, aim)
        if not game.ground.holds(aim):
            return self.done()
        return self._burst(game, battery, aim)

    def _astray(self, game: Game, seat: Seat, aim: Point) -> Point:
        """A die for the side, two for the distance."""
        book = game.scene.rulebook
        side = -1 if game.dice.die() <= book.artillery.short else 1
        off = side * (game.dice.die() + game.dice.die()) * book.templates.scatter
        return scattered(edge_of(game, seat), aim, off)

    def _burst(self, game: Game, battery: Battery, at: Point) -> Step:
        """Whoever is under the template is hit, markers are marked, and walls under its middle are struck.

        [roe.arty.prelim-on-target roe.arty.prelim-effect roe.arty.support-effect roe.arty.support-structures
        roe.arty.vehicles roe.ruling.arty-area]
        """
        weapon = game.scene.weapons[self.weapon]
        mark_hidden(game, at, game.scene.rulebook.templates.sizes[weapon.blast - 1])
        source = battery_source(battery.seat)
        tolls = Tolls(source, tuple(explode(game, source, weapon, at, weapon.blast)))
        size = game.scene.rulebook.templates.sizes[weapon.blast - 1]
        origin = Spot(*edge_of(game, battery.seat))
        return Call(tolls, then=Struck(self.weapon, walled_at(game, at), vehicles_under(game, at, size), origin).start)


class Struck(Frame[None]):
    """After the losses the vehicles under the template, then the walls under its middle.

    [roe.arty.vehicles roe.arty.support-structures]
    """

    shown = False
    weapon: str
    place: PlaceId
    vehicles: tuple[UnitId, ...]
    origin: Spot

    def start(self, game: Game) -> Step:
        """On the front armour, or on a 5 from above, which adds to the die."""
        weapon, book = game.scene.weapons[self.weapon], game.scene.rulebook.artillery
        if self.vehicles:
            more = book.top if game.dice.die() >= book.top_hit else 0
            blow = Blow(self.vehicles[0], weapon.strength(0), self.origin, "front", more, weapon=self.weapon)
            return Call(blow, then=self.but(vehicles=self.vehicles[1:]).start)
        if not self.place:
            return self.done()
        walls = StructureHit(self.place, weapon.strength(0), weapon.exp, weapon.ap, self.origin)
        return Call(walls, then=self.finished)


def vehicles_under(game: Game, at: Point, across: int) -> tuple[UnitId, ...]:
    """The crews of the vehicles whose centres are under a template."""
    return tuple(
        one.squad
        for one in game.vehicles
        if one.is_there and one.is_manned and 4 * squared(one.at, at) <= across * across
    )


def mark_hidden(game: Game, at: Point, across: int) -> None:
    """Markers under a template are only marked as hit, whoever lies under them.  [roe.arty.hidden]"""
    for marker in game.markers:
        if marker.is_there and 4 * squared(marker.at, at) <= across * across:
            under = () if marker.squad == NOBODY else figures_under(game, marker.squad, at, across)
            game.put(marker.but(hit=True, under=under))
            game.emit(MarkerShelled(marker.id))


def figures_under(game: Game, squad: int, at: Point, across: int) -> tuple[int, ...]:
    """The figures of a squad whose centres are under a template."""
    return tuple(figure.id for figure, _ in game.men(squad) if 4 * squared(figure.at, at) <= across * across)
