"""The ledger: every rule and ruling of a game by its id, in the project's own words.

A system's package holds it as `rules.yaml`:

    game: tide-of-iron
    rules:
    - id: toi.action.advance
      ref: Avancée                  # the heading in the rulebook
      en: "..."
      fr: "..."
      untestable: "reason"          # only where nothing could test it
    rulings:
    - id: toi.ruling.principle
      topic: Principle
      en: "..."
      fr: "..."
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from bocage.rulebook.layout import layout_of
from bocage.rulebook.reading import RulebookError, convert, read_yaml

Words = Annotated[str, msgspec.Meta(min_length=1)]
RuleId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)+$")]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A rule: where the rulebook has it, what it says, and why nothing could test it where that is so.

    >>> Rule(id="demo.range", ref="Range", en="Three hexes.", fr="Trois hexagones.").untestable
    """

    id: RuleId
    ref: Words
    en: Words
    fr: Words
    untestable: Words | None = None


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the project decided where the rulebook is silent or contradicts itself.

    >>> Ruling(id="demo.ruling.ties", topic="Ties", en="Nobody wins.", fr="Personne ne gagne.").topic
    'Ties'
    """

    id: RuleId
    topic: Words
    en: Words
    fr: Words


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All rules and rulings of a game.

    >>> ties = Ruling(id="demo.ruling.ties", topic="Ties", en="Nobody wins.", fr="Personne ne gagne.")
    >>> ledger = Ledger(game="demo", rules=(), rulings=(ties,))
    >>> ledger.find("demo.ruling.ties").topic, ledger.find("demo.range")
    ('Ties', None)
    """

    game: Words
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all rules and rulings, in the order of the ledger."""
        return (*(rule.id for rule in self.rules), *(ruling.id for ruling in self.rulings))

    def find(self, id: str) -> Rule | Ruling | None:
        """The rule or ruling of that id."""
        entries: list[Rule | Ruling] = [*self.rules, *self.rulings]
        return next((entry for entry in entries if entry.id == id), None)


def load_ledger(path: Path) -> Ledger:
    """The ledger in a file.

    >>> load_ledger(Path("missing.yaml"))
    Traceback (most recent call last):
        ...
    bocage.rulebook.reading.RulebookError: missing.yaml: no such file
    """
    ledger = convert(read_yaml(path), Ledger, path)
    seen: set[str] = set()
    for name in ledger.ids:
        if name in seen:
            raise RulebookError(path, name, "is in the ledger twice")
        seen.add(name)
    return ledger


def ledger_of(game: str) -> Ledger:
    """The ledger in the package of a game, which is not imported for it."""
    path = layout_of(game).ledger
    ledger = load_ledger(path)
    if ledger.game != game:
        raise RulebookError(path, "game", f"is {ledger.game!r} in the package of {game!r}")
    return ledger
