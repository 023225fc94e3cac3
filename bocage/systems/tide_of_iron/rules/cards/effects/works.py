"""Cards that dig and clear: entrenchments, obstacles, lanes through them, and concrete."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Event, Goto, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import (
    ENOUGH,
    CardEffect,
    Enough,
    OnHex,
    OnUnit,
    is_harried,
    near,
    squads_of,
)
from bocage.systems.tide_of_iron.rules.movement.fortifications import take_shelter, why_no_marker
from bocage.systems.tide_of_iron.rules.movement.obstacles import OBSTACLES, ObstacleKind
from bocage.systems.tide_of_iron.rules.phases.unit_actions import why_not_activate
from bocage.systems.tide_of_iron.rules.setup.deployment import MarkerPlaced
from bocage.systems.tide_of_iron.rules.setup.supply import markers_left
from bocage.systems.tide_of_iron.schema.card_effects import ClearObstacle, DigIn, Pillbox, PlaceObstacles
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, Unit, other
from bocage.systems.tide_of_iron.state.markers import lay, take_away


class OnMarker(Option):
    """Use the card on a marker of this kind in this hex."""

    hex: AimId
    kind: ObstacleKind


class ObstacleCleared(Event):
    """An obstacle is removed."""

    hex: PlaceId
    kind: ObstacleKind


class PillboxBuilt(Event):
    """An entrenchment becomes a pillbox."""

    hex: PlaceId


# Digging in


class DigTrenches(CardEffect):
    """Place entrenchments in hexes with one's squads, and put a squad into each if one likes."""

    dug: int = 0
    marker: int = NONE

    def start(self, game: Game) -> Step:
        """Ask for the next hex."""
        hexes = hexes_to_dig(game, self.seat(game))
        left = self.effect(game, DigIn).most - self.dug
        if not hexes or not left:
            return self.done()
        options: list[OnHex | Enough] = [OnHex(hex) for hex in bits(hexes)]
        if self.dug:
            options.append(ENOUGH)
        args = {"card": self.card, "left": left}
        return Ask(self.seat(game), self.ON_HEXES, options, self.chosen, self.why_not, args)

    def why_not(self, game: Game, choice: OnHex | Enough) -> Refusal | None:
        """The ground must allow it, and the hex have room.  [toi.spec.engineer-dig-limits toi.fort.max-three]"""
        if isinstance(choice, Enough):
            return None if self.dug else self.why_not_enough()
        if hexes_to_dig(game, self.seat(game)) >> choice.hex & 1:
            return None
        if not game.scene.terrain[choice.hex].digging:
            return Refusal("toi.spec.engineer-dig-limits", {"place": choice.hex})
        return why_no_marker(game, "entrenchment", choice.hex) or self.why_not_hex(choice.hex)

    def chosen(self, game: Game, choice: OnHex | Enough) -> Step:
        """Dig."""
        if isinstance(choice, Enough):
            return self.done()
        marker = lay(game, "entrenchment", choice.hex)
        game.emit(MarkerPlaced(choice.hex, "entrenchment"))
        return Goto(self.but(dug=self.dug + 1, marker=marker.id).occupy)

    def occupy(self, game: Game) -> Step:
        """A squad there may be put inside."""
        options: list[OnUnit | Enough] = [OnUnit(unit.id) for unit in self.homeless(game)]
        if not options:
            return Goto(self.start)
        return Ask(
            self.seat(game), "card.inside", [*options, ENOUGH], self.occupied, self.why_not_inside, {"card": self.card}
        )

    def homeless(self, game: Game) -> Iterator[Unit]:
        """The squads in the hex that are in no fortification."""
        hex = game.markers[self.marker].hex
        return (unit for unit in squads_of(game, self.seat(game)) if unit.hex == hex and unit.shelter == NONE)

    def why_not_inside(self, game: Game, choice: OnUnit | Enough) -> Refusal | None:
        """Only a squad of the hex goes in."""
        if isinstance(choice, Enough) or any(unit.id == choice.unit for unit in self.homeless(game)):
            return None
        return self.why_not_unit(choice.unit)

    def occupied(self, game: Game, choice: OnUnit | Enough) -> Step:
        """In, or not."""
        if isinstance(choice, OnUnit):
            take_shelter(game, game.unit(choice.unit), "entrenchment")
        return Goto(self.start)


