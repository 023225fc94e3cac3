"""Playing a rule case: its steps on scripted dice, and a clear word on the first one that does not hold."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from typing import Any, NamedTuple

from bocage import registry
from bocage.kernel import Decision, Event, Match, Option, RulesError, ScriptedDice, Seat, Setup, Told
from bocage.registry import system_of
from bocage.rulebook.casefile import Case, Pattern, Run, Step
from bocage.rulebook.patterns import CaseFailed, Names, build, check_fields, class_named, differences, fits, text

SHOWN = 24


class Outcome(NamedTuple):
    """Whether a case holds, else which step does not and why; `crashed` means that the rules broke down on the way.

    >>> Outcome(True)
    Outcome(passed=True, message='', crashed=False)
    """

    passed: bool
    message: str = ""
    crashed: bool = False


def run_case(case: Case) -> Outcome:
    """Play a case: every run of it, to the first step that does not hold."""
    system = registry.system(case.game)
    for number, run in enumerate(case.plays(), start=1):
        where = case.file or case.id
        if case.runs:
            where += f": run {number}" + (f" ({run.name})" if run.name else "")
        dice = ScriptedDice(run.dice or ())
        taken = 0
        try:
            scenario = str(run.position.get("scenario", case.id))
            match = Match(system.play, system.play.position(run.position, dice), Setup(case.game, scenario))
            play = Play(match)
            for step in run.play or ():
                taken += 1
                play.step(step)
            _check_dice(play, run)
        except CaseFailed as error:
            return Outcome(False, f"{_at(where, run, taken)}: {error}")
        except Exception as error:  # whatever breaks in a game's rules is that case's failure, not the program's
            crashed = not is_out_of_dice(error)
            return Outcome(False, f"{_at(where, run, taken)}: {_crash(error) if crashed else error}", crashed)
    return Outcome(True)


def is_out_of_dice(error: BaseException) -> bool:
    """Whether an error means that the rules rolled other dice than a script foresees: a verdict, not a breakdown.

    >>> try:
    ...     ScriptedDice([3]).dice(2)
    ... except RulesError as error:
    ...     is_out_of_dice(error)
    True
    """
    frames = list(traceback.walk_tb(error.__traceback__))
    return isinstance(error, RulesError) and frames[-1][0].f_code is ScriptedDice.draw.__code__


def _at(where: str, run: Run, step: int) -> str:
    if step == 0:
        return f"{where}: position"
    line = (run.play or ())[step - 1]
    said = "pass" if line.passed else f"{line.verb} {text(line.pattern)}"
    return f"{where}: step {step}, {said}"


def _crash(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {last.name}, {last.filename.rpartition('/')[2]}:{last.lineno})"


def _check_dice(play: Play, run: Run) -> None:
    dice = play.match.game.dice
    if isinstance(dice, ScriptedDice) and dice.left and not run.spare:
        raise CaseFailed(f"after it {len(dice.left)} of the dice have not been rolled: {text(list(dice.left))}")


class Play:
    """A match in which the steps of a case are taken one by one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = Names(match)
        self.heard = list(match.told())

    def step(self, step: Step) -> None:
        """Take a step, or fail."""
        getattr(self, f"_{step.verb}")(step)

    # What seats do

    def _choose(self, step: Step) -> None:
        decision = self._decision(step)
        cls = class_named(step.pattern["is"], Option, self.names.package)
        check_fields(cls, step.pattern)
        found = [option for option in decision.options if fits(option, cls, step.pattern, self.names)]
        if len(found) > 1:
            raise CaseFailed(f"{len(found)} options are meant:{self._listed(found)}")
        if found:
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
        known = len(self.match.told())
        self.match.choose(option, seat=seat)
        self.heard = self.match.told()[known:]

    # What must hold of a question

    def _asked(self, step: Step) -> None:
        wanted = dict(step.pattern)
        seat = wanted.pop("seat", step.seat)
        decision = self._decision(step, seat)
        for key, value in wanted.items():
            there = decision.prompt if key == "prompt" else decision.args.get(key)
            if there != value:
                raise CaseFailed(f"{key} is {text(there)}: {self._question(decision)}")

    def _offered(self, step: Step) -> None:
        decision = self._decision(step)
        if not self._matching(step, decision):
            raise CaseFailed(f"is not on offer{self._reason(step, decision)}{self._offer(decision)}")

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

    # What must hold of the game

    def _expect(self, step: Step) -> None:
        wanted = dict(step.pattern)
        ever = bool(wanted.pop("ever", step.ever))
        if "event" in wanted or "no_event" in wanted:
            self._expect_event(wanted, ever)
        elif "over" in wanted:
            self._expect_end(wanted)
        else:
            self._expect_record(wanted)

    def _expect_event(self, wanted: Pattern, ever: bool) -> None:
        absent = "no_event" in wanted
        pattern = wanted.pop("no_event" if absent else "event")
        told = self.match.told() if ever else self.heard
        by = wanted.pop("heard_by", None)
        if by is not None:
            seat = self.names.number("seat", by)
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
        kind = next(iter(wanted))
        name = wanted.pop(kind)
        gone = wanted.pop("gone", None)
        label = self.names.name(kind, name) if isinstance(name, int) else str(name)
        try:
            record = system_of(self.match).show.names.record(self.match.view(0), self.match.game, kind, label)
        except LookupError:
            if gone:
                return
            raise CaseFailed(f"there is no {kind} {label!r}") from None
        if gone:
            raise CaseFailed(f"it is still there: {self.names.show(record)}")
        if gone is None and not wanted:
            raise CaseFailed("names no field, and nothing else to hold")
        if found := differences(record, wanted, self.names):
            raise CaseFailed(f"{'; '.join(found)}\n  there is: {self.names.show(record)}")

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
            questions = "; ".join(self._question(decision) for decision in self.match.pending.values())
            raise CaseFailed(f"{wanted} is not asked: {questions}")
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
