"""Playing a rule case: its steps one by one, and a clear word on one that does not hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.kernel import Decision, Event, Item, Match, Option, Record, Seat, Told, View
from bocage.rulebook.casefile import Pattern, Step
from bocage.rulebook.patience import PatientMatch
from bocage.rulebook.patterns import CaseFailed, Names, build, check_fields, class_named, differences, fits, text
from bocage.rulebook.voices import Voices

SHOWN = 24


class Play:
    """A match in which the steps of a case are taken one by one."""

    def __init__(self, match: PatientMatch) -> None:
        self.match = match
        self.names = Names(match)
        self.voices = Voices(self.names.system)
        self.known = 0
        self.passed_over: list[Decision] = []

    def step(self, step: Step) -> None:
        """Take a step, or fail."""
        if step.stop:
            self._go_to(step)
        getattr(self, f"_{step.verb}")(step)

    @property
    def heard(self) -> list[Told]:
        """What was told since the last choice."""
        return self.match.told()[self.known :]

    # Questions with one answer

    def settle(self) -> None:
        """Go on to a question that has several answers."""
        while (decision := self.match.forced) is not None:
            self._pass_over(decision)

    def _go_to(self, step: Step) -> None:
        """Go on to the question that a step wants to be taken at."""
        name = step.pattern.get("seat", step.seat) if step.verb in ("asked", "not_asked") else step.seat
        seats = range(self.match.game.seats) if name is None else [self.names.number("seat", name)]
        while not any(one.prompt == step.stop and one.seat in seats for one in self.match.pending.values()):
            decision = self.match.forced
            if decision is None:
                raise CaseFailed(
                    f"{'nobody is' if name is None else f'{name} is not'} asked {step.stop}: {self._questions()}"
                )
            self._pass_over(decision)

    def _pass_over(self, decision: Decision) -> None:
        self.passed_over.append(decision)
        self.match.go_on(decision)

    # What seats do

    def _choose(self, step: Step) -> None:
        decision = self._decision(step)
        cls = class_named(step.pattern["is"], Option, self.names.package)
        check_fields(cls, step.pattern)
        found = [option for option in decision.options if fits(option, cls, step.pattern, self.names)]
        if len(found) > 1:
            raise CaseFailed(f"{len(found)} options are meant:{self._listed(found)}")
        if found:
            self._check_option_text(step, decision, found)
            self._answer(found[0], decision.seat)
        elif getattr(self.match.game.asked, "proposals", False):
            option = build(cls, step.pattern, self.names)
            if (refusal := self.match.propose(option, seat=decision.seat)) is not None:
                raise CaseFailed(f"is refused by {refusal.key}")
            self._answer(option, decision.seat)
        else:
            raise CaseFailed(f"is not on offer{self._reason(step, decision)}{self._offer(decision)}")

    def _passed(self, step: Step) -> None:
        decision = self._decision(step)
        found = [option for option in decision.options if option.passes]
        if not found:
            raise CaseFailed(f"nothing on offer passes{self._offer(decision)}")
        self._answer(found[0], decision.seat)

    def _answer(self, option: Option, seat: Seat) -> None:
        self.known = len(self.match.told())
        self.passed_over = []
        self.match.choose(option, seat=seat)

    # What must hold of a question

    def _asked(self, step: Step) -> None:
        wanted = dict(step.pattern)
        seat = wanted.pop("seat", step.seat)
        decision = self._decision(step, seat)
        only = wanted.pop("only", None)
        for key, value in wanted.items():
            there = decision.prompt if key == "prompt" else decision.args.get(key)
            if there != value:
                raise CaseFailed(f"{key} is {text(there)}: {self._question(decision)}")
        if only is not None:
            self._check_only(only, decision)
        self._check_text(step, self.voices.prompt(self.match.view(decision.seat), decision))

    def _check_only(self, only: Any, decision: Decision) -> None:
        """The question has this one answer."""
        if not (isinstance(only, dict) and isinstance(only.get("is"), str)):
            raise CaseFailed("only needs `is`, the class of the one option")
        cls = class_named(only["is"], Option, self.names.package)
        check_fields(cls, only)
        if len(decision.options) != 1 or not fits(decision.options[0], cls, only, self.names):
            raise CaseFailed(f"that is not the only answer{self._offer(decision)}")

    def _not_asked(self, step: Step) -> None:
        """Neither now nor, with one answer, since the last choice."""
        wanted = dict(step.pattern)
        seat = wanted.pop("seat", step.seat)
        prompt = wanted.pop("prompt", None)
        if wanted:
            raise CaseFailed(f"not_asked does not know {', '.join(wanted)}")
        number = None if seat is None else self.names.number("seat", seat)
        for decision in (*self.passed_over, *self.match.pending.values()):
            if number in (None, decision.seat) and prompt in (None, decision.prompt):
                once = " with one answer" if decision in self.passed_over else ""
                raise CaseFailed(f"{self._question(decision)}{once}")

    def _offered(self, step: Step) -> None:
        decision = self._decision(step)
        found = self._matching(step, decision)
        if not found:
            raise CaseFailed(f"is not on offer{self._reason(step, decision)}{self._offer(decision)}")
        self._check_option_text(step, decision, found)

    def _not_offered(self, step: Step) -> None:
        if found := self._matching(step, self._decision(step)):
            raise CaseFailed(f"is on offer:{self._listed(found)}")

    def _refused(self, step: Step) -> None:
        decision = self._decision(step)
        if found := self._matching(step, decision):
            raise CaseFailed(f"is on offer:{self._listed(found)}")
        option = build(class_named(step.pattern["is"], Option, self.names.package), step.pattern, self.names)
        refusal = self.match.why_not(option, seat=decision.seat)
        if refusal is None:
            raise CaseFailed(f"{self.names.show(option)} is allowed, though not listed")
        if step.rule is not None and step.rule not in (refusal.rule, refusal.key):
            raise CaseFailed(f"is refused by {refusal.key}, not by {step.rule}{self._offer(decision)}")
        self._check_text(step, self.voices.refusal(self.match.view(decision.seat), refusal))

    # What players read

    def _check_option_text(self, step: Step, decision: Decision, found: Sequence[Option]) -> None:
        if step.text is not None:
            if len(found) > 1:
                raise CaseFailed(f"{len(found)} options are meant:{self._listed(found)}")
            self._check_text(step, self.voices.option(self.match.view(decision.seat), found[0]))

    def _check_text(self, step: Step, said: Mapping[str, str]) -> None:
        wanted = step.text
        if wanted is None:
            return
        wrong = [
            f"\n    {locale}: {said[locale]!r}" for locale in ("en", "fr") if getattr(wanted, locale) != said[locale]
        ]
        if wrong:
            raise CaseFailed(f"players read:{''.join(wrong)}")

    # What must hold of the game

    def _expect(self, step: Step) -> None:
        wanted = dict(step.pattern)
        ever = bool(wanted.pop("ever", step.ever))
        if "event" in wanted or "no_event" in wanted:
            self._expect_event(step, wanted, ever)
        elif "over" in wanted:
            self._expect_end(wanted)
        else:
            self._expect_record(wanted)

    def _expect_event(self, step: Step, wanted: Pattern, ever: bool) -> None:
        absent = "no_event" in wanted
        pattern = wanted.pop("no_event" if absent else "event")
        told = self.match.told() if ever else self.heard
        by = wanted.pop("heard_by", None)
        seat = 0 if by is None else self.names.number("seat", by)
        if by is not None:
            told = [one for one in told if one.heard_by(seat)]
        times = wanted.pop("times", None)
        if wanted:
            raise CaseFailed(f"expect does not know {', '.join(wanted)} beside an event")
        cls = class_named(pattern["is"], Event, self.names.package)
        check_fields(cls, pattern)
        found = [one for one in told if fits(one.event, cls, pattern, self.names)]
        if absent and found:
            raise CaseFailed(f"it was told:{self._listed([one.event for one in found])}")
        if not absent and (not found if times is None else len(found) != times):
            count = f"{len(found)} times" if found else "not"
            raise CaseFailed(f"it was told {count}; there was:{self._story(told, cls)}")
        if step.text is not None:
            self._check_text(step, self.voices.event(self.match.view(seat), found[0].event))

    def _expect_end(self, wanted: Pattern) -> None:
        result = self.match.result
        if wanted.pop("over") != (result is not None):
            raise CaseFailed("the match goes on" if result is None else f"the match is over: {result.rule}")
        if result is None:
            return
        winners = wanted.pop("winners", None)
        there = [self.names.name("seat", seat) for seat in result.winners]
        if winners is not None and self.names.numbers("seat", winners) != list(result.winners):
            raise CaseFailed(f"the winners are {text(there)}")
        if wanted.pop("rule", result.rule) != result.rule:
            raise CaseFailed(f"the match is over by {result.rule}")
        if wanted:
            raise CaseFailed(f"expect does not know {', '.join(wanted)} beside over")

    def _expect_record(self, wanted: Pattern) -> None:
        by = wanted.pop("seen_by", None)
        view = self.match.view(0 if by is None else self.names.number("seat", by))
        if not wanted:
            raise CaseFailed("seen_by needs a record that is seen")
        kind = next(iter(wanted))
        name = wanted.pop(kind)
        gone = wanted.pop("gone", None)
        label = self.names.name(kind, name) if isinstance(name, int) else str(name)
        try:
            record = self._record(view, kind, label, seen=by is not None)
        except LookupError:
            if gone:
                return
            raise CaseFailed(f"there is no {kind} {label!r}{'' if by is None else f' for {by}'}") from None
        if gone:
            raise CaseFailed(f"it is still there: {self.names.show(record)}")
        if gone is None and not wanted:
            raise CaseFailed("names no field, and nothing else to hold")
        if found := differences(record, wanted, self.names):
            raise CaseFailed(f"{'; '.join(found)}\n  there is: {self.names.show(record)}")

    def _record(self, view: View, kind: str, name: str, seen: bool) -> Record:
        """The record of that name, as it is or as the view shows it."""
        names = self.names.system.show.names
        if not seen:
            return names.record(view, self.match.game, kind, name)
        record = names.record(view, view.board(), kind, name)
        assert isinstance(record, Item)
        shown = view.tables[record.table][record.id]
        if shown is None:
            raise LookupError(name)
        return shown

    # Finding and showing

    def _decision(self, step: Step, seat: str | int | None = None) -> Decision:
        """The question that a step speaks of: the one put to its seat, or the first."""
        wanted = step.seat if seat is None else seat
        if self.match.decision is None:
            raise CaseFailed("nobody is asked: the match is over")
        if wanted is None:
            return self.match.decision
        number = self.names.number("seat", wanted)
        if number not in self.match.pending:
            raise CaseFailed(f"{wanted} is not asked: {self._questions()}")
        return self.match.pending[number]

    def _matching(self, step: Step, decision: Decision) -> list[Option]:
        cls = class_named(step.pattern["is"], Option, self.names.package)
        check_fields(cls, step.pattern)
        return [option for option in decision.options if fits(option, cls, step.pattern, self.names)]

    def _reason(self, step: Step, decision: Decision) -> str:
        """The rule that forbids an option, where the pattern is full enough to ask."""
        try:
            option = build(class_named(step.pattern["is"], Option, self.names.package), step.pattern, self.names)
            refusal = self.match.why_not(option, seat=decision.seat)
        except Exception:  # the question is a courtesy: a judge that breaks on it must not hide the first failure
            return ""
        return "" if refusal is None else f" ({refusal.key})"

    def _questions(self) -> str:
        questions = "; ".join(self._question(decision) for decision in self.match.pending.values())
        return questions or "the match is over"

    def _question(self, decision: Decision) -> str:
        return f"{self.names.name('seat', decision.seat)} is asked {decision.prompt}"

    def _offer(self, decision: Decision) -> str:
        return f"\n  {self._question(decision)}:{self._listed(decision.options)}"

    def _listed(self, records: Any) -> str:
        lines = [f"\n    {self.names.show(record)}" for record in records[:SHOWN]]
        more = f"\n    … and {len(records) - SHOWN} more" if len(records) > SHOWN else ""
        return "".join(lines) + more if lines else " nothing"

    def _story(self, told: list[Told], cls: type[Event]) -> str:
        """What was told, the events of the class that was looked for first."""
        events = [one.event for one in told]
        return self._listed(sorted(events, key=lambda event: type(event) is not cls))


def present_question(match: Match) -> Mapping[str, Any]:
    """The question that a match waits at, as the step of a case that expects it."""
    decision = match.decision
    if decision is None:
        winners = [] if match.result is None else list(match.result.winners)
        return {"expect": {"over": True, "winners": winners}}
    return {"asked": {"prompt": decision.prompt, "seat": Names(match).name("seat", decision.seat)}}
