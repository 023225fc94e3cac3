"""Cards that make units run: a rush forward on one's own side, a rout on the enemy's."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits, mask
from bocage.board.square import Square
from bocage.kernel import Ask, Call, CardId, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import windows_left
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import effect_of
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction
from bocage.systems.heroes_of_normandie.rules.movement.entering import must_stop, open_ground, steps_from
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove, is_rooted, lay_inactive
from bocage.systems.heroes_of_normandie.rules.victory import take_control
from bocage.systems.heroes_of_normandie.schema.effects import Rush
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


class RunTo(Option):
    """Make the next square of the Forced Move."""

    place: AimId


class StopRunning(Option):
    """End the Forced Move here."""

    passes = True


def why_no_run(game: Game, unit: Unit, place: Square) -> Refusal | None:
    """A forced step goes to a free square that is open, and not within an enemy's zone.  [hon.forced.definition]"""
    return ForcedMove(unit.id, (unit.place,), (place,)).why_not_from(game, unit, unit.place, place)


def open_steps(game: Game, unit: Unit) -> list[Square]:
    """The squares to which a unit may be forced next: as a rule those that it could walk to, if they are free."""
    neighbours = game.scene.grid.neighbours(unit.place)
    if windows_left(game, unit) or game.scene.scenario.settings.vehicles_have_zones or not game.is_infantry(unit):
        return [square for square in neighbours if why_no_run(game, unit, square) is None]
    free, _ = steps_from(game, unit, unit.place)
    return [square for square in neighbours if free >> square & 1]


def run_to(game: Game, unit: Unit, place: Square) -> int:
    """Move a unit by force, which triggers nothing; whether it has to stop there.

    [hon.forced.no-triggers hon.terr.difficult]
    """
    stops = must_stop(game, unit, place)
    game.put(unit.but(place=place, facing=game.scene.grid.direction(unit.place, place)))
    game.emit(events.Displaced(unit.id, place))
    return stops


# A rush


def why_no_rush(game: Game, seat: Seat, card: CardId, unit: Unit) -> Refusal | None:
    """One of one's infantry units that can move once it lies on its inactive face, whatever its Suppressed markers.

    [hon.card.gogogo hon.ruling.x-value-forced-flip]
    """
    if unit.seat != seat or not unit.on_board or not game.is_infantry(unit) or is_rooted(game, unit):
        return Refusal("hon.card.gogogo", {"card": card, "unit": unit.id})
    about = {"card": card, "unit": unit.id}
    return None if open_steps(game, unit) else Refusal("hon.card.gogogo", about, "blocked")


class Rushing(Frame[None]):
    """A Forced Move of some squares: no Opportunity Fire, no assault, no loss to Suppressed markers.

    [hon.card.gogogo hon.forced.no-triggers hon.ruling.charge-of-cards-in-forced-move]
    """

    prompt = "card.rush"
    unit: UnitId
    left: int

    @classmethod
    def by(cls, game: Game, seat: Seat, card: CardId, unit: Unit) -> Rushing:
        """As far as the card says; the unit lies on its inactive face first.  [hon.forced.flip-first]"""
        lay_inactive(game, unit)
        return cls(unit.id, effect_of(game, card, Rush).squares)

    def start(self, game: Game) -> Step:
        """Choose the next square."""
        unit = game.unit(self.unit)
        ways: list[RunTo | StopRunning] = [RunTo(square) for square in open_steps(game, unit)] if self.left else []
        if not ways:
            return Goto(self.end)
        return Ask(unit.seat, self.prompt, [*ways, StopRunning()], self.chosen, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: RunTo | StopRunning) -> Refusal | None:
        """Why it cannot go there."""
        return None if isinstance(choice, StopRunning) else why_no_run(game, game.unit(self.unit), choice.place)

    def chosen(self, game: Game, choice: RunTo | StopRunning) -> Step:
        """One square; Difficult Passage ends it."""
        if isinstance(choice, StopRunning):
            return Goto(self.end)
        stops = run_to(game, game.unit(self.unit), choice.place)
        return Goto(Rushing(self.unit, 0 if stops else self.left - 1).start)

    def end(self, game: Game) -> Step:
        """Whoever stands on an objective now holds it."""
        take_control(game)
        return self.done()


