"""Advance: attackers occupy the hex that was lost, and mark a breakthrough."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.combat.retreat import steps_from
from bocage.systems.tide_of_fortune.rules.movement.movement import enter
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.markers import lay_marker, markers_in
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Unit, other

OCCUPY, BREAK_THROUGH = "combat.occupy", "combat.breakthrough"


class Occupy(Option):
    """Let a unit occupy the hex that was lost."""

    unit: ActorId


class EndAdvance(Option):
    """Let nobody more advance."""

    passes = True


class BreakThrough(Option):
    """Place a breakthrough marker in a hex."""

    hex: AimId


class NoBreakthrough(Option):
    """Place no breakthrough marker."""

    passes = True


END, NONE_PLACED = EndAdvance(), NoBreakthrough()


class Occupation(Frame[None]):
    """Units enter a hex that the enemy has left, one by one, as far as there is room.

    `broken` says that it is a breakthrough, `shaken` that disrupted units may enter too, as those who retake a hex may.

    [tof.8.advance-allowed tof.8.advance-who tof.8.bt-place tof.ruling.major-river-advance]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]
    broken: bool = False
    shaken: bool = False

    def start(self, game: Game) -> Step:
        """Ask who enters, while somebody can."""
        offers: list[Occupy | EndAdvance] = [Occupy(unit) for unit in self.units]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        if len(legal) == 1:
            return Goto(self.mark)
        return Ask(self.seat(game), OCCUPY, legal, self.chosen, self.why_not, args={"hex": self.hex})

    def seat(self, game: Game) -> Seat:
        """Who advances."""
        return game.unit(self.units[0]).seat

    def why_not(self, game: Game, choice: Occupy | EndAdvance) -> Refusal | None:
        """Who fought, is not disrupted, can get there, and finds room."""
        if isinstance(choice, EndAdvance):
            return None
        unit = game.unit(choice.unit)
        about = {"unit": unit.id, "hex": self.hex}
        if game.occupied[other(unit.seat)] >> self.hex & 1:
            return Refusal("tof.8.advance-allowed", about)
        if unit.id not in self.units or not unit.on_map or unit.hex == self.hex:
            return Refusal("tof.8.tac-support-immune", about)
        if unit.disrupted and not self.shaken:
            return Refusal("tof.8.advance-who", about)
        if not can_enter(game, unit, self.hex):
            return Refusal("tof.ruling.major-river-advance", about)
        if game.loads[self.hex] + load_of(game, unit) > game.scene.room(game, self.hex):
            return Refusal("tof.7.stack-end", about)
        return None

    def chosen(self, game: Game, choice: Occupy | EndAdvance) -> Step:
        """It enters; hits there are of no use any more."""
        if isinstance(choice, EndAdvance):
            return Goto(self.mark)
        enter(game, game.unit(choice.unit), self.hex)
        for marker in markers_in(game, self.hex, "hit"):
            game.put(marker.but(hex=OFF_MAP))
        return Goto(self.start)

    def mark(self, game: Game) -> Step:
        """Ask for the marker of a breakthrough, if somebody has occupied the position.  [tof.8.bt-place]"""
        if not self.broken or not game.occupied[self.seat(game)] >> self.hex & 1:
            return self.done()
        near = game.scene.grid.neighbours(self.hex)
        offers: list[BreakThrough | NoBreakthrough] = [BreakThrough(hex) for hex in near]
        legal = [choice for choice in [*offers, NONE_PLACED] if self.why_not_mark(game, choice) is None]
        if len(legal) == 1:
            return self.done()
        return Ask(self.seat(game), BREAK_THROUGH, legal, self.marked, self.why_not_mark, args={"hex": self.hex})

    def why_not_mark(self, game: Game, choice: BreakThrough | NoBreakthrough) -> Refusal | None:
        """Any land hex beside it that nobody occupies.  [tof.8.bt-place]"""
        if isinstance(choice, NoBreakthrough):
            return None
        hex = choice.hex
        taken = (game.occupied[0] | game.occupied[1]) >> hex & 1 or markers_in(game, hex, "breakthrough")
        beside = hex in game.scene.grid.neighbours(self.hex) and game.scene.ground.land >> hex & 1
        return None if beside and not taken else Refusal("tof.8.bt-place", {"hex": hex})

    def marked(self, game: Game, choice: BreakThrough | NoBreakthrough) -> Step:
        """It lies there until the segment of breakthroughs.  [tof.8.bt-zoc]"""
        if isinstance(choice, BreakThrough):
            lay_marker(game, "breakthrough", choice.hex, self.seat(game))
            game.emit(events.BrokenThrough(choice.hex))
        return self.done()


def can_enter(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether a unit can go into a hex beside it; on foot also over a major river across which it has attacked.

    [tof.ruling.major-river-advance]
    """
    if hex not in game.scene.grid.neighbours(unit.hex):
        return False
    if hex in steps_from(game, unit, unit.hex):
        return True
    ground = game.scene.ground
    on_foot = not game.profile(unit).motorised and ground.terrain(hex, game.now.flooded).leg is not None
    return on_foot and ground.water_between(unit.hex, hex) == "major-river"
