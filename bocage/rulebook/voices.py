"""Voices: what players read of a game, in both languages; spaces that do not break are plain ones here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bocage.kernel import Decision, Event, Option, Refusal, View
from bocage.show import Speaker, Text, Words
from bocage.system import System
from bocage.text import LOCALES, SHARED, Catalogue

PLAIN = str.maketrans("\u00a0\u202f", "  ")


class Voices:
    """Says what a seat may hear of a system, in every language."""

    def __init__(self, system: System) -> None:
        self.system = system

    def prompt(self, view: View, decision: Decision) -> dict[str, str]:
        """The question of a decision."""
        return self._said(self._speaker(view).prompt(decision.prompt, decision.args))

    def option(self, view: View, option: Option) -> dict[str, str]:
        """What choosing the option does."""
        return self._said(self._speaker(view).sentence("option", option))

    def event(self, view: View, event: Event) -> dict[str, str]:
        """What happened."""
        return self._said(self._speaker(view).sentence("event", event))

    def refusal(self, view: View, refusal: Refusal) -> dict[str, str]:
        """Why something is not allowed."""
        return self._said(self._speaker(view).refusal(refusal))

    def _speaker(self, view: View) -> Speaker:
        return Speaker(self.system.show, view, _catalogue(self.system.folder, LOCALES[0]).has)

    def _said(self, text: Text) -> dict[str, str]:
        said = {locale: Words(_catalogue(self.system.folder, locale)).say(text) for locale in LOCALES}
        return {locale: sentence.translate(PLAIN) for locale, sentence in said.items()}


@cache
def _catalogue(folder: Path, locale: str) -> Catalogue:
    return Catalogue(locale, (SHARED, folder / "text"))
