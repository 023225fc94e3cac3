"""Advice: the odds of a choice, why something cannot be chosen, and what a rule says."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bocage.cli.describe import Describer
from bocage.cli.terminal.choices import Choice, Choices, words
from bocage.cli.terminal.screen import Screen
from bocage.cli.terminal.telling import Teller
from bocage.kernel import View
from bocage.kernel.dice import Branch, EnumeratingDice
from bocage.kernel.errors import BocageError
from bocage.kernel.events import Event
from bocage.kernel.frames import Option
from bocage.kernel.match import Decision, Match
from bocage.kernel.odds import Chance
from bocage.kernel.records import pointed_fields, thing_fields
from bocage.kernel.rulings import Refusal
from bocage.registry import system_of
from bocage.show.speaker import kinds_taken

log = logging.getLogger("bocage.cli")

BAR = 24
MOST_OUTCOMES = 12


class Adviser:
    """Explains the choices of one match to one seat."""

    def __init__(self, screen: Screen, describer: Describer, teller: Teller) -> None:
        self.screen = screen
        self.describer = describer
        self.teller = teller

    # Odds

    def odds(self, match: Match, view: View, choice: Choice) -> None:
        """The sums that a choice leads to, and its outcomes as bars, the likeliest first."""
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
        for chance in chances:
            sentences = Counter(self.describer.event(view, event).rstrip(".") for event in chance.events)
            counted = [f"{one} × {count}" if count > 1 else one for one, count in sentences.items()]
            text = "; ".join(counted) or self.describer.text("ui-odds-nothing")
            told[text] = told.get(text, Fraction(0)) + chance.probability
        ranked = sorted(told.items(), key=lambda item: -item[1])
        for text, probability in ranked[:MOST_OUTCOMES]:
            yield probability, text
        rest = sum((probability for _, probability in ranked[MOST_OUTCOMES:]), Fraction(0))
        if rest:
            yield rest, self.describer.text("ui-more", count=len(ranked) - MOST_OUTCOMES)

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

    What the words do not name is taken from the options on offer, or else is any unit of the seat.
    """
    asked = match.game.asked
    named = _things_named(match, view, typed)
    if asked is None or not any(named.values()):
        return
    kinds = [kind for kind in kinds_taken(asked, describer.catalogue.has) if thing_fields(kind)]
    spoken = set(words(typed))
    preferred = [kind for kind in kinds if spoken & set(words(describer.kind(kind) or kind.__name__))]
    own = [piece.unit for piece in system_of(match).show.sketch(view).pieces if piece.seat == decision.seat]
    for kind in preferred or kinds:
        models = [msgspec.to_builtins(option) for option in decision.options if type(option) is kind]
        missing = [name for name, thing in thing_fields(kind) if thing == "unit"]
        for model in models or [dict.fromkeys(missing, unit) for unit in own] or [{}]:
            made = _filled(kind, model, {name: list(ids) for name, ids in named.items()})
            if made is not None and made not in decision.options:
                yield made


def _things_named(match: Match, view: View, typed: str) -> dict[str, list[int]]:
    named: dict[str, list[int]] = {"unit": [], "place": [], "card": [], "seat": []}
    for word in [typed, *typed.split()] if " " in typed else [typed]:
        for kind, ids in named.items():
            try:
                ids.append(system_of(match).show.names.find(view, kind, word))
            except (LookupError, ValueError):
                continue
            break
    return named


def _filled(kind: type[Option], model: dict[str, Any], named: dict[str, list[int]]) -> Option | None:
    """An option with the things named in the fields that can hold them, aims first; all must be used."""
    fields = dict(model)
    for name, thing in pointed_fields(kind):
        if named.get(thing):
            last = named[thing].pop()
            fields[name] = [last] if isinstance(fields.get(name), list | tuple) else last
    if any(named.values()) or fields == model:
        return None
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError:
        return None
