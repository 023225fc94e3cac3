"""Advice: the odds of a choice, why something cannot be chosen, and what a rule says."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import islice, product
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bocage.cli.describe import Describer
from bocage.cli.terminal.choices import Choice, Choices, words
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.severity import severity
from bocage.cli.terminal.telling import Teller
from bocage.cli.terminal.things import things_named
from bocage.kernel import View
from bocage.kernel.dice import Branch, EnumeratingDice
from bocage.kernel.errors import BocageError
from bocage.kernel.events import Event
from bocage.kernel.frames import Option
from bocage.kernel.match import Decision, Match
from bocage.kernel.odds import Chance
from bocage.kernel.records import pointed_fields, thing_marks
from bocage.kernel.rulings import Refusal
from bocage.registry import system_of
from bocage.show.speaker import kinds_taken
from bocage.text import key

log = logging.getLogger("bocage.cli")

BAR = 24
MOST_OUTCOMES = 12
MOST_TRIED = 200
"""So many options at most are put to the judge."""
SHORT = 3
"""Words of so many letters say nothing of what is meant."""


class Adviser:
    """Explains the choices of one match to one seat."""

    def __init__(self, screen: Screen, describer: Describer, teller: Teller) -> None:
        self.screen = screen
        self.describer = describer
        self.teller = teller

    # Odds

    def odds(self, match: Match, view: View, choice: Choice) -> None:
        """The sums that a choice leads to, and its outcomes as bars, the gravest first."""
        for event in _before_the_dice(match, view, choice.option):
            for breakdown in self.describer.breakdowns(event):
                self.teller.breakdown(breakdown)
        chances = match.odds(choice.option, seat=view.seat)
        if len(chances) <= 1 and not (chances and chances[0].events):
            self.screen.line(self.describer.text("ui-odds-none"), "dim", indent=2)
            return
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for probability, outcome in self._outcomes(view, chances):
            bar = "█" * max(1, round(BAR * probability))
            number = f"{float(100 * probability):.0f}" if probability >= Fraction(1, 100) else "< 1"
            percent = self.describer.text("ui-percent", number=number)
            grid.add_row(Text(percent, "bold"), Text(bar, "#d9a51c"), Text(outcome))
        self.screen.show(Padding(grid, (0, 0, 0, 2)))

    def _outcomes(self, view: View, chances: Sequence[Chance]) -> Iterator[tuple[Fraction, str]]:
        told: dict[str, Fraction] = {}
        for chance in sorted(chances, key=lambda chance: severity(chance.events), reverse=True):
            sentences = Counter(self.describer.event(view, event).rstrip(".") for event in chance.events)
            counted = [f"{one} × {count}" if count > 1 else one for one, count in sentences.items()]
            text = "; ".join(counted) or self.describer.text("ui-odds-nothing")
            told[text] = told.get(text, Fraction(0)) + chance.probability
        likeliest = sorted(told, key=lambda text: -told[text])[:MOST_OUTCOMES]
        for text, probability in told.items():
            if text in likeliest:
                yield probability, text
        rest = 1 - sum((told[text] for text in likeliest), Fraction(0))
        if rest:
            yield rest, self.describer.text("ui-more", count=len(told) - MOST_OUTCOMES)

    # Why not

    def why(
        self, match: Match, view: View, decision: Decision, choices: Choices, typed: str, quiet: bool = False
    ) -> None:
        """Why what the words name cannot be chosen, or that it can; quiet where they name nothing."""
        allowed = [choice] if typed.isdigit() and (choice := choices.numbered(int(typed))) else choices.matching(typed)
        if allowed:
            verdict = self.describer.text("ui-allowed")
            for choice in allowed[:3]:
                number = Text(f"{choice.number:>3}", "bold")
                self.screen.hanging(number, Text(self.describer.text("ui-about", thing=choice.text, what=verdict)))
            return
        refusals = self._refusals(match, view, decision, typed)
        if refusals is None:
            self.screen.line(self.describer.text("ui-defect"))
            return
        if not refusals and not quiet:
            self.screen.line(self.describer.text("ui-why-unknown", words=typed))
        for option, refusal in refusals:
            more = {"prompt": self.describer.prompt(view, decision), "where": self.teller.trail(match, view)}
            reason = self.describer.refusal(view, refusal, **more)
            what = self.describer.option(view, option)
            self.screen.line(self.describer.text("ui-about", thing=what, what=reason))
            self.rule(refusal.rule, quiet=True)

    def _refusals(
        self, match: Match, view: View, decision: Decision, typed: str
    ) -> list[tuple[Option, Refusal]] | None:
        """What the judge says of options that the words name; None where it fails, which is a defect and is logged."""
        found: dict[bytes, tuple[Option, Refusal]] = {}
        for option in _candidates(match, view, decision, self.describer, typed):
            try:
                refusal = match.why_not(option, seat=decision.seat)
            except Exception:
                log.exception("%s, revision %d: the judge fails on %r", match.setup.game, match.revision, option)
                return None
            if refusal is not None:
                found.setdefault(msgspec.json.encode(refusal), (option, refusal))
        told = list(found.values())
        better = [pair for pair in told if not pair[1].rule.startswith("kernel.")]
        return (better or told)[:4]

    # Rules

    def rule(self, rule: str, quiet: bool = False) -> None:
        """What the ledger says under an id."""
        from bocage.rulebook.ledger import load_ledger

        try:
            entry = load_ledger(self.describer.system.folder / "rules.yaml").find(rule)
        except BocageError as error:
            entry = None
            if not quiet:
                self.screen.line(str(error))
        if entry is not None:
            text = entry.fr if self.describer.locale == "fr" else entry.en
            self.screen.hanging(Text(f"  {rule}", "cyan"), Text(text, "italic"))
        elif not quiet:
            self.screen.line(self.describer.text("ui-no-such-rule", rule=rule))


def _before_the_dice(match: Match, view: View, option: Option) -> list[Event]:
    """What the seat would hear before the first die of an option falls."""
    game = match.imagined(view.seat, match.game.dice.clone())
    game.hush()
    game.dice = EnumeratingDice(())
    with suppress(Branch):
        game.answer(view.seat, option)
    return [told.event for told in game.told if told.heard_by(view.seat)]


def _candidates(match: Match, view: View, decision: Decision, describer: Describer, typed: str) -> Iterator[Option]:
    """Options of the kinds that the question takes, made of the things that the words name.

    What the words do not name is taken from the options on offer, or else is any unit or card of the seat. Words that
    name no thing may name a kind of option, by its heading or its sentence.
    """
    asked = match.game.asked
    named = things_named(describer, view, typed)
    if asked is None:
        return
    kinds = kinds_taken(asked, describer.catalogue.has)
    spoken = set(words(typed))
    preferred = [kind for kind in kinds if spoken & _words_of(describer, kind)]
    for kind in preferred or (kinds if named else ()):
        for model in _models(match, view, decision, kind):
            made = (
                _filled(kind, model, {name: list(ids) for name, ids in named.items()}) if named else _made(kind, model)
            )
            if made is not None and made not in decision.options:
                yield made


def _words_of(describer: Describer, kind: type[Option]) -> set[str]:
    """The words for a kind of option, in its heading and its sentence."""
    sentence = re.sub(r"\{.*?\}", " ", describer.text(key("option", kind.__name__)))
    return {word for word in words(f"{describer.kind(kind)} {sentence}") if len(word) > SHORT}


def _models(match: Match, view: View, decision: Decision, kind: type[Option]) -> list[dict[str, Any]]:
    """Fields to begin with: those of the options of that kind on offer, or else any unit or card of the seat."""
    offered = [msgspec.to_builtins(option) for option in decision.options if type(option) is kind]
    if offered:
        return offered
    show = system_of(match).show
    pieces = show.sketch(view).pieces
    own = [piece.unit for piece in pieces if piece.seat == decision.seat]
    others = [piece.unit for piece in pieces if piece.seat != decision.seat]
    cards = [held.card for held in show.hand(view)]
    fields: dict[str, list[int]] = {}
    for name, thing in thing_marks(kind):
        if thing.kind in ("unit", "card"):
            fields[name] = cards if thing.kind == "card" else others if thing.role == "aim" else own
    return [dict(zip(fields, ids, strict=True)) for ids in islice(product(*fields.values()), MOST_TRIED)]


def _made(kind: type[Option], model: dict[str, Any]) -> Option | None:
    try:
        return msgspec.convert(model, kind)
    except msgspec.ValidationError:
        return None


def _filled(kind: type[Option], model: dict[str, Any], named: dict[str, list[int]]) -> Option | None:
    """An option with the things named in the fields that can hold them, aims first; all must be used."""
    fields = dict(model)
    for name, thing in pointed_fields(kind):
        if named.get(thing):
            last = named[thing].pop()
            fields[name] = [last] if isinstance(fields.get(name), list | tuple) else last
    if any(named.values()) or fields == model:
        return None
    return _made(kind, fields)
