"""A session: one match played at one terminal, by people in turn and by machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.text import Text

from bocage.cli import files
from bocage.cli.describe import Describer
from bocage.cli.terminal.advice import Adviser
from bocage.cli.terminal.choices import Choice, Choices, Group, plain
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.telling import Teller
from bocage.kernel import saves
from bocage.kernel.frames import Ask, AskAll
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import SPECTATOR, Seat
from bocage.players import Clock, Player
from bocage.registry import system_of

MANY = 9
SECONDS = 5.0
GAP = 3
"""Columns between two choices in a row."""
NUMBER = "bold #d9a51c"


class Leaving(Exception):
    """The player wants to leave, or the input is at its end."""


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
        self.autosave = files.autosave_path(match.setup.game, match.setup.scenario)
        self.saved_at = match.revision
        self.kept_at = match.revision
        self.is_busy = self.is_leaving = False
        self.people = [seat for seat in range(match.game.seats) if seat not in machines]
        self.told: set[int] = set(range(len(match.told()))) if match.revision else set()
        self.drawn: dict[Seat, tuple[object, object]] = {}
        self.last: Seat | None = None
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
        self._tell_reason(decision, player)
        self.change(lambda match: match.choose(option, seat=decision.seat))

    def _tell_reason(self, decision: Decision, player: Player) -> None:
        """Say why a machine chose what it chose, unless the choice is a secret."""
        asked, reason = self.match.game.asked, player.reason
        if reason is not None and isinstance(asked, Ask) and not asked.hidden:
            seat = self.describer.name(self.match.view(SPECTATOR), "seat", decision.seat)
            self.say("reason-told", "dim", seat=seat, reason=self.describer.text(reason.key, **reason.args))

    def _tell(self, seat: Seat) -> None:
        """Tell a seat what it hears and nobody at this screen was told yet."""
        fresh = {number: told for number, told in enumerate(self.match.told()) if number not in self.told}
        heard = {number: told.event for number, told in fresh.items() if told.heard_by(seat)}
        self.teller.events(self.match.view(seat), heard.values())
        self.told.update(heard)

    def forget(self) -> None:
        """After an undo: what is taken back was not told, and the board is drawn anew."""
        self.told.intersection_update(range(len(self.match.told())))
        self.drawn.clear()

    # A question

    def _ask(self, decision: Decision) -> None:
        self._turn_to(decision)
        self._tell(decision.seat)
        self.decision = decision
        self.choices = Choices(self.describer, self.match.view(decision.seat), decision)
        self.show_map(only_if_changed=True)
        self.show_question()
        self.show_choices()
        revision = self.match.revision
        while self.match.revision == revision:
            self._answer(self.typed(self.describer.text("ui-choose")))

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
        """A yes or a no; nothing typed is the default."""
        answer = plain(self.typed(question))
        return default if not answer else answer in plain(self.describer.text("ui-yes-words")).split()

    def show_map(self, only_if_changed: bool = False) -> None:
        """The board with the numbers of the choices; what has not changed need not be drawn again."""
        view = self.match.view(self.seat)
        sketch = system_of(self.match).show.sketch(view)
        shown = (sketch.pieces, self.choices.places())
        before = self.drawn.get(self.seat)
        if only_if_changed and before is not None and before[0] == shown[0] and shown[1] in ((), before[1]):
            return
        self.drawn[self.seat] = shown
        self.teller.position(self.match, view, self.choices.by_place(sketch), whole=not only_if_changed)

    def show_question(self) -> None:
        """Where the match is, and what it asks."""
        view = self.match.view(self.seat)
        trail = self.teller.trail(self.match, view)
        if trail:
            self.screen.line(trail, "dim")
        self.screen.line(self.describer.prompt(view, self.decision), "bold")

    def show_choices(self) -> None:
        """The choices kind by kind; those that differ by a name alone share their lines."""
        short = [group for group in self.choices.groups if group.is_short]
        if short:
            heads = [Text.assemble("    ", (group.heading, "underline")) for group in short]
            room = self.screen.width - max(map(len, heads)) - GAP
            self.screen.pairs(zip(heads, [_in_rows(group, room) for group in short], strict=True))
        for group in self.choices.groups:
            if not group.is_short:
                self._show_group(group)

    def _show_group(self, group: Group) -> None:
        if group.heading and len(group.choices) > 1:
            self.screen.line(group.heading, "underline", indent=4)
        longest = max(len(choice.text) for choice in group.choices) + 5
        if len(group.choices) >= MANY and longest * 2 < self.screen.width:
            numbered = (Text.assemble((f"{one.number:>3}", NUMBER), " ", one.text) for one in group.choices)
            self.screen.columns(list(numbered))
            return
        for choice in group.choices:
            self.screen.hanging(Text(f"{choice.number:>3}", NUMBER), Text(choice.text))

    # An answer

    def _answer(self, typed: str) -> None:
        from bocage.cli.terminal.commands import obey

        if typed and not obey(self, typed):
            self.choose_by_name(typed)

    def choose_by_name(self, typed: str) -> None:
        """Choose what a number or words fit, if it is one thing; else say what they fit, or why nothing does."""
        choice = self.the_one(typed)
        if choice is not None:
            self.choose(choice)
        elif not typed.isdigit() and not self.choices.matching(typed):
            self.adviser.why(self.match, self.match.view(self.seat), self.decision, self.choices, typed, quiet=True)

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
        self.change(lambda match: match.choose(choice.option, seat=self.seat, revision=self.decision.revision))
        self.keep()


def _in_rows(group: Group, room: int) -> Text:
    """Numbers and names in rows that have so much room; a number stays beside its name."""
    rows = [Text()]
    for choice, label in zip(group.choices, group.labels, strict=True):
        part = Text.assemble((str(choice.number), NUMBER), " ", label)
        if not rows[-1]:
            rows[-1] = part
        elif len(rows[-1]) + GAP + len(part) <= room:
            rows[-1] = Text.assemble(rows[-1], " " * GAP, part)
        else:
            rows.append(part)
    return Text("\n").join(rows)