def hexes_to_dig(game: Game, seat: Seat) -> int:
    """The hexes with one's squads where an entrenchment may be placed, as a bitset.

    [toi.spec.engineer-dig-limits toi.fort.max-three toi.supply.limited]
    """
    if markers_left(game, "entrenchment") <= 0:
        return 0
    found = 0
    for unit in squads_of(game, seat):
        if game.scene.terrain[unit.hex].digging and why_no_marker(game, "entrenchment", unit.hex) is None:
            found |= 1 << unit.hex
    return found


# Obstacles


class LayObstacles(CardEffect):
    """Place obstacles in empty hexes near one's squads and away from enemies."""

    laid: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the next hex."""
        effect = self.effect(game, PlaceObstacles)
        hexes = hexes_to_bar(game, self.seat(game), effect)
        if not hexes or self.laid >= effect.most:
            return self.done()
        options: list[OnHex | Enough] = [OnHex(hex) for hex in bits(hexes)]
        if self.laid:
            options.append(ENOUGH)
        args = {"card": self.card, "left": effect.most - self.laid}
        return Ask(self.seat(game), self.ON_HEXES, options, self.chosen, self.why_not, args)

    def why_not(self, game: Game, choice: OnHex | Enough) -> Refusal | None:
        """Why no obstacle may lie there."""
        if isinstance(choice, Enough):
            return None if self.laid else self.why_not_enough()
        effect = self.effect(game, PlaceObstacles)
        if hexes_to_bar(game, self.seat(game), effect) >> choice.hex & 1:
            return None
        return why_no_marker(game, effect.marker, choice.hex) or self.why_not_hex(choice.hex)

    def chosen(self, game: Game, choice: OnHex | Enough) -> Step:
        """Lay it."""
        if isinstance(choice, Enough):
            return self.done()
        kind = self.effect(game, PlaceObstacles).marker
        lay(game, kind, choice.hex)
        game.emit(MarkerPlaced(choice.hex, kind))
        return Goto(self.but(laid=self.laid + 1).start)


def hexes_to_bar(game: Game, seat: Seat, effect: PlaceObstacles) -> int:
    """The hexes where an obstacle may be laid, as a bitset: mines not on bridges, water or buildings.

    [toi.wire.max toi.trap.max toi.mines.max toi.supply.limited]
    """
    if markers_left(game, effect.marker) <= 0:
        return 0
    enemies = game.occupied[other(game.divisions[seat].side)]
    hexes = near(game, squads_of(game, seat), effect.near) & ~game.occupied[0] & ~game.occupied[1]
    for hex in bits(enemies):
        hexes &= ~game.scene.grid.adjacent[hex]
    ground = game.scene.diggable if effect.marker == "minefield" else game.scene.ground_for[False]
    return hexes & ~game.marked[effect.marker] & ground


# Clearing


class ClearLane(CardEffect):
    """Remove an obstacle near one's squads; some cards fatigue the squad that does it."""

    unit: UnitId = NONE

    def start(self, game: Game) -> Step:
        """Ask who does it, where somebody has to."""
        effect = self.effect(game, ClearObstacle)
        if not effect.by_fatigue:
            return Goto(self.remove)
        options = [OnUnit(unit.id) for unit in clearers(game, self.seat(game), effect)]
        args = {"card": self.card, "left": 1}
        return Ask(self.seat(game), self.ON_UNITS, options, self.sent, self.why_not_sent, args)

    def why_not_sent(self, game: Game, choice: OnUnit) -> Refusal | None:
        """Only a fresh squad in good order with an obstacle at hand.  [toi.action.fresh-only]"""
        seat = self.seat(game)
        if any(unit.id == choice.unit for unit in clearers(game, seat, self.effect(game, ClearObstacle))):
            return None
        return why_not_activate(game, game.unit(choice.unit), seat) or self.why_not_unit(choice.unit)

    def sent(self, game: Game, choice: OnUnit) -> Step:
        """The squad is fatigued."""
        game.put(game.unit(choice.unit).fatigued())
        game.emit(events.Fatigued(choice.unit))
        return Goto(self.but(unit=choice.unit).remove)

    def remove(self, game: Game) -> Step:
        """Ask for the obstacle."""
        return Ask(self.seat(game), "card.marker", self.markers(game), self.cleared, self.why_not, {"card": self.card})

    def markers(self, game: Game) -> list[OnMarker]:
        """The obstacles within reach."""
        effect = self.effect(game, ClearObstacle)
        squads = [game.unit(self.unit)] if self.unit != NONE else squads_of(game, self.seat(game))
        return obstacles_in(game, near(game, squads, effect.near))

    def why_not(self, game: Game, choice: OnMarker) -> Refusal | None:
        """There must be such an obstacle within reach."""
        return None if choice in self.markers(game) else self.why_not_hex(choice.hex)

    def cleared(self, game: Game, choice: OnMarker) -> Step:
        """Take it away."""
        clear(game, choice.kind, choice.hex)
        return self.done()


