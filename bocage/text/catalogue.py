"""A catalogue: every text of one language, by key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from bocage.text.resources import Parsed

Argument = str | int

LOCALES = ("fr", "en")
SHARED = Path(__file__).parent


class MissingText(KeyError):
    """A text that a strict catalogue does not have, or cannot make of the arguments given.

    >>> print(MissingText("ui-round", "fr", "Unknown external: number"))
    ui-round (fr): Unknown external: number
    """

    def __init__(self, key: str, locale: str, problem: str) -> None:
        super().__init__(key, locale, problem)
        self.key = key
        self.locale = locale
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.key} ({self.locale}): {self.problem}"


class Catalogue:
    """The texts of one locale from several folders; a later folder overrides an earlier one.

    >>> Catalogue("fr").text("ui-result-win", side="Allemagne")
    'Victoire\\xa0: Allemagne.'
    >>> Catalogue("en").text("ui-options", count=1)
    '1 option'
    >>> Catalogue("en").text("option-salute")
    '[option-salute]'
    """

    def __init__(self, locale: str, folders: Sequence[Traversable] = (SHARED,), *, strict: bool = False) -> None:
        homes = [home for folder in folders if (home := folder.joinpath(locale)).is_dir()]
        if not homes:
            raise ValueError(f"no texts in the language {locale!r}")
        self.locale = locale
        self.strict = strict
        self._homes = homes

    def text(self, key: str, /, *, attribute: str = "", **args: Argument) -> str:
        """The text of a key, or of one of its attributes, with its arguments.

        Where there is none, a strict catalogue raises `MissingText`; any other shows the key in brackets.

        >>> Catalogue("en").text("ui-undo", attribute="help")
        'take back your last choice'
        """
        whole = f"{key}.{attribute}" if attribute else key
        pattern = self._pattern(key, attribute)
        if pattern is None:
            return self._missing(whole)
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems and self.strict:
            raise MissingText(whole, self.locale, str(problems[0]))
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key.

        >>> Catalogue("fr").has("option-pass"), Catalogue("fr").has("option-salute")
        (True, False)
        """
        return self._bundle.has_message(key)

    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        return frozenset(message.id.name for parsed in self._files for message in parsed.messages)

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingText(key, self.locale, "no such text")
        return f"[{key}]"

    def _pattern(self, key: str, attribute: str) -> Pattern | None:
        if not self.has(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    @cached_property
    def _files(self) -> tuple[Parsed, ...]:
        # Fluent takes longer to import than the rest of the program: only those who read texts wait for it.
        from bocage.text.resources import parse_folder

        return tuple(parsed for home in self._homes for parsed in parse_folder(home))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from bocage.text.resources import bundle

        return bundle(self.locale, self._files)
