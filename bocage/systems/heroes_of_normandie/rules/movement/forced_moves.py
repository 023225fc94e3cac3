"""Forced moves (Mouvements forcés): retreats, ramming, wrecks pushed onto infantry, passengers of a lost vehicle."""

from __future__ import annotations

from typing import Literal

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.heroes_of_normandie.rules.cards.effects.surprise import way_out
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction, suppress
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.rules.movement.entering import is_free, why_closed
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import take_aboard, why_no_room
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit, enemy_of

ZoneRule = Literal["step", "none", "ignored"]
"""What enemy Zones of Control forbid: a step within one of them, any square of one, or nothing."""


class GiveWay(Option):
    """Make the Forced Move to this square."""

    place: AimId


class GiveWayInto(Option):
    """Make the Forced Move into this vehicle."""

    carrier: TargetId


Refuge = GiveWay | GiveWayInto


class ForcedMove(Frame[bool]):
    """A unit has to move one square, to one of some squares or into one of some vehicles; answers whether it lives.

    It lies on its inactive face first. Its owner chooses where it goes. Nobody fires at it for that. If there is no
    free square that it may enter, or its Movement Value is 0 or X, it is destroyed, and a vehicle's wreck stays in
    front of what it could not enter.
    [hon.forced.definition hon.forced.no-triggers hon.forced.off-board hon.move.x-forced]
    """

    prompt = "forced-move"
    unit: UnitId
    origins: tuple[PlaceId, ...]
    """Where it comes from: its own square, or those of the vehicle that it has to leave."""
    squares: tuple[PlaceId, ...]
    """Where it may have to go, whether or not it can."""
    zones: ZoneRule = "step"
    ignoring: UnitId = NONE
    """An enemy whose Zone of Control does not count."""
    suppressed: int = 0
    """The Suppressed markers that it gets afterwards."""
    carriers: tuple[UnitId, ...] = ()
    under: UnitId = NONE
    """The vehicle or wreck that drives it out, whose squares are not free even if anybody may enter the wreck."""

    def start(self, game: Game) -> Step:
        """First the unit is turned to its inactive face."""
        unit = lay_inactive(game, game.unit(self.unit))
        window = way_out(game, unit, self.origins, self.squares)
        return Goto(self.look) if window is None else Call(window, then=self.look)

    def look(self, game: Game) -> Step:
        """Who cannot move is lost; the owner of who can chooses where to.  [hon.move.x-forced hon.forced.off-board]"""
        unit = game.unit(self.unit)
        refuges = self.refuges(game, unit)
        if is_rooted(game, unit) or not refuges:
            return Call(Destruction(self.unit, "other"), then=self.lost)
        return Ask(unit.seat, self.prompt, refuges, self.chosen, self.why_not, {"unit": unit.id})

    def refuges(self, game: Game, unit: Unit) -> list[Refuge]:
        """All squares and vehicles that are open to the unit."""
        found: list[Refuge] = [GiveWay(place) for place in self.squares if self.why_no_way(game, unit, place) is None]
        aboard = (one for one in self.carriers if why_no_room(game, unit, game.unit(one)) is None)
        return [*found, *(GiveWayInto(one) for one in aboard)]

    def why_not(self, game: Game, choice: Refuge) -> Refusal | None:
        """Why the unit cannot go there."""
        unit = game.unit(self.unit)
        if isinstance(choice, GiveWay):
            return self.why_no_way(game, unit, choice.place)
        if choice.carrier not in self.carriers:
            return Refusal("hon.forced.definition", {"unit": unit.id}, "vehicle")
        return why_no_room(game, unit, game.unit(choice.carrier))

    def why_no_way(self, game: Game, unit: Unit, place: PlaceId) -> Refusal | None:
        """The first reason from each square that the unit may come from, if none of them leads there."""
        if place not in self.squares:
            return Refusal("hon.forced.definition", {"unit": unit.id, "place": place})
        ways = [self.why_not_from(game, unit, origin, place) for origin in self.origins]
        return None if None in ways else ways[0]

    def why_not_from(self, game: Game, unit: Unit, origin: Square, place: Square) -> Refusal | None:
        """A free square, next to the old one, that the unit may enter, outside some Zones of Control.

        [hon.ram.stop hon.wreck.push-infantry hon.forced.off-board hon.ruling.zoc-ram-destinations
        hon.ruling.passengers-zoc hon.ruling.vehicle-zoc-forced hon.ruling.assault-accessible]
        """
        about: dict[str, Argument] = {"unit": unit.id, "place": place}
        if not game.scene.grid.adjacent[origin] >> place & 1:
            return Refusal("hon.move.directions", about)
        if not is_free(game, unit, place) or (self.under != NONE and place in game.squares_of(game.unit(self.under))):
            return Refusal("hon.move.no-stacking", about)
        refusal = why_closed(game, unit, origin, place)
        if refusal is not None:
            return refusal
        for watcher in bits(self.watchers(game, unit, origin, place)):
            return Refusal("hon.zoc.infantry-move", {**about, "enemy": watcher})
        return None

    def watchers(self, game: Game, unit: Unit, origin: Square, place: Square) -> int:
        """The enemies whose Zones of Control keep the unit out."""
        if self.zones == "ignored" or not game.is_infantry(unit):
            return 0
        found = controllers(game, unit, place)
        if self.zones == "step":
            found &= controllers(game, unit, origin)
        return found if self.ignoring == NONE else found & ~(1 << self.ignoring)

    def chosen(self, game: Game, choice: Refuge) -> Step:
        """Move it; markers come after the move."""
        unit = game.unit(self.unit)
        if isinstance(choice, GiveWay):
            game.put(unit.but(place=choice.place, aboard=NONE))
            game.emit(events.Displaced(unit.id, choice.place))
        else:
            take_aboard(game, unit, choice.carrier)
        suppress(game, game.unit(self.unit), self.suppressed)
        return self.done(True)

    def lost(self, game: Game) -> Step:
        """The Forced Move could not be made."""
        return self.done(False)


