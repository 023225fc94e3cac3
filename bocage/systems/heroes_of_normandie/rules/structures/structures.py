"""Structures (Structures): destruction points, buildings that collapse, and fire at a structure itself."""

from __future__ import annotations

from bocage.board.bits import mask
from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Pool, Refusal, Seat, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.cards.holding.any_roll import BonusRoll
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction, suppress
from bocage.systems.heroes_of_normandie.rules.vehicles.wrecks import batter, wreck_in
from bocage.systems.heroes_of_normandie.scene.ground import INFANTRY
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Structure, StructureId, Unit, enemy_of

COLLAPSE_SUPPRESSED = 1
"""The Suppressed markers of infantry in a building that collapses.  [hon.destr.building]"""


class Demolition(Frame[None]):
    """A weapon with Destruction strikes a building or a wreck: so many dice, a point for each of 4 and more.

    Suppressed markers take nothing off these dice.
    [hon.destr.roll hon.destr.no-suppressed hon.mark.suppressed-rolls hon.ruling.suppressed-exceptions]
    """

    seat: Seat
    dice: int
    structure: StructureId = NONE
    wreck: UnitId = NONE

    def start(self, game: Game) -> Step:
        """Roll."""
        if not self.dice:
            return self.done()
        need = game.scene.rulebook.destruction_need
        return Call(BonusRoll("destruction", self.seat, self.dice, need), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Add the points; who reaches the structure value has destroyed it.  [hon.destr.roll hon.destr.threshold]"""
        if self.wreck != NONE:
            if pool.hits:
                batter(game, game.unit(self.wreck), pool.hits)
            return self.done()
        struck = game.structures[self.structure]
        total = struck.points + pool.hits
        game.put(struck.but(points=total))
        game.emit(events.StructureStruck(struck.id, pool.hits, total))
        if total < worth(game, struck):
            return self.done()
        return Call(Collapse(struck.id), then=self.finished)


def worth(game: Game, structure: Structure) -> int:
    """The structure value of a building.  [hon.terr.structure]"""
    return game.scene.tables.buildings[game.scene.houses[structure.id].kind].structure


class Ruin(Frame[None]):
    """The structures under a template are rolled for, one after the other.  [hon.destr.roll]"""

    shown = False
    seat: Seat
    dice: int
    houses: tuple[StructureId, ...]
    wrecks: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next one."""
        if self.houses:
            roll = Demolition(self.seat, self.dice, structure=self.houses[0])
            return Call(roll, then=self.but(houses=self.houses[1:]).start)
        if self.wrecks:
            roll = Demolition(self.seat, self.dice, wreck=self.wrecks[0])
            return Call(roll, then=self.but(wrecks=self.wrecks[1:]).start)
        return self.done()


def structure_around(game: Game, seat: Seat, dice: int, place: PlaceId, but: UnitId) -> Demolition | None:
    """What an attack with Destruction on a unit does to the building or wreck that it is in, not to its own wreck.

    [hon.destr.who hon.destr.order]
    """
    house = game.ground.standing_house(place)
    if house is not None:
        return Demolition(seat, dice, structure=house)
    wreck = wreck_in(game, place)
    return None if wreck is None or wreck.id == but else Demolition(seat, dice, wreck=wreck.id)


# Buildings that collapse


class PlaceInRuins(Option):
    """Put the unit into this square of the ruins."""

    place: AimId


class Collapse(Frame[None]):
    """A building is destroyed: it lies in ruins, who was inside is shaken and redeployed there, vehicles are lost.

    [hon.destr.building hon.ruling.destroyed-vehicle-in-building]
    """

    structure: StructureId

    def start(self, game: Game) -> Step:
        """Turn the tile over, and give all infantry inside a Suppressed marker."""
        ruins = game.structures[self.structure]
        game.emit(events.Collapsed(ruins.id))
        game.put(ruins.but(ruined=True))
        for unit in _inside(game, ruins):
            if game.is_infantry(unit):
                suppress(game, unit, COLLAPSE_SUPPRESSED)
        return Goto(self.wreck)

    def wreck(self, game: Game) -> Step:
        """Vehicles inside are destroyed."""
        for unit in _inside(game, game.structures[self.structure]):
            if not game.is_infantry(unit):
                return Call(Destruction(unit.id, "other"), then=self.wreck)
        return Goto(self.redeploy)

    def redeploy(self, game: Game) -> Step:
        """The player with the initiative redeploys all his units in the ruins, then the other."""
        units = _inside(game, game.structures[self.structure])
        first = game.now.initiative
        order = tuple(unit.id for seat in (first, enemy_of(first)) for unit in units if unit.seat == seat)
        return Goto(Redeployment(self.structure, order).start)


def _inside(game: Game, structure: Structure) -> list[Unit]:
    squares = mask(structure.places)
    return [unit for unit in game.units if unit.on_board and squares >> unit.place & 1]


class Redeployment(Frame[None]):
    """Units are put into the ruins one by one, each into a square of its own.  [hon.destr.building]"""

    structure: StructureId
    waiting: tuple[UnitId, ...]
    taken: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the next unit."""
        if not self.waiting:
            return self.done()
        unit = game.unit(self.waiting[0])
        squares = game.structures[self.structure].places
        options = [PlaceInRuins(square) for square in squares if self._is_free(game, square)]
        about = {"unit": unit.id, "structure": self.structure}
        return Ask(unit.seat, "ruins", options, self.placed, self.why_not, about)

    def _is_free(self, game: Game, square: PlaceId) -> bool:
        return not (self.taken | game.ground.closed[INFANTRY]) >> square & 1

    def why_not(self, game: Game, choice: PlaceInRuins) -> Refusal | None:
        """A square of the ruins that nobody has taken."""
        inside = choice.place in game.structures[self.structure].places
        if inside and self._is_free(game, choice.place):
            return None
        return Refusal("hon.destr.building", {"unit": self.waiting[0], "place": choice.place})

    def placed(self, game: Game, choice: PlaceInRuins) -> Step:
        """Put it there."""
        unit = game.unit(self.waiting[0])
        game.put(unit.but(place=choice.place))
        game.emit(events.Deployed(unit.id, choice.place))
        return Goto(self.but(waiting=self.waiting[1:], taken=self.taken | 1 << choice.place).start)
