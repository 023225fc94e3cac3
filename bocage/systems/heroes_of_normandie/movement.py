"""Movement actions (Action de mouvement): square by square, with changes of state, fire on the move and facing."""

from __future__ import annotations

from bocage.kernel import Argument, Ask, Call, Frame, Goto, Modifier, Option, PlaceId, Refusal, Step, Total, UnitId
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.acts import Act, Phase, When
from bocage.systems.heroes_of_normandie.ambush import is_spotted, spot_others, uncover, why_not_hide
from bocage.systems.heroes_of_normandie.content import Face
from bocage.systems.heroes_of_normandie.entering import enterable, is_crowded, must_stop, why_not_enter
from bocage.systems.heroes_of_normandie.fire_action import OpportunityFire
from bocage.systems.heroes_of_normandie.offers import acts_of
from bocage.systems.heroes_of_normandie.state import Game, Unit

FACINGS = range(8)


class Enter(Option):
    """Move into an adjacent square."""

    place: PlaceId


class ChangeState(Option):
    """Flip the counter: set a weapon up or pack it up, hide or come out."""


class Stop(Option):
    """End the move here."""

    passes = True


class FaceTo(Option):
    """Face that way, in eighths of a turn clockwise from north."""

    facing: int


Way = Enter | ChangeState | Act | Stop
"""What a moving unit may do next."""


# Movement Values


def allowance(game: Game, face: Face, suppressed: int, bonus: int = 0) -> Total:
    """How many squares a unit may move: its Movement Value, two less for each Suppressed marker.

    A unit with a Movement Value of X does not move, and gets no bonus.
    [hon.move.allowance hon.unit.movement-value hon.move.suppressed hon.mark.suppressed-move hon.move.x-value
    hon.ruling.bonus-immobilised]
    """
    if face.movement is None:
        return Total.of([])
    penalty = -game.scene.rulebook.suppressed_movement * suppressed
    terms = [Modifier("hon.unit.movement-value", face.movement), Modifier("hon.card.bonus-move", bonus)]
    return Total.of([*terms, Modifier("hon.move.suppressed", penalty)])


# The movement action


