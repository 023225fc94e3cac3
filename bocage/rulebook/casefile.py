"""The form of a rule case: what a case file may hold, checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from bocage.rulebook.reading import RulebookError, convert, read_yaml

Pattern = dict[str, Any]
Words = Annotated[str, msgspec.Meta(min_length=1)]

VERBS = ("choose", "refused", "offered", "not_offered", "asked", "not_asked", "passed", "expect")
OF_A_CLASS = ("choose", "refused", "offered", "not_offered")
SPOKEN = ("choose", "refused", "offered", "asked", "expect")


class Sentences(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players read, in both languages."""

    en: Words
    fr: Words


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"passed": "pass"}):
    """One line of a play: something chosen, or something that must hold.

    >>> Step(choose={"is": "Enter", "hex": "C4"}).verb
    'choose'
    """

    choose: Pattern | None = None
    refused: Pattern | None = None
    offered: Pattern | None = None
    not_offered: Pattern | None = None
    asked: Pattern | None = None
    not_asked: Pattern | str | int | None = None
    passed: bool | None = None
    expect: Pattern | None = None
    seat: str | int | None = None
    rule: Words | None = None
    text: Sentences | None = None
    at: Words | None = None
    ever: bool = False

    @property
    def verb(self) -> str:
        """What the step does: the one of its fields that says it."""
        return next(verb for verb in VERBS if getattr(self, verb) is not None)

    @property
    def pattern(self) -> Pattern:
        """What the step speaks of; a seat alone that is not asked stands for any question to it."""
        found = getattr(self, self.verb) if self.passed is None else {}
        return found if isinstance(found, dict) else {"seat": found}

    @property
    def stop(self) -> str:
        """The prompt of the question that the step wants to be taken at, though it may have one answer only."""
        only = self.asked is not None and "only" in self.asked
        return self.at or (str(self.pattern.get("prompt", "")) if only else "")


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One play of a case: what differs from the case as a whole; the position is merged over the common one.

    >>> Run(name="at long range", dice=(6,)).dice
    (6,)
    """

    name: str = ""
    position: Pattern = {}
    dice: tuple[int, ...] | None = None
    play: tuple[Step, ...] | None = None
    spare: bool | None = None
    packs: tuple[Words, ...] | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule case: a position, dice, and a play in which certain things must hold, with the rules it proves.

    >>> case = Case(id="demo.case.one", game="demo", rules=("demo.range",), dice=(3,), play=(Step(passed=True),))
    >>> [(run.dice, len(run.play)) for run in case.plays()]
    [((3,), 1)]
    """

    id: Words
    game: Words
    rules: Annotated[tuple[Words, ...], msgspec.Meta(min_length=1)]
    en: str = ""
    fr: str = ""
    position: Pattern = {}
    dice: tuple[int, ...] = ()
    play: tuple[Step, ...] = ()
    spare: bool = False
    packs: tuple[Words, ...] = ()
    runs: tuple[Run, ...] = ()
    file: str = ""

    def plays(self) -> tuple[Run, ...]:
        """The plays in full: each run over what the case has in common, or the case as its only run."""
        return tuple(
            Run(
                name=run.name,
                position=merged(merged({}, self.position), run.position),
                dice=self.dice if run.dice is None else run.dice,
                play=self.play if run.play is None else run.play,
                spare=self.spare if run.spare is None else run.spare,
                packs=self.packs if run.packs is None else run.packs,
            )
            for run in self.runs or (Run(),)
        )


def merged(common: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A position over a common one: inner mappings key by key, anything else replaced, and with `!` a mapping too.

    >>> merged({"round": 1, "units": {"US1": {"hex": "A1"}}}, {"units": {"US1": {"status": "fatigued"}}})
    {'round': 1, 'units': {'US1': {'hex': 'A1', 'status': 'fatigued'}}}
    >>> merged({"figures": {"us-regular": 4}}, {"figures!": {"us-mortar": 2}})
    {'figures': {'us-mortar': 2}}
    """
    found = dict(common)
    for key, value in own.items():
        replaced = isinstance(key, str) and key.endswith("!")
        name = key[:-1] if replaced else key
        inner = {} if replaced else common.get(name)
        laid = merged(inner if isinstance(inner, dict) else {}, value) if isinstance(value, dict) else value
        found[name] = laid
    return found


def load_case(path: Path | str) -> Case:
    """The case in a file; RulebookError, in one line, where it is not one.

    >>> load_case("missing.yaml")
    Traceback (most recent call last):
        ...
    bocage.rulebook.reading.RulebookError: missing.yaml: no such file
    """
    path = Path(path)
    data = read_yaml(path)
    if not isinstance(data, dict):
        raise RulebookError(path, "", "is not a case: a mapping with id, game, rules and play")
    if "file" in data:
        raise RulebookError(path, "", "object contains unknown field `file`")
    case = convert({**data, "file": str(path)}, Case, path)
    for number, run in enumerate(case.plays(), start=1):
        where = f"run {number}, " if case.runs else ""
        if not run.play:
            raise RulebookError(path, f"{where}play", "has no step, so it can show nothing")
        for place, step in enumerate(run.play, start=1):
            flaw = _flaw(step)
            if flaw:
                raise RulebookError(path, f"{where}step {place}", flaw)
    return case


def _flaw(step: Step) -> str:
    """What is wrong with a step, or nothing."""
    verbs = [verb for verb in VERBS if getattr(step, verb) is not None]
    names = ["pass" if verb == "passed" else verb for verb in VERBS]
    if len(verbs) != 1:
        return f"needs exactly one of {', '.join(names)}"
    if step.passed is False:
        return "pass can only be true"
    if step.passed is None and not step.pattern:
        return f"{step.verb} is empty"
    if step.verb in OF_A_CLASS and not isinstance(step.pattern.get("is"), str):
        return f"{step.verb} needs `is`, the class of the option"
    if step.rule is not None and step.verb != "refused":
        return "rule belongs to refused"
    if step.text is not None and step.verb not in SPOKEN:
        return f"text belongs to {', '.join(SPOKEN)}"
    if step.verb == "asked" and "only" in step.pattern and "prompt" not in step.pattern:
        return "only needs prompt, the question that has one answer"
    if step.ever and step.verb != "expect":
        return "ever belongs to expect"
    if step.seat is not None and step.verb == "expect":
        return "seat belongs to a step about a question"
    return _expect_flaw(step) if step.verb == "expect" else ""


def _expect_flaw(step: Step) -> str:
    expect = step.pattern
    for key in ("event", "no_event"):
        if key in expect and not (isinstance(expect[key], dict) and isinstance(expect[key].get("is"), str)):
            return f"{key} needs `is`, the class of the event"
    return "text needs an event that says it" if step.text is not None and "event" not in expect else ""