def controllers(game: Game, unit: Unit, square: Square) -> int:
    """The enemies in whose Zone of Control a square is; vehicles among them only where the scenario says so.

    [hon.ruling.vehicle-zoc-forced]
    """
    found = game.watchers(square, enemy_of(unit.seat))
    if game.scene.scenario.settings.vehicles_have_zones:
        for other in game.army_units(enemy_of(unit.seat)):
            if other.on_board and not other.suppressed and not game.is_infantry(other):
                near = any(game.ground.zone(own) >> square & 1 for own in game.squares_of(other))
                found |= near << other.id
    return found


def lay_inactive(game: Game, unit: Unit) -> Unit:
    """Turn a unit to its inactive face: who hides is found, who has set up a weapon or serves in a crew ends that.

    [hon.forced.flip-first hon.ruling.x-value-forced-flip hon.ruling.ram-ambushed]
    """
    if unit.ambushed:
        unit = uncover(game, unit)
    if is_set_up(game, unit):
        unit = unit.but(back=False, crewing=False)
        game.put(unit)
        game.emit(events.StateChanged(unit.id, "inactive"))
    return unit


def is_set_up(game: Game, unit: Unit) -> bool:
    """Whether a unit lies on an active face, which a Forced Move ends.  [hon.forced.flip-first]"""
    return unit.back and game.kind(unit).front.state == "inactive"


def is_rooted(game: Game, unit: Unit) -> bool:
    """Whether the Movement Value of the face on which a unit ends is 0 or X; Suppressed markers do not matter.

    [hon.move.x-forced hon.ruling.movement-null-for-forced hon.ruling.x-value-forced-flip]
    """
    face = game.kind(unit).front if is_set_up(game, unit) else game.face(unit)
    return not face.movement