class MovementAction(Frame[None]):
    """A unit moves square by square as far as its Movement Value allows; it may also stay where it is.

    [hon.move.procedure hon.move.allowance hon.move.null hon.move.special-abilities]
    """

    unit: UnitId
    safe: PlaceId
    """The last square where it may stay."""
    slowed: int
    """The Suppressed markers that it had at the start: later ones do not slow it.  [hon.mark.suppressed-mid-move]"""
    phase: Phase = "activation"
    spent: int = 0
    stopped: bool = False
    flipped: bool = False
    """Whether it has changed its state in this action.  [hon.state.general hon.ambush.once]"""
    fired: bool = False
    pace: bool | None = None
    """The face whose Movement Value counts, if it has been turned over on the way.  [hon.opfire.target-continues]"""

    @classmethod
    def of(cls, unit: Unit, phase: Phase) -> MovementAction:
        """The action of a unit that has not moved yet."""
        return cls(unit.id, unit.place, unit.suppressed, phase)

    def left(self, game: Game, unit: Unit) -> int:
        """How many squares it may still move.

        Who is flipped on the way keeps the Movement Value of the face that it began with.
        [hon.opfire.target-continues hon.loss.opfire-mid-move hon.ambush.keep-move]
        """
        back = unit.back if self.pace is None else self.pace
        total = allowance(game, game.kind(unit).face(back), self.slowed)
        return 0 if self.stopped else max(0, total.value - self.spent)

    def start(self, game: Game) -> Step:
        """Choose the next step; in the middle of a unit that nobody has seen, what is left to choose is a secret."""
        unit = game.unit(self.unit)
        if not unit.on_board:
            return self.done()
        options = self.ways(game, unit)
        if not options:
            return Goto(self.fall_back)
        about = {"unit": unit.id, "left": self.left(game, unit)}
        return Ask(unit.seat, "move", options, self.chosen, self.why_not, about, hidden=not unit.seen)

    def ways(self, game: Game, unit: Unit) -> list[Way]:
        """All that the unit may do next; nobody stops where he may not stay."""
        ways: list[Way] = [Enter(square) for square in enterable(game, unit, self.left(game, unit))]
        if self.why_no_change(game, unit) is None:
            ways.append(ChangeState())
        ways += [act for act in acts_of(game, unit, self.when(game, unit)) if self.why_no_act(unit, act) is None]
        if not is_crowded(game, unit):
            ways.append(Stop())
        return ways

    def why_not(self, game: Game, choice: Way) -> Refusal | None:
        """Why the unit cannot do that now."""
        unit = game.unit(self.unit)
        match choice:
            case Enter(place=place):
                return self.why_no_step(game, unit, place)
            case ChangeState():
                return self.why_no_change(game, unit)
            case Act():
                return self.why_no_act(unit, choice) or choice.why_not(game, unit, self.when(game, unit))
            case Stop():
                return why_not_stay(game, unit)

    def why_no_step(self, game: Game, unit: Unit, place: PlaceId) -> Refusal | None:
        """Why the unit cannot go there, first for reasons of its own."""
        about = {"unit": unit.id, "place": place}
        if self.stopped:
            return Refusal("hon.terr.difficult", about)
        face = game.kind(unit).face(unit.back if self.pace is None else self.pace)
        if face.movement is None:
            return Refusal("hon.move.x-value", about)
        if self.slowed and not allowance(game, face, self.slowed).value:
            return Refusal("hon.move.suppressed", about)
        return why_not_enter(game, unit, unit.place, place, self.left(game, unit))

    def why_no_change(self, game: Game, unit: Unit) -> Refusal | None:
        """A unit with two states changes once, at the start or at the end, and hides only unseen.

        [hon.move.flip-timing hon.state.general hon.tripod hon.ruling.ambush-flip-during-action]
        """
        about: dict[str, Argument] = {"unit": unit.id}
        kind = game.kind(unit)
        if kind.front.state != "inactive" or kind.back is None or kind.back.abilities.crew or unit.concealed:
            return Refusal("hon.move.flip-timing", about)
        if self.flipped:
            return Refusal("hon.state.general", about)
        if is_crowded(game, unit):
            return Refusal("hon.move.no-stacking", {**about, "place": unit.place})
        return why_not_hide(game, unit) if kind.back.abilities.ambush and not unit.back else None

    def when(self, game: Game, unit: Unit) -> When:
        """The moment, for what else a unit may do on the move."""
        return When("moving", self.phase, self.left(game, unit))

    def why_no_act(self, unit: Unit, act: Act) -> Refusal | None:
        """One Fire Action on the move, and none in the Reserve phase.

        [hon.mobile.fire hon.ruling.mobile-fire-once hon.reserve.immutable hon.fire.reserve-none]
        """
        if act.fires and self.phase == "reserve":
            return Refusal("hon.reserve.immutable", {"unit": unit.id})
        return Refusal("hon.mobile.fire", {"unit": unit.id}) if act.fires and self.fired else None

    def chosen(self, game: Game, choice: Way) -> Step:
        """Carry it out."""
        unit = game.unit(self.unit)
        match choice:
            case Enter(place=place):
                return self.enter(game, unit, place)
            case ChangeState():
                change_state(game, unit)
                changed = self.but(flipped=True, pace=None)
                return Goto(changed.start if self.spent == 0 else changed.turn)
            case Act():
                pace = unit.back if self.pace is None else self.pace
                acted = self.but(fired=self.fired or choice.fires, pace=pace)
                onward = acted.turn if choice.ends_move else acted.start
                return Call(choice.begin(game, unit, self.when(game, unit)), then=onward)
            case Stop():
                return Goto(self.turn)

    def enter(self, game: Game, unit: Unit, place: PlaceId) -> Step:
        """Move one square; Difficult Passage ends the move.  [hon.move.directions hon.terr.difficult]"""
        stopped = must_stop(game, unit, place)
        facing = game.scene.grid.direction(unit.place, place)
        moved = unit.but(place=place, facing=facing)
        game.put(moved)
        game.emit(events.Moved(unit.id, place))
        safe = self.safe if is_crowded(game, moved) else place
        return Goto(self.but(spent=self.spent + 1, safe=safe, stopped=stopped).look_out)

    def look_out(self, game: Game) -> Step:
        """A moving ambushed unit may be spotted in each square.  [hon.ambush.spot-when hon.ambush.keep-move]"""
        unit = game.unit(self.unit)
        if unit.ambushed and is_spotted(game, unit):
            pace = unit.back
            uncover(game, unit)
            return Goto(self.but(flipped=True, pace=pace).come_under_fire)
        return Goto(self.come_under_fire)

    def come_under_fire(self, game: Game) -> Step:
        """Enemies on the alert may fire, in the Activation phase only; the unit goes on if it survives.

        [hon.opfire.phase hon.opfire.moving hon.opfire.target-continues hon.fire.reserve-none]
        """
        if self.phase == "reserve":
            return Goto(self.start)
        unit = game.unit(self.unit)
        kept = self.but(pace=unit.back if self.pace is None and unit.seen else self.pace)
        return Call(OpportunityFire(self.unit), then=kept.start)

    def fall_back(self, game: Game) -> Step:
        """Who can neither stay nor go on returns to the last square where he may stay.  [hon.move.no-stacking]"""
        unit = game.unit(self.unit)
        game.put(unit.but(place=self.safe))
        game.emit(events.MovedBack(unit.id, self.safe))
        return Goto(self.turn)

    def turn(self, game: Game) -> Step:
        """A unit whose fire is limited to an arc may end its move facing any way.

        [hon.move.inf-diagonal-facing hon.move.x-reorient hon.veh.one-square]
        """
        unit = game.unit(self.unit)
        if not unit.on_board or not cares_for_facing(game, unit):
            return Goto(self.end)
        facings = [FaceTo(facing) for facing in FACINGS]
        return Ask(unit.seat, "move.facing", facings, self.turned, args={"unit": unit.id})

    def turned(self, game: Game, choice: FaceTo) -> Step:
        """Face that way."""
        game.put(game.unit(self.unit).but(facing=choice.facing))
        game.emit(events.Turned(self.unit, choice.facing))
        return Goto(self.end)

    def end(self, game: Game) -> Step:
        """At the end of the action other hidden units may be spotted.  [hon.ambush.spot-when hon.move.procedure]"""
        unit = game.unit(self.unit)
        spot_others(game, unit)
        return self.done()


def why_not_stay(game: Game, unit: Unit) -> Refusal | None:
    """Two units do not end a move in the same square.  [hon.move.no-stacking]"""
    return Refusal("hon.move.no-stacking", {"unit": unit.id, "place": unit.place}) if is_crowded(game, unit) else None


def cares_for_facing(game: Game, unit: Unit) -> bool:
    """Whether it matters which way a unit of one square faces: a weapon of it has a limited arc.  [hon.arc.limited]"""
    return game.kind(unit).squares == 1 and any(weapon.arc < 360 for weapon in game.face(unit).weapons)


def change_state(game: Game, unit: Unit) -> None:
    """Flip the counter between its inactive and its active face.  [hon.state.active-face-def hon.tripod]"""
    kind = game.kind(unit)
    hides = kind.back is not None and kind.back.abilities.ambush
    if unit.ambushed:
        uncover(game, unit)
        return
    game.put(unit.but(back=not unit.back, ambushed=hides))
    game.emit(events.Hid(unit.id) if hides else events.StateChanged(unit.id, "inactive" if unit.back else "active"))
