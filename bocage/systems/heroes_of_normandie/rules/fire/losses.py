"""Losses (Pas de perte): Suppressed markers, step losses, destruction, and the breaking of combat groups."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import Call, Frame, Goto, Step, UnitId
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import has_flamethrower
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import give_marker_back
from bocage.systems.heroes_of_normandie.rules.orders.order_tokens import drop_token
from bocage.systems.heroes_of_normandie.rules.vehicles.damage import Location
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, NONE, OFF_BOARD, Unit

Cause = Literal["fire", "assault", "other"]


def suppress(game: Game, unit: Unit, markers: int) -> None:
    """Give a unit Suppressed markers; there is no maximum, and no matter where they come from.

    [hon.mark.suppressed-meaning hon.mark.suppressed-no-max hon.mark.suppressed-sources]
    """
    if markers:
        game.put(unit.but(suppressed=unit.suppressed + markers))
        game.emit(events.Suppressed(unit.id, markers, unit.suppressed + markers))


class StepLoss(Frame[None]):
    """A unit takes a step loss: by its family and its symbol it is flipped, damaged or destroyed.

    [hon.loss.definition]
    """

    shown = False
    unit: UnitId
    cause: Cause = "fire"
    piercing: bool = False

    def start(self, game: Game) -> Step:
        """Infantry with the step symbol is flipped, with the other destroyed; vehicles are destroyed or damaged.

        Infantry with a flamethrower that loses an assault is destroyed, whatever its symbol.
        [hon.loss.flip-symbol hon.loss.kill-symbol hon.loss.light hon.loss.heavy hon.state.intact-face-def
        hon.flame.loss]
        """
        unit = game.unit(self.unit)
        family = game.kind(unit).family
        if family == "heavy":
            return Call(Location(self.unit, self.piercing), then=self.located)
        burnt = self.cause == "assault" and has_flamethrower(game, unit)
        if family == "infantry" and game.face(unit).loss == "step" and not burnt:
            game.put(unit.but(back=True))
            game.emit(events.StepLost(self.unit))
            return self.done()
        return Call(Destruction(self.unit, self.cause), then=self.finished)

    def located(self, game: Game, destroyed: bool) -> Step:
        """The damage may be the vehicle's end."""
        if destroyed:
            return Call(Destruction(self.unit, self.cause), then=self.finished)
        return self.done()


class Destruction(Frame[None]):
    """A unit is destroyed: told first, for cards that come before it is removed, then removed or left as a wreck.

    [hon.loss.destroyed-infantry hon.loss.destroyed-vehicle]
    """

    shown = False
    unit: UnitId
    cause: Cause = "fire"

    def start(self, game: Game) -> Step:
        """Tell; infantry with a flamethrower that fire would destroy is turned over instead.

        [hon.flame.loss hon.ruling.flame-infantry-face hon.ruling.double-hit-steps]
        """
        unit = game.unit(self.unit)
        if self.cause == "fire" and not unit.back and game.is_infantry(unit) and has_flamethrower(game, unit):
            game.put(unit.but(back=True))
            game.emit(events.StepLost(self.unit))
            return self.done()
        game.emit(events.Destroyed(self.unit))
        return Goto(self.remove)

    def remove(self, game: Game) -> Step:
        """Take infantry off the board; a vehicle becomes its wreck where it stands, if it leaves one.

        [hon.loss.light hon.unit.wreck-terrain hon.opt.concealed-found]
        """
        unit = game.unit(self.unit)
        if unit.order != NO_ORDER:
            drop_token(game, unit)
            unit = game.unit(self.unit)
        if unit.concealed:
            give_marker_back(game, unit.seat)
        stays = game.kind(unit).wreck is not None or any(one.aboard == unit.id for one in game.units)
        place = unit.place if stays else OFF_BOARD
        gone = unit.but(lost=True, place=place, aboard=NONE, suppressed=0, seen=True, ambushed=False, concealed=0)
        game.reveal(gone) if not unit.seen else game.put(gone)
        check_breaking(game, unit)
        return self.done()


def check_breaking(game: Game, unit: Unit) -> None:
    """A tile or support option breaks when as many of its units are destroyed as its Breaking Point says.

    [hon.break.point hon.ruling.break-count]
    """
    if unit.tile == NONE or game.tiles[unit.tile].broken:
        return
    tile = game.tiles[unit.tile]
    tables = game.scene.tables
    content = tables.options[tile.name] if tile.is_option else tables.tiles[tile.name]
    lost = sum(one.lost and one.tile == tile.id for one in game.units)
    if content.breaking_point and lost >= content.breaking_point:
        game.put(tile.but(broken=True))
        game.emit(events.TileBroken(tile.seat, tile.id))