def clear(game: Game, kind: ObstacleKind, hex: Hex) -> None:
    """Remove an obstacle."""
    take_away(game, kind, hex)
    game.emit(ObstacleCleared(hex, kind))


def obstacles_in(game: Game, hexes: int) -> list[OnMarker]:
    """The obstacles in some hexes."""
    return [OnMarker(hex, kind) for kind in OBSTACLES for hex in bits(game.marked[kind] & hexes)]


def clearers(game: Game, seat: Seat, effect: ClearObstacle) -> Iterator[Unit]:
    """Fresh squads in good order with an obstacle at hand."""
    for number in bits(game.fresh[seat] & ~game.carried):
        unit = game.units[number]
        if not unit.is_vehicle and unit.in_good_order and obstacles_in(game, near(game, [unit], effect.near)):
            yield unit


def may_clear(game: Game, seat: Seat, effect: ClearObstacle) -> bool:
    """Whether there is an obstacle that the card can remove."""
    if not any(game.marked[kind] for kind in OBSTACLES):
        return False
    if effect.by_fatigue:
        return any(True for _ in clearers(game, seat, effect))
    return bool(obstacles_in(game, near(game, squads_of(game, seat), effect.near)))


# Concrete


class PourConcrete(CardEffect):
    """Turn an entrenchment with one's squads, and no enemy adjacent, into a pillbox."""

    def start(self, game: Game) -> Step:
        """Ask for the hex."""
        options = [OnHex(hex) for hex in bits(hexes_for_concrete(game, self.seat(game)))]
        return Ask(self.seat(game), self.ON_HEXES, options, self.chosen, self.why_not, {"card": self.card, "left": 1})

    def why_not(self, game: Game, choice: OnHex) -> Refusal | None:
        """There must be an entrenchment, a squad and no enemy near."""
        fits = hexes_for_concrete(game, self.seat(game)) >> choice.hex & 1
        return None if fits else self.why_not_hex(choice.hex)

    def chosen(self, game: Game, choice: OnHex) -> Step:
        """Turn the marker over, an occupied one if there is any."""
        trenches = [one for one in game.markers if one.hex == choice.hex and one.kind == "entrenchment"]
        taken = [unit.shelter for unit in game.units_in(choice.hex)]
        marker = max(trenches, key=lambda one: one.id in taken)
        game.put(marker.but(kind="pillbox"))
        game.emit(PillboxBuilt(choice.hex))
        return self.done()


def hexes_for_concrete(game: Game, seat: Seat) -> int:
    """The hexes where an entrenchment can become a pillbox, as a bitset."""
    trenches = game.marked["entrenchment"]
    if not trenches:
        return 0
    found = 0
    for unit in squads_of(game, seat):
        if unit.hex != OFF_BOARD and not is_harried(game, unit):
            found |= 1 << unit.hex
    return found & trenches


def may_pour(game: Game, seat: Seat, effect: Pillbox) -> bool:
    """Whether there is an entrenchment for it."""
    return bool(hexes_for_concrete(game, seat))
