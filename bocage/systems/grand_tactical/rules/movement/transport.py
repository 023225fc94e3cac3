"""Transport Mode: units mount the vehicles on the other side of their counters, and dismount again."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.exclusive.markers import without_hedgerows
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire, Trigger
from bocage.systems.grand_tactical.rules.movement.stacking import has_column
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import movement as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other


class Mount(TakeAction):
    """Mount, in Column or not.  [gts.trans.mount gts.col.free-on-mount]"""

    column: bool


class Dismount(Option):
    """Dismount, in Column or not, which ends the movement."""

    until = "ChangeMode"
    unit: ActorId
    column: bool


class ChangeMode(Frame[Units]):
    """A unit mounts or dismounts: enemies may fire before it or after it, each once.

    [gts.trans.mount gts.trans.dismount gts.opp.transport-timing gts.opp.trigger-other-move]
    """

    unit: UnitId
    mounts: bool
    column: bool

    def start(self, game: Game) -> Step:
        """Fire at it as it is; who would rather fire afterwards passes."""
        return Call(self.window(game), then=self.shot_at) if self.is_swept(game) else Goto(self.change)

    def is_swept(self, game: Game) -> bool:
        """Whether it does so in a fire zone."""
        unit = game.unit(self.unit)
        return bool(game.swept[other(unit.seat)] >> unit.hex & 1)

    def window(self, game: Game, fired: tuple[UnitId, ...] = ()) -> OpportunityFire:
        """The chance to fire at it, for those who have not."""
        unit = game.unit(self.unit)
        trigger: Trigger = "mount" if self.mounts else "dismount"
        return OpportunityFire(trigger=trigger, units=(unit.id,), hex=unit.hex, fired=fired)

    def shot_at(self, game: Game, fired: tuple[UnitId, ...]) -> Step:
        """Whoever was stopped stays as it is; suppressed in its vehicles it cannot leave them.

        [gts.trans.suppressed gts.opp.before-action]
        """
        unit = game.unit(self.unit)
        if not unit.on_map or unit.suppressed:
            return self.done((self.unit,))
        self.flip(game, unit)
        if not self.is_swept(game):
            return self.done((self.unit,))
        return Call(self.window(game, fired), then=self.changed)

    def change(self, game: Game) -> Step:
        """Nobody can fire."""
        self.flip(game, game.unit(self.unit))
        return self.done((self.unit,))

    def flip(self, game: Game, unit: Unit) -> None:
        """The counter is turned; all markers stay but that of an improved position.

        [gts.trans.mount gts.trans.as-vehicle gts.trans.results-stay gts.trans.keeps-column gts.ip.lost]
        """
        game.put(without_hedgerows(unit).but(mounted=self.mounts, column=self.column, shelter="none", built=NONE))
        game.emit(events.Mounted(unit.id) if self.mounts else events.Dismounted(unit.id))

    def changed(self, game: Game, fired: tuple[UnitId, ...]) -> Step:
        """The action is over.  [gts.trans.mount gts.trans.dismount]"""
        return self.done((self.unit,))


def why_not_formed(game: Game, unit: Unit, column: bool, mounted: bool) -> Refusal | None:
    """In Column only where no other unit is; out of Column only where the ground allows it.

    [gts.col.one-per-hex gts.col.free-on-mount gts.col.option-on-dismount]
    """
    place = {"unit": unit.id, "hex": unit.hex}
    if column and not unit.column and has_column(game, unit.hex, unit.seat):
        return Refusal("gts.col.one-per-hex", place)
    mover = game.scene.profiles[unit.type][mounted].mover
    if not column and mover != "immobile" and not game.scene.ground.is_open(mover, unit.hex):
        return Refusal("gts.move.vehicle-terrain", place, reason="column")
    return None


def why_not_mount(game: Game, units: Units, column: Column, option: Mount) -> Refusal | None:
    """A unit with Organic Transport that is not in it; also next to the enemy, and under a Division's chit.

    [gts.trans.who gts.trans.mount gts.trans.keeps-column gts.res.suppressed-limits gts.park.frozen gts.ent.enter-leave
    gts.ruling.mount-when-adjacent gts.act.division-in-fz]
    """
    unit = game.unit(units[0])
    about = {"unit": unit.id}
    if game.scene.types[unit.type].transport is None:
        return Refusal("gts.trans.who", about)
    if unit.mounted:
        return Refusal("gts.trans.mount", about)
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", about)
    if unit.entering:
        return Refusal("gts.reinf.safe", about, reason="action")
    if unit.park != NONE:
        return Refusal("gts.park.frozen", about)
    if unit.shelter == "entrenched":
        return Refusal("gts.ent.enter-leave", about)
    if unit.column and not option.column:
        return Refusal("gts.trans.keeps-column", about)
    return why_not_formed(game, unit, option.column, mounted=True)


def why_not_dismount(game: Game, unit: Unit, choice: Dismount, left: int) -> Refusal | None:
    """For half the printed allowance of the vehicles, rounded down.  [gts.trans.dismount gts.col.option-on-dismount]"""
    about = {"unit": unit.id}
    if not unit.mounted:
        return Refusal("gts.trans.dismount", about)
    if unit.entering:
        return Refusal("gts.reinf.safe", about, reason="action")
    if dismount_cost(game, unit) > left:
        return Refusal("gts.trans.dismount", about, reason="points")
    return why_not_formed(game, unit, choice.column, mounted=False)


def dismount_cost(game: Game, unit: Unit) -> int:
    """Half the printed allowance, in whole points, rounded down.  [gts.trans.dismount]"""
    printed = (game.profile(unit).movement or 0) // HALF
    return HALF * (printed // 2)


def ways_to_mount(game: Game, units: Units) -> Sequence[Mount]:
    """In Column or not."""
    if game.scene.types[game.unit(units[0]).type].transport is None:
        return ()
    return (Mount(units[0], False), Mount(units[0], True))


MOUNTING = Action(
    Mount,
    "mount",
    "movement",
    why_not_mount,
    lambda game, units, column, option: ChangeMode(units[0], True, option.column),
    ways_to_mount,
)
