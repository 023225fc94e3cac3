"""The windows for battle events: at the boundaries of phases, between activations, and before a number comes up."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Call, Frame, Goto, Pass, Refusal, Seat, Step, Window
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_table import carry_out, plays, why_no_play
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    Play,
    PlayCard,
    held,
    holders,
    may_hold,
    play_event,
    why_not_event,
)
from bocage.systems.heroes_of_normandie.schema.effects import Moment
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import enemy_of


class EventWindow(Window[Game, Play, None]):
    """A moment for battle events: every player who may hold a card for it is asked, the initiative first.

    [hon.card.event hon.card.simultaneous]
    """

    prompt = "card.event"
    hidden = True
    moment: Moment

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who may have a card for it, as far as his enemy can tell."""
        return holders(game, self.moment)

    def options(self, game: Game, seat: Seat) -> Sequence[Play]:
        """The cards that he has for it, with all their targets."""
        found: list[Play] = []
        for card in held(game, seat, self.moment):
            found += plays(game, seat, card)
        return found

    def why_not(self, game: Game, choice: Play | Pass) -> Refusal | None:
        """Why that card cannot be played now."""
        if isinstance(choice, Pass):
            return None
        refusal = why_not_event(game, self.asking, choice.card, self.moment)
        return refusal or why_no_play(game, self.asking, choice)

    def react(self, game: Game, seat: Seat, choice: Play) -> Step:
        """Play it. There is no limit to the number of cards.  [hon.card.event]"""
        procedure = carry_out(game, seat, choice)
        return Goto(self.onward) if procedure is None else Call(procedure, then=self.onward)

    def onward(self, game: Game) -> Step:
        """Everyone may play another card."""
        return Goto(self.again)


class PhaseEvents(EventWindow):
    """Cards at the beginning or the end of a phase: first all of the player with the initiative, then the other's."""

    def onward(self, game: Game) -> Step:
        """He may play another one; who has passed is done."""
        return Goto(self.start)


def event_window(game: Game, moment: Moment) -> Frame[None] | None:
    """The window between activations, None where nobody can have a card for it."""
    return EventWindow(moment=moment) if holders(game, moment) else None


def phase_events(game: Game, moment: Moment) -> Frame[None] | None:
    """The window at the boundary of a phase, None where nobody can have a card for it."""
    return PhaseEvents(moment=moment) if holders(game, moment) else None


# Before a number comes up


class Precedence(Window[Game, PlayCard, bool]):
    """The enemy is about to reveal a number: a player may reveal his own next one first; answers whether he does.

    [hon.card.initiative hon.ruling.initiative-card]
    """

    prompt = "card.initiative"
    hidden = True
    seat: Seat
    """Whose number is due."""

    def closed(self) -> Step:
        """The number comes up as usual."""
        return self.done(False)

    def seats(self, game: Game) -> Sequence[Seat]:
        """The other player, if he has numbers left."""
        seat = enemy_of(self.seat)
        army = game.armies[seat]
        return (seat,) if army.called < army.numbered and may_hold(game, seat, "before-reveal") else ()

    def options(self, game: Game, seat: Seat) -> Sequence[PlayCard]:
        """His cards for it."""
        return [PlayCard(card) for card in held(game, seat, "before-reveal")]

    def why_not(self, game: Game, choice: PlayCard | Pass) -> Refusal | None:
        """Only cards for this moment."""
        return None if isinstance(choice, Pass) else why_not_event(game, self.asking, choice.card, "before-reveal")

    def react(self, game: Game, seat: Seat, choice: PlayCard) -> Step:
        """His number comes first."""
        play_event(game, seat, choice.card)
        return self.done(True)
