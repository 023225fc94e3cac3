"""In mid-move: how far a unit in a Movement Action may still go, what it may do next, and what forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bocage.kernel import Argument, Frame, PlaceId, Refusal, UnitId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, Phase, When
from bocage.systems.heroes_of_normandie.rules.activation.offers import acts_of
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import has_feat, move_bonus
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import why_not_hide
from bocage.systems.heroes_of_normandie.rules.movement.allowance import paces
from bocage.systems.heroes_of_normandie.rules.movement.board_edges import arrivals, why_not_arrive
from bocage.systems.heroes_of_normandie.rules.movement.ending import ChangeState, Stop, why_not_stay
from bocage.systems.heroes_of_normandie.rules.movement.entering import (
    Enter,
    enterable,
    is_free,
    why_not_enter,
    why_not_get_out,
)
from bocage.systems.heroes_of_normandie.rules.movement.scout_moves import scouting_range, why_not_scout_to
from bocage.systems.heroes_of_normandie.rules.vehicles.crews import why_not_step_down
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Drive, drives, halted_by, why_not_drive
from bocage.systems.heroes_of_normandie.rules.vehicles.wrecks import (
    AnnouncePush,
    PushWreck,
    announcements,
    pushes,
    why_not_announce,
    why_not_push,
)
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

Way = Enter | Drive | AnnouncePush | PushWreck | ChangeState | Act | Stop
"""What a moving unit may do next."""


class MidMove(Frame[None]):
    """How far a unit has come in its Movement Action. Nothing here changes the game: `MovementAction` has the steps."""

    unit: UnitId
    safe: PlaceId
    """The last square where it may stay."""
    slowed: int
    """The Suppressed markers that it had at the start."""
    phase: Phase = "activation"
    spent: int = 0
    stopped: Literal["", "difficult", "pushed"] = ""
    """What ended the move, if anything did: Difficult Passage, or the push of a wreck."""
    flipped: bool = False
    """Whether it has changed its state in this action.  [hon.state.general hon.ambush.once]"""
    fired: bool = False
    pace: bool | None = None
    """The face whose Movement Value counts, if it has been turned over on the way.  [hon.opfire.target-continues]"""
    holed: bool = False
    """Whether its hull was damaged before the move."""
    push: UnitId = NONE
    """The wreck that it has announced to push."""
    crushed: tuple[PlaceId, ...] = ()
    """The squares of wrecks that it has entered."""

    def left(self, game: Game, unit: Unit) -> int:
        """How many squares it may still move.

        Who is flipped on the way keeps the Movement Value of the face that it began with, and Suppressed markers that
        it gets on the way do not slow it.
        [hon.opfire.target-continues hon.loss.opfire-mid-move hon.ambush.keep-move hon.mark.suppressed-mid-move]
        """
        if self.stopped or (unit.damage and halted_by(unit, self.holed)):
            return 0
        back = unit.back if self.pace is None else self.pace
        if self.phase == "scout":
            total = scouting_range(game.kind(unit).face(back))
        else:
            total = paces(game, unit, back, self.slowed, move_bonus(game, unit))
        return total - self.spent if total > self.spent else 0

    def ways(self, game: Game, unit: Unit, left: int) -> list[Way]:
        """All that the unit may do next with so many squares left; nobody stops where he may not stay."""
        if unit.waits:
            return [*(Enter(square) for square in self.entries(game, unit)), Stop()]
        ways: list[Way] = [Enter(square) for square in enterable(game, unit, left)]
        on_foot = game.scene.on_foot[unit.type]
        if not on_foot:
            ways += drives(game, unit, left)
        if self.phase == "scout":
            ways = [way for way in ways if self.why_no_scouting(game, unit, way) is None]
        if self.push != NONE:
            ways += pushes(game, unit, game.unit(self.push)) if left > 0 else ()
        elif not on_foot and self.why_too_late(unit) is None:
            ways += announcements(game, unit, left)
        may_change = unit.crewing or unit.concealed or game.scene.flips[unit.type]
        if may_change and self.why_no_change(game, unit) is None:
            ways.append(ChangeState())
        if self.phase != "scout":
            fires = not self.fired and not (game.armies[unit.seat].playing and has_feat(game, unit))
            ways += acts_of(game, unit, self.when(game, unit, left), fires=fires)
        if self.why_not_end(game, unit) is None:
            ways.append(Stop())
        return ways

    def why_not(self, game: Game, choice: Way) -> Refusal | None:
        """Why the unit cannot do that now."""
        unit = game.unit(self.unit)
        if unit.waits and not isinstance(choice, Enter | Stop):
            return Refusal("hon.setup.enter", {"unit": unit.id}, "off-board")
        match choice:
            case Enter(place=place):
                return self.why_no_step(game, unit, place)
            case Drive(place=place):
                refusal = self.why_held(game, unit, place) or why_not_drive(game, unit, choice, self.left(game, unit))
                return refusal or self.why_no_scouting(game, unit, choice)
            case AnnouncePush(wreck=wreck):
                late = self.why_too_late(unit)
                return late or why_not_announce(game, unit, game.unit(wreck), self.left(game, unit))
            case PushWreck(place=place):
                return self.why_held(game, unit, place) or self.why_no_push(game, unit, choice)
            case ChangeState():
                return self.why_no_change(game, unit)
            case Act():
                refusal = self.why_no_act(game, unit, choice) or choice.why_not(game, unit, self.when(game, unit))
                return refusal and self.why_no_further(game, unit, refusal)
            case Stop():
                return self.why_not_end(game, unit)

    def why_no_step(self, game: Game, unit: Unit, place: PlaceId) -> Refusal | None:
        """Why the unit cannot go there, first for reasons of its own."""
        refusal = self.why_held(game, unit, place) or self.why_shut_out(game, unit, place)
        return refusal or self.why_no_scouting(game, unit, Enter(place))

    def why_shut_out(self, game: Game, unit: Unit, place: PlaceId) -> Refusal | None:
        """Why what is there, or on the way, lets the unit not enter."""
        left = self.left(game, unit)
        if unit.waits:
            return why_not_arrive(game, unit, place, left)
        if unit.aboard == NONE:
            return why_not_enter(game, unit, unit.place, place, left)
        return why_not_get_out(game, unit, place, left)

    def entries(self, game: Game, unit: Unit) -> Iterator[PlaceId]:
        """Where a unit that has yet to enter may come on to the board.  [hon.setup.enter hon.ruling.scout-off-board]"""
        return (place for place in arrivals(game, unit) if self.why_no_step(game, unit, place) is None)

    def why_held(self, game: Game, unit: Unit, place: PlaceId) -> Refusal | None:
        """Why the unit goes nowhere at all: what stopped it, or its Movement Value.

        [hon.crew.leave hon.hvy.tracks hon.hvy.hull hon.wreck.push-direction hon.ruling.immobilised-null-move]
        """
        about = {"unit": unit.id, "place": place}
        if unit.crewing:
            return Refusal("hon.crew.leave", about)
        if self.stopped == "difficult":
            return Refusal("hon.terr.difficult", about, "stopped")
        if self.stopped == "pushed":
            return Refusal("hon.wreck.push-direction", about, "stopped")
        damage = halted_by(unit, self.holed)
        if damage:
            return Refusal(damage, about, "stopped")
        back = unit.back if self.pace is None else self.pace
        if game.kind(unit).face(back).movement is None:
            return Refusal("hon.move.x-value", about)
        if self.slowed and not paces(game, unit, back, self.slowed, move_bonus(game, unit)):
            return Refusal("hon.move.suppressed", about)
        return None

    def why_no_further(self, game: Game, unit: Unit, refusal: Refusal) -> Refusal:
        """Who has no movement left for an assault is told what holds it, if anything does."""
        place = refusal.args.get("place")
        if refusal.rule != "hon.assault.movement-needed" or not isinstance(place, int):
            return refusal
        return self.why_held(game, unit, place) or refusal

    def why_no_scouting(self, game: Game, unit: Unit, way: Way) -> Refusal | None:
        """A scout takes no step from which its move could only end near an objective.  [hon.cmd.scout-objective]"""
        if self.phase != "scout" or not isinstance(way, Enter | Drive):
            return None
        facing = way.facing if isinstance(way, Drive) else unit.facing
        moved = unit.but(place=way.place, facing=facing, aboard=NONE, waits=False)
        refusal = why_not_scout_to(game, unit, game.squares_of(moved))
        if refusal is None and (is_free(game, moved, way.place) or not game.is_infantry(moved)):
            return None
        if self.but(spent=self.spent + 1).can_scout_on(game, moved):
            return None
        return refusal or Refusal("hon.move.no-stacking", {"unit": unit.id, "place": way.place})

    def can_scout_on(self, game: Game, moved: Unit) -> bool:
        """Whether a scout that had moved so far could take another step from there; it is tried on a copy."""
        left = self.left(game, moved)
        if not left:
            return False
        copy = game.clone()
        copy.put(moved)
        steps: list[Way] = [Enter(square) for square in enterable(copy, moved, left)]
        steps += drives(copy, moved, left)
        return any(self.why_no_scouting(copy, moved, step) is None for step in steps)

    def why_not_end(self, game: Game, unit: Unit, spent: int | None = None) -> Refusal | None:
        """Why the move cannot end here, after so many squares.  [hon.move.no-stacking hon.cmd.scout-objective]"""
        refusal = why_not_stay(game, unit)
        if refusal is None and self.phase == "scout" and (self.spent if spent is None else spent):
            return why_not_scout_to(game, unit, game.squares_of(unit))
        return refusal

    def why_too_late(self, unit: Unit) -> Refusal | None:
        """A push is announced before anything else in the action, and once.  [hon.wreck.push-announce]"""
        fresh = not self.spent and not self.fired and self.push == NONE
        return None if fresh else Refusal("hon.wreck.push-announce", {"unit": unit.id})

    def why_no_push(self, game: Game, unit: Unit, choice: PushWreck) -> Refusal | None:
        """Only the wreck that was announced is pushed.  [hon.wreck.push-announce]"""
        if self.push == NONE:
            return Refusal("hon.wreck.push-announce", {"unit": unit.id})
        if self.left(game, unit) < 1:
            return Refusal("hon.move.allowance", {"unit": unit.id, "place": choice.place})
        return why_not_push(game, unit, game.unit(self.push), choice)

    def why_no_change(self, game: Game, unit: Unit) -> Refusal | None:
        """A unit with two states changes once, at the start or at the end, and hides only unseen.

        [hon.move.flip-timing hon.state.general hon.tripod hon.ruling.ambush-flip-during-action]
        """
        about: dict[str, Argument] = {"unit": unit.id}
        kind = game.kind(unit)
        if unit.crewing:
            return why_not_step_down(game, unit, self.slowed, at_start=not self.spent)
        if unit.concealed:
            return self.why_not_end(game, unit)
        if kind.back is None or not game.scene.flips[unit.type]:
            return Refusal("hon.move.flip-timing", about)
        if self.flipped:
            return Refusal("hon.state.general", about)
        if unit.aboard != NONE and kind.back.abilities.ambush:
            return Refusal("hon.trans.board", about, "no-hiding")
        ending = self.why_not_end(game, unit)
        if ending is not None:
            return ending
        return why_not_hide(game, unit) if kind.back.abilities.ambush and not unit.back else None

    def when(self, game: Game, unit: Unit, left: int | None = None) -> When:
        """The moment, for what else a unit may do on the move."""
        fresh = not (self.spent or self.fired or self.flipped)
        return When("moving", self.phase, self.left(game, unit) if left is None else left, self.flipped, fresh)

    def why_no_act(self, game: Game, unit: Unit, act: Act) -> Refusal | None:
        """One Fire Action on the move, and none in the Reserve phase; a scout does nothing but move.

        [hon.mobile.fire hon.ruling.mobile-fire-once hon.reserve.immutable hon.fire.reserve-none
        hon.cmd.scout-no-fight]
        """
        if self.phase == "scout":
            return Refusal("hon.cmd.scout-no-fight", {"unit": unit.id})
        if act.fires and self.phase == "reserve":
            return Refusal("hon.reserve.immutable", {"unit": unit.id})
        if act.fires and has_feat(game, unit):
            return Refusal("hon.card.feat", {"unit": unit.id})
        return Refusal("hon.mobile.fire", {"unit": unit.id}) if act.fires and self.fired else None
