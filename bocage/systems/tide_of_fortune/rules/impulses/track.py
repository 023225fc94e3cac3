"""The impulse track: whose impulse it is, from box to box, to final reaction and exploitation."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.rules.combat.barrage import expire_hits
from bocage.systems.tide_of_fortune.rules.impulses.operation import DeclareOperation
from bocage.systems.tide_of_fortune.rules.impulses.spoiling import SpoilingWindow
from bocage.systems.tide_of_fortune.schema.vocabulary import Box
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import other

REACTION = "impulse.reaction"


class React(Option):
    """Make an operation in the reaction impulse."""


class OperationsPhase(Frame[None]):
    """From the box of the difference in points, box after box, to the end of the track.

    [tof.3.track-boxes tof.3.track-end tof.3.track-max-six tof.3.bid-start-box tof.4.alternation
    tof.3.spoil-marker-start]
    """

    def start(self, game: Game) -> Step:
        """The marker starts at the difference, at most in box 6; without one, in final reaction."""
        clock, numbers = game.now, game.scene.rulebook.track
        lead = game.sides[clock.initiative].ip - game.sides[other(clock.initiative)].rp
        first = str(min(lead, numbers.start)) if lead > 0 else "FR"
        game.put(clock.but(track=numbers.boxes.index(first), spoiling=0))
        return Goto(self.next_box)

    def next_box(self, game: Game) -> Step:
        """The impulse of the box, or the end of the phase."""
        track = game.scene.rulebook.track
        if game.now.track == len(track.boxes):
            return self.done()
        box = track.boxes[game.now.track]
        match box:
            case "R":
                return Call(ReactionImpulse(), then=self.after_reaction)
            case "FR":
                return Call(FinalReaction(), then=self.after_final)
            case "EX":
                return Call(Exploitation(), then=self.after_exploitation)
        return Call(InitiativeImpulse(box), then=self.advance)

    def advance(self, game: Game) -> Step:
        """The operations marker goes one box to the right.  [tof.4.track-adjust]"""
        game.put(game.now.but(track=game.now.track + 1))
        return Goto(self.next_box)

    def after_reaction(self, game: Game) -> Step:
        """A reaction box takes time, used or not.  [tof.4.reaction-turn-marker]"""
        advance_turn_marker(game, game.scene.rulebook.turn_marker.reaction)
        return Goto(self.advance)

    def after_final(self, game: Game) -> Step:
        """[tof.3.fr-turn-marker]"""
        advance_turn_marker(game, game.scene.rulebook.turn_marker.final_reaction)
        return Goto(self.advance)

    def after_exploitation(self, game: Game) -> Step:
        """Points that are left are lost.  [tof.3.ex-turn-marker tof.ruling.spoil-after-fr]"""
        advance_turn_marker(game, game.scene.rulebook.turn_marker.exploitation)
        game.put(game.now.but(spoiling=0))
        return Goto(self.advance)


def advance_turn_marker(game: Game, boxes: int) -> None:
    """The turn marker goes on."""
    game.put(game.now.but(box=game.now.box + boxes))
    game.emit(events.MarkerMoved(game.now.box))


def begin_impulse(game: Game, seat: Seat, box: Box) -> None:
    """A new impulse: what lasted for the one before is over.  [tof.3.asset-reassign tof.8.arthit-expire]"""
    expire_hits(game, seat)
    counted = game.now.counted + 1
    game.put(game.now.but(impulse=counted, counted=counted))
    game.emit(events.ImpulseBegan(seat, box))


class InitiativeImpulse(Frame[None]):
    """An impulse of the initiative player, which he cannot leave out.

    [tof.3.init-steps tof.4.initiative-mandatory tof.ruling.initiative-box-idle]
    """

    box: Box

    def start(self, game: Game) -> Step:
        """He declares an operation."""
        seat = game.now.initiative
        begin_impulse(game, seat, self.box)
        return Call(DeclareOperation(seat), then=self.pay)

    def pay(self, game: Game) -> Step:
        """It costs a point, whatever came of it.  [tof.4.track-adjust tof.3.ip-use]"""
        side = game.sides[game.now.initiative]
        game.put(side.but(ip=max(side.ip - 1, 0)))
        return self.done()


class ReactionImpulse(Frame[None]):
    """An impulse of the reaction player, if he wants it and has a point.

    [tof.3.reac-steps tof.4.reaction-optional tof.4.reaction-pass tof.ruling.reaction-no-rp]
    """

    def start(self, game: Game) -> Step:
        """Ask him."""
        seat = other(game.now.initiative)
        options: list[React | Pass] = [React(), PASS] if game.sides[seat].rp else [PASS]
        return Ask(seat, REACTION, options, self.chosen, self.why_not, args={"points": game.sides[seat].rp})

    def why_not(self, game: Game, choice: React | Pass) -> Refusal | None:
        """[tof.ruling.reaction-no-rp]"""
        if isinstance(choice, React) and not game.sides[other(game.now.initiative)].rp:
            return Refusal("tof.ruling.reaction-no-rp")
        return None

    def chosen(self, game: Game, choice: React | Pass) -> Step:
        """A pass costs nothing."""
        seat = other(game.now.initiative)
        if isinstance(choice, Pass):
            game.emit(events.ImpulsePassed(seat, "R"))
            return self.done()
        begin_impulse(game, seat, "R")
        return Call(DeclareOperation(seat), then=self.pay)

    def pay(self, game: Game) -> Step:
        """[tof.3.rp-use]"""
        side = game.sides[other(game.now.initiative)]
        game.put(side.but(rp=side.rp - 1))
        return self.done()


class FinalReaction(Frame[None]):
    """All headquarters are flipped; then the reaction player spends all that he has left, without support.

    [tof.3.fr-flip-hqs tof.3.fr-unsupported tof.3.fr-cycle tof.4.final-obligation tof.ruling.fr-flip-is-fatigue]
    """

    def start(self, game: Game) -> Step:
        """Flip them, and offer what the spoiling points allow.  [tof.3.spoil-no-carry tof.ruling.spoil-boxes]"""
        for division in game.divisions:
            if division.fatigue == 0:
                game.put(division.but(fatigue=1))
        return Call(SpoilingWindow(), then=self.spoiled)

    def spoiled(self, game: Game) -> Step:
        """Spoiling points that were not used now are lost."""
        game.put(game.now.but(spoiling=0))
        return Goto(self.next_operation)

    def next_operation(self, game: Game) -> Step:
        """Operation after operation while there are points.  [tof.ruling.fr-ex-one-or-two]"""
        seat = other(game.now.initiative)
        if not game.sides[seat].rp:
            return self.done()
        begin_impulse(game, seat, "FR")
        return Call(DeclareOperation(seat, final=True), then=self.pay)

    def pay(self, game: Game) -> Step:
        """[tof.3.rp-use]"""
        side = game.sides[other(game.now.initiative)]
        game.put(side.but(rp=side.rp - 1))
        return Goto(self.next_operation)


class Exploitation(Frame[None]):
    """The initiative player spends all that he has left, without support.

    [tof.3.ex-cycle tof.4.final-obligation tof.ruling.exploitation-markers]
    """

    def start(self, game: Game) -> Step:
        """Operation after operation while there are points."""
        seat = game.now.initiative
        if not game.sides[seat].ip:
            return self.done()
        begin_impulse(game, seat, "EX")
        return Call(DeclareOperation(seat, final=True), then=self.pay)

    def pay(self, game: Game) -> Step:
        """[tof.3.ip-use]"""
        side = game.sides[game.now.initiative]
        game.put(side.but(ip=side.ip - 1))
        return Goto(self.start)
