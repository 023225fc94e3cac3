"""Movement actions (Action de mouvement): square by square, with changes of state, fire on the move and facing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from bocage.kernel import Ask, Call, Goto, PlaceId, Step
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, Phase
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import may_play_in_action
from bocage.systems.heroes_of_normandie.rules.cards.effects.mines import mines
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import use_window
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import is_spotted, spot_others, uncover
from bocage.systems.heroes_of_normandie.rules.hiding.concealed import hiding_of
from bocage.systems.heroes_of_normandie.rules.movement.board_edges import come_on
from bocage.systems.heroes_of_normandie.rules.movement.ending import (
    FACING,
    ChangeState,
    FaceTo,
    Stop,
    change_state,
    facings_of,
    turn_to,
)
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter, doors_of, goes_by_window, must_stop
from bocage.systems.heroes_of_normandie.rules.movement.mid_move import MidMove, Way
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Drive, course_to
from bocage.systems.heroes_of_normandie.rules.vehicles.hedge_cutter import cut_through
from bocage.systems.heroes_of_normandie.rules.vehicles.ramming import Ramming, infantry_under
from bocage.systems.heroes_of_normandie.rules.vehicles.wrecks import AnnouncePush, Pushing, PushWreck, crush
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit


class MovementAction(MidMove):
    """A unit moves square by square as far as its Movement Value allows; it may also stay where it is.

    [hon.move.procedure hon.move.allowance hon.move.null hon.move.special-abilities]
    """

    prompt = "move"

    @classmethod
    def of(cls, unit: Unit, phase: Phase) -> MovementAction:
        """The action of a unit that has not moved yet."""
        return cls(unit.id, unit.place, unit.suppressed, phase, holed="hull" in unit.damage)

    def start(self, game: Game) -> Step:
        """Choose the next step; of a unit that nobody has seen, what is left to choose is a secret."""
        unit = game.units[self.unit]
        if not game.ready >> self.unit & 1:
            return Goto(self.end)
        left = self.left(game, unit)
        options = self.ways(game, unit, left)
        if not options:
            return Goto(self.fall_back)
        about = {"unit": unit.id, "left": left}
        hidden = not unit.seen or may_play_in_action(game, unit, moving=True)
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, about, hidden=hidden)

    def chosen(self, game: Game, choice: Way) -> Step:
        """Carry it out."""
        unit = game.units[self.unit]
        match choice:
            case Enter(place=place):
                return self.arrive(game, unit, place) if unit.waits else self.enter(game, unit, place)
            case Drive():
                return self.drive(game, unit, choice)
            case AnnouncePush(wreck=wreck):
                game.emit(events.PushAnnounced(unit.id, wreck))
                return Goto(self.but(push=wreck).start)
            case PushWreck():
                return self.shove(choice)
            case ChangeState():
                change_state(game, unit)
                return self.but(flipped=True, pace=None).show_its_face(game)
            case Act() if choice.instant:
                return Call(choice.begin(game, unit, self.when(game, unit)), then=self.start)
            case Act():
                pace = unit.back if self.pace is None else self.pace
                acted = self.but(fired=self.fired or choice.fires, pace=pace)
                onward = acted.turn if choice.ends_move else acted.start
                return Call(choice.begin(game, unit, self.when(game, unit)), then=onward)
            case Stop():
                return self.done() if unit.waits else Goto(self.turn)

    def arrive(self, game: Game, unit: Unit, place: PlaceId) -> Step:
        """Come on to the board, which costs one square like any other.  [hon.setup.enter]"""
        entered = come_on(game, unit, place)
        stopped = self.stop_at(game, unit, game.squares_of(entered))
        return self.but(spent=self.spent + 1, safe=place, stopped=stopped).look_out(game)

    def enter(self, game: Game, unit: Unit, place: PlaceId) -> Step:
        """Move one square; Difficult Passage ends the move.  [hon.move.directions hon.terr.difficult]"""
        stopped = self.stop_at(game, unit, (place,))
        grid = game.scene.grid
        door = unit.place
        if unit.aboard != NONE:
            door = next(one for one in doors_of(game, unit) if grid.adjacent[one] >> place & 1)
        if game.armies[unit.seat].playing and goes_by_window(game, unit, door, place):
            use_window(game, unit)
        moved = unit.but(place=place, facing=grid.direction(door, place), aboard=NONE)
        game.put(moved)
        game.emit(events.Moved(unit.id, place))
        crushed = crush(game, moved, (place,), self.crushed)
        safe = place if self.why_not_end(game, moved, spent=self.spent + 1) is None else self.safe
        return self.but(spent=self.spent + 1, safe=safe, stopped=stopped, crushed=crushed).look_out(game)

    def stop_at(self, game: Game, unit: Unit, entered: Iterable[PlaceId]) -> Literal["", "difficult"]:
        """What ends the move in these squares; no Difficult Passage stops a scout.

        [hon.terr.difficult hon.cmd.scout]
        """
        if self.phase != "scout":
            for square in entered:
                if must_stop(game, unit, square):
                    return "difficult"
        return ""

    def drive(self, game: Game, unit: Unit, choice: Drive) -> Step:
        """Move a long vehicle by one square or one pivot; it enters an element as soon as a part of it does.

        [hon.veh.two-square-count hon.veh.two-square-static-pivot hon.terr.difficult hon.ruling.two-square-difficult]
        """
        course = course_to(game, unit, choice)
        assert course is not None
        entered = course.entered
        cut_through(game, unit, entered)
        stopped = self.stop_at(game, unit, entered)
        moved = unit.but(place=choice.place, facing=choice.facing)
        game.put(moved)
        game.emit(events.Drove(unit.id, choice.place, choice.facing))
        crushed = crush(game, moved, entered, self.crushed)
        return self.but(spent=self.spent + 1, stopped=stopped, crushed=crushed).look_out(game)

    def shove(self, choice: PushWreck) -> Step:
        """Push the wreck, which ends the move.  [hon.wreck.push-direction]"""
        pushed = self.but(spent=self.spent + 1, push=NONE, stopped="pushed")
        return Call(Pushing(self.unit, self.push, choice.place, choice.facing), then=pushed.look_out)

    def look_out(self, game: Game) -> Step:
        """A moving ambushed unit may be spotted in each square.  [hon.ambush.spot-when hon.ambush.keep-move]"""
        unit = game.units[self.unit]
        if unit.ambushed and is_spotted(game, unit):
            pace = unit.back
            uncover(game, unit)
            return Goto(self.but(flipped=True, pace=pace).tread)
        return self.tread(game)

    def tread(self, game: Game) -> Step:
        """There may be a mine, in the Reserve phase too.  [hon.card.mine]"""
        unit = game.units[self.unit]
        window = mines(game, unit) if self.phase != "scout" else None
        return self.come_under_fire(game) if window is None else Call(window, then=self.paced(unit).come_under_fire)

    def come_under_fire(self, game: Game) -> Step:
        """Enemies on the alert may fire, in the Activation phase only; the unit goes on if it survives.

        [hon.opfire.phase hon.opfire.moving hon.opfire.target-continues hon.fire.reserve-none]
        """
        return self.watched(game, self.paced(game.units[self.unit]).start)

    def show_its_face(self, game: Game) -> Step:
        """Enemies on the alert may fire after a change of state too, be it the first or the last step of the action.

        [hon.move.procedure hon.opfire.moving]
        """
        onward = self.paced(game.units[self.unit])
        return self.watched(game, onward.turn if self.spent else onward.start)

    def watched(self, game: Game, onward: Callable[[Game], Step]) -> Step:
        """The window of enemies on the alert, where there may be any.  [hon.opfire.phase hon.fire.reserve-none]"""
        window = OpportunityFire(target=self.unit)
        under_fire = self.phase == "activation" and window.seats(game)
        return Call(window, then=onward) if under_fire else Goto(onward)

    def paced(self, unit: Unit) -> MovementAction:
        """The action with the face kept whose Movement Value counts, from before an enemy could turn the unit over.

        [hon.opfire.target-continues]
        """
        return self.but(pace=unit.back) if self.pace is None and unit.seen else self

    def fall_back(self, game: Game) -> Step:
        """Who can neither stay nor go on returns to the last square where he may stay."""
        unit = game.unit(self.unit)
        game.put(unit.but(place=self.safe))
        game.emit(events.MovedBack(unit.id, self.safe))
        return Goto(self.turn)

    def turn(self, game: Game) -> Step:
        """A unit whose fire is limited to an arc may end its move facing any way.

        [hon.move.inf-diagonal-facing hon.move.x-reorient hon.veh.one-square]
        """
        unit = game.unit(self.unit)
        facings = facings_of(game, unit)
        if not facings:
            return self.end(game)
        return Ask(unit.seat, FACING, facings, self.turned, args={"unit": unit.id}, hidden=not unit.seen)

    def turned(self, game: Game, choice: FaceTo) -> Step:
        """Face that way."""
        turn_to(game, game.unit(self.unit), choice.facing)
        return self.end(game)

    def end(self, game: Game) -> Step:
        """A vehicle that ends its move on infantry rams it, even if that end is its own.  [hon.ram.stop]"""
        unit = game.unit(self.unit)
        if not game.is_infantry(unit) and infantry_under(game, unit):
            return Call(Ramming(self.unit), then=self.look_round)
        return self.look_round(game)

    def look_round(self, game: Game) -> Step:
        """At the end of the action other hidden units may be spotted, and in the Reserve phase the unit may hide.

        [hon.ambush.spot-when hon.move.procedure hon.opt.concealed-end-move]
        """
        spot_others(game, game.units[self.unit])
        hiding = hiding_of(game, game.units[self.unit]) if self.phase == "reserve" else None
        return self.done() if hiding is None else Call(hiding, then=self.finished)