# A rout


class Rout(Frame[None]):
    """A unit flees by the shortest way to its own edge, its whole Movement Value far; off the board it is lost.

    Its owner chooses between ways of the same length. Terrain slows it, Suppressed markers do not.
    [hon.card.flee hon.forced.off-board]
    """

    prompt = "card.rout"
    unit: UnitId
    left: int = -1

    def start(self, game: Game) -> Step:
        """It lies on its inactive face first.  [hon.forced.flip-first hon.ruling.x-value-forced-flip]"""
        unit = lay_inactive(game, game.unit(self.unit))
        if is_rooted(game, unit) or not (on_edge(game, unit) or any(retreats(game, unit))):
            return Goto(self.perish)
        return Goto(Rout(self.unit, game.face(unit).movement or 0).run)

    def run(self, game: Game) -> Step:
        """The next square; who cannot go on has fled as far as it can."""
        unit = game.unit(self.unit)
        if not self.left:
            return Goto(self.end)
        if on_edge(game, unit):
            return Goto(self.perish)
        ways = [RunTo(square) for square in retreats(game, unit)]
        if not ways:
            return Goto(self.end)
        return Ask(unit.seat, self.prompt, ways, self.chosen, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: RunTo) -> Refusal | None:
        """Only towards its own edge."""
        unit = game.unit(self.unit)
        refusal = why_no_run(game, unit, choice.place)
        if refusal is None and choice.place not in retreats(game, unit):
            return Refusal("hon.card.flee", {"unit": unit.id}, "direction")
        return refusal

    def chosen(self, game: Game, choice: RunTo) -> Step:
        """One square; Difficult Passage ends the flight."""
        stops = run_to(game, game.unit(self.unit), choice.place)
        return Goto(Rout(self.unit, 0 if stops else self.left - 1).run)

    def perish(self, game: Game) -> Step:
        """It leaves the board, or cannot flee at all.  [hon.forced.off-board hon.forced.definition]"""
        return Call(Destruction(self.unit, "other"), then=self.end)

    def end(self, game: Game) -> Step:
        """Whoever is left on an objective holds it."""
        take_control(game)
        return self.done()


def on_edge(game: Game, unit: Unit) -> bool:
    """Whether the next step takes a unit off the board by its own edge."""
    return bool(game.scene.home_edges[unit.seat] >> unit.place & 1)


def retreats(game: Game, unit: Unit) -> list[Square]:
    """The open squares from which it is least far to a unit's own edge, and less far than from where it is."""
    steps = open_steps(game, unit)
    for ring in flight(game, unit):
        nearest = [square for square in steps if ring >> square & 1]
        if nearest:
            return nearest
    return []


def flight(game: Game, unit: Unit) -> Iterator[int]:
    """Squares by how many steps it takes to leave the board by a unit's own edge over ground open to it.

    The nearest come first, as bitsets, and those where the unit is and beyond are left out. A search of its own:
    it stops at the first ring that will do, in a thirtieth of the time of `costs_to`.
    """
    ground, passable = game.ground, open_ground(game, unit)
    by_window = windows_left(game, unit) > 0
    ring = found = game.scene.home_edges[unit.seat]
    while ring and not ring >> unit.place & 1:
        yield ring
        fresh = 0
        for square in bits(ring & passable):
            fresh |= ways_into(game, square) if by_window else ground.steps_from(square)
        ring = fresh & ~found
        found |= ring


def ways_into(game: Game, square: Square) -> int:
    """The squares from which one gets to another one, by windows too."""
    grid, walls = game.scene.grid, game.ground.walls & ~game.scene.windows
    return mask(other for other in grid.neighbours(square) if grid.passes(other, square, walls))
