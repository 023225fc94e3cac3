"""A session: one match played at one terminal, by people in turn and by machines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from bocage.cli import files
from bocage.cli.describe import Describer
from bocage.cli.terminal.advice import Adviser
from bocage.cli.terminal.board import Numbers
from bocage.cli.terminal.choices import Choice, Choices, plain
from bocage.cli.terminal.looking import Looker
from bocage.cli.terminal.offering import MANY, NUMBER, offer
from bocage.cli.terminal.pointing import propose
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.telling import Teller
from bocage.cli.terminal.things import things_named
from bocage.kernel import View, saves
from bocage.kernel.events import Event, Rolled, RolledLow
from bocage.kernel.frames import Ask, AskAll, Option
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import SPECTATOR, PlaceId, Seat, things
from bocage.players import Clock, Player
from bocage.registry import system_of
from bocage.show import Sketch

SECONDS = 5.0


class Leaving(Exception):
    """The player wants to leave, or the input is at its end."""


class March(NamedTuple):
    """What is left of the way to a distant place."""

    seat: Seat
    steps: tuple[Option, ...]


class Session:
    """What is played, who plays, and what each seat has been shown."""

    def __init__(
        self, match: Match, machines: Mapping[Seat, Player], names: Mapping[Seat, str], locale: str, screen: Screen
    ) -> None:
        self.match = match
        self.machines = machines
        self.names = names
        self.screen = screen
        self.describer = Describer(system_of(match), locale)
        self.teller = Teller(screen, self.describer)
        self.adviser = Adviser(screen, self.describer, self.teller)
        self.looker = Looker(screen, self.describer)
        self.autosave = files.autosave_path(match.setup.game, match.setup.scenario)
        self.saved_at = match.revision
        self.kept_at = match.revision
        self.is_busy = self.is_leaving = False
        self.people = [seat for seat in range(match.game.seats) if seat not in machines]
        self.told: set[int] = set(range(len(match.told()))) if match.revision else set()
        self.drawn: dict[Seat, tuple[object, object]] = {}
        self.last: Seat | None = None
        self.march: March | None = None
        self.news: list[Event] = []
        self.instead: str | None = None
        self.forgone: dict[tuple[Seat, str], str] = {}
        self.reason = ""
        self.decision: Decision
        self.choices: Choices

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.decision.seat

    def say(self, key: str, style: str = "", /, **arguments: str | int) -> None:
        """Print a text of the catalogue."""
        self.screen.line(self.describer.text(key, **arguments), style)

    # The course of the match

    def play(self) -> None:
        """Play to the end, or until the player leaves; what is not saved is kept."""
        try:
            while (decision := self.match.decision) is not None:
                if decision.seat in self.machines:
                    self._move_machine(decision, self.machines[decision.seat])
                else:
                    self._ask(decision)
            self._tell(self.people[0] if self.people else SPECTATOR)
            self.teller.position(self.match, self.match.view(self.people[0] if self.people else SPECTATOR))
            self.teller.result(self.match)
        except Leaving:
            if self.is_leaving:
                self.screen.line()
        finally:
            self._part()

    def change(self, act: Callable[[Match], None]) -> None:
        """Change the match, whole or not at all, and keep it; a wish to leave waits until that is done."""
        before = self.match.clone()
        self.is_busy = True
        try:
            act(self.match)
        except BaseException:
            self.match = before
            raise
        finally:
            self.is_busy = False
        if self.is_leaving:
            raise Leaving

    def leave(self) -> None:
        """Leave now, or after the change that is under way."""
        self.is_leaving = True
        if not self.is_busy:
            raise Leaving

    def keep(self) -> None:
        """Write down a match that is not saved as it stands."""
        if self.match.revision not in (self.saved_at, self.kept_at):
            files.write(self.autosave, saves.save(self.match, self.names))
            self.kept_at = self.match.revision

    def tell_kept(self) -> None:
        """Say where the match is kept."""
        self.keep()
        self.screen.unbroken(self.describer.text("ui-kept", file=str(self.autosave)), "dim")

    def _part(self) -> None:
        """At the end: keep the match and say where, unless it is saved where the player wanted it."""
        if self.match.revision == self.saved_at:
            self.autosave.unlink(missing_ok=True)
        else:
            self.tell_kept()

    def save(self, path: Path) -> None:
        """Save the match where the player wants it."""
        files.write(path, saves.save(self.match, self.names))
        self.saved_at = self.match.revision
        self.screen.unbroken(self.describer.text("ui-saved", file=str(path)))

    def _move_machine(self, decision: Decision, player: Player) -> None:
        view = self.match.view(decision.seat) if player.needs_view else None
        option = player.choose(view, decision, Clock(SECONDS))
        self._tell_reason(decision, option, player)
        self.change(lambda match: match.choose(option, seat=decision.seat))
        if len(self.people) <= 1:
            self._tell(self.people[0] if self.people else SPECTATOR)

    def _tell_reason(self, decision: Decision, option: Option, player: Player) -> None:
        """Say why a machine chose what it chose and for which unit, once for choices in a row; never of a secret."""
        asked, reason = self.match.game.asked, player.reason
        if reason is None or not isinstance(asked, Ask) or asked.hidden:
            return
        view = self.match.view(self.people[0] if self.people else SPECTATOR)
        seat = self.describer.name(view, "seat", decision.seat)
        units = [number for kind, number in things(option) if kind == "unit"] or [decision.args.get("unit")]
        unit = self.describer.name(view, "unit", units[0]) if isinstance(units[0], int) else "?"
        who = seat if unit == "?" else self.describer.text("ui-unit-of", seat=seat, unit=unit)
        told = self.describer.text("reason-told", seat=who, reason=self.describer.text(reason.key, **reason.args))
        if told != self.reason:
            self.screen.line(told, "dim")
        self.reason = told

    def _tell(self, seat: Seat) -> None:
        """Tell a seat what it hears and nobody at this screen was told yet."""
        fresh = {number: told for number, told in enumerate(self.match.told()) if number not in self.told}
        heard = {number: told.event for number, told in fresh.items() if told.heard_by(seat)}
        self.teller.events(self.match.view(seat), heard.values())
        self.told.update(heard)
        self.news += heard.values()

    def forget(self) -> None:
        """After an undo: what is taken back was not told, and the board is drawn anew."""
        self.told.intersection_update(range(len(self.match.told())))
        self.drawn.clear()

    # A question

    def _ask(self, decision: Decision) -> None:
        self._turn_to(decision)
        self._tell(decision.seat)
        self.reason = ""
        self.decision = decision
        if self._goes_on() or self._forgoes():
            return
        self.news.clear()
        view = self.match.view(decision.seat)
        self.choices = Choices(self.describer, view, decision)
        if self.choices.are_of("place"):
            self.choices = Choices(self.describer, view, decision, self._costs(view))
        self.show_map(only_if_changed=True)
        self.show_question()
        self.show_choices()
        revision = self.match.revision
        while self.match.revision == revision:
            instead, self.instead = self.instead, None
            self._answer(self.typed(self.describer.text("ui-choose")) if instead is None else instead)

    def _costs(self, view: View) -> Mapping[PlaceId, str]:
        """What places cost the unit that is asked about, where it is to go somewhere."""
        unit = self.decision.args.get("unit")
        if not isinstance(unit, int):
            return {}
        return system_of(self.match).show.overlays(view, unit).get("reach", {})

    def _goes_on(self) -> bool:
        """The next step to a distant place, if it is on offer and nothing happened on the way."""
        if self.march is None or self.march.seat != self.seat:
            return False
        (seat, steps), self.march = self.march, None
        if not steps:
            return False
        happened = any(event.outcome or isinstance(event, Rolled | RolledLow) for event in self.news)
        if happened or steps[0].until or steps[0] not in self.decision.options:
            self.say("ui-way-ends", "dim")
            return False
        self.march = March(seat, steps[1:])
        self._take(steps[0])
        return True

    def _forgoes(self) -> bool:
        """Pass where the player said: not this turn."""
        key = (self.seat, self.decision.prompt)
        passing = next((option for option in self.decision.options if option.passes), None)
        if passing is None or self.forgone.get(key) != self._turn():
            self.forgone.pop(key, None)
            return False
        self._take(passing)
        return True

    def _turn(self) -> str:
        """The turn that it is, by the line that tells it."""
        return next(map(self.describer.say, self.describer.speaker(self.match.view(self.seat)).status()), "")

    def forgo(self) -> None:
        """Pass now, and at the same question until the turn is over."""
        passing = next((option for option in self.decision.options if option.passes), None)
        if passing is None:
            self.say("ui-cannot-forgo")
            return
        self.forgone[self.seat, self.decision.prompt] = self._turn()
        self._take(passing)

    def _take(self, option: Option) -> None:
        self.change(lambda match: match.choose(option, seat=self.seat, revision=self.decision.revision))
        self.keep()

    def _turn_to(self, decision: Decision) -> None:
        """Give the screen to another person; before a secret answer the others look away."""
        if decision.seat == self.last:
            return
        name = self.describer.name(self.match.view(decision.seat), "seat", decision.seat)
        if self.last is not None and isinstance(self.match.game.asked, AskAll) and self.screen.is_live:
            self.say("ui-hand-over", "bold", seat=name)
            self.typed(self.describer.text("ui-press-enter"))
            self.screen.clear()
        self.last = decision.seat
        if len(self.people) > 1:
            self.screen.rule(self.describer.text("ui-your-move", seat=name))

    def typed(self, prompt: str) -> str:
        """What the player types; the end of the input is leaving."""
        answer = self.screen.ask(prompt)
        if answer is None:
            raise Leaving
        return answer

    def agrees(self, question: str, default: bool) -> bool:
        """A yes or a no; nothing typed is the default, and anything else is a no and answers the choice anew."""
        typed = self.typed(question)
        answer = plain(typed)
        if answer and answer not in plain(self.describer.text("ui-no-words")).split():
            if answer in plain(self.describer.text("ui-yes-words")).split():
                return True
            self.instead = typed
        return default and not answer

    def show_map(self, only_if_changed: bool = False, around: Collection[PlaceId] | None = ()) -> None:
        """The board with the numbers of the choices; what has not changed need not be drawn again.

        Of a large board the part around some places is drawn, without any around what the question is about; all of it
        where they are None.
        """
        view = self.match.view(self.seat)
        sketch = system_of(self.match).show.sketch(view)
        shown = (sketch.pieces, self.choices.places())
        before = self.drawn.get(self.seat)
        if only_if_changed and before is not None and before[0] == shown[0] and shown[1] in ((), before[1]):
            return
        self.drawn[self.seat] = shown
        numbers = self.choices.by_place(sketch)
        if around is not None and not around:
            around = self._focus(sketch, numbers)
        self.teller.position(self.match, view, numbers, not only_if_changed, around, self.choices.by_point())

    def _focus(self, sketch: Sketch, numbers: Numbers) -> Collection[PlaceId]:
        """The places that matter: those that can be chosen and that of the unit asked about, else of all its units."""
        unit = self.decision.args.get("unit")
        acting = {piece.place for piece in sketch.pieces if piece.unit == unit}
        own = {piece.place for piece in sketch.pieces if piece.seat == self.seat}
        return {*numbers, *acting} or own

    def show_question(self) -> None:
        """Where the match is, and what it asks."""
        view = self.match.view(self.seat)
        trail = self.teller.trail(self.match, view)
        if trail:
            self.screen.line(trail, "dim")
        self.screen.line(self.describer.prompt(view, self.decision), "bold")

    def show_choices(self) -> None:
        """The choices kind by kind, and how to pass where cards are asked for."""
        offer(self.screen, self.choices)
        if self.choices.are_of("card") and any(choice.option.passes for choice in self.choices.all):
            self.say("ui-may-forgo", "dim")

    # An answer

    def _answer(self, typed: str) -> None:
        from bocage.cli.terminal.commands import obey

        if not typed or obey(self, typed):
            return
        chosen = len(self.choices.matching(typed)) == 1
        if chosen or not self.looker.topic(self.match, self.match.view(self.seat), typed):
            self.choose_by_name(typed)

    def choose_by_name(self, typed: str) -> None:
        """Choose what a number or words fit, if it is one thing; else go there, or say why that cannot be done."""
        if not typed.isdigit() and not self.choices.matching(typed) and (self._set_out(typed) or propose(self, typed)):
            return
        choice = self.the_one(typed)
        if choice is not None:
            self.choose(choice)
        elif not typed.isdigit() and not self.choices.matching(typed):
            self.adviser.why(self.match, self.match.view(self.seat), self.decision, self.choices, typed, quiet=True)

    def _set_out(self, typed: str) -> bool:
        """Go to a distant place that the words name, if a way leads there and the player agrees to it."""
        view = self.match.view(self.seat)
        for place in things_named(self.describer, view, typed).get("place", ())[:1]:
            steps = tuple(system_of(self.match).show.way(view, self.decision, place))
            if steps and steps[0] in self.decision.options:
                self._tell_way(view, steps, place)
                if self.agrees(self.describer.text("ui-go-ahead"), default=True):
                    self.march = March(self.seat, steps[1:])
                    self._take(steps[0])
                return True
        return False

    def _tell_way(self, view: View, steps: Sequence[Option], place: PlaceId) -> None:
        names = [
            self.describer.name(view, "place", one) for step in steps for kind, one in things(step) if kind == "place"
        ]
        cost = self._costs(view).get(place, "")
        self.say("ui-way-cost" if cost else "ui-way", "bold", way=" → ".join(names), cost=cost)

    def the_one(self, typed: str) -> Choice | None:
        """The choice that a number or words fit; where it is not one, that is said."""
        if typed.isdigit():
            choice = self.choices.numbered(int(typed))
            if choice is None:
                self.say("ui-number-out-of-range", count=len(self.choices.all))
            return choice
        found = self.choices.matching(typed)
        if len(found) == 1:
            return found[0]
        if not found:
            self.say("ui-not-understood", words=typed)
            return None
        self.say("ui-several", words=typed)
        for choice in found[:MANY]:
            self.screen.hanging(Text(f"{choice.number:>3}", NUMBER), Text(choice.text))
        if len(found) > MANY:
            self.say("ui-more", count=len(found) - MANY)
        return None

    def choose(self, choice: Choice) -> None:
        """Make a choice; one that cannot be taken back is shown with its odds and confirmed."""
        if choice.option.until:
            self.screen.line(choice.text, "bold")
            self.adviser.odds(self.match, self.match.view(self.seat), choice)
            self.say("ui-commits", "red")
            if not self.agrees(self.describer.text("ui-go-ahead"), default=True):
                return
        self._take(choice.option)
